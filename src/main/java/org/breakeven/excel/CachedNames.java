package org.breakeven.excel;

import java.util.HashMap;
import java.util.Map;
import org.apache.poi.ss.SpreadsheetVersion;
import org.apache.poi.ss.formula.EvaluationCell;
import org.apache.poi.ss.formula.EvaluationName;
import org.apache.poi.ss.formula.EvaluationSheet;
import org.apache.poi.ss.formula.EvaluationWorkbook;
import org.apache.poi.ss.formula.ptg.NamePtg;
import org.apache.poi.ss.formula.ptg.NameXPtg;
import org.apache.poi.ss.formula.ptg.Ptg;
import org.apache.poi.ss.formula.udf.UDFFinder;

/// A workbook as POI's evaluator sees it, which parses what a name stands for once and not at each use: formulas over
/// named cells are worked out many times faster.
final class CachedNames implements EvaluationWorkbook {

    /// A name with its parsed meaning.
    private record Known(EvaluationName name, Ptg[] meaning) implements EvaluationName {

        @Override
        public String getNameText() {
            return name.getNameText();
        }

        @Override
        public boolean isFunctionName() {
            return name.isFunctionName();
        }

        @Override
        public boolean hasFormula() {
            return name.hasFormula();
        }

        @Override
        public Ptg[] getNameDefinition() {
            return meaning;
        }

        @Override
        public boolean isRange() {
            return name.isRange();
        }

        @Override
        public NamePtg createPtg() {
            return name.createPtg();
        }
    }

    private final EvaluationWorkbook workbook;
    private final Map<Integer, EvaluationName> names = new HashMap<>();

    CachedNames(EvaluationWorkbook workbook) {
        this.workbook = workbook;
    }

    @Override
    public EvaluationName getName(NamePtg reference) {
        return names.computeIfAbsent(reference.getIndex(), _ -> {
            EvaluationName name = workbook.getName(reference);
            return new Known(name, name.getNameDefinition());
        });
    }

    @Override
    public EvaluationName getName(String name, int sheetIndex) {
        return workbook.getName(name, sheetIndex);
    }

    @Override
    public String getSheetName(int sheetIndex) {
        return workbook.getSheetName(sheetIndex);
    }

    @Override
    public EvaluationSheet getSheet(int sheetIndex) {
        return workbook.getSheet(sheetIndex);
    }

    @Override
    public int getSheetIndex(EvaluationSheet sheet) {
        return workbook.getSheetIndex(sheet);
    }

    @Override
    public int getSheetIndex(String sheetName) {
        return workbook.getSheetIndex(sheetName);
    }

    @Override
    public ExternalSheet getExternalSheet(int externSheetIndex) {
        return workbook.getExternalSheet(externSheetIndex);
    }

    @Override
    public ExternalSheet getExternalSheet(String firstSheetName, String lastSheetName, int externalWorkbookNumber) {
        return workbook.getExternalSheet(firstSheetName, lastSheetName, externalWorkbookNumber);
    }

    @Override
    public int convertFromExternSheetIndex(int externSheetIndex) {
        return workbook.convertFromExternSheetIndex(externSheetIndex);
    }

    @Override
    public ExternalName getExternalName(int externSheetIndex, int externNameIndex) {
        return workbook.getExternalName(externSheetIndex, externNameIndex);
    }

    @Override
    public ExternalName getExternalName(String nameName, String sheetName, int externalWorkbookNumber) {
        return workbook.getExternalName(nameName, sheetName, externalWorkbookNumber);
    }

    @Override
    public String resolveNameXText(NameXPtg reference) {
        return workbook.resolveNameXText(reference);
    }

    @Override
    public Ptg[] getFormulaTokens(EvaluationCell cell) {
        return workbook.getFormulaTokens(cell);
    }

    @Override
    public UDFFinder getUDFFinder() {
        return workbook.getUDFFinder();
    }

    @Override
    public SpreadsheetVersion getSpreadsheetVersion() {
        return workbook.getSpreadsheetVersion();
    }

    @Override
    public void clearAllCachedResultValues() {
        workbook.clearAllCachedResultValues();
    }
}
