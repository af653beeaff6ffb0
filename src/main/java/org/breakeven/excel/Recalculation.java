package org.breakeven.excel;

import org.apache.poi.ss.formula.WorkbookEvaluator;
import org.apache.poi.ss.formula.eval.BoolEval;
import org.apache.poi.ss.formula.eval.ErrorEval;
import org.apache.poi.ss.formula.eval.NumberEval;
import org.apache.poi.ss.formula.eval.StringEval;
import org.apache.poi.ss.formula.eval.ValueEval;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.CellType;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.ss.util.AreaReference;
import org.apache.poi.ss.util.CellReference;
import org.apache.poi.xssf.usermodel.XSSFEvaluationWorkbook;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;

/// Works out every formula with POI and keeps the results in the cells, for viewers that do not reckon themselves.
///
/// The evaluator follows references by recursion, so long columns are taken in the order in which they build up: the
/// demand sheet's tails from the last card upward, everything else downward.
final class Recalculation {

    private final XSSFWorkbook workbook;
    private final XSSFEvaluationWorkbook cells;
    private final WorkbookEvaluator evaluator;

    private Recalculation(XSSFWorkbook workbook) {
        this.workbook = workbook;
        this.cells = XSSFEvaluationWorkbook.create(workbook);
        this.evaluator = new WorkbookEvaluator(new CachedNames(cells), null, null);
    }

    static void run(XSSFWorkbook workbook) {
        Recalculation recalculation = new Recalculation(workbook);
        recalculation.demand();
        recalculation.downward("rent.npv");
        recalculation.downward("scan.npv");
        for (int i = 0; i < workbook.getNumberOfSheets(); i++) {
            recalculation.downward(workbook.getSheetAt(i));
        }
    }

    private void demand() {
        AreaReference area = new AreaReference(workbook.getName("demand.area").getRefersToFormula(), workbook.getSpreadsheetVersion());
        CellReference first = area.getFirstCell();
        Sheet sheet = workbook.getSheet(first.getSheetName());
        int last = area.getLastCell().getRow() + 1;
        for (int row = first.getRow(); row <= last; row++) {
            evaluate(sheet, row, 1);
        }
        for (int column = 2; column < first.getCol(); column++) {
            for (int row = last; row >= first.getRow(); row--) {
                evaluate(sheet, row, column);
            }
        }
        for (int row = first.getRow(); row <= last; row++) {
            evaluate(sheet, row, first.getCol());
        }
    }

    private void downward(String name) {
        downward(workbook.getSheet(workbook.getName(name).getSheetName()));
    }

    private void downward(Sheet sheet) {
        for (Row row : sheet) {
            for (Cell cell : row) {
                evaluate(cell);
            }
        }
    }

    private void evaluate(Sheet sheet, int row, int column) {
        Cell cell = sheet.getRow(row) == null ? null : sheet.getRow(row).getCell(column);
        if (cell != null) {
            evaluate(cell);
        }
    }

    private void evaluate(Cell cell) {
        if (cell.getCellType() == CellType.FORMULA) {
            int sheet = workbook.getSheetIndex(cell.getSheet());
            keep(cell, evaluator.evaluate(cells.getSheet(sheet).getCell(cell.getRowIndex(), cell.getColumnIndex())));
        }
    }

    /// A value given to a formula's cell is its cached result.
    private static void keep(Cell cell, ValueEval result) {
        switch (result) {
            case NumberEval number -> cell.setCellValue(number.getNumberValue());
            case BoolEval flag -> cell.setCellValue(flag.getBooleanValue());
            case StringEval text -> cell.setCellValue(text.getStringValue());
            case ErrorEval error -> cell.setCellErrorValue((byte) error.getErrorCode());
            default -> throw new IllegalStateException("no result of " + cell.getAddress() + ": " + result);
        }
    }
}
