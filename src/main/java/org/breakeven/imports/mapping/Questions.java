package org.breakeven.imports.mapping;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.breakeven.imports.prices.DecimalMark;
import org.breakeven.model.Message;

/// What a mapping leaves open on a table.
final class Questions {

    private final TableDraft draft;
    private final TableMapping mapping;
    private final List<Question> open = new ArrayList<>();

    private Questions(TableDraft draft, TableMapping mapping) {
        this.draft = draft;
        this.mapping = mapping;
    }

    static List<Question> of(TableDraft draft, TableMapping mapping) {
        Questions questions = new Questions(draft, mapping);
        questions.ask();
        return questions.open;
    }

    /// Columns whose role is not sure.
    static List<Question> unsure(TableDraft draft, List<ColumnGuess> columns) {
        List<String> names = draft.columnNames();
        return columns.stream().filter(guess -> !guess.isSure())
                .map(guess -> new Question(Question.Kind.ROLE, guess.index(), unsure(guess, names.get(guess.index())))).toList();
    }

    private static Message unsure(ColumnGuess guess, String name) {
        return guess.role() == ColumnRole.IGNORE ? Message.of("mapping.question.unused", name)
                : Message.of("mapping.question.role", name, Message.of("mapping.role." + guess.role().id()));
    }

    private void ask() {
        if (!has(ColumnRole.CARD) && !has(ColumnRole.INSTANCE)) {
            ofFile(Question.Kind.CARD);
        }
        if (mapping.prices().isEmpty()) {
            ofFile(Question.Kind.PRICE);
        }
        mapping.prices().forEach(this::askPrice);
        if (open.stream().filter(question -> question.kind() == Question.Kind.CURRENCY).count() > 1) {
            open.removeIf(question -> question.kind() == Question.Kind.CURRENCY);
            open.add(Question.ofFile(Question.Kind.CURRENCY, Message.of("mapping.question.currencyOfAll")));
        }
        if (!has(ColumnRole.PROVIDER) && mapping.constants().provider() == null) {
            ofFile(Question.Kind.PROVIDER);
        }
        AsOf.From from = mapping.constants().asOf().from();
        boolean undated = from == AsOf.From.ASK || from == AsOf.From.TEXT && AsOfText.find(draft).isEmpty();
        if (undated && !has(ColumnRole.AS_OF)) {
            ofFile(Question.Kind.AS_OF);
        }
    }

    private void askPrice(ColumnMapping column) {
        PriceSetting price = column.price();
        List<PriceCell> cells = cells(column).stream().map(PriceCell::of).filter(PriceCell::isPrice).toList();
        if (lacksCurrency(column)) {
            ask(Question.Kind.CURRENCY, column);
        }
        if (price.period() == null && !(cells.stream().allMatch(cell -> cell.period() != null) && !cells.isEmpty())
                && !unitSays(UnitText::period)) {
            ask(Question.Kind.PERIOD, column);
        }
        boolean several = knowsGpus() || price.period() == PricePeriod.PURCHASE;
        if (price.per() == null && several && !(cells.stream().allMatch(cell -> cell.per() != null) && !cells.isEmpty()) && !unitSays(UnitText::per)) {
            ask(Question.Kind.PER, column);
        }
        if (price.per() == PricePer.INSTANCE && !knowsGpus()) {
            ask(Question.Kind.GPUS, column);
        }
        if (price.mark() == null && cells.stream().map(PriceCell::number).anyMatch(DecimalMark::isAmbiguous)) {
            ask(Question.Kind.NUMBER_FORMAT, column);
        }
    }

    private boolean lacksCurrency(ColumnMapping column) {
        List<PriceCell> cells = cells(column).stream().map(PriceCell::of).filter(PriceCell::isPrice).toList();
        boolean inEveryCell = !cells.isEmpty() && cells.stream().allMatch(cell -> cell.currency() != null);
        return column.price().currency() == null && mapping.constants().currency() == null && !has(ColumnRole.CURRENCY)
                && !inEveryCell && !unitSays(UnitText::currency);
    }

    private boolean knowsGpus() {
        return has(ColumnRole.GPUS) || mapping.constants().gpusPerRow() != null || has(ColumnRole.INSTANCE)
                || mapping.column(ColumnRole.CARD).stream().flatMap(card -> cells(card).stream())
                        .anyMatch(cell -> CardCell.of(cell).gpus() != null);
    }

    private boolean unitSays(Function<UnitText, Object> what) {
        return mapping.column(ColumnRole.UNIT).stream().flatMap(unit -> cells(unit).stream()).filter(cell -> !cell.isEmpty())
                .anyMatch(cell -> what.apply(UnitText.of(cell)) != null);
    }

    private List<String> cells(ColumnMapping column) {
        return draft.data().stream().map(row -> row.cell(column.index())).toList();
    }

    private boolean has(ColumnRole role) {
        return mapping.column(role).isPresent();
    }

    private void ofFile(Question.Kind kind) {
        open.add(Question.ofFile(kind, Message.of("mapping.question." + kind.id())));
    }

    private void ask(Question.Kind kind, ColumnMapping column) {
        open.add(new Question(kind, column.index(), Message.of("mapping.question." + kind.id(), column.name())));
    }
}
