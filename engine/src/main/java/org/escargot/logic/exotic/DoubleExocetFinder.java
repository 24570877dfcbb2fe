package org.escargot.logic.exotic;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.CellSet;
import org.escargot.logic.pattern.DoubleExocet;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// Double exocets: two exocets, junior or senior, in one band, with the same three lines across it, their bases in two
/// of its boxes, and no more than four digits in both bases.
///
///     | B B . | . . . | . . . |      the first base, and one of the second's targets in its box
///     | . . . | . b b | . . . |      the second base
///     | . . t | T . . | . . X |      X a target of both, or one of each
///
/// Valid because each exocet fills its targets as its base. Together they leave few cases, mostly those where the two
/// bases share no digit, and what is false in all of them goes: besides what sees a digit wherever it stands, a digit
/// of the bases in the rest of two houses that hold its places in the three lines beside the targets, as each needs
/// one.
///
/// Steps come by the first exocet, then by the second, in the order of [ExocetFinder].
/// See `docs/techniques/double-exocet.md`.
public record DoubleExocetFinder() implements Finder {
    private static final int MOST_DIGITS = 4;

    @Override
    public Set<Technique> finds() {
        return Set.of(Technique.DOUBLE_EXOCET);
    }

    @Override
    public boolean find(Facts facts, StepSink sink) {
        List<ExocetBase> bases = ExocetBase.all(facts);
        Map<ExocetBase, List<ExocetCases>> known = new HashMap<>();
        for (int i = 0; i < bases.size(); i++) {
            for (int j = i + 1; j < bases.size(); j++) {
                ExocetBase one = bases.get(i);
                ExocetBase two = bases.get(j);
                if (isPair(one, two)
                        && report(
                                known.computeIfAbsent(one, DoubleExocetFinder::exocets),
                                known.computeIfAbsent(two, DoubleExocetFinder::exocets),
                                sink)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean isPair(ExocetBase one, ExocetBase two) {
        return one.lines().equals(two.lines())
                && one.box() != two.box()
                && one.band().containsAll(two.base())
                && one.digits().or(two.digits()).size() <= MOST_DIGITS;
    }

    /// All exocets of `base` that leave a case.
    private static List<ExocetCases> exocets(ExocetBase base) {
        List<ExocetCases> exocets = new ArrayList<>();
        CellSet possible = base.possibleTargets(base.places());
        for (int one = possible.first(); one >= 0; one = possible.next(one)) {
            for (int two = possible.next(one); two >= 0; two = possible.next(two)) {
                if (base.isCovered(one, two)) {
                    exocets.add(new ExocetCases(base, one, two));
                }
            }
        }
        exocets.removeIf(exocet -> exocet.fillings().isEmpty());
        return exocets;
    }

    private static boolean report(List<ExocetCases> ones, List<ExocetCases> twos, StepSink sink) {
        for (ExocetCases one : ones) {
            for (ExocetCases two : twos) {
                CandidateSet gone = falseInAllCases(one, two);
                if (!gone.isEmpty()
                        && sink.accept(new Step(
                                Technique.DOUBLE_EXOCET,
                                new DoubleExocet(one.exocet(), two.exocet()),
                                Effects.eliminate(gone)))) {
                    return true;
                }
            }
        }
        return false;
    }

    private static CandidateSet falseInAllCases(ExocetCases one, ExocetCases two) {
        CandidateSet gone = CandidateSet.EMPTY;
        boolean isFirst = true;
        for (CandidateSet first : one.fillings()) {
            for (CandidateSet second : two.fillings()) {
                if (!one.isAgainst(first, second)) {
                    CandidateSet its = one.ruledOutBy(first).or(two.ruledOutBy(second));
                    gone = isFirst ? its : gone.and(its);
                    isFirst = false;
                }
            }
        }
        return gone;
    }
}
