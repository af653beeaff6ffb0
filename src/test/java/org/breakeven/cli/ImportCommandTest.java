package org.breakeven.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ImportCommandTest {

    private static final byte[] PNG = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n', 0, 0, 0, 13, 'I', 'H', 'D', 'R'};

    @TempDir
    Path folder;

    /// Two GPUs for half an hour.
    private static final String JOBS = """
            JobID|Cluster|Account|User|State|ExitCode|Submit|Start|End|ElapsedRaw|AllocTRES|JobName
            1|c|team|u|COMPLETED|0:0|2026-10-01T08:00:00|2026-10-01T08:00:00|2026-10-01T08:30:00|1800|cpu=4,gres/gpu:a100_80=2,gres/gpu=2|train
            """;

    @Test
    void aLogBecomesTheJsonOfTheInterface() throws IOException {
        CommandLineRun run = CommandLineRun.of("import", file("jobs.txt", JOBS), "--json");
        JsonNode file = run.json().at("/files/0");
        assertThat(run.status()).isZero();
        assertThat(file.at("/kind").textValue()).isEqualTo("usage");
        assertThat(file.at("/format").textValue()).isEqualTo("sacct");
        assertThat(file.at("/rowsRead").intValue()).isEqualTo(1);
        assertThat(file.at("/gpuHours/paid").textValue()).isEqualTo("1");
        assertThat(file.at("/gpuHours/observed").isNull()).isTrue();
        assertThat(file.at("/peakGpus").intValue()).isEqualTo(2);
        assertThat(file.at("/period/start").textValue()).isEqualTo("2026-10-01T08:00:00Z");
        assertThat(file.at("/byCard/0/card").textValue()).isEqualTo("A100 80GB");
    }

    @Test
    void whatNobodyCanReadGivesOneSentenceAndStatus2() throws IOException {
        Path picture = Files.write(folder.resolve("picture.csv"), PNG);
        for (String file : new String[] {file("empty.csv", ""), picture.toString(), folder.toString(),
            file("half.json", "{\"data\": {\"gpuTypes\": ["), file("prose.txt", "Dear all,\nthe meeting is moved.\n"),
            folder.resolve("none.csv").toString()}) {
            CommandLineRun run = CommandLineRun.of("import", file);
            assertThat(run.status()).as(file).isEqualTo(2);
            assertThat(run.err().strip()).as(file).isNotEmpty().doesNotContain("\n", "Exception");
            assertThat(run.out()).as(file).isEmpty();
        }
    }

    @Test
    void oneUnreadableFileDoesNotHideTheOthers() throws IOException {
        CommandLineRun run = CommandLineRun.of("import", file("empty.csv", ""), file("jobs.txt", JOBS), "--json");
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.json().at("/files/0/kind").textValue()).isEqualTo("unknown");
        assertThat(run.json().at("/files/0/problems/0/severity").textValue()).isEqualTo("error");
        assertThat(run.json().at("/files/1/kind").textValue()).isEqualTo("usage");
    }

    @Test
    void aRowLeftOutGivesStatus1() throws IOException {
        String broken = JOBS + "2|c|team|u|COMPLETED|0:0|2026-10-01T08:00:00|2026-13-41T08:00:00|2026-10-01T09:00:00|3600|gres/gpu=1|x\n";
        CommandLineRun run = CommandLineRun.of("import", file("jobs.txt", broken));
        assertThat(run.status()).isEqualTo(1);
        assertThat(run.out()).contains("1 rejected");
    }

    @Test
    void aPriceListOfWhichNothingCountsGivesStatus1AndSaysWhy() throws IOException {
        String list = "provider,card,currency,price,unit\nNorthern Cloud,L4,USD,0,per_gpu_hour\n";
        CommandLineRun run = CommandLineRun.of("import", file("none.csv", list));
        assertThat(run.status()).isEqualTo(1);
        assertThat(run.out()).contains("no price in this file counts: of 1 row read", "1 row left out: not sold");
        CommandLineRun json = CommandLineRun.of("import", file("none.csv", list), "--json");
        assertThat(json.status()).isEqualTo(1);
        assertThat(json.json().at("/files/0/problems").toString()).contains("no price in this file counts");
    }

    @Test
    void aPurchasePriceIsShownWithItsDay() throws IOException {
        CommandLineRun run = CommandLineRun.of("import", file("h.json",
                "{\"gpu_name\": \"RTX 4090\", \"prices\": {\"2026-10-17T17:30:00\": 1600.5}}"));
        assertThat(run.status()).isZero();
        assertThat(run.out()).contains("Amazon.com").contains("RTX 4090 24GB").contains("1600.5 USD").contains("2026");
    }

    @Test
    void anArchiveGivesOneObjectForEachFileInIt() throws IOException {
        Path zip = folder.resolve("lists.zip");
        try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(zip))) {
            for (String name : new String[] {"a.csv", "b.csv"}) {
                out.putNextEntry(new ZipEntry(name));
                out.write("provider,card,currency,price,unit\nNorthern Cloud,L4,USD,0.5,per_gpu_hour\n".getBytes(StandardCharsets.UTF_8));
                out.closeEntry();
            }
            out.putNextEntry(new ZipEntry("jobs.txt"));
            out.write(JOBS.getBytes(StandardCharsets.UTF_8));
            out.closeEntry();
        }
        CommandLineRun run = CommandLineRun.of("import", zip.toString(), "--json");
        assertThat(run.status()).isZero();
        assertThat(run.json().at("/files")).extracting(file -> file.at("/file").textValue() + " " + file.at("/kind").textValue())
                .containsExactly("lists.zip/a.csv prices", "lists.zip/b.csv prices", "lists.zip/jobs.txt usage");
        assertThat(run.json().at("/files/2/gpuHours/paid").textValue()).isEqualTo("1");
    }

    @Test
    void everyFormatListedIsTaken() {
        String[] formats = CommandLineRun.of("formats").out().split("\\R");
        assertThat(formats).contains("focus", "sacct").doesNotHaveDuplicates();
    }

    @Test
    void anUnknownZoneIsNamed() throws IOException {
        CommandLineRun run = CommandLineRun.of("import", file("jobs.txt", JOBS), "--zone", "Mars/Olympus");
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).contains("Mars/Olympus");
    }

    private String file(String name, String content) throws IOException {
        return Files.writeString(folder.resolve(name), content).toString();
    }
}
