package org.escargot.logic.wings;

import org.escargot.grid.CellSet;
import org.escargot.grid.Houses;
import org.escargot.logic.step.Facts;

/// Two cells with the same two candidates that do not see each other: the pincers of W-Wings and chute remote pairs.
final class EqualCells {
    private EqualCells() {}

    /// Takes pairs of cells; `true` means stop.
    interface Sink {
        boolean accept(int one, int two);
    }

    /// Gives all of them to `sink`, by the first cell in reading order, then the second; whether it stopped.
    static boolean visit(Facts facts, Sink sink) {
        CellSet bivalue = facts.bivalue();
        for (int one = bivalue.first(); one >= 0; one = bivalue.next(one)) {
            CellSet apart = bivalue.minus(Houses.peers(one));
            for (int two = apart.next(one); two >= 0; two = apart.next(two)) {
                if (facts.candidates(one).equals(facts.candidates(two)) && sink.accept(one, two)) {
                    return true;
                }
            }
        }
        return false;
    }
}
