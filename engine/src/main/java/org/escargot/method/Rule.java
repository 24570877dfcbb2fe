package org.escargot.method;

import java.util.Locale;

/// Why a method does something, in the terms of its text. Rules that reason come first, from what people find
/// easiest to what they find hardest; the rules of trials follow.
public enum Rule {
    /// No reason is needed.
    NONE,
    /// The cell has one candidate left: *inclusion*, the naked single.
    INCLUSION,
    /// A house has one cell left for the digit: *exclusion*, the hidden single.
    EXCLUSION,
    /// A house has one cell left for the digit, once a box that confines the digit to one line has cleared the rest
    /// of that line.
    INDIRECT_ELIMINATION,
    /// Two cells of a house hold the same two candidates.
    EXCLUSIVE_PAIR,
    /// Three cells of a house hold the same three candidates.
    PERFECT_TRIPLE,
    /// Two cells of a house hold the same three candidates, a third two of them.
    TRUNCATED_TRIPLE,
    /// One cell of a house holds three candidates, two others two of them each, together all three.
    DOUBLY_TRUNCATED_TRIPLE,
    /// As many cells of a house as digits in one of them hold no other digits.
    NAKED_GROUP,
    /// As many digits of a house as places of one of them have no other places.
    HIDDEN_GROUP,
    /// A digit has the same two places in two rows, or in two columns.
    X_WING,
    /// A digit has two places in each of three rows, in three columns together, or the other way round.
    SWORDFISH,
    /// It was tried, and led to a dead end.
    FAILED,
    /// The first empty cell is next.
    FIRST_CELL,
    /// The cell has the fewest candidates.
    FEWEST,
    /// The cell's two candidates stand again in its row and in its column.
    TWINS_ACROSS,
    /// The cell's two candidates stand again in one of its houses.
    TWINS,
    /// The digit has the fewest combinations of places left, and all of them go in at once.
    COMBINATION;

    /// The rule's name in messages and JSON, such as `exclusive-pair`.
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /// Whether it follows from the position, so that no trial is needed.
    public boolean isReasoned() {
        return this != NONE && compareTo(SWORDFISH) <= 0;
    }
}
