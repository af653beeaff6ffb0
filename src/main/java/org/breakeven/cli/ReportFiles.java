package org.breakeven.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.breakeven.charts.CardPicture;
import org.breakeven.comparison.CardComparison;
import org.breakeven.comparison.Comparison;
import org.breakeven.excel.WorkbookExport;
import org.breakeven.model.Project;

/// The files of a report: the workbook and a chart for each card.
record ReportFiles(Console console) {

    void workbook(Project project, Comparison comparison, Path file) {
        try (Progress _ = Progress.writing(console, file.toString())) {
            Files.createDirectories(file.toAbsolutePath().getParent());
            WorkbookExport.write(project, comparison, firstNamed(project), console.messages().locale(), file);
        } catch (IOException e) {
            throw new UserError("cli.report.notWritten", file.toString(), String.valueOf(e.getMessage()));
        }
    }

    /// The card shown month by month is the one the user named first.
    private static String firstNamed(Project project) {
        return project.cards().isEmpty() ? "" : project.cards().getFirst();
    }

    void charts(Comparison comparison, Path folder) {
        try (Progress _ = Progress.writing(console, folder.toString())) {
            Files.createDirectories(folder);
            for (CardComparison card : comparison.cards()) {
                if (card.isComplete()) {
                    String title = console.text("cli.chart.title", card.card(), comparison.currency());
                    CardPicture.write(card, title, console.messages(), folder.resolve(fileName(card.card())));
                }
            }
        } catch (IOException e) {
            throw new UserError("cli.report.notWritten", folder.toString(), String.valueOf(e.getMessage()));
        }
    }

    /// A card may have any name, and a name is never a path.
    static String fileName(String card) {
        return card.replaceAll("[^\\p{L}\\p{N}._-]+", "-").replaceAll("^[.-]+|[.-]+$", "") + ".png";
    }
}
