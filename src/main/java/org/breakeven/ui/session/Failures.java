package org.breakeven.ui.session;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;
import org.breakeven.app.OverlappingLogs;
import org.breakeven.imports.UnreadableFile;
import org.breakeven.model.InvalidAssumption;
import org.breakeven.ui.common.Texts;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// What went wrong, as one sentence that says what to do next.
public final class Failures {

    private static final Logger LOG = LoggerFactory.getLogger(Failures.class);

    private final Texts texts;

    public Failures(Texts texts) {
        this.texts = texts;
    }

    public String sentence(Throwable failure) {
        return switch (failure) {
            case UnreadableFile unreadable -> texts.text(unreadable.reason());
            case InvalidAssumption invalid -> texts.text("ui.failure.assumption", invalid.key(), invalid.expected());
            case OverlappingLogs overlap -> texts.text("ui.failure.overlap", overlap.first(), overlap.second());
            case NoSuchFileException missing -> texts.text("ui.failure.missing", missing.getFile());
            case AccessDeniedException denied -> texts.text("ui.failure.denied", denied.getFile());
            case IOException io -> texts.text("ui.failure.io", String.valueOf(io.getMessage()));
            default -> unexpected(failure);
        };
    }

    private String unexpected(Throwable failure) {
        LOG.error("unexpected failure", failure);
        return texts.text("ui.failure.unexpected", failure.getClass().getSimpleName(), String.valueOf(failure.getMessage()));
    }
}
