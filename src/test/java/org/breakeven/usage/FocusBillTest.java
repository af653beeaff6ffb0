package org.breakeven.usage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPOutputStream;
import org.breakeven.imports.FileReport.CardUsage;
import org.breakeven.imports.FileReport.CurrencyTotal;
import org.breakeven.imports.FileReport.UsageFile;
import org.breakeven.imports.ImportOptions;
import org.breakeven.imports.ImportProblem;
import org.breakeven.imports.ImportProblem.Severity;
import org.breakeven.imports.UnreadableFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// FOCUS bills, one trap each; the figures are added up by hand.
class FocusBillTest {

    private static final String HEADER = "BilledCost,EffectiveCost,BillingCurrency,ChargeCategory,ChargeClass,ChargePeriodStart,"
            + "ChargePeriodEnd,ConsumedQuantity,ConsumedUnit,PricingQuantity,PricingUnit,ChargeDescription,CommitmentDiscountStatus\n";

    @TempDir
    private Path folder;

    private UsageFile read(String text) throws UnreadableFile {
        return UsageFiles.read(UsageFiles.write(folder, "bill.csv", text));
    }

    private static String hour(String costAndCurrency, String rest) {
        return costAndCurrency + ",Usage,,2031-03-01T00:00:00Z,2031-03-01T01:00:00Z," + rest + "\n";
    }

    @Test
    void columnsByNameInAnyOrderAndCaseWithExactSums() throws UnreadableFile {
        UsageFile file = read("""
                chargeperiodend,X_Odd,BILLEDCOST,effectivecost,ChargePeriodStart,billingcurrency
                2031-03-01T01:00:00Z,"a, ""b\""",0.000000000000000000000001,1.0E-6,2031-03-01T00:00:00Z,usd
                2031-03-01T02:00:00Z,,2,2.4E-7,2031-03-01T01:00:00Z,USD
                """);
        assertThat(file.rows().read()).isEqualTo(2);
        assertThat(file.totals()).singleElement().satisfies(total -> {
            assertThat(total.currency()).isEqualTo("USD");
            assertThat(total.billed()).hasToString("2.000000000000000000000001");
            assertThat(total.effective().toPlainString()).isEqualTo("0.00000124");
        });
        assertThat(file.hours().paid()).hasToString("0");
        assertThat(file.problems()).isEmpty();
        assertThat(file.assumptions()).isEmpty();
    }

    @Test
    void oneTotalForEachCurrencyAndNoneIsOneOfItsOwn() throws UnreadableFile {
        String text = HEADER + hour("1.5,1,USD", ",,,,,") + hour("7,7,CNY", ",,,,,") + hour("2,2,NULL", ",,,,,") + hour("0.25,0.25,USD", ",,,,,");
        UsageFile file = read(text);
        assertThat(file.totals()).extracting(CurrencyTotal::currency).containsExactly("", "CNY", "USD");
        assertThat(file.totals()).extracting(total -> total.billed().toPlainString()).containsExactly("2", "7", "1.75");
        assertThat(UsageFiles.words(file)).contains("no currency in 1 rows");
        ImportOptions euros = new ImportOptions(null, null, "EUR", share -> { }, () -> false);
        UsageFile told = UsageFiles.read(folder.resolve("bill.csv"), euros);
        assertThat(told.totals()).extracting(CurrencyTotal::currency).containsExactlyInAnyOrder("EUR", "CNY", "USD");
        assertThat(UsageFiles.words(told)).contains("EUR as you said");
    }

