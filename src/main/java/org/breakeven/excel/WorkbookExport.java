package org.breakeven.excel;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.LocalDate;
import java.util.Locale;
import java.util.Optional;
import java.util.UUID;
import org.breakeven.comparison.CardComparison;
import org.breakeven.comparison.Comparison;
import org.breakeven.i18n.Messages;
import org.breakeven.model.Project;

/// A comparison as an .xlsx workbook that reckons by itself: live formulas over named assumption cells.
///
/// One card is shown month by month; all cards stand in a table. The named cells are those of the assumption keys
/// (`demand.utilization`), of what the model derives from them (`model.*`), and of the results (`rent.npv`, `buy.npv`,
/// `hybrid.npv`, `rent.total`, ..., `hybrid.cards`, `breakEven.months`, `verdict.choice`), in every language.
public final class WorkbookExport {

    private WorkbookExport() { }

    /// Writes the workbook with the first card that has a rental and a purchase price in detail.
    ///
    /// @throws IOException if no card has both prices, or the file cannot be written
    public static void write(Project project, Comparison comparison, Locale locale, Path target) throws IOException {
        write(project, comparison, "", locale, target);
    }

    /// Writes beside the target and moves into place, so that there is never half a file.
    ///
    /// @param card   the card to show month by month; if it has not both prices, the first that has
    /// @param locale Chinese or English
    /// @throws IOException if no card has both prices, the demand is for more cards than a sheet holds, or the file
    ///                     cannot be written; the message is for people
    public static void write(Project project, Comparison comparison, String card, Locale locale, Path target) throws IOException {
        Messages messages = Messages.in(locale);
        CardComparison detailed = detailed(comparison, card).orElseThrow(() -> new IOException(messages.text("excel.error.noCard")));
        Subject subject = new Subject(project, comparison, detailed, messages, LocalDate.now());
        if (DemandSheet.rows(subject) > DemandSheet.MOST_CARDS) {
            throw new IOException(messages.text("excel.error.tooManyCards", DemandSheet.MOST_CARDS));
        }
        try (var workbook = WorkbookContent.of(subject).workbook()) {
            writeBeside(workbook::write, target.toAbsolutePath());
        }
    }

    private static Optional<CardComparison> detailed(Comparison comparison, String card) {
        return comparison.card(card).filter(CardComparison::isComplete)
                .or(() -> comparison.cards().stream().filter(CardComparison::isComplete).findFirst());
    }

    private interface Writing {
        void to(OutputStream out) throws IOException;
    }

    private static void writeBeside(Writing writing, Path target) throws IOException {
        // not a temporary file of the system's: that one only its owner may read, and a move keeps it so
        Path beside = target.resolveSibling(target.getFileName() + "." + UUID.randomUUID() + ".tmp");
        try {
            try (OutputStream out = Files.newOutputStream(beside, StandardOpenOption.CREATE_NEW)) {
                writing.to(out);
            }
            move(beside, target);
        } finally {
            Files.deleteIfExists(beside);
        }
    }

    private static void move(Path from, Path to) throws IOException {
        try {
            Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException _) {
            Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
        }
    }
}
