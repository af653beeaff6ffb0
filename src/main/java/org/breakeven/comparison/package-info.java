/// Options side by side: rent, buy and hybrid of every card, all break-evens, the verdict with its reasons.
package org.breakeven.comparison;