    @Test
    void badRowsAreNamedByTheirLineAndTheRestIsKept() throws UnreadableFile {
        UsageFile file = read(HEADER
                + hour("1,1,USD", ",,,,\"two\nlines\",") + "\n"
                + "1,1,USD,Usage,,2031-03-01T30:00:00Z,2031-03-02T00:00:00Z,,,,,,\n"
                + "1,1,USD,Usage,,2031-03-01T00:00:00Z,9/2/2031,,,,,,\n"
                + "\"1,200\",1,USD,Usage,,2031-03-01T00:00:00Z,2031-03-02T00:00:00Z,,,,,,\n"
                + "torn,row\n"
                + "1,1,USD,Usage,,2031-03-02T00:00:00Z,2031-03-01T00:00:00Z,,,,,,\n"
                + hour("2,2,USD", ",,,,,"));
        assertThat(file.rows().read()).isEqualTo(7);
        assertThat(file.rows().accepted()).isEqualTo(2);
        assertThat(file.rows().rejected()).isEqualTo(5);
        assertThat(file.totals().getFirst().billed()).isEqualByComparingTo("3");
        assertThat(file.problems()).extracting(ImportProblem::severity).containsOnly(Severity.ERROR);
        assertThat(file.problems()).extracting(ImportProblem::row).containsExactly(5L, 6L, 7L, 8L, 9L);
        assertThat(file.problems()).extracting(ImportProblem::column)
                .containsExactly("ChargePeriodStart", "ChargePeriodEnd", "BilledCost", "", "ChargePeriodEnd");
        assertThat(file.problems()).extracting(ImportProblem::found)
                .containsExactly("2031-03-01T30:00:00Z", "9/2/2031", "1,200", "", "2031-03-01T00:00:00Z");
    }

    @Test
    void gpuHoursAreTheMachinesHoursTimesItsCards() throws UnreadableFile {
        UsageFile file = read(HEADER
                + hour("8,8,USD", "0.5,Hours,,,BoxUsage:zeta.8big,")
                + hour("8,8,USD", "30,Requests,1,Hours,zeta.8big instance,")
                + hour("8,8,USD", ",,,,zeta.8big without quantity,")
                + hour("1,1,USD", "100,GB-Hours,100,GB-Hours,disk of zeta.8big,")
                + hour("0,3,USD", ",,,,zeta.8big commitment,Unused")
                + hour("5,5,USD", "3600,Seconds,,,tiny.cpu,")
                + hour("2,2,USD", "1800,Seconds,,,Z9 GPU attached,")
                + "-4,-4,USD,Usage,Correction,2031-03-01T00:00:00Z,2031-03-01T01:00:00Z,-0.5,Hours,,,zeta.8big,\n"
                + "-1,-1,USD,Credit,,2031-03-01T00:00:00Z,2031-03-01T01:00:00Z,,,,,credit for zeta.8big,\n");
        // 0.5 x 8 + 1 x 8 + 1 x 8 + 0.5 x 1; money of the same machines: 8 + 8 + 8 - 4, and 2 for the single card
        assertThat(file.hours().paid()).isEqualByComparingTo("20.5");
        assertThat(file.byCard()).extracting(CardUsage::card).containsOnly("Z9 96GB");
        assertThat(file.byCard()).extracting(CardUsage::rawName).containsExactly("zeta.8big", "Z9");
        assertThat(file.byCard()).extracting(card -> card.billed().toPlainString()).containsExactly("20", "2");
        assertThat(file.totals().getFirst().billed()).isEqualByComparingTo("27");
        assertThat(UsageFiles.words(file)).contains("Unused commitment in 1 rows");
    }

    @Test
    void demandFollowsTheChargePeriods() throws UnreadableFile {
        String day = "10,10,USD,Usage,,2031-03-0%dT00:00:00Z,2031-03-0%dT00:00:00Z,%s,Hours,,,zeta.8big,\n";
        UsageFile file = read(HEADER + day.formatted(1, 2, "36") + day.formatted(2, 3, "24"));
        // first day one and a half machines of 8, second day one
        assertThat(file.peakGpus()).isEqualTo(16);
        assertThat(file.demand().curve().share(8)).isCloseTo(1, within(1e-9));
        assertThat(file.demand().curve().share(9)).isCloseTo(0.25, within(1e-9));
        assertThat(file.demand().curve().average()).isCloseTo(10, within(1e-9));
    }

    @Test
    void billedWithoutEffectiveCostIsSaid() throws UnreadableFile {
        UsageFile file = read(HEADER + hour("3,0,USD", ",,,,,") + hour("3,,USD", ",,,,,") + hour("0,0,USD", ",,,,,"));
        assertThat(UsageFiles.words(file)).contains("Effective cost is missing (0) in 2 rows").contains("billed cost");
    }

