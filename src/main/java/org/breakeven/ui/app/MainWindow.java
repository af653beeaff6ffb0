package org.breakeven.ui.app;

import java.io.File;
import java.util.List;
import javafx.scene.Parent;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.DragEvent;
import javafx.scene.input.TransferMode;
import javafx.scene.layout.BorderPane;
import org.breakeven.ui.breakeven.BreakEvenPage;
import org.breakeven.ui.common.Page;
import org.breakeven.ui.common.Theme;
import org.breakeven.ui.overview.OverviewPage;
import org.breakeven.ui.prices.PricesPage;
import org.breakeven.ui.scenario.ScenarioPage;
import org.breakeven.ui.session.AppContext;
import org.breakeven.ui.usage.UsagePage;
import org.breakeven.ui.whatif.WhatIfPanel;

/// The frame: pages left, the chosen page in the middle, the what-if levers right. It redraws what is shown when
/// results, language, theme or the chosen card change; pages listen to nothing themselves.
public final class MainWindow {

    private static final double NARROW = 1200;

    private final AppContext context;
    private final FileActions files;
    private final BorderPane root = new BorderPane();
    private final ScrollPane middle = new ScrollPane();
    private final List<Page> pages;
    private final NavBar nav;
    private final TopBar top;
    private final WhatIfPanel whatIf;
    private Page shown;

    public MainWindow(AppContext context) {
        this.context = context;
        files = new FileActions(context);
        pages = pages();
        nav = new NavBar(pages, context.texts(), this::show);
        top = new TopBar(context, files);
        whatIf = new WhatIfPanel(context.session(), context.texts(), context.dialogs());
        middle.setFitToWidth(true);
        middle.setFitToHeight(true);
        middle.getStyleClass().add("middle");
        root.setId("root");
        root.setFocusTraversable(true);
        root.disableProperty().bind(context.readyProperty().not());
        root.setTop(top);
        root.setLeft(nav);
        root.setCenter(middle);
        root.setBottom(new StatusBar(context));
        acceptDrops();
        listen();
        dress(context.themeProperty().get());
        show(pages.getFirst());
    }

    private List<Page> pages() {
        return List.of(new OverviewPage(context, files::askAndImport), new PricesPage(context), new UsagePage(context, files::askAndImport),
                new ScenarioPage(context), new BreakEvenPage(context, files::askAndImport));
    }

    private void listen() {
        root.widthProperty().addListener((_, _, width) -> nav.setCompact(width.doubleValue() < NARROW));
        context.session().resultsProperty().addListener(_ -> render());
        context.session().cardProperty().addListener(_ -> render());
        context.texts().messagesProperty().addListener(_ -> render());
        context.themeProperty().addListener((_, _, theme) -> {
            dress(theme);
            render();
        });
    }

    private void dress(Theme theme) {
        theme.apply(root);
    }

    public Parent root() {
        return root;
    }

    public List<Page> allPages() {
        return pages;
    }

    public FileActions files() {
        return files;
    }

    public void show(Page page) {
        shown = page;
        nav.select(page);
        middle.setContent(page.root());
        middle.setVvalue(0);
        root.setRight(page.hasWhatIf() ? whatIf.root() : null);
        render();
    }

    private void render() {
        top.render();
        shown.render();
        if (shown.hasWhatIf()) {
            whatIf.render();
        }
    }

    private void acceptDrops() {
        root.setOnDragOver(event -> {
            if (event.getDragboard().hasFiles()) {
                event.acceptTransferModes(TransferMode.COPY);
            }
            event.consume();
        });
        root.setOnDragDropped(this::drop);
    }

    private void drop(DragEvent event) {
        List<File> dropped = event.getDragboard().getFiles();
        files.importFiles(dropped.stream().map(File::toPath).toList());
        event.setDropCompleted(true);
        event.consume();
    }
}
