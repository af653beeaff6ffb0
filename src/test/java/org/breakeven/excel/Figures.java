package org.breakeven.excel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.CellType;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.ss.util.CellReference;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.breakeven.comparison.BreakEven;
import org.breakeven.comparison.CardComparison;
import org.breakeven.comparison.Option;
import org.breakeven.costing.CostKind;
import org.breakeven.i18n.Messages;

/// The named figures of a workbook as they stand in its cells, and their comparison with the application's.
final class Figures {

    private static final double CENT = 0.01;

    private final XSSFWorkbook workbook;

    Figures(XSSFWorkbook workbook) {
        this.workbook = workbook;
    }

    Cell cell(String name) {
        CellReference at = new CellReference(workbook.getName(name).getRefersToFormula());
        return workbook.getSheet(at.getSheetName()).getRow(at.getRow()).getCell(at.getCol());
    }

    double number(String name) {
        Cell cell = cell(name);
        CellType type = cell.getCellType() == CellType.FORMULA ? cell.getCachedFormulaResultType() : cell.getCellType();
        return type == CellType.NUMERIC ? cell.getNumericCellValue() : Double.NaN;
    }

    /// A formula in the cell gives way to the value, as when a person types over it.
    void set(String name, double value) {
        cell(name).setBlank();
        cell(name).setCellValue(value);
    }

    void assertEqual(CardComparison told) {
        assertOption("rent", told.rent());
        assertOption("buy", told.buy());
        assertOption("hybrid", told.hybrid());
        BreakEven breakEven = told.breakEven();
        assertFigure("breakEven.months", breakEven.months());
        assertFigure("breakEven.discountedMonths", breakEven.discountedMonths());
        assertFigure("breakEven.netOfResaleMonths", breakEven.netOfResaleMonths());
        assertFigure("breakEven.gpuHours", breakEven.gpuHours());
        assertFigure("breakEven.rentPrice", breakEven.rentPrice());
        assertFigure("breakEven.purchasePrice", breakEven.purchasePrice());
        assertFigure("breakEven.priceToMonthlyRent", breakEven.priceToMonthlyRent());
        assertThat(cell("verdict.choice").getStringCellValue()).isEqualTo(told.verdict().choice().id());
    }

    private void assertOption(String id, Option option) {
        assertThat(number(id + ".cards")).as(id + ".cards").isEqualTo(option.ownedGpus());
        assertThat(number(id + ".total")).as(id + ".total").isCloseTo(option.total(), within(CENT));
        assertThat(number(id + ".npv")).as(id + ".npv").isCloseTo(option.npv(), within(CENT));
        assertThat(number(id + ".capital")).as(id + ".capital").isCloseTo(option.capital(), within(CENT));
        for (CostKind kind : CostKind.values()) {
            Double shown = totalOf(id, kind);
            assertThat(shown == null ? 0 : shown).as(id + " " + kind).isCloseTo(option.timeline().total(kind), within(CENT));
        }
    }

    /// The totals row is that of `<option>.total`; the heading stands above the first month.
    private Double totalOf(String id, CostKind kind) {
        Row totals = cell(id + ".total").getRow();
        Row headings = totals.getSheet().getRow(9);
        for (Cell heading : headings) {
            if (heading.getStringCellValue().equals(Messages.in(java.util.Locale.ENGLISH).word(kind))) {
                return totals.getCell(heading.getColumnIndex()).getNumericCellValue();
            }
        }
        return null;
    }

    private void assertFigure(String name, Double told) {
        if (told == null) {
            assertThat(number(name)).as(name).isNaN();
        } else {
            assertThat(number(name)).as(name).isCloseTo(told, within(CENT));
        }
    }

    /// Where any formula ended in an error.
    List<String> errors() {
        List<String> errors = new ArrayList<>();
        for (Sheet sheet : workbook) {
            for (Row row : sheet) {
                for (Cell cell : row) {
                    boolean failed = cell.getCellType() == CellType.ERROR
                            || cell.getCellType() == CellType.FORMULA && cell.getCachedFormulaResultType() == CellType.ERROR;
                    if (failed) {
                        errors.add(sheet.getSheetName() + "!" + cell.getAddress());
                    }
                }
            }
        }
        return errors;
    }
}
