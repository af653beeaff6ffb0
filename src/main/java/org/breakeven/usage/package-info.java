/// What the logs say: GPU-hours, demand over time, spend. DuckDB is only here, behind one interface.
package org.breakeven.usage;
