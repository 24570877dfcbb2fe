package org.escargot.logic.coloring;

import java.util.Set;
import org.escargot.grid.Candidate;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;
import org.escargot.logic.pattern.Medusa;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Need;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// 3D Medusa: the colors of simple coloring, carried on to other digits through cells with two candidates. *Wrap*: a
/// color goes that has two candidates in a cell, or a digit twice in a house, or leaves a cell empty. *Trap*: a
/// candidate goes that cannot be true together with either color.
///
///     4 = 4 = (4 9) = 9      the colors alternate along houses and through the cell
///
/// Valid because one of the two colors is true. Colors of a single digit are left to simple coloring. Steps come by the
/// first candidate of each pair of colors, by digit and cell.
/// See `docs/techniques/medusa-trap.md` and `docs/techniques/medusa-wrap.md`.
public record MedusaFinder() implements Finder {
    @Override
    public Set<Technique> finds() {
        return Set.of(Technique.MEDUSA_TRAP, Technique.MEDUSA_WRAP);
    }

    @Override
    public Need need() {
        return Need.HOUSES;
    }

    @Override
    public boolean find(Facts facts, StepSink sink) {
        CandidateSet done = CandidateSet.EMPTY;
        for (int digit = 1; digit <= Digit.COUNT; digit++) {
            CellSet cells = facts.cellsOf(digit);
            for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
                if (!done.contains(Candidate.of(cell, digit))) {
                    Medusa medusa = new MedusaColors(facts).from(Candidate.of(cell, digit));
                    done = done.or(medusa.candidates());
                    if (medusa.digits().size() > 1 && report(facts, medusa, sink)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private static boolean report(Facts facts, Medusa medusa, StepSink sink) {
        CandidateSet byFirst = against(facts, medusa.first());
        CandidateSet bySecond = against(facts, medusa.second());
        Medusa turned = medusa.turned();
        boolean isFirstFalse = isFalse(facts, medusa, byFirst);
        boolean isSecondFalse = isFalse(facts, turned, bySecond);
        if (isFirstFalse || isSecondFalse) {
            return isFirstFalse && wrap(facts, medusa, byFirst, sink)
                    || isSecondFalse && wrap(facts, turned, bySecond, sink);
        }
        CandidateSet gone = byFirst.and(bySecond).minus(medusa.candidates());
        return !gone.isEmpty() && sink.accept(new Step(Technique.MEDUSA_TRAP, medusa, Effects.eliminate(gone)));
    }

    /// What cannot be true together with all of `color`.
    private static CandidateSet against(Facts facts, CandidateSet color) {
        CandidateSet against = CandidateSet.EMPTY;
        for (int each = color.first(); each >= 0; each = color.next(each)) {
            against = against.or(facts.ruledOutBy(each));
        }
        return against;
    }

    private static boolean isFalse(Facts facts, Medusa medusa, CandidateSet against) {
        return !medusa.first().and(against).isEmpty() || emptied(facts, against) >= 0;
    }

    /// The first cell without a candidate that can be true, or -1.
    private static int emptied(Facts facts, CandidateSet against) {
        CellSet cells = facts.unsolved();
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
            DigitSet digits = facts.candidates(cell);
            if (against.digits(cell).containsAll(digits)) {
                return cell;
            }
        }
        return -1;
    }

    private static boolean wrap(Facts facts, Medusa medusa, CandidateSet against, StepSink sink) {
        boolean clashes = !medusa.first().and(against).isEmpty();
        Medusa told = new Medusa(
                clashes ? Medusa.Kind.WRAP : Medusa.Kind.EMPTIED,
                medusa.first(),
                medusa.second(),
                medusa.links(),
                clashes ? CellSet.EMPTY : CellSet.of(emptied(facts, against)));
        return sink.accept(new Step(Technique.MEDUSA_WRAP, told, Effects.eliminate(medusa.first())));
    }
}
