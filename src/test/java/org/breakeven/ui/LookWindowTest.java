package org.breakeven.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.concurrent.TimeoutException;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ToggleButton;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;
import org.breakeven.app.SampleProject;
import org.breakeven.ui.common.Page;
import org.breakeven.ui.common.Theme;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// Language and theme change while the window is open, on every page; Chinese is drawn with real characters.
class LookWindowTest extends WindowTestBase {

    @BeforeEach
    void openPlain() throws TimeoutException {
        open(PlainProject.at(0.5));
    }

    @Test
    void everyPageCanBeShownInBothLanguagesAndThemes() {
        for (Page page : window.main().allPages()) {
            show(page.id());
            for (Theme theme : Theme.values()) {
                for (Locale language : new Locale[] {Locale.ENGLISH, Locale.SIMPLIFIED_CHINESE}) {
                    on(() -> {
                        window.context().setTheme(theme);
                        window.context().setLanguage(language);
                    });
                    assertThat(window.answers().errors).isEmpty();
                }
            }
        }
    }

    @Test
    void navigationSpeaksTheChosenLanguage() {
        on(() -> window.context().setLanguage(Locale.SIMPLIFIED_CHINESE));
        assertThat(on(() -> find("nav-breakeven", ToggleButton.class).getText())).isEqualTo("盈亏平衡");
        on(() -> window.context().setLanguage(Locale.ENGLISH));
        assertThat(on(() -> find("nav-breakeven", ToggleButton.class).getText())).isEqualTo("Break-even");
    }

    /// The first project arrives after the window: the currency shown is the one reckoned in.
    @Test
    void theCurrencyShownIsTheProjectsOwn() {
        on(() -> window.context().session().open(SampleProject.load()));
        ComboBox<?> box = on(() -> find("currency", ComboBox.class));
        assertThat(on(() -> box.getItems().size())).isGreaterThan(1);
        assertThat(on(() -> box.lookupAll(".list-cell").stream().filter(cell -> cell.getParent() == box)
                .map(cell -> ((ListCell<?>) cell).getText()).toList())).containsExactly("USD");
    }

    @Test
    void darkIsDark() {
        assertThat(brightness(Theme.LIGHT)).isGreaterThan(0.9);
        assertThat(brightness(Theme.DARK)).isLessThan(0.2);
    }

    @Test
    void chineseCharactersAreNotAllTheSameBox() {
        Label label = on(() -> find("headline", Label.class));
        String rent = ink(label, "租用租用租用");
        String buy = ink(label, "购买购买购买");
        String unknown = ink(label, "\ue000\ue000\ue000\ue000\ue000\ue000");
        assertThat(rent).isNotEqualTo(buy).isNotEqualTo(unknown);
        assertThat(buy).isNotEqualTo(unknown);
    }

    private double brightness(Theme theme) {
        on(() -> window.context().setTheme(theme));
        WritableImage image = on(() -> window.main().root().getScene().snapshot(null));
        Color corner = image.getPixelReader().getColor(700, 895);
        return corner.getBrightness();
    }

    /// The pixels of a text as one string.
    private String ink(Label label, String text) {
        WritableImage image = on(() -> {
            label.setText(text);
            label.applyCss();
            label.getParent().layout();
            return label.snapshot(null, null);
        });
        StringBuilder pixels = new StringBuilder();
        for (int y = 0; y < Math.min(30, image.getHeight()); y++) {
            for (int x = 0; x < Math.min(150, image.getWidth()); x++) {
                pixels.append(image.getPixelReader().getColor(x, y).getBrightness() < 0.5 ? '#' : '.');
            }
        }
        return pixels.toString();
    }
}
