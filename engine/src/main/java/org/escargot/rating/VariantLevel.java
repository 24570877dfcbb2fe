package org.escargot.rating;

/// How hard a puzzle with rules of its own is: by the hardest part of the [VariantLadder] that its path needs.
public enum VariantLevel {
    /// Singles are enough.
    EASY("Easy"),
    /// Locked candidates of any two houses, what all places of a digit rule out, pairs.
    MEDIUM("Medium"),
    /// Larger subsets, fish, and chains of up to three strong links.
    HARD("Hard"),
    /// Longer chains, almost locked sets, Medusa.
    EXTREME("Extreme");

    private final String title;

    VariantLevel(String title) {
        this.title = title;
    }

    /// The level as tables have it, such as `Easy`.
    public String title() {
        return title;
    }
}
