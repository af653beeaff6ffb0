package org.breakeven.ui.common;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import java.util.List;
import java.util.Locale;
import javafx.application.Application;
import javafx.scene.Parent;
import org.breakeven.charts.ChartTheme;

/// Light or dark: the style sheet of all controls, our own tokens in `light.css` or `dark.css`, and the charts' colours.
public enum Theme {
    LIGHT(ChartTheme.LIGHT), DARK(ChartTheme.DARK);

    private final ChartTheme charts;

    Theme(ChartTheme charts) {
        this.charts = charts;
    }

    public static Theme parse(String id) {
        return "dark".equals(id) ? DARK : LIGHT;
    }

    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    public ChartTheme charts() {
        return charts;
    }

    public Theme other() {
        return this == LIGHT ? DARK : LIGHT;
    }

    /// Dresses all windows, and `root` with our own sheets; dialogs copy theirs from `root`.
    public void apply(Parent root) {
        Application.setUserAgentStylesheet(this == LIGHT ? new PrimerLight().getUserAgentStylesheet() : new PrimerDark().getUserAgentStylesheet());
        root.getStylesheets().setAll(List.of(sheet(id() + ".css"), sheet("breakeven.css")));
    }

    private static String sheet(String name) {
        return Theme.class.getResource("/org/breakeven/ui/" + name).toExternalForm();
    }
}
