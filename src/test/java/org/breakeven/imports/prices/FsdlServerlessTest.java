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

class FsdlServerlessTest {

    @TempDir
    Path folder;

    /// 10.92 / 2 = 5.46, where the column beside it says 5.45; a quarter of 40 GB is no card.
    @Test
    void theWorkerCountsWithOrWithoutTheSign() throws Exception {
        FileReport.PriceFile file = SheetReading.read(folder, "functions.csv", lines(
                "Vendor,GPU Type,GPU Arch,GPUs,GPU RAM,vCPUs,RAM,Per-Hour,Per-GPU,Idle time charged?",
                "N,A100 (40 GB),Ampere,2,80,16,80,10.92,5.45,Yes", "N,T4 (16 GB),Turing,1,16GB,4,16GB,$0.4,$0.4,No",
                "N,L4,Ada,1,24GB,4,16,,$0.80,No", "N,A100 (20 GB),Ampere,1,20,4,16,3.07,3.07,Yes",
                "N,T4 (16 GB),Turing,one,16,4,16,1.17,1.17,Yes"));
        assertThat(file.format()).isEqualTo("fsdl-serverless");
        assertThat(offers(file)).containsExactly("A100 40GB x2  on_demand 5.46 USD", "T4 16GB x1  on_demand 0.4 USD",
                "L4 24GB x1  on_demand 0.8 USD");
        assertThat(problems(file)).containsExactly("error 6 GPUs: not a number of GPUs",
                "info 0 : 1 row left out: a part of a card, which does not compare with a whole one: A100 (20 GB)");
        assertThat(assumptions(file)).anyMatch(text -> text.startsWith("serverless prices"));
        assertThat(file.rows()).isEqualTo(rows(5, 3, 1, 0));
    }
}
