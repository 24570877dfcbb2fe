package org.escargot.logic.als;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;
import org.escargot.logic.chains.Als;
import org.escargot.logic.pattern.Blossom;
import org.escargot.logic.pattern.Node;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// Death blossom: a stem, a cell, sees for each of its candidates all places of it in an almost locked set, a petal of
/// its own. Every digit that all petals hold and the stem does not goes from what sees all its places in them.
///
///     stem {37}      3: petal {3 z …}, 7: petal {7 z …}
///
/// Valid because the petal of the digit that the stem holds is locked without it and holds *z*.
/// Steps come by stem, then by the numbers of the petals, smallest digit first; what was taken before does not come
/// again. See `docs/techniques/death-blossom.md`.
///
/// @param overlap whether petals may share cells
public record DeathBlossomFinder(Commons.Overlap overlap) implements Finder {
    /// How many petals are tried for each digit.
    private static final int MOST_PETALS = 100;

    /// Without petals that share cells.
    public DeathBlossomFinder() {
        this(Commons.Overlap.OFF);
    }

    /// With petals that share cells.
    public static DeathBlossomFinder overlapping() {
        return new DeathBlossomFinder(Commons.Overlap.ON);
    }

    @Override
    public Set<Technique> finds() {
        return Set.of(Technique.DEATH_BLOSSOM);
    }

    @Override
    public boolean find(Facts facts, StepSink sink) {
        List<Als> sets = Commons.of(facts, Commons.Overlap.OFF).sets();
        Set<CandidateSet> known = new HashSet<>();
        CellSet open = facts.unsolved();
        for (int stem = open.first(); stem >= 0; stem = open.next(stem)) {
            if (new Search(facts.candidates(stem), stem, overlap, sets, known, sink).run()) {
                return true;
            }
        }
        return false;
    }

    /// The petals of one stem.
    private record Search(
            DigitSet digits,
            int stem,
            Commons.Overlap overlap,
            List<Als> sets,
            Set<CandidateSet> known,
            StepSink sink) {
        boolean run() {
            for (int digit = digits.first(); digit > 0; digit = digits.next(digit)) {
                if (petals(digit).isEmpty()) {
                    return false;
                }
            }
            CellSet[] lost = new CellSet[Digit.COUNT + 1];
            Arrays.fill(lost, CellSet.ALL);
            return !digits.isEmpty() && add(digits.first(), DigitSet.ALL.minus(digits), lost, new ArrayList<>());
        }

        private List<Als> petals(int digit) {
            return sets.stream()
                    .filter(set ->
                            set.digits().contains(digit) && set.seen(digit).contains(stem))
                    .limit(MOST_PETALS)
                    .toList();
        }

        /// Adds a petal for `digit` and for those after it. Of the digits `shared` by all petals so far, `lost` are the
        /// candidates that see all places of each.
        private boolean add(int digit, DigitSet shared, CellSet[] lost, List<Als> chosen) {
            for (Als petal : petals(digit)) {
                if (overlap == Commons.Overlap.ON || isApart(petal, chosen)) {
                    CellSet[] rest = lost.clone();
                    DigitSet left = left(petal, shared, rest);
                    chosen.add(petal);
                    int next = digits.next(digit);
                    if (!left.isEmpty() && (next > 0 ? add(next, left, rest, chosen) : report(left, rest, chosen))) {
                        return true;
                    }
                    chosen.removeLast();
                }
            }
            return false;
        }

        private static boolean isApart(Als petal, List<Als> chosen) {
            return chosen.stream().noneMatch(other -> other.cells().intersects(petal.cells()));
        }

        /// Those of `shared` that still have candidates to lose with `petal`.
        private static DigitSet left(Als petal, DigitSet shared, CellSet[] lost) {
            DigitSet left = DigitSet.EMPTY;
            DigitSet digits = shared.and(petal.digits());
            for (int digit = digits.first(); digit > 0; digit = digits.next(digit)) {
                lost[digit] = lost[digit].and(petal.seen(digit));
                left = lost[digit].isEmpty() ? left : left.with(digit);
            }
            return left;
        }

        private boolean report(DigitSet shared, CellSet[] lost, List<Als> chosen) {
            CandidateSet eliminated = CandidateSet.EMPTY;
            for (int digit = shared.first(); digit > 0; digit = shared.next(digit)) {
                eliminated = eliminated.or(CandidateSet.of(lost[digit], digit));
            }
            List<Node.Als> petals = new ArrayList<>();
            for (int digit = digits.first(); digit > 0; digit = digits.next(digit)) {
                petals.add(chosen.get(petals.size()).node(digit));
            }
            return known.add(eliminated)
                    && sink.accept(new Step(
                            Technique.DEATH_BLOSSOM, new Blossom(stem, petals, shared), Effects.eliminate(eliminated)));
        }
    }
}
