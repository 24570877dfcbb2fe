package org.escargot.logic.step;

/// How a chain is told and lit: as a pattern that people know by name, or link by link.
public enum ChainStyle {
    /// Two strong links of a digit.
    TWO_LINKS,
    /// A pivot and two pincers.
    XY_WING,
    /// Two pincers joined by a strong link.
    W_WING,
    /// Two pincers in a chute whose third box joins them, by one of their digits or by both.
    CHUTE_PAIR,
    /// Cells that hold two digits in turn.
    REMOTE_PAIR,
    /// Link by link, as a loop or a chain of HoDoKu's.
    NICE_LOOP,
    /// Almost locked sets, next to each other or joined by a strong link.
    ALS,
    /// Link by link, as no pattern with a name of its own; also of what is no chain.
    PLAIN
}
