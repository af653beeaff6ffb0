package org.breakeven;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.EvaluationResult;
import com.tngtech.archunit.core.domain.JavaClasses;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assertions;

/// The borders between the packages, held by a test: who may use whom, no cycles, libraries where they belong.
@AnalyzeClasses(packages = "org.breakeven", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

    private static final List<String> ALL = List.of("model", "catalog", "imports", "usage", "costing", "comparison",
            "budget", "charts", "excel", "i18n", "store", "app", "cli", "ui");

    /// Package and what it may use of ours.
    private static final Map<String, List<String>> ARROWS = Map.ofEntries(
            Map.entry("model", List.of()),
            Map.entry("catalog", List.of("model")),
            Map.entry("imports", List.of("model", "catalog")),
            Map.entry("usage", List.of("model", "imports")),
            Map.entry("costing", List.of("model")),
            Map.entry("comparison", List.of("costing", "model")),
            Map.entry("budget", List.of("usage", "comparison", "model")),
            Map.entry("i18n", List.of("model")),
            // comparison hands out costing's timelines, so whoever shows a comparison reads both
            Map.entry("charts", List.of("comparison", "costing", "budget", "model", "i18n")),
            Map.entry("excel", List.of("comparison", "costing", "budget", "charts", "model", "i18n")),
            Map.entry("store", List.of("model")),
            // what cli and ui share; it shows nothing
            Map.entry("app", List.of("model", "catalog", "imports", "usage", "costing", "comparison", "budget", "i18n", "store")),
            Map.entry("cli", ALL.stream().filter(p -> !p.equals("ui")).toList()),
            Map.entry("ui", ALL.stream().filter(p -> !p.equals("cli")).toList()));

    @ArchTest
    static void arrows(JavaClasses classes) {
        List<String> broken = ARROWS.entrySet().stream().flatMap(e -> violations(classes, e.getKey(), e.getValue())).toList();
        Assertions.assertEquals(List.of(), broken);
    }

    private static Stream<String> violations(JavaClasses classes, String from, List<String> allowed) {
        String[] forbidden = ALL.stream().filter(p -> !p.equals(from) && !allowed.contains(p))
                .map(p -> "org.breakeven." + p + "..").toArray(String[]::new);
        EvaluationResult result = noClasses().that().resideInAPackage("org.breakeven." + from + "..")
                .should().dependOnClassesThat().resideInAnyPackage(forbidden).allowEmptyShould(true).evaluate(classes);
        return result.getFailureReport().getDetails().stream();
    }

    @ArchTest
    static final ArchRule modelUsesOnlyTheJdk = classes().that().resideInAPackage("org.breakeven.model..")
            .should().onlyDependOnClassesThat().resideInAnyPackage("org.breakeven.model..", "java..");

    @ArchTest
    static final ArchRule noCycles = slices().matching("org.breakeven.(*)..").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule javafxOnlyInUi = onlyIn("javafx..", "ui");

    @ArchTest
    static final ArchRule chartsOnlyInChartsAndTheirViewer = onlyIn("org.jfree..", "charts", "ui.common");

    @ArchTest
    static final ArchRule poiOnlyInExcelAndImports = onlyIn("org.apache.poi..", "excel", "imports");

    @ArchTest
    static final ArchRule sqlOnlyInUsage = onlyIn("java.sql..", "usage").allowEmptyShould(true);

    @ArchTest
    static final ArchRule duckdbOnlyInUsage = onlyIn("org.duckdb..", "usage");

    private static ArchRule onlyIn(String library, String... packages) {
        String[] homes = Arrays.stream(packages).map(p -> "org.breakeven." + p + "..").toArray(String[]::new);
        return noClasses().that().resideOutsideOfPackages(homes).should().dependOnClassesThat().resideInAnyPackage(library)
                .allowEmptyShould(true);
    }
}
