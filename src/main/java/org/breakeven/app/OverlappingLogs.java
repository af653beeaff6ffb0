package org.breakeven.app;

/// Two usage logs cover the same time, so that counting both would count hours twice.
public final class OverlappingLogs extends Exception {

    private final String first;
    private final String second;

    OverlappingLogs(String first, String second) {
        super(first + " and " + second + " cover the same time");
        this.first = first;
        this.second = second;
    }

    public String first() {
        return first;
    }

    public String second() {
        return second;
    }
}
