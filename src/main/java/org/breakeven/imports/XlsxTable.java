package org.breakeven.imports;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.zip.ZipFile;
import org.apache.poi.openxml4j.exceptions.OpenXML4JException;
import org.apache.poi.openxml4j.opc.OPCPackage;
import org.apache.poi.openxml4j.opc.PackageAccess;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.CellType;
import org.apache.poi.ss.usermodel.DateUtil;
import org.apache.poi.ss.usermodel.FormulaError;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.ss.usermodel.Workbook;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.breakeven.model.Message;

/// The rows of an Excel workbook's first sheet that has a wanted header: numbers in plain notation with a point,
/// dates in ISO 8601, formulas by the value Excel last computed.
public final class XlsxTable {

    /// POI writes to the log what is wrong inside a workbook; the refusal tells the user, so the log stays quiet. Kept
    /// here, because a logger without an owner is forgotten with its level.
    static final Logger POI = quiet(Logger.getLogger("org.apache.poi"));

    private static final int HEADER_WITHIN = 30;
    private static final long LARGEST = 64L << 20;

    private XlsxTable() { }

    private static Logger quiet(Logger logger) {
        logger.setLevel(Level.OFF);
        return logger;
    }

    /// Whether the file is an Excel workbook by its inside, whatever its name.
    public static boolean isWorkbook(FileHead head) {
        if (head.gzip() || head.binary().filter(kind -> kind == BinaryKind.ZIP).isEmpty()) {
            return false;
        }
        try (ZipFile zip = new ZipFile(head.path().toFile())) {
            return zip.getEntry("xl/workbook.xml") != null;
        } catch (IOException _) {
            return false;
        }
    }

    /// @param isHeader whether a row's cells are the header looked for
    /// @return the rows under it, empty if no sheet has it in its first rows
    /// @throws UnreadableFile if the workbook is damaged or too large
    public static Optional<List<SheetRow>> rows(FileHead head, Predicate<List<String>> isHeader) throws UnreadableFile {
        Path file = head.path();
        try {
            if (Files.size(file) > LARGEST) {
                throw new UnreadableFile(Message.of("imports.tooLarge", head.fileName()));
            }
            return fromWorkbook(file, isHeader);
        } catch (IOException | RuntimeException | OpenXML4JException e) {
            // a damaged workbook shows in many kinds of exception, POI has no common one
            throw new UnreadableFile(Message.of("imports.damagedWorkbook", head.fileName()), e);
        }
    }

    private static Optional<List<SheetRow>> fromWorkbook(Path file, Predicate<List<String>> isHeader)
            throws IOException, OpenXML4JException {
        try (OPCPackage zip = OPCPackage.open(file.toFile(), PackageAccess.READ);
                Workbook workbook = new XSSFWorkbook(zip)) {
            for (Sheet sheet : workbook) {
                Optional<List<SheetRow>> rows = fromSheet(sheet, isHeader);
                if (rows.isPresent()) {
                    return rows;
                }
            }
            return Optional.empty();
        }
    }

    private static Optional<List<SheetRow>> fromSheet(Sheet sheet, Predicate<List<String>> isHeader) {
        List<SheetRow> rows = null;
        Map<String, Integer> columns = null;
        for (Row row : sheet) {
            List<String> cells = cells(row);
            if (columns != null && cells.stream().anyMatch(cell -> !cell.isBlank())) {
                rows.add(new SheetRow(row.getRowNum() + 1L, columns, cells));
            } else if (columns == null && row.getRowNum() < HEADER_WITHIN && isHeader.test(cells)) {
                columns = SheetRow.places(cells);
                rows = new ArrayList<>();
            }
        }
        return Optional.ofNullable(rows);
    }

    private static List<String> cells(Row row) {
        List<String> cells = new ArrayList<>();
        for (int i = 0; i < row.getLastCellNum(); i++) {
            Cell cell = row.getCell(i);
            cells.add(cell == null ? "" : text(cell));
        }
        return cells;
    }

    private static String text(Cell cell) {
        CellType type = cell.getCellType() == CellType.FORMULA ? cell.getCachedFormulaResultType() : cell.getCellType();
        return switch (type) {
            case NUMERIC -> DateUtil.isCellDateFormatted(cell) ? date(cell.getLocalDateTimeCellValue())
                    : BigDecimal.valueOf(cell.getNumericCellValue()).stripTrailingZeros().toPlainString();
            case STRING -> cell.getStringCellValue();
            case BOOLEAN -> String.valueOf(cell.getBooleanCellValue());
            case ERROR -> FormulaError.forInt(cell.getErrorCellValue()).getString();
            default -> "";
        };
    }

    private static String date(LocalDateTime time) {
        return time == null ? "" : time.toLocalDate().toString();
    }
}
