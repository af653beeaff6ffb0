package org.breakeven.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import org.breakeven.imports.FileReport.PriceFile;
import org.breakeven.imports.FileReport.Rows;
import org.breakeven.model.Assumptions;
import org.breakeven.model.PriceBook;
import org.breakeven.model.Project;
import org.breakeven.model.RentOffer;
import org.breakeven.model.Scenario;
import org.breakeven.model.Source;
import org.breakeven.model.Term;
import org.junit.jupiter.api.Test;

/// Catalogs come as one folder a provider, each with a file of the same name.
class SameFileNameTest {

    private static PriceFile sheet(String provider, String price) {
        RentOffer offer = new RentOffer(provider, "L40S 48GB", "L40S", 1, "", Term.ON_DEMAND, new BigDecimal(price), "USD", false,
                Source.of("vms.csv", LocalDate.of(2026, 11, 1)));
        return new PriceFile("vms.csv", "skypilot", new Rows(1, 1, 0, 0), List.of(offer), List.of(), List.of(), List.of(), List.of());
    }

    @Test
    void anotherProvidersSheetOfTheSameNameIsKept() {
        Project project = new Project("p", "USD", PriceBook.empty(), null, List.of(new Scenario("base", Assumptions.defaults())), List.of(), List.of(), false);
        project = ProjectImports.apply(project, sheet("Northcloud", "1.10"));
        project = ProjectImports.apply(project, sheet("Southcloud", "1.20"));
        project = ProjectImports.apply(project, sheet("Northcloud", "1.00"));
        assertThat(project.prices().offers()).extracting(o -> o.provider() + " " + o.pricePerGpuHour())
                .containsExactlyInAnyOrder("Southcloud 1.20", "Northcloud 1.00");
    }
}
