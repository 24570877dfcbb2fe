package org.escargot.logic.coloring;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.logic.chains.ChainNames;
import org.escargot.logic.pattern.Chain;
import org.escargot.logic.step.CellFinder;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// Remote pair: a chain of four or more cells, an even number, with the same two candidates, each seeing the next,
/// holds them in turn; so its ends differ, and both digits go from every cell that sees both ends, or two others of
/// its cells that differ likewise.
///
///     47 - 47 - 47 - 47      one end is 4, the other 7
///
/// Valid because two cells that see each other hold different digits. Of the chains between two ends one of the
/// shortest is told. The step that eliminates most comes first, then by the first end in reading order, the length
/// and the other end. See `docs/techniques/remote-pair.md`.
public record RemotePairFinder() implements CellFinder {
    private static final Comparator<Step> MOST_FIRST =
            Comparator.comparingInt(step -> -step.effects().eliminations().size());

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
            CellSet alike = alike(facts, bivalue, start);
            if (alike.size() >= 4) {
                from(facts, start, alike, steps);
            }
        }
        steps.sort(MOST_FIRST);
        return steps.stream().anyMatch(sink::accept);
    }

    /// The cells among `cells` with the candidates of `start`.
    static CellSet alike(Facts facts, CellSet cells, int start) {
        CellSet alike = CellSet.EMPTY;
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
            alike = facts.candidates(cell).equals(facts.candidates(start)) ? alike.with(cell) : alike;
        }
        return alike;
    }

    /// Spreads from `start` ring by ring; every second ring has the other digit. Each pair of ends is told once.
    private static void from(Facts facts, int start, CellSet alike, List<Step> steps) {
        List<CellSet> rings = new ArrayList<>();
        CellSet reached = CellSet.of(start);
        for (CellSet ring = reached; !ring.isEmpty(); reached = reached.or(ring)) {
            rings.add(ring);
            int distance = rings.size() - 1;
            if (distance >= 3 && distance % 2 == 1) {
                ends(facts, start, rings, steps);
            }
            ring = Seen.by(facts, ring).and(alike).minus(reached);
        }
    }

    private static void ends(Facts facts, int start, List<CellSet> rings, List<Step> steps) {
        CellSet last = rings.getLast();
        for (int end = last.next(start); end >= 0; end = last.next(end)) {
            add(facts, chain(facts, rings, end), steps);
        }
    }

    /// Adds the step of the chain of `cells` to `steps`, if there is one.
    static void add(Facts facts, List<Integer> cells, List<Step> steps) {
        DigitSet digits = facts.candidates(cells.getFirst());
        Effects effects = effects(facts, cells, digits);
        if (!effects.isEmpty()) {
            Chain chain = Chain.throughCells(cells, digits.first(), facts::candidates);
            steps.add(new Step(ChainNames.of(chain), chain, effects));
        }
    }

    /// What sees two cells of the chain that differ and do not follow each other.
    private static Effects effects(Facts facts, List<Integer> chain, DigitSet digits) {
        CellSet own = CellSet.EMPTY;
        CellSet seen = CellSet.EMPTY;
        for (int one = 0; one < chain.size(); one++) {
            own = own.with(chain.get(one));
            for (int other = one + 3; other < chain.size(); other += 2) {
                seen = seen.or(facts.peers(chain.get(one)).and(facts.peers(chain.get(other))));
            }
        }
        return Effects.eliminate(facts, seen.minus(own), digits);
    }

    /// From `end`, in the last ring, back to the start, and turned round.
    private static List<Integer> chain(Facts facts, List<CellSet> rings, int end) {
        List<Integer> chain = new ArrayList<>();
        int cell = end;
        chain.add(cell);
        for (int ring = rings.size() - 2; ring >= 0; ring--) {
            cell = rings.get(ring).and(facts.peers(cell)).first();
            chain.addFirst(cell);
        }
        return chain;
    }
}
