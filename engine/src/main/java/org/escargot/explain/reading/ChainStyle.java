package org.escargot.explain.reading;

import org.escargot.logic.step.Technique;

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
    /// No pattern with a name of its own, or a scale that does not use it.
    LINK_BY_LINK;

    /// The style of the chain behind a step of `technique`.
    public static ChainStyle of(Technique technique) {
        return switch (technique) {
            case SKYSCRAPER, TWO_STRING_KITE, TURBOT_FISH, EMPTY_RECTANGLE -> TWO_LINKS;
            case GROUPED_SKYSCRAPER, GROUPED_TWO_STRING_KITE -> TWO_LINKS;
            case XY_WING -> XY_WING;
            case W_WING -> W_WING;
            case CHUTE_REMOTE_PAIR -> CHUTE_PAIR;
            case REMOTE_PAIR -> REMOTE_PAIR;
            case X_CHAIN, XY_CHAIN -> NICE_LOOP;
            case CONTINUOUS_NICE_LOOP, DISCONTINUOUS_NICE_LOOP, AIC -> NICE_LOOP;
            case GROUPED_CONTINUOUS_NICE_LOOP, GROUPED_DISCONTINUOUS_NICE_LOOP, GROUPED_AIC -> NICE_LOOP;
            case ALS_XZ, ALS_XY_WING, ALS_W_WING, ALS_CHAIN -> ALS;
            default -> LINK_BY_LINK;
        };
    }
}
