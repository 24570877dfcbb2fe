package org.escargot.logic.exotic;

import java.util.ArrayList;
import java.util.List;
import org.escargot.grid.Candidate;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.logic.pattern.Exocet;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// All ways to give base and targets the same two digits, and what stands in none of them.
final class ExocetCases {
    private final ExocetBase base;
    private final Facts facts;
    private final int[] targets;
    private final CellSet[] mirrors;
    private final List<CandidateSet> fillings = new ArrayList<>();
    private CandidateSet possible = CandidateSet.EMPTY;

    ExocetCases(ExocetBase base, int one, int two) {
        this.base = base;
        this.facts = base.facts();
        this.targets = new int[] {one, two};
        this.mirrors = base.isJunior(one, two)
                ? new CellSet[] {base.mirror(one, two), base.mirror(two, one)}
                : new CellSet[] {CellSet.EMPTY, CellSet.EMPTY};
        int first = base.base().first();
        int second = base.base().next(first);
        DigitSet digits = base.digits();
        for (int x = digits.first(); x > 0; x = digits.next(x)) {
            for (int y = digits.first(); y > 0; y = digits.next(y)) {
                if (x != y && facts.has(first, x) && facts.has(second, y) && needsBoth(x, y)) {
                    target(first, x, second, y, x, y);
                    target(first, x, second, y, y, x);
                }
            }
        }
    }

    /// A digit that one house can take beside the targets would need both of them.
    private boolean needsBoth(int x, int y) {
        return base.housesFor(x, targets[0], targets[1]) == 2 && base.housesFor(y, targets[0], targets[1]) == 2;
    }

    private void target(int first, int x, int second, int y, int one, int two) {
        if (facts.has(targets[0], one)
                && facts.has(targets[1], two)
                && isMirrored(mirrors[0], one)
                && isMirrored(mirrors[1], two)) {
            CandidateSet filling = CandidateSet.of(
                    Candidate.of(first, x),
                    Candidate.of(second, y),
                    Candidate.of(targets[0], one),
                    Candidate.of(targets[1], two));
            fillings.add(filling);
            possible = possible.or(filling);
        }
    }

    private boolean isMirrored(CellSet mirror, int digit) {
        boolean isFound = mirror.isEmpty();
        for (int cell = mirror.first(); cell >= 0; cell = mirror.next(cell)) {
            isFound |= facts.marks().allowed(cell).contains(digit);
        }
        return isFound;
    }

    /// The cases: each fills the base and the targets.
    List<CandidateSet> fillings() {
        return fillings;
    }

    Exocet exocet() {
        return new Exocet(base.base(), base.digits(), CellSet.of(targets), base.lines(), mirrors[0].or(mirrors[1]));
    }

    /// Whether a candidate of `filling` and one of `other` cannot be true together.
    boolean isAgainst(CandidateSet filling, CandidateSet other) {
        return !seenBy(filling).and(other).isEmpty();
    }

    private CandidateSet seenBy(CandidateSet filling) {
        CandidateSet seen = CandidateSet.EMPTY;
        for (int candidate = filling.first(); candidate >= 0; candidate = filling.next(candidate)) {
            seen = seen.or(facts.ruledOutBy(candidate));
        }
        return seen;
    }

    /// What is false if `filling` is true: what sees it, and the digits of the base in the rest of the houses that
    /// hold their other places.
    CandidateSet ruledOutBy(CandidateSet filling) {
        CandidateSet gone = seenBy(filling);
        for (int candidate = filling.first(); candidate >= 0; candidate = filling.next(candidate)) {
            if (base.base().contains(Candidate.cell(candidate))) {
                int digit = Candidate.digit(candidate);
                CellSet cells = base.ruledOut(digit, targets[0], targets[1]).and(facts.cellsOf(digit));
                gone = gone.or(CandidateSet.of(cells, digit));
            }
        }
        return gone.minus(filling);
    }

    boolean report(Technique name, StepSink sink) {
        if (possible.isEmpty()) {
            return false;
        }
        Exocet exocet = exocet();
        CandidateSet gone = CandidateSet.EMPTY;
        CellSet cells = exocet.cells();
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
            gone = gone.or(CandidateSet.of(cell, facts.candidates(cell).minus(possible.digits(cell))));
        }
        for (int target = 0; target < targets.length; target++) {
            gone = gone.or(fromMirror(mirrors[target], possible.digits(targets[target])));
        }
        return !gone.isEmpty() && sink.accept(new Step(name, exocet, Effects.eliminate(gone)));
    }

    /// If one cell of `mirror` alone can hold one of `digits`, it holds nothing else.
    private CandidateSet fromMirror(CellSet mirror, DigitSet digits) {
        CellSet held = CellSet.EMPTY;
        for (int cell = mirror.first(); cell >= 0; cell = mirror.next(cell)) {
            held = facts.marks().allowed(cell).intersects(digits) ? held.with(cell) : held;
        }
        return held.size() == 1
                ? CandidateSet.of(held.first(), facts.candidates(held.first()).minus(digits))
                : CandidateSet.EMPTY;
    }
}