    @Test
    void hoursWithoutMoneyAreNotFree() throws UnreadableFile {
        UsageFile file = read(HEADER + hour(",,USD", "1,Hours,,,zeta.8big,"));
        assertThat(file.totals().getFirst().billed()).isNull();
        assertThat(file.byCard().getFirst().billed()).isNull();
        assertThat(file.hours().paid()).isEqualByComparingTo("8");
        assertThat(UsageFiles.words(file)).contains("hours without money");
    }

    @Test
    void timesWithAnOffsetAreTurnedIntoUtcAndThoseWithoutAreSaid() throws UnreadableFile {
        UsageFile offset = read("BilledCost,ChargePeriodStart,ChargePeriodEnd,BillingCurrency\n1,2031-03-01T02:00:00+02:00,2031-03-01T03:00:00+02:00,USD\n");
        assertThat(offset.period().start()).hasToString("2031-03-01T00:00Z");
        assertThat(UsageFiles.words(offset)).doesNotContain("UTC");
        UsageFile bare = read("BilledCost,ChargePeriodStart,ChargePeriodEnd,BillingCurrency\n1,2031-03-01 02:00:00,2031-03-02,USD\n");
        assertThat(bare.period().start()).hasToString("2031-03-01T02:00Z");
        assertThat(UsageFiles.words(bare)).contains("UTC");
    }

    @Test
    void headerOnly() throws UnreadableFile {
        UsageFile file = read(HEADER);
        assertThat(file.rows().read()).isZero();
        assertThat(file.totals()).isEmpty();
        assertThat(file.period()).isNull();
        assertThat(file.demand()).isNull();
        assertThat(UsageFiles.words(file)).contains("no rows");
    }

    @Test
    void separatorLineAndSemicolons() throws UnreadableFile {
        UsageFile file = read("sep=;\nBilledCost;ChargePeriodStart;ChargePeriodEnd;BillingCurrency\n1;2031-03-01T00:00:00Z;oops;USD\n2;2031-03-01T00:00:00Z;;USD\n");
        assertThat(file.totals().getFirst().billed()).isEqualByComparingTo("2");
        assertThat(file.problems()).filteredOn(problem -> problem.severity() == Severity.ERROR).singleElement().extracting(ImportProblem::row).isEqualTo(3L);
    }

    @ParameterizedTest
    @ValueSource(strings = {"UTF-16LE", "UTF-16BE", "GB18030", "UTF-8"})
    void anyEncoding(String charset) throws IOException, UnreadableFile {
        String mark = charset.startsWith("UTF") ? "\uFEFF" : "";
        Path file = folder.resolve("bill.csv");
        Files.write(file, (mark + HEADER + hour("1.25,1,USD", "2,Hours,,,显卡 zeta.8big,")).getBytes(Charset.forName(charset)));
        UsageFile read = UsageFiles.read(file);
        assertThat(read.totals().getFirst().billed()).isEqualByComparingTo("1.25");
        assertThat(read.hours().paid()).isEqualByComparingTo("16");
    }

    @Test
    void packed() throws IOException, UnreadableFile {
        Path file = folder.resolve("bill.csv");
        try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(file))) {
            out.write((HEADER + hour("1,1,USD", ",,,,,") + "1,1,USD,Usage,,never,,,,,,,\n").getBytes(StandardCharsets.UTF_8));
        }
        UsageFile read = UsageFiles.read(file);
        assertThat(read.rows().accepted()).isEqualTo(1);
        assertThat(read.problems()).singleElement().extracting(ImportProblem::row).isEqualTo(3L);
    }

    @Test
    void aFileOfAnotherKindIsRefused() {
        Path file = UsageFiles.write(folder, "other.csv", "a,b\n1,2\n");
        ImportOptions asFocus = new ImportOptions("focus", null, null, share -> { }, () -> false);
        assertThatThrownBy(() -> UsageFiles.read(file, asFocus)).isInstanceOf(UnreadableFile.class);
        assertThatThrownBy(() -> UsageFiles.read(file)).isInstanceOf(UnreadableFile.class);
    }
}
