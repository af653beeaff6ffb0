package org.breakeven.ui.app;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.breakeven.imports.FileReport;
import org.breakeven.imports.ImportProblem;
import org.breakeven.ui.common.Texts;
import org.breakeven.ui.session.Failures;

/// What became of one file: its content, or the sentence that says why not.
///
/// @param report  `null` where the file could not be read
/// @param failure `null` where it could
record ImportOutcome(Path file, FileReport report, Exception failure) {

    private static final int PROBLEMS_SHOWN = 500;

    List<String> lines(Texts texts, Failures failures) {
        if (failure != null) {
            return List.of(texts.text("ui.imported.failed", file.getFileName().toString(), failures.sentence(failure)));
        }
        List<String> lines = new ArrayList<>();
        FileReport.Rows rows = report.rows();
        lines.add(texts.text("ui.imported.rows", report.file(), report.format(), rows.accepted(), rows.read(), rows.rejected(), rows.duplicate()));
        lines.add(content(texts));
        report.assumptions().forEach(assumption -> lines.add(texts.text(assumption)));
        return lines;
    }

    private String content(Texts texts) {
        return switch (report) {
            case FileReport.PriceFile prices -> texts.text("ui.imported.prices", prices.offers().size(), prices.quotes().size(),
                    prices.offers().stream().map(offer -> offer.card()).distinct().count());
            case FileReport.UsageFile usage -> texts.text(usage.demand() == null ? "ui.imported.noDemand" : "ui.imported.usage",
                    usage.hours().paid() == null ? texts.text("ui.unknown") : texts.formats().number(usage.hours().paid().doubleValue(), 1),
                    usage.peakGpus() == null ? texts.text("ui.unknown") : usage.peakGpus());
        };
    }

    List<String> problems(Texts texts) {
        if (report == null) {
            return List.of();
        }
        return report.problems().stream().limit(PROBLEMS_SHOWN).map(problem -> sentence(problem, texts)).toList();
    }

    private static String sentence(ImportProblem problem, Texts texts) {
        String place = problem.row() > 0 ? texts.text("ui.problem.row", problem.file(), Long.toString(problem.row()), problem.column()) : problem.file();
        String expected = problem.expected() == null ? "" : texts.text("ui.problem.expected", problem.expected());
        String found = problem.found().isEmpty() ? "" : texts.text("ui.problem.found", problem.found());
        return texts.text("ui.problem", texts.messages().word(problem.severity()), place, problem.reason(), found, expected);
    }
}
