package org.escargot.logic.coloring;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Houses;
import org.escargot.logic.chains.EliminationWeight;
import org.escargot.logic.step.CellFinder;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// Remote pairs as HoDoKu looks for them: all chains of up to ten cells, not the shortest alone, since a longer one may
/// eliminate more; but only those from whose ends a candidate goes that sees both.
///
/// Those that eliminate most come first, then those that do so in the lowest cells, then the shorter ones. See
/// [RemotePairFinder].
public record HodokuRemotePairFinder() implements CellFinder {
    /// HoDoKu's chains have up to 20 links, of which every other one lies in a cell.
    private static final int MOST_CELLS = 10;

    private static final Comparator<Step> MOST_FIRST = Comparator.<Step>comparingInt(
                    step -> -step.effects().eliminations().size())
            .thenComparingInt(step -> EliminationWeight.of(step.effects().eliminations()))
            .thenComparingInt(step -> step.pattern().truths().size());

    @Override
    public Set<Technique> finds() {
        return Set.of(Technique.REMOTE_PAIR);
    }

    @Override
    public CellSet cells(Facts facts) {
        return facts.bivalue();
    }

    @Override
    public boolean find(Facts facts, StepSink sink) {
        CellSet bivalue = facts.bivalue();
        List<Step> steps = new ArrayList<>();
        for (int start = bivalue.first(); start >= 0; start = bivalue.next(start)) {
            CellSet alike = RemotePairFinder.alike(facts, bivalue, start);
            if (alike.size() >= 4) {
                along(facts, List.of(start), alike.without(start), steps);
            }
        }
        steps.sort(MOST_FIRST);
        return steps.stream().anyMatch(sink::accept);
    }

    /// Every way on from the cells of `chain` through those that are `left`.
    private static void along(Facts facts, List<Integer> chain, CellSet left, List<Step> steps) {
        if (chain.size() >= 4 && chain.size() % 2 == 0 && endsEliminate(facts, chain)) {
            RemotePairFinder.add(facts, chain, steps);
        }
        CellSet next = Houses.peers(chain.getLast()).and(left);
        for (int cell = next.first(); cell >= 0 && chain.size() < MOST_CELLS; cell = next.next(cell)) {
            List<Integer> longer = new ArrayList<>(chain);
            longer.add(cell);
            along(facts, longer, left.without(cell), steps);
        }
    }

    private static boolean endsEliminate(Facts facts, List<Integer> chain) {
        CellSet seen = Houses.peers(chain.getFirst()).and(Houses.peers(chain.getLast()));
        for (int cell : chain) {
            seen = seen.without(cell);
        }
        DigitSet digits = facts.candidates(chain.getFirst());
        return seen.intersects(facts.cellsOf(digits.first()))
                || seen.intersects(facts.cellsOf(digits.next(digits.first())));
    }
}
