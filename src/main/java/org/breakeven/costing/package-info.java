/// One option over time: renting, buying, or owning some and renting the rest, as months x cost kinds, with a trail
/// that explains each figure. Plain numbers in one currency; rounding happens where a figure is shown, not here.
package org.breakeven.costing;
