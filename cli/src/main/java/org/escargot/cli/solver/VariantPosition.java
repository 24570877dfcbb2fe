package org.escargot.cli.solver;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.escargot.cli.speech.BadInput;
import org.escargot.cli.speech.Complaint;
import org.escargot.explain.Notice;
import org.escargot.explain.Notice.Kind;
import org.escargot.format.VariantEntry;
import org.escargot.grid.Pencilmarks;
import org.escargot.logic.LogicSolver;
import org.escargot.logic.Outcome;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Step;
import org.escargot.rating.VariantLadder;
import org.escargot.rating.VariantPath;
import org.escargot.rating.VariantPath.GradedStep;
import org.escargot.rules.Lowering;
import org.escargot.rules.Lowering.Lowered;

/// A puzzle with rules of its own, as steps are looked for in it.
///
/// @param entry the puzzle
/// @param lowered what finders see of it
/// @param answer how many solutions it has, counted to two, as far as a moment allows
public record VariantPosition(VariantEntry entry, Lowered lowered, VariantAnswer answer) {
    /// Nearly all steps are true whatever the number of solutions, so a person need not wait longer than this for it.
    private static final long MOST_NANOS = 5_000_000_000L;

    /// The position in which `entry` begins.
    ///
    /// @throws BadInput where the board is none on which steps are found
    public static VariantPosition of(VariantEntry entry) {
        return switch (Lowering.of(entry.variant())) {
            case Lowered lowered -> of(entry, lowered);
            case Lowering.Beyond beyond -> throw new BadInput(complaint(beyond));
        };
    }

    private static VariantPosition of(VariantEntry entry, Lowered lowered) {
        long started = System.nanoTime();
        return new VariantPosition(
                entry,
                lowered,
                VariantAnswer.of(entry, VariantAnswer.solver(), 2, () -> System.nanoTime() - started > MOST_NANOS));
    }

    private static Complaint complaint(Lowering.Beyond beyond) {
        return switch (beyond) {
            case SIZE -> Complaint.STEPS_SIZE;
            case SHAPE -> Complaint.STEPS_SHAPE;
            case REGIONS -> Complaint.STEPS_REGIONS;
        };
    }

    /// The same, where steps are found on its board.
    public static Optional<VariantPosition> find(VariantEntry entry) {
        return Lowering.of(entry.variant()) instanceof Lowered lowered
                ? Optional.of(of(entry, lowered))
                : Optional.empty();
    }

    /// What is known of the position.
    public Facts facts() {
        return new Facts(lowered.start(), lowered.start());
    }

    /// Its path. What rests on there being one solution is asked where that is certain and all rules are seen.
    public VariantPath path() {
        Pencilmarks start = lowered.start();
        return isUnique() ? VariantPath.ofUnique(start) : VariantPath.of(start);
    }

    /// The first step of the path.
    public Optional<Step> next() {
        Pencilmarks start = lowered.start();
        return (isUnique() ? VariantPath.nextOfUnique(start) : VariantPath.next(start)).map(GradedStep::step);
    }

    /// All steps that are seen at the start.
    public List<Step> all() {
        List<Finder> ladder = new ArrayList<>(VariantLadder.FINDERS);
        ladder.addAll(isUnique() ? VariantLadder.UNIQUENESS : List.of());
        return new LogicSolver(ladder).all(facts());
    }

    private boolean isUnique() {
        return lowered.isWhole() && !answer.isGivenUp() && answer.solutions() == 1;
    }

    /// Whether there are several solutions for certain.
    public boolean hasSeveralSolutions() {
        return answer.solutions() > 1;
    }

    /// Why no step can be told, or nothing when one can be looked for.
    public Optional<Notice> obstacle() {
        if (!answer.isGivenUp() && answer.solutions() == 0) {
            return Optional.of(Notice.of(Kind.NO_SOLUTION));
        }
        return Outcome.of(lowered.start()) == Outcome.SOLVED ? Optional.of(Notice.of(Kind.SOLVED)) : Optional.empty();
    }
}
