package org.escargot.logic.step;

import java.util.ArrayList;
import java.util.List;
import org.escargot.grid.Candidate;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Givens;
import org.escargot.logic.pattern.GivenSymmetry;

/// Checks what follows from a symmetry of the givens.
///
/// An eliminated candidate is assumed true. The image of the solution that it stands in is a solution of the same
/// givens, and another one, because it has the candidate's image, which the first cannot have. Where there is one
/// solution only, that cannot be.
final class SymmetryProof {
    private SymmetryProof() {}

    static StepProof prove(Facts facts, GivenSymmetry symmetry, Step step) {
        List<StepProof.Refutation> refutations = new ArrayList<>();
        Effects effects = step.effects();
        if (!effects.placements().isEmpty()) {
            return new StepProof.Open(
                    StepProof.Assumed.FALSE, effects.placements().first());
        }
        boolean holds = step.technique().assumesUniqueSolution() && isSymmetry(facts, symmetry);
        for (int eliminated : effects.eliminations().stream().toArray()) {
            if (!holds || !movesAway(facts, symmetry, eliminated)) {
                return new StepProof.Open(StepProof.Assumed.TRUE, eliminated);
            }
            refutations.add(new StepProof.Refutation(StepProof.Assumed.TRUE, eliminated, List.of(), 1, 1));
        }
        return new StepProof.Proved(refutations);
    }

    /// Whether the givens are known, cells move as those of a Sudoku can, digits change one to one, and motion and
    /// change keep the givens.
    private static boolean isSymmetry(Facts facts, GivenSymmetry symmetry) {
        DigitSet images = DigitSet.EMPTY;
        for (int image : symmetry.images()) {
            images = images.with(image);
        }
        return facts.start() instanceof Givens givens
                && symmetry.images().size() == Digit.COUNT
                && images.equals(DigitSet.ALL)
                && keepsBands(symmetry.motion().rows())
                && keepsBands(symmetry.motion().columns())
                && symmetry.keeps(givens.grid());
    }

    /// Whether the image of `candidate` cannot be true together with it.
    private static boolean movesAway(Facts facts, GivenSymmetry symmetry, int candidate) {
        int to = symmetry.motion().image(Candidate.cell(candidate));
        int image = symmetry.image(Candidate.digit(candidate));
        return symmetry.clashes(candidate) || !facts.marks().allowed(to).contains(image);
    }

    /// Whether nine lines go to nine different ones, and lines of a band or stack to those of one.
    private static boolean keepsBands(List<Integer> lines) {
        boolean keeps = lines.stream().sorted().toList().equals(List.of(0, 1, 2, 3, 4, 5, 6, 7, 8));
        for (int line = 0; keeps && line < lines.size(); line++) {
            keeps = lines.get(line) / 3 == lines.get(line / 3 * 3) / 3;
        }
        return keeps;
    }
}
