package org.escargot.logic.uniqueness;

import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;
import org.escargot.grid.Candidate;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.CellSet;
import org.escargot.grid.Givens;
import org.escargot.logic.pattern.GivenSymmetry;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// Gurth's symmetrical placement: a motion of the grid that together with a change of digits maps the givens onto
/// themselves. Cells that keep their places hold digits that do not change, and candidates that cannot be true together
/// with their images are false. Once these are gone, a candidate goes where its image is gone.
///
///     | 1 . . | . 5 . | . . . |      1↔9, 2↔8: a half turn keeps the givens
///     | . . . | . * . | . 2 . |
///     | . 8 . | . . . | . . . |      → r5c5 holds none of 1, 2, 8 and 9
///
/// Valid because motion and change make a solution of the same givens of each solution, and there is one only. The
/// motions come in the order of [GivenSymmetries], of each the cells that keep their places before the others.
/// See `docs/techniques/gurths-symmetrical-placement.md`.
///
/// @param hidden whether to look for any exchange of lines, not only for turns and reflections
public record SymmetricalPlacementFinder(boolean hidden) implements Finder {
    /// Turns of the grid and reflections in a diagonal.
    public static final SymmetricalPlacementFinder SEEN = new SymmetricalPlacementFinder(false);

    /// These, and whatever else lines can do.
    public static final SymmetricalPlacementFinder ANY = new SymmetricalPlacementFinder(true);

    @Override
    public Set<Technique> finds() {
        return Set.of(Technique.GURTHS_SYMMETRICAL_PLACEMENT);
    }

    @Override
    public boolean find(Facts facts, StepSink sink) {
        if (!(facts.start() instanceof Givens givens)) {
            return false;
        }
        List<GivenSymmetry> symmetries =
                hidden ? GivenSymmetries.any(givens.grid()) : GivenSymmetries.seen(givens.grid());
        for (GivenSymmetry symmetry : symmetries) {
            if (report(facts, symmetry, sink)) {
                return true;
            }
        }
        return false;
    }

    private static boolean report(Facts facts, GivenSymmetry symmetry, StepSink sink) {
        CandidateSet gone = gone(facts, symmetry);
        return !gone.isEmpty()
                && sink.accept(new Step(Technique.GURTHS_SYMMETRICAL_PLACEMENT, symmetry, Effects.eliminate(gone)));
    }

    /// What goes first: of cells that keep their places, then of others because of the images, then after the images.
    private static CandidateSet gone(Facts facts, GivenSymmetry symmetry) {
        CellSet fixed = symmetry.motion().fixed();
        CandidateSet clashing = matching(facts, symmetry::clashes);
        CandidateSet ofFixed = matching(facts, candidate -> fixed.contains(Candidate.cell(candidate)))
                .and(clashing);
        if (!ofFixed.isEmpty()) {
            return ofFixed;
        }
        return clashing.isEmpty() ? matching(facts, candidate -> isGone(facts, symmetry, candidate)) : clashing;
    }

    private static CandidateSet matching(Facts facts, IntPredicate isMatching) {
        CandidateSet matching = CandidateSet.EMPTY;
        CandidateSet all = facts.allCandidates();
        for (int candidate = all.first(); candidate >= 0; candidate = all.next(candidate)) {
            matching = isMatching.test(candidate) ? matching.or(CandidateSet.of(candidate)) : matching;
        }
        return matching;
    }

    /// Whether the image of `candidate` is gone.
    private static boolean isGone(Facts facts, GivenSymmetry symmetry, int candidate) {
        int to = symmetry.motion().image(Candidate.cell(candidate));
        return !facts.marks().allowed(to).contains(symmetry.image(Candidate.digit(candidate)));
    }
}
