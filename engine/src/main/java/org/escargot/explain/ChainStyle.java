package org.escargot.explain;

import org.escargot.logic.step.Technique;

/// How a chain is told and lit: as a pattern that people know by name, or link by link.
enum ChainStyle {
    /// Two strong links of a digit.
    TWO_LINKS,
    /// A pivot and two pincers.
    XY_WING,
    /// Two pincers joined by a strong link.
    W_WING,
    /// Cells that hold two digits in turn.
    REMOTE_PAIR,
    /// No pattern with a name of its own, or a scale that does not use it.
    LINK_BY_LINK;

    /// The style of the chain behind a step of `technique`.
    static ChainStyle of(Technique technique) {
        return switch (technique) {
            case SKYSCRAPER, TWO_STRING_KITE, TURBOT_FISH, EMPTY_RECTANGLE -> TWO_LINKS;
            case XY_WING -> XY_WING;
            case W_WING -> W_WING;
            case REMOTE_PAIR -> REMOTE_PAIR;
            default -> LINK_BY_LINK;
        };
    }
}
