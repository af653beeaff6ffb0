package org.breakeven.model;

import java.util.List;
import java.util.Objects;

/// A sentence to be shown, not yet in any language: the key of a text and what fills its places.
///
/// Packages below the window say things with messages; `i18n` turns them into English or Chinese. The part of the
/// key before the first dot names the bundle (`imports.zeroPrice` is in `imports.properties`).
///
/// @param key  key in the bundle
/// @param args numbers, dates, `Money`, enum constants or text for `{0}`, `{1}`, ...
public record Message(String key, List<Object> args) {

    public Message {
        Objects.requireNonNull(key, "key");
        args = List.copyOf(args);
    }

    public static Message of(String key, Object... args) {
        return new Message(key, List.of(args));
    }
}
