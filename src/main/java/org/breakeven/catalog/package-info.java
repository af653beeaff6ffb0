/// Reads the shipped `pricing-data`: cards with every alias, machine types, offers, quotes, fees, rates.
package org.breakeven.catalog;
