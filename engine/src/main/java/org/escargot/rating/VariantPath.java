package org.escargot.rating;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.escargot.grid.Pencilmarks;
import org.escargot.logic.Climb;
import org.escargot.logic.LogicSolver;
import org.escargot.logic.Outcome;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Step;

/// How far the [VariantLadder] solves a puzzle with rules of its own.
///
/// @param start the position in which it begins
/// @param steps the steps in order, each with the part of the ladder that found it
/// @param end the position after the last step
public record VariantPath(Pencilmarks start, List<GradedStep> steps, Pencilmarks end) {
    /// A step, and how hard it is.
    ///
    /// @param step the step
    /// @param level the part of the ladder that found it
    public record GradedStep(Step step, VariantLevel level) {}

    public VariantPath {
        steps = List.copyOf(steps);
    }

    /// Solves the puzzle that begins with `start` as far as the ladder reaches, and assumptions that are followed where
    /// it ends.
    public static VariantPath of(Pencilmarks start) {
        return upTo(start, Ladder.whole(), _ -> false);
    }

    /// The same of a puzzle that has one solution for certain and whose rules are all seen: where the ladder ends, also
    /// by what rests on there being one solution.
    public static VariantPath ofUnique(Pencilmarks start) {
        return upTo(start, Ladder.wholeOfUnique(), _ -> false);
    }

    /// Solves it as far as the parts of the ladder up to `hardest` reach.
    public static VariantPath of(Pencilmarks start, VariantLevel hardest) {
        return upTo(start, new Ladder(hardest, List.of()), _ -> false);
    }

    /// The steps of the ladder alone, no further than to the first one that places a digit.
    public static VariantPath toPlacement(Pencilmarks start) {
        return upTo(
                start,
                new Ladder(VariantLevel.EXTREME, List.of()),
                step -> !step.effects().placements().isEmpty());
    }

    private static VariantPath upTo(Pencilmarks start, Ladder ladder, Predicate<Step> isLast) {
        List<GradedStep> steps = new ArrayList<>();
        Pencilmarks marks = start;
        Optional<GradedStep> step = ladder.next(new Facts(marks, start));
        while (step.isPresent()) {
            steps.add(step.get());
            marks = step.get().step().effects().applyTo(marks);
            step = isLast.test(step.get().step()) ? Optional.empty() : ladder.next(new Facts(marks, start));
        }
        return new VariantPath(start, steps, marks);
    }

    /// The first step of the ladder at `marks`, or an assumption that is followed; none where all is done, a cell has
    /// no candidate left, or neither leads on.
    public static Optional<GradedStep> next(Pencilmarks marks) {
        return Ladder.whole().next(new Facts(marks, marks));
    }

    /// The same at `marks` of a puzzle that has one solution for certain and whose rules are all seen.
    public static Optional<GradedStep> nextOfUnique(Pencilmarks marks) {
        return Ladder.wholeOfUnique().next(new Facts(marks, marks));
    }

    /// The ladder, up to a level, along one path.
    private static final class Ladder {
        private final Map<VariantLevel, Climb> climbs = new EnumMap<>(VariantLevel.class);
        private final Climb last;

        /// The ladder up to `hardest`, and `afterwards`, which are of its hardest level, where it ends.
        Ladder(VariantLevel hardest, List<Finder> afterwards) {
            for (VariantLevel level : VariantLevel.values()) {
                if (level.compareTo(hardest) <= 0) {
                    climbs.put(level, new LogicSolver(VariantLadder.finders(level)).climb());
                }
            }
            last = new LogicSolver(afterwards).climb();
        }

        static Ladder whole() {
            return new Ladder(VariantLevel.EXTREME, VariantLadder.FORCING);
        }

        static Ladder wholeOfUnique() {
            List<Finder> afterwards = new ArrayList<>(VariantLadder.UNIQUENESS);
            afterwards.addAll(VariantLadder.FORCING);
            return new Ladder(VariantLevel.EXTREME, afterwards);
        }

        Optional<GradedStep> next(Facts facts) {
            for (Map.Entry<VariantLevel, Climb> part : climbs.entrySet()) {
                Optional<Step> step = part.getValue().next(facts);
                if (step.isPresent()) {
                    return Optional.of(new GradedStep(step.get(), part.getKey()));
                }
            }
            return last.next(facts).map(step -> new GradedStep(step, VariantLevel.EXTREME));
        }
    }

    /// The steps alone.
    public List<Step> bareSteps() {
        return steps.stream().map(GradedStep::step).toList();
    }

    /// How it ended.
    public Outcome outcome() {
        return Outcome.of(end);
    }

    /// The hardest level of a step; the easiest of all where there is no step.
    public VariantLevel level() {
        return steps.stream()
                .map(GradedStep::level)
                .max(VariantLevel::compareTo)
                .orElse(VariantLevel.EASY);
    }

    /// The first of the hardest steps.
    public Optional<Step> hardest() {
        return steps.stream()
                .filter(each -> each.level() == level())
                .map(GradedStep::step)
                .findFirst();
    }
}
