/// What people talk about, as immutable records: money and prices, cards, offers and quotes, demand, assumptions,
/// scenarios, teams, the project. Only the JDK is used here, and nothing here reads files or draws.
package org.breakeven.model;
