package org.breakeven.excel;

import org.breakeven.model.AssumptionKey;

/// Every assumption in a named cell, with its unit, its source and its date; below them what follows from them.
final class AssumptionsSheet {

    static final int LABEL = 0;
    static final int VALUE = 1;
    static final int UNIT = 2;
    private static final int SOURCE = 3;
    private static final int AS_OF = 4;
    private static final int KEY = 5;
    private static final int FIRST_ROW = 3;

    private final Subject subject;
    private final Page page;
    private final ResolvedValues values;
    private final Origins origins;

    private AssumptionsSheet(Subject subject, Page page) {
        this.subject = subject;
        this.page = page;
        this.values = new ResolvedValues(subject);
        this.origins = new Origins(subject);
    }

    static Page write(Subject subject, Book book) {
        Page page = book.page(subject.text("excel.sheet.assumptions"));
        page.heading(subject.text("excel.sheet.assumptions"), subject.text("excel.assumptions.note"));
        int next = new AssumptionsSheet(subject, page).write();
        next = new ModelCells(subject, page).write(next + 1);
        new StepTables(subject, page).write(next + 1);
        page.sheet().createFreezePane(1, FIRST_ROW);
        return page;
    }

    private int write() {
        page.header(FIRST_ROW - 1, LABEL, subject.text("excel.assumptions.name"), subject.text("excel.assumptions.value"),
                subject.text("excel.assumptions.unit"), subject.text("excel.assumptions.source"),
                subject.text("excel.assumptions.asOf"), subject.text("excel.assumptions.key"));
        int row = FIRST_ROW;
        String group = "";
        for (AssumptionKey key : AssumptionKey.values()) {
            if (!group(key).equals(group)) {
                group = group(key);
                page.text(row++, LABEL, subject.text("words.group." + group), Look.SECTION);
            }
            write(row++, key);
        }
        return row;
    }

    private static String group(AssumptionKey key) {
        int dot = key.id().indexOf('.');
        return dot < 0 ? "general" : key.id().substring(0, dot);
    }

    private void write(int row, AssumptionKey key) {
        page.text(row, LABEL, subject.messages().word(key), Look.LABEL);
        value(row, key);
        page.name(key.id(), row, VALUE);
        page.text(row, UNIT, unit(key.unit()), Look.UNIT);
        Origins.Origin origin = origins.of(key);
        page.text(row, SOURCE, origin.source(), Look.LABEL);
        page.date(row, AS_OF, origin.asOf());
        page.text(row, KEY, key.id(), Look.UNIT);
        page.text(row, KEY + 1, "", Look.LABEL);
    }

    private void value(int row, AssumptionKey key) {
        String formula = values.formula(key);
        if (formula != null) {
            page.formula(row, VALUE, formula, key.unit().startsWith("share") ? Look.PERCENT : Look.COUNT);
            return;
        }
        switch (key.kind()) {
            case NUMBER -> page.number(row, VALUE, values.number(key), look(key));
            case FLAG -> {
                page.flag(row, VALUE, values.flag(key), Look.INPUT_FLAG);
                page.choices(row, VALUE, "TRUE", "FALSE");
            }
            case CHOICE -> {
                page.text(row, VALUE, values.text(key), Look.INPUT_TEXT);
                page.choices(row, VALUE, key.choices().toArray(String[]::new));
            }
            // the table further down holds the steps; here they are read, not changed
            case LIST -> page.text(row, VALUE, values.text(key), Look.LABEL);
        }
    }

    private static Look look(AssumptionKey key) {
        return key.unit().startsWith("share") ? Look.INPUT_PERCENT : key.unit().startsWith("money") ? Look.INPUT_PRICE : Look.INPUT_FIGURE;
    }

    private String unit(String unit) {
        return subject.text("words.unit." + unit.replace(' ', '_'), subject.comparison().currency());
    }
}
