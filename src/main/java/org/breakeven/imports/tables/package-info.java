/// Tables as rows of cells, whatever file they come in: delimited text, Markdown, HTML, Excel. No meaning is given here.
package org.breakeven.imports.tables;
