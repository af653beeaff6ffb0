/// Price sheets in: one class per format, in one ordered list.
package org.breakeven.imports.prices;
