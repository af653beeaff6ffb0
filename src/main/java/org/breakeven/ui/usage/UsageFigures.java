package org.breakeven.ui.usage;

import java.math.BigDecimal;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import org.breakeven.i18n.Formats;
import org.breakeven.imports.FileReport;
import org.breakeven.model.Demand;
import org.breakeven.ui.common.Texts;

/// The figures of the demand and of the log it came from, name and number in two columns.
final class UsageFigures extends GridPane {

    private final Texts texts;
    private int rows;

    UsageFigures(Texts texts) {
        this.texts = texts;
        setHgap(24);
        setVgap(6);
    }

    /// @param usage `null` while no log was imported in this session
    void render(Demand demand, double hoursPerMonth, FileReport.UsageFile usage) {
        getChildren().clear();
        rows = 0;
        Formats formats = texts.formats();
        row("origin", texts.messages().word(demand.origin()));
        row("average", formats.number(demand.curve().average(), 2));
        row("peak", formats.number((double) demand.curve().peak(), 0));
        row("utilization", formats.percent(demand.utilization(), 1));
        row("hours", formats.number(demand.curve().average() * hoursPerMonth, 0));
        if (usage != null) {
            renderLog(usage);
        }
    }

    private void renderLog(FileReport.UsageFile usage) {
        row("file", usage.file());
        if (usage.period() != null) {
            row("period", texts.text("ui.usage.fromTo", usage.period().start().toLocalDate(), usage.period().end().toLocalDate()));
        }
        hours("paid", usage.hours().paid());
        hours("observed", usage.hours().observed());
        hours("busy", usage.hours().busy());
        hours("idle", usage.hours().idle());
        for (FileReport.CurrencyTotal total : usage.totals()) {
            add(texts.text("ui.usage.billed", total.currency()), texts.formats().exact(total.billed()));
        }
    }

    private void hours(String key, BigDecimal hours) {
        row(key, hours == null ? Formats.NONE : texts.formats().number(hours.doubleValue(), 1));
    }

    private void row(String key, String value) {
        add(texts.text("ui.usage." + key), value);
    }

    private void add(String name, String value) {
        Label figure = new Label(value);
        figure.getStyleClass().add("turn-value");
        addRow(rows++, new Label(name), figure);
    }
}
