package org.breakeven.excel;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.apache.poi.ss.usermodel.Name;
import org.apache.poi.xssf.usermodel.XSSFCell;
import org.apache.poi.xssf.usermodel.XSSFSheet;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;

/// The workbook being written: its sheets, its styles and its named cells.
///
/// Formulas are kept until every name exists, so that a sheet may refer to one written after it.
final class Book {

    private record Pending(XSSFCell cell, String formula) { }

    /// Names such as `buy.npv`, which POI takes for the old way of writing a range of columns (`BUY..NPV`).
    private static final Pattern LIKE_COLUMNS = Pattern.compile("(?<![\\w.])[a-z]{1,3}\\.[a-z]{1,3}(?![\\w.])");

    private final XSSFWorkbook workbook = new XSSFWorkbook();
    private final WorkbookStyles styles;
    private final List<Pending> pending = new ArrayList<>();
    private final Map<String, String> references = new HashMap<>();

    Book(String fontName, String currencySign) {
        // every formula is parsed once, when it is worked out
        workbook.setCellFormulaValidation(false);
        styles = new WorkbookStyles(workbook, fontName, currencySign);
        // the default font sets the unit of the column widths
        workbook.getFontAt(0).setFontName(fontName);
        workbook.getFontAt(0).setFontHeightInPoints((short) 10);
    }

    XSSFWorkbook workbook() {
        return workbook;
    }

    /// @param title made safe and unique as a sheet's name
    Page page(String title) {
        XSSFSheet sheet = workbook.createSheet(title);
        return new Page(this, sheet, styles);
    }

    void name(String name, String reference) {
        Name defined = workbook.createName();
        defined.setNameName(name);
        defined.setRefersToFormula(reference);
        references.put(name, reference);
    }

    void later(XSSFCell cell, String formula) {
        pending.add(new Pending(cell, formula));
    }

    /// Puts every formula into its cell; all names must be defined by now.
    void settle() {
        pending.forEach(entry -> entry.cell().setCellFormula(readable(entry.formula())));
        pending.clear();
    }

    /// A name that POI cannot read is written as the cell it stands for.
    private String readable(String formula) {
        return LIKE_COLUMNS.matcher(formula).replaceAll(name -> references.getOrDefault(name.group(), name.group()).replace("$", "\\$"));
    }
}
