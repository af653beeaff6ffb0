/// A `Comparison` as a workbook with live formulas over named assumption cells.
package org.breakeven.excel;
