package org.escargot.explain;

/// How much of a step is told: four rungs, each telling more than the one before.
public enum Depth {
    /// What the technique is called.
    TECHNIQUE("technique"),
    /// And in which houses to look.
    HOUSE("house"),
    /// And which cells and digits it is about.
    CELLS("cells"),
    /// The whole reason, and what to do.
    REASON("reason");

    private final String key;

    Depth(String key) {
        this.key = key;
    }

    /// How the messages of this rung end, such as `naked-subset.reason`.
    String key() {
        return key;
    }

    /// The rung `number`, 1..4.
    public static Depth of(int number) {
        if (number < 1 || number > values().length) {
            throw new IllegalArgumentException("The depth (" + number + ") must be 1..4.");
        }
        return values()[number - 1];
    }
}
