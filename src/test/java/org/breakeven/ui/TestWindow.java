package org.breakeven.ui;

import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.breakeven.app.SampleProject;
import org.breakeven.app.Shipped;
import org.breakeven.comparison.Comparisons;
import org.breakeven.excel.WorkbookExport;
import org.breakeven.model.Project;
import org.breakeven.ui.app.MainWindow;
import org.breakeven.ui.common.DialogService;
import org.breakeven.ui.common.Settings;
import org.breakeven.ui.common.UiFonts;
import org.breakeven.ui.session.AppContext;
import org.breakeven.ui.session.Services;
import org.testfx.util.WaitForAsyncUtils;

/// The window over the sample project on a fixed day, in English, with answers in place of dialogs, no settings file,
/// and everything on one thread so that nothing has to be waited for.
final class TestWindow {

    static final LocalDate TODAY = LocalDate.of(2026, 11, 30);

    private final AppContext context;
    private final MainWindow main;
    private final Answers answers;

    private TestWindow(AppContext context, MainWindow main, Answers answers) {
        this.context = context;
        this.main = main;
        this.answers = answers;
    }

    static TestWindow open() {
        return open(SampleProject.load());
    }

    static TestWindow open(Project project) {
        Answers answers = new Answers();
        return WaitForAsyncUtils.waitFor(WaitForAsyncUtils.asyncFx(() -> {
            UiFonts.load();
            Services services = new Services(() -> project, Comparisons::compare, Shipped.importer()::readAll,
                    WorkbookExport::write, () -> TODAY);
            AppContext context = new AppContext(services, new Settings(null), Runnable::run, Runnable::run, _ -> answers);
            context.setLanguage(Locale.ENGLISH);
            return new TestWindow(context, new MainWindow(context), answers);
        }));
    }

    AppContext context() {
        return context;
    }

    MainWindow main() {
        return main;
    }

    Answers answers() {
        return answers;
    }

    /// Answers dialogs and remembers what was shown.
    static final class Answers implements DialogService {
        List<Path> open = List.of();
        Path save;
        final List<String> lines = new ArrayList<>();
        final List<String> problems = new ArrayList<>();
        final List<String> errors = new ArrayList<>();

        @Override
        public List<Path> askOpenFiles(String title) {
            return open;
        }

        @Override
        public Optional<Path> askSavePath(String title, String suggestedName, String extension) {
            return Optional.ofNullable(save);
        }

        @Override
        public void showReport(String title, List<String> shown, List<String> doubts) {
            lines.addAll(shown);
            problems.addAll(doubts);
        }

        @Override
        public void showError(String sentence) {
            errors.add(sentence);
        }
    }
}
