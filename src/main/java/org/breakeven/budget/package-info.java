/// Team budgets, actual spend, forecast.
package org.breakeven.budget;
