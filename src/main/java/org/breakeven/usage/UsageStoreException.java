package org.breakeven.usage;

/// The database refused a statement: a fault of ours or a damaged file, never the user's wish.
public final class UsageStoreException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public UsageStoreException(String sql, Throwable cause) {
        super(cause.getMessage() + " in: " + sql, cause);
    }
}
