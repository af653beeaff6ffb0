package org.breakeven.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeoutException;
import javafx.scene.input.KeyCode;
import org.breakeven.ui.common.NumberField;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// A typed number is never lost and never taken wrongly.
class NumberFieldWindowTest extends WindowTestBase {

    private NumberField field;

    @BeforeEach
    void openPlain() throws TimeoutException {
        open(PlainProject.at(0.5));
        field = on(() -> find("field-UTILIZATION", NumberField.class));
    }

    @Test
    void enterCommits() {
        type("25");
        robot.push(KeyCode.ENTER);
        assertThat(text("key-payback")).isEqualTo("month 20");
        assertThat(on(() -> field.getText())).isEqualTo("25\u00a0%");
    }

    @Test
    void leavingTheFieldCommits() {
        type("100 %");
        robot.push(KeyCode.TAB);
        assertThat(text("key-payback")).isEqualTo("month 5");
    }

    @Test
    void escapeBringsTheLastNumberBack() {
        type("25");
        robot.push(KeyCode.ESCAPE);
        assertThat(on(() -> field.getText())).isEqualTo("50\u00a0%");
        assertThat(text("key-payback")).isEqualTo("month 10");
    }

    @Test
    void whatIsNoNumberInRangeIsShownAndChangesNothing() {
        type("150");
        robot.push(KeyCode.ENTER);
        assertThat(on(() -> field.isWrong())).isTrue();
        assertThat(on(() -> field.getTooltip().getText())).isEqualTo("Enter a number from 0\u00a0% to 100\u00a0%.");
        type("half");
        robot.push(KeyCode.ENTER);
        assertThat(on(() -> field.isWrong())).isTrue();
        assertThat(text("key-payback")).isEqualTo("month 10");
    }

    private void type(String text) {
        on(() -> {
            field.requestFocus();
            field.setText(text);
        });
    }
}
