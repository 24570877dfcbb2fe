package org.escargot.logic;

import java.util.List;
import java.util.Optional;
import org.escargot.grid.Candidate;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.Grid;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepProof;

/// Whether a step is true in every solution, changes something, and is proved from its own evidence.
public final class StepCheck {
    private StepCheck() {}

    /// What is wrong with `step`, or nothing.
    public static Optional<String> fault(Facts facts, List<Grid> solutions, Step step) {
        if (step.effects().isEmpty()
                || !solutions.stream().allMatch(solution -> isTrueIn(solution, step))
                || !step.effects().eliminations().stream().allMatch(candidate -> isOpen(facts, candidate))) {
            return Optional.of("unsound " + step + " in " + facts.marks());
        }
        return StepProof.of(facts, step).holds()
                ? Optional.empty()
                : Optional.of("unproved " + step + " in " + facts.marks());
    }

    private static boolean isTrueIn(Grid solution, Step step) {
        CandidateSet placed = step.effects().placements();
        CandidateSet eliminated = step.effects().eliminations();
        return placed.stream().allMatch(candidate -> isTrue(solution, candidate))
                && eliminated.stream().noneMatch(candidate -> isTrue(solution, candidate));
    }

    private static boolean isTrue(Grid solution, int candidate) {
        return solution.digit(Candidate.cell(candidate)) == Candidate.digit(candidate);
    }

    private static boolean isOpen(Facts facts, int candidate) {
        return facts.has(Candidate.cell(candidate), Candidate.digit(candidate));
    }
}
