package org.escargot.rating;

/// How hard a puzzle with rules of its own is: by the hardest part of the [VariantLadder] that its path needs.
public enum VariantLevel {
    /// Singles are enough; in killers also single combinations, and innies and outies of one house.
    EASY("Easy"),
    /// Locked candidates of any two houses, what all places of a digit rule out, pairs; combinations of cages, and the
    /// sums of several houses.
    MEDIUM("Medium"),
    /// Larger subsets, fish, and chains of up to three strong links; killer pairs, complements, blockers, and small
    /// cages that overlap.
    HARD("Hard"),
    /// Longer chains, almost locked sets, Medusa; larger cages that overlap.
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
