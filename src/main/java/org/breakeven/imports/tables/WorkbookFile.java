package org.breakeven.imports.tables;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.logging.Level;
import java.util.logging.Logger;
import javax.xml.parsers.ParserConfigurationException;
import org.apache.poi.openxml4j.exceptions.OpenXML4JException;
import org.apache.poi.openxml4j.opc.OPCPackage;
import org.apache.poi.openxml4j.opc.PackageAccess;
import org.apache.poi.util.XMLHelper;
import org.apache.poi.xssf.eventusermodel.XSSFReader;
import org.apache.xmlbeans.XmlException;
import org.breakeven.imports.FileHead;
import org.breakeven.imports.ImportOptions;
import org.breakeven.imports.ImportWatch;
import org.breakeven.imports.UnreadableFile;
import org.breakeven.model.Message;
import org.openxmlformats.schemas.spreadsheetml.x2006.main.CTSheet;
import org.openxmlformats.schemas.spreadsheetml.x2006.main.CTWorkbook;
import org.openxmlformats.schemas.spreadsheetml.x2006.main.STSheetState;
import org.openxmlformats.schemas.spreadsheetml.x2006.main.WorkbookDocument;
import org.xml.sax.ContentHandler;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.XMLReader;

/// An Excel workbook, its sheets read as a stream: a long list does not fill the memory with cells and styles.
final class WorkbookFile implements TableFile {

    /// POI writes to the log what is wrong inside a workbook; the refusal tells the user, so the log stays quiet. Kept
    /// here, because a logger without an owner is forgotten with its level.
    static final Logger POI = quiet(Logger.getLogger("org.apache.poi"));

    private static final long LARGEST = 64L << 20;

    private final FileHead head;
    private final Map<String, String> parts = new LinkedHashMap<>();

    /// @throws UnreadableFile if it is damaged, protected or too large
    WorkbookFile(FileHead head) throws UnreadableFile {
        this.head = head;
        inside((reader, workbook) -> {
            for (CTSheet sheet : workbook.getSheets().getSheetArray()) {
                if (sheet.getState() == STSheetState.VISIBLE) {
                    parts.put(sheet.getName(), sheet.getId());
                }
            }
        });
        if (parts.isEmpty()) {
            throw TableFile.noTable(head);
        }
    }

    private static Logger quiet(Logger logger) {
        logger.setLevel(Level.OFF);
        return logger;
    }

    /// Something done with an open workbook.
    private interface Work {
        void with(XSSFReader reader, CTWorkbook workbook)
                throws IOException, OpenXML4JException, SAXException, ParserConfigurationException, UnreadableFile;
    }

    private void inside(Work work) throws UnreadableFile {
        try {
            if (Files.size(head.path()) > LARGEST) {
                throw new UnreadableFile(Message.of("imports.tooLarge", head.fileName()));
            }
            try (OPCPackage zip = OPCPackage.open(head.path().toFile(), PackageAccess.READ)) {
                XSSFReader reader = new XSSFReader(zip);
                reader.setUseReadOnlySharedStringsTable(true);
                work.with(reader, workbook(reader));
            }
        } catch (IOException | OpenXML4JException | SAXException | ParserConfigurationException | XmlException e) {
            throw damaged(e);
        } catch (CancellationException e) {
            throw e;
        } catch (RuntimeException e) {
            // a damaged workbook shows in many kinds of exception, POI has no common one
            throw damaged(e);
        }
    }

    private UnreadableFile damaged(Exception e) {
        return new UnreadableFile(Message.of("imports.damagedWorkbook", head.fileName()), e);
    }

    private static CTWorkbook workbook(XSSFReader reader) throws IOException, OpenXML4JException, XmlException {
        try (InputStream xml = reader.getWorkbookData()) {
            return WorkbookDocument.Factory.parse(xml).getWorkbook();
        }
    }

    @Override
    public List<String> sheets() {
        return List.copyOf(parts.keySet());
    }

    @Override
    public Content begin(String sheet, int limit) throws UnreadableFile {
        return read(sheet, limit, new ImportWatch(ImportOptions.none()));
    }

    @Override
    public Content all(String sheet, ImportOptions options) throws UnreadableFile {
        return read(sheet, Integer.MAX_VALUE, new ImportWatch(options));
    }

    private Content read(String sheet, int limit, ImportWatch watch) throws UnreadableFile {
        List<Content> read = new ArrayList<>();
        inside((reader, workbook) -> {
            boolean since1904 = workbook.isSetWorkbookPr() && workbook.getWorkbookPr().getDate1904();
            SheetCells cells = new SheetCells(reader.getSharedStringsTable(), reader.getStylesTable(), since1904, limit, watch);
            String part = parts.getOrDefault(sheet, parts.values().iterator().next());
            parse(reader, part, cells);
            MergedCells merged = new MergedCells();
            parse(reader, part, merged);
            read.add(cells.content(merged));
        });
        return read.getFirst();
    }

    private static void parse(XSSFReader reader, String part, ContentHandler handler)
            throws IOException, OpenXML4JException, SAXException, ParserConfigurationException {
        try (InputStream xml = reader.getSheet(part)) {
            XMLReader parser = XMLHelper.newXMLReader();
            parser.setContentHandler(handler);
            parser.parse(new InputSource(xml));
        } catch (SheetCells.Enough _) {
            // as many rows as were asked for
        }
    }
}
