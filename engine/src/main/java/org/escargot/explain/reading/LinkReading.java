package org.escargot.explain.reading;

import org.escargot.grid.DigitSet;
import org.escargot.logic.pattern.Chain;
import org.escargot.logic.pattern.ChainPair;
import org.escargot.logic.pattern.OddLoop;

/// Reads pairs of chains and odd loops.
final class LinkReading {
    private LinkReading() {}

    static Reading of(ChainPair pair) {
        Chain first = pair.first();
        Chain second = pair.second();
        boolean isOfOneDigit = first.digits().equals(second.digits());
        return Reading.of(
                        isOfOneDigit ? "dual-links" : "dual-links-apart",
                        pair.truths().houses(),
                        first.cells().or(second.cells()),
                        first.digits().or(second.digits()))
                .with("digit1", first.digits())
                .with("digit2", second.digits())
                .with("chain", first)
                .with("chain2", second);
    }

    static Reading of(OddLoop loop) {
        return Reading.of("odd-loop", loop.houses(), loop.cells(), DigitSet.of(loop.digit()))
                .with("n", loop.cells().size())
                .with("guardians", loop.guardians());
    }
}
