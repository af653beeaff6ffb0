package org.breakeven.excel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The workbook reckoned by another program: LibreOffice reads it with another utilization, works it out and writes it.
class LibreOfficeTest {

    private static final double UTILIZATION = 0.66;
    private static final int PATIENCE_SECONDS = 120;
    /// Left to itself it shows the results it finds in a file.
    private static final String ALWAYS_RECKON = """
            <?xml version="1.0" encoding="UTF-8"?>
            <oor:items xmlns:oor="http://openoffice.org/2001/registry">
            <item oor:path="/org.openoffice.Office.Calc/Formula/Load"><prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop></item>
            </oor:items>
            """;

    @TempDir
    Path folder;

    @Test
    void libreOfficeComesToTheApplicationsFigures() throws Exception {
        Optional<Path> office = office();
        assumeTrue(office.isPresent(), "LibreOffice is not installed: the workbook is reckoned by POI only");
        List<Fixture> fixtures = List.of(Fixture.everything(), Fixture.measured());
        Path changed = Files.createDirectory(folder.resolve("changed"));
        for (Fixture fixture : fixtures) {
            exportChanged(fixture, changed.resolve(fixture.name() + ".xlsx"));
        }
        Path reckoned = convert(office.get(), changed);
        for (Fixture fixture : fixtures) {
            try (XSSFWorkbook workbook = new XSSFWorkbook(Files.newInputStream(reckoned.resolve(fixture.name() + ".xlsx")))) {
                Figures figures = new Figures(workbook);
                assertThat(figures.errors()).isEmpty();
                figures.assertEqual(WorkbookExportTest.card(fixture.compareAt(UTILIZATION)));
            }
        }
    }

    /// The other utilization stands in its cell, the results are still those of the export.
    private void exportChanged(Fixture fixture, Path target) throws IOException {
        WorkbookExport.write(fixture.project(), fixture.compare(), "Card X", Locale.ENGLISH, target);
        try (XSSFWorkbook workbook = new XSSFWorkbook(Files.newInputStream(target))) {
            new Figures(workbook).set("demand.utilization", UTILIZATION);
            try (OutputStream out = Files.newOutputStream(target)) {
                workbook.write(out);
            }
        }
    }

    private Path convert(Path office, Path from) throws Exception {
        Path to = folder.resolve("reckoned");
        Path settings = Files.createDirectories(folder.resolve("profile/user")).resolve("registrymodifications.xcu");
        Files.writeString(settings, ALWAYS_RECKON);
        List<String> command = new java.util.ArrayList<>(List.of(office.toString(), "--headless", "-env:UserInstallation=" + folder.resolve("profile").toUri(),
                "--convert-to", "xlsx", "--outdir", to.toString()));
        try (Stream<Path> files = Files.list(from)) {
            files.map(Path::toString).forEach(command::add);
        }
        Process process = new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(folder.resolve("log").toFile()).start();
        boolean ended = process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS);
        process.descendants().forEach(ProcessHandle::destroy);
        process.destroy();
        assertThat(ended).as("LibreOffice ended: %s", Files.readString(folder.resolve("log"))).isTrue();
        return to;
    }

    private static Optional<Path> office() {
        return Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
                .flatMap(directory -> Stream.of(Path.of(directory, "soffice"), Path.of(directory, "localc"))).filter(Files::isExecutable).findFirst();
    }
}
