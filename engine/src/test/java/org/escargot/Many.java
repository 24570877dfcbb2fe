package org.escargot;

/// How often a test tries the same: often with `./check --all`, with `./check` a few times.
public final class Many {
    private Many() {}

    /// `all` where the lane takes its time, else `few`.
    public static int of(int few, int all) {
        return Boolean.getBoolean("escargot.many") ? all : few;
    }
}
