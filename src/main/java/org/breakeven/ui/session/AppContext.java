package org.breakeven.ui.session;

import java.util.Locale;
import java.util.concurrent.Executor;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import org.breakeven.model.Project;
import org.breakeven.ui.common.DialogService;
import org.breakeven.ui.common.LatestTask;
import org.breakeven.ui.common.Settings;
import org.breakeven.ui.common.Tasks;
import org.breakeven.ui.common.Texts;
import org.breakeven.ui.common.Theme;

/// Builds what all pages share, once, by constructor.
public final class AppContext {

    private static final String LANGUAGE = "language";
    private static final String THEME = "theme";

    private final Services services;
    private final ReadOnlyBooleanWrapper ready = new ReadOnlyBooleanWrapper();
    private final Settings settings;
    private final Texts texts;
    private final DialogService dialogs;
    private final Tasks tasks;
    private final Session session;
    private final Supplier<LatestTask> latest;
    private final ObjectProperty<Theme> theme;
    private final StringProperty status = new SimpleStringProperty("");

    /// @param background runs what must not block the window
    /// @param window     runs what touches the window, `Platform::runLater` outside tests
    /// @param dialogs    made once the language is known
    public AppContext(Services services, Settings settings, Executor background, Executor window, Function<Texts, DialogService> dialogs) {
        this.services = services;
        this.settings = settings;
        texts = new Texts(settings.get(LANGUAGE).map(Locale::forLanguageTag).orElse(Locale.getDefault()));
        theme = new SimpleObjectProperty<>(Theme.parse(settings.get(THEME).orElse("light")));
        this.dialogs = dialogs.apply(texts);
        Failures failures = new Failures(texts);
        tasks = new Tasks(background, window, failure -> this.dialogs.showError(failures.sentence(failure)));
        latest = () -> new LatestTask(background, window, failure -> this.dialogs.showError(failures.sentence(failure)));
        session = new Session(services.engine(), latest.get(), services.today());
        tasks.start(texts.text("ui.opening"), _ -> firstProject(window), session::open);
    }

    /// Nothing may be dropped on the window before its first project is there: it would be lost when that opens.
    private Project firstProject(Executor window) {
        try {
            return services.firstProject().get();
        } finally {
            window.execute(() -> ready.set(true));
        }
    }

    /// False while the first project is being read.
    public ReadOnlyBooleanProperty readyProperty() {
        return ready.getReadOnlyProperty();
    }

    public Services services() {
        return services;
    }

    public Settings settings() {
        return settings;
    }

    public Texts texts() {
        return texts;
    }

    public DialogService dialogs() {
        return dialogs;
    }

    public Tasks tasks() {
        return tasks;
    }

    public Session session() {
        return session;
    }

    /// A queue of its own for work of which only the newest result counts.
    public LatestTask newLatestTask() {
        return latest.get();
    }

    public ObjectProperty<Theme> themeProperty() {
        return theme;
    }

    /// A word about what has just been done.
    public StringProperty statusProperty() {
        return status;
    }

    public void setLanguage(Locale locale) {
        texts.use(locale);
        settings.put(LANGUAGE, locale.toLanguageTag());
    }

    public void setTheme(Theme chosen) {
        theme.set(chosen);
        settings.put(THEME, chosen.id());
    }
}
