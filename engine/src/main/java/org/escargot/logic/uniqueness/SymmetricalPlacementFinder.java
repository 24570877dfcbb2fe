package org.escargot.logic.uniqueness;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.escargot.grid.Candidate;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Givens;
import org.escargot.logic.pattern.GivenSymmetry;
import org.escargot.logic.pattern.GivenSymmetry.Motion;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// Gurth's symmetrical placement: a turn of the grid, or a reflection in a diagonal, that together with a change of
/// digits maps the givens onto themselves. Cells that keep their places hold digits that do not change. Once they do,
/// a candidate goes where its image is gone.
///
///     | 1 . . | . 5 . | . . . |      1↔9, 2↔8: a half turn keeps the givens
///     | . . . | . * . | . 2 . |
///     | . 8 . | . . . | . . . |      → r5c5 holds none of 1, 2, 8 and 9
///
/// Valid because motion and change make a solution of the same givens of each solution, and there is one only. A digit
/// that is not given changes to the one that is left; without two of them there is more than one solution. The motions
/// come in the order of [Motion], of each the cells that keep their places before the others.
/// See `docs/techniques/gurths-symmetrical-placement.md`.
public record SymmetricalPlacementFinder() implements Finder {
    @Override
    public Set<Technique> finds() {
        return Set.of(Technique.GURTHS_SYMMETRICAL_PLACEMENT);
    }

    @Override
    public boolean find(Facts facts, StepSink sink) {
        if (!(facts.start() instanceof Givens givens)) {
            return false;
        }
        for (Motion motion : Motion.values()) {
            Optional<GivenSymmetry> symmetry = symmetry(givens, motion);
            if (symmetry.isPresent() && report(facts, symmetry.get(), sink)) {
                return true;
            }
        }
        return false;
    }

    /// The change of digits with which `motion` maps the givens onto themselves.
    private static Optional<GivenSymmetry> symmetry(Givens givens, Motion motion) {
        int[] images = new int[Digit.COUNT + 1];
        CellSet cells = givens.cells();
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
            images[givens.grid().digit(cell)] = givens.grid().digit(motion.image(cell));
        }
        return permutation(images)
                .map(all -> new GivenSymmetry(motion, all))
                .filter(symmetry -> symmetry.keeps(givens.grid()));
    }

    /// The images of 1 to 9, if they are different ones; that of one digit may be missing.
    private static Optional<List<Integer>> permutation(int[] images) {
        DigitSet left = DigitSet.ALL;
        for (int digit = 1; digit <= Digit.COUNT; digit++) {
            left = images[digit] == Digit.NONE ? left : left.without(images[digit]);
        }
        List<Integer> all = new ArrayList<>();
        int missing = 0;
        for (int digit = 1; digit <= Digit.COUNT; digit++) {
            missing += images[digit] == Digit.NONE ? 1 : 0;
            all.add(images[digit] == Digit.NONE ? Math.max(left.first(), Digit.NONE) : images[digit]);
        }
        return missing == left.size() && missing < 2 ? Optional.of(all) : Optional.empty();
    }

    private static boolean report(Facts facts, GivenSymmetry symmetry, StepSink sink) {
        CandidateSet fixed = fixed(facts, symmetry);
        CandidateSet gone = fixed.isEmpty() ? gone(facts, symmetry) : fixed;
        return !gone.isEmpty()
                && sink.accept(new Step(Technique.GURTHS_SYMMETRICAL_PLACEMENT, symmetry, Effects.eliminate(gone)));
    }

    /// The candidates that change, of cells that keep their places.
    private static CandidateSet fixed(Facts facts, GivenSymmetry symmetry) {
        CandidateSet changing = CandidateSet.EMPTY;
        CellSet cells = symmetry.motion().fixed();
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
            changing = changing.or(CandidateSet.of(cell, facts.candidates(cell).minus(symmetry.digits())));
        }
        return changing;
    }

    /// The candidates whose images are gone.
    private static CandidateSet gone(Facts facts, GivenSymmetry symmetry) {
        CandidateSet gone = CandidateSet.EMPTY;
        CandidateSet all = facts.allCandidates();
        for (int candidate = all.first(); candidate >= 0; candidate = all.next(candidate)) {
            int to = symmetry.motion().image(Candidate.cell(candidate));
            if (!facts.marks().allowed(to).contains(symmetry.image(Candidate.digit(candidate)))) {
                gone = gone.or(CandidateSet.of(candidate));
            }
        }
        return gone;
    }
}
