package org.escargot.logic.pattern;

import java.util.List;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;

/// Cells with the same two candidates, each seeing the next, so that they alternate and the ends differ.
///
/// @param digits the two candidates
/// @param chain the cells from end to end, an even number, at least four
public record RemotePair(DigitSet digits, List<Integer> chain) implements Pattern {
    public RemotePair {
        chain = List.copyOf(chain);
    }

    /// All cells of the chain.
    public CellSet cells() {
        return first().or(second());
    }

    /// Every other cell from one end: they all hold the same digit.
    public CellSet first() {
        return everyOther(0);
    }

    /// The cells between, which hold the other digit.
    public CellSet second() {
        return everyOther(1);
    }

    private CellSet everyOther(int from) {
        CellSet cells = CellSet.EMPTY;
        for (int i = from; i < chain.size(); i += 2) {
            cells = cells.with(chain.get(i));
        }
        return cells;
    }

    /// The two ends, one of which holds each digit.
    public CellSet ends() {
        return CellSet.of(chain.getFirst(), chain.getLast());
    }

    @Override
    public Truths truths() {
        return Truths.of(cells());
    }
}
