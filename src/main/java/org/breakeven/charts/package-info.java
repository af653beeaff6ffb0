/// A `Comparison` as JFreeChart charts. No JavaFX here.
package org.breakeven.charts;
