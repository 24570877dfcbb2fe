package org.escargot.logic.coloring;

import java.util.Set;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.logic.pattern.RemotePair;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;
/// Remote pair: four or more cells with the same two candidates, joined by seeing each other, hold them in turn;
/// both digits go from every cell that sees one of each colour.
///
///     47 - 47 - 47 - 47      the ends differ
///
/// Valid because two cells that see each other hold different digits. Steps come by the first cell in reading
/// order; cells that are joined in any way are one step. See `docs/techniques/remote-pair.md`.

public record RemotePairFinder() implements Finder {
    private static final int FEWEST_CELLS = 4;

    @Override
    public Set<Technique> finds() {
        return Set.of(Technique.REMOTE_PAIR);
    }

    @Override
    public boolean find(Facts facts, StepSink sink) {
        CellSet left = facts.bivalue();
        while (!left.isEmpty()) {
            int start = left.first();
            CellSet alike = alike(facts, left, start);
            RemotePair pair = spread(facts.candidates(start), alike, start);
            if (pair.cells().size() >= FEWEST_CELLS && report(facts, pair, sink)) {
                return true;
            }
            left = left.minus(pair.cells());
        }
        return false;
    }

    private static CellSet alike(Facts facts, CellSet cells, int start) {
        CellSet alike = CellSet.EMPTY;
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
            alike = facts.candidates(cell).equals(facts.candidates(start)) ? alike.with(cell) : alike;
        }
        return alike;
    }

    private static RemotePair spread(DigitSet digits, CellSet alike, int start) {
        CellSet first = CellSet.of(start);
        CellSet second = CellSet.EMPTY;
        CellSet rest = alike.without(start);
        boolean grown = true;
        while (grown) {
            CellSet seconds = rest.and(Seen.by(first));
            CellSet firsts = rest.minus(seconds).and(Seen.by(second));
            second = second.or(seconds);
            first = first.or(firsts);
            rest = rest.minus(seconds).minus(firsts);
            grown = !seconds.isEmpty() || !firsts.isEmpty();
        }
        return new RemotePair(digits, first, second);
    }

    private static boolean report(Facts facts, RemotePair pair, StepSink sink) {
        CellSet seen = Seen.by(pair.first()).and(Seen.by(pair.second())).minus(pair.cells());
        Effects effects = Effects.strike(facts, seen, pair.digits());
        return !effects.isEmpty() && sink.accept(new Step(Technique.REMOTE_PAIR, pair, effects));
    }
}
