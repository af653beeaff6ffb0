package org.breakeven.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.breakeven.charts.CardPicture;
import org.breakeven.comparison.CardComparison;
import org.breakeven.comparison.Comparison;
import org.breakeven.i18n.Messages;

/// The files of a report: the workbook and a chart for each card.
record ReportFiles(Messages messages) {

    void charts(Comparison comparison, Path folder) {
        try {
            Files.createDirectories(folder);
            for (CardComparison card : comparison.cards()) {
                if (card.isComplete()) {
                    CardPicture.write(card, messages, folder.resolve(fileName(card.card())));
                }
            }
        } catch (IOException e) {
            throw new UserError("cli.report.notWritten", folder.toString());
        }
    }

    /// A card may have any name, and a name is never a path.
    static String fileName(String card) {
        return card.replaceAll("[^\\p{L}\\p{N}._-]+", "-").replaceAll("^[.-]+|[.-]+$", "") + ".png";
    }
}
