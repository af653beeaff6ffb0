package org.breakeven.model;

/// A value that an assumption cannot take; the message is one sentence for the user.
public final class InvalidAssumption extends IllegalArgumentException {

    private final transient AssumptionKey key;
    private final String expected;

    public InvalidAssumption(AssumptionKey key, String found, String expected) {
        super(key.id() + ": found \"" + found + "\", expected " + expected);
        this.key = key;
        this.expected = expected;
    }

    public AssumptionKey key() {
        return key;
    }

    public String expected() {
        return expected;
    }
}
