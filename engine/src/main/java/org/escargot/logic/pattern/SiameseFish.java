package org.escargot.logic.pattern;

/// Two finned fish on the same base whose cover houses differ: each takes its own candidates.
///
/// @param first one fish
/// @param second the other, same digit and base
public record SiameseFish(Fish first, Fish second) implements Pattern {
    @Override
    public Truths truths() {
        return first.truths();
    }
}
