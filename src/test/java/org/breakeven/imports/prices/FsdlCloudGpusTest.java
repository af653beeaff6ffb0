package org.breakeven.imports.prices;

import static org.assertj.core.api.Assertions.assertThat;
import static org.breakeven.imports.prices.SheetReading.assumptions;
import static org.breakeven.imports.prices.SheetReading.lines;
import static org.breakeven.imports.prices.SheetReading.offers;
import static org.breakeven.imports.prices.SheetReading.problems;
import static org.breakeven.imports.prices.SheetReading.rows;

import java.nio.file.Path;
import org.breakeven.imports.FileReport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FsdlCloudGpusTest {

    private static final String HEADER = "Cloud,GPU Type,GPU Arch,GPUs,GPU RAM,vCPUs,RAM,On-demand,Per-GPU,Spot,Name";

    @TempDir
    Path folder;

    private FileReport.PriceFile read(String... rows) throws Exception {
        return SheetReading.read(folder, "gpus", HEADER + "\n" + lines(rows));
    }

    /// 40.97 / 8 = 5.12125 and not the rounded 5.12.
    @Test
    void theMachineCountsAndItsRoundedShareDoesNot() throws Exception {
        FileReport.PriceFile file = read("AWS,A100 (80 GB),Ampere,8,640,96,1152,40.97,5.12,12,",
                "N,H100 PCIe (80GB),Hopper,4,80,4-6,160-200,10,2.50,,", "N,A10,Ampere,1,,4,8,0.6,0.60,,",
                "N,A10,Ampere,1,,4,8,0.6,0.60,,");
        assertThat(file.format()).isEqualTo("fsdl");
        assertThat(offers(file)).containsExactly("A100 80GB x8  on_demand 5.12125 USD", "A100 80GB x8  spot 1.5 USD",
                "H100 PCIe 80GB x4  on_demand 2.5 USD", "A10 24GB x1  on_demand 0.6 USD");
        assertThat(assumptions(file)).contains("currency taken as USD: the file carries none");
        assertThat(file.rows()).isEqualTo(rows(4, 3, 0, 1));
    }

    /// 1.70 / 2 = 0.85 and 3.10 / 4 = 0.775, since the column grows with the cards; 0.29 would be wrong for 0.74 / 2.
    @Test
    void aPerGpuPriceThatIsNoneIsSeen() throws Exception {
        FileReport.PriceFile file = read("N,A5000 (24 GB),Ampere,1,24,1,1,,0.92,,", "N,A5000 (24 GB),Ampere,2,48,1,1,,1.70,,",
                "N,A5000 (24 GB),Ampere,4,72,1,1,,3.10,,", "M,A4000 (16 GB),Ampere,2,32,16,32,0.74,0.29,,",
                "K,L4 (24 GB),Ada,2,48,16,32,,0.50,,");
        assertThat(offers(file)).containsExactly("RTX A5000 24GB x1  on_demand 0.92 USD",
                "RTX A5000 24GB x2  on_demand 0.85 USD", "RTX A5000 24GB x4  on_demand 0.775 USD",
                "RTX A4000 16GB x2  on_demand 0.37 USD", "L4 24GB x2  on_demand 0.5 USD");
        assertThat(problems(file)).hasSize(3).first().asString()
                .isEqualTo("warning 3 Per-GPU: the price per GPU grows with the number of GPUs, so it is taken as the price of the machine");
    }

    @Test
    void oneCardInTheMachineOfEightIsAFault() throws Exception {
        FileReport.PriceFile file = read("L,V100 (16 GB),Volta,8,128,92,448,4.40,0.55,,", "L,T4 (16 GB),Turing,1,16,92,448,4.40,4.40,,");
        assertThat(offers(file)).containsExactly("V100 16GB x8  on_demand 0.55 USD");
        assertThat(problems(file)).singleElement().asString().startsWith("error 3 GPUs: the same cloud, vCPUs, memory and price");
    }
}
