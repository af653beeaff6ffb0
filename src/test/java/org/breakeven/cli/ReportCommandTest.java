package org.breakeven.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.ZipFile;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReportCommandTest {

    @TempDir
    Path folder;

    @Test
    void writesTheWorkbookAndAChartForEachCard() throws IOException {
        Path out = folder.resolve("new/r.xlsx");
        Path charts = folder.resolve("charts");
        CommandLineRun run = CommandLineRun.of("report", "--card", "A100 SXM 80GB", "--card", "RTX4090",
                "--out", out.toString(), "--charts", charts.toString());
        assertThat(run.err()).isEmpty();
        assertThat(run.status()).isZero();
        assertThat(run.out()).contains("A100 SXM 80GB", "RTX 4090 24GB");
        try (ZipFile workbook = new ZipFile(out.toFile())) {
            assertThat(workbook.getEntry("xl/workbook.xml")).isNotNull();
        }
        assertThat(charts.toFile().list()).containsExactlyInAnyOrder("A100-SXM-80GB.png", "RTX-4090-24GB.png");
        try (InputStream in = Files.newInputStream(charts.resolve("RTX-4090-24GB.png"))) {
            BufferedImage picture = ImageIO.read(in);
            assertThat(picture.getWidth()).isGreaterThan(1000);
        }
    }

    @Test
    void whatCannotBeWrittenIsNamedAndTheOldFileStays() throws IOException {
        Path inTheWay = Files.writeString(folder.resolve("file"), "old");
        CommandLineRun run = CommandLineRun.of("report", "--card", "H20", "--out", inTheWay.resolve("r.xlsx").toString());
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).contains("cannot be written").doesNotContain("\tat ");
        assertThat(inTheWay).hasContent("old");
    }

    @Test
    void aCardsNameIsNeverAPath() {
        assertThat(ReportFiles.fileName("../../etc/x")).isEqualTo("etc-x.png");
        assertThat(ReportFiles.fileName("昇腾 910B / 64GB")).isEqualTo("昇腾-910B-64GB.png");
    }
}
