package org.escargot.rating.human;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.escargot.grid.Candidate;
import org.escargot.grid.Pencilmarks;
import org.escargot.grid.Puzzle;
import org.escargot.logic.LogicSolver;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.Technique;
import org.escargot.random.RandomSource;
import org.escargot.rating.human.Walk.Hardest;
import org.escargot.rating.scale.RatingEnd;

/// Solves a puzzle as several people would, each in an order of their own, and tells how long that takes. The walks
/// are drawn from a fixed seed, so that a puzzle always gets the same answer.
public final class HumanRater {
    /// How many walks: their mean is steadier than one of them.
    private static final int WALKS = 16;

    private static final long SEED = 1;

    private static final LogicSolver BEYOND_SINGLES = new LogicSolver(HumanLadder.ELIMINATIONS);

    private final HumanModel model;
    private final SightRates rates;

    /// A rater with the parameters of `model`.
    public HumanRater(HumanModel model) {
        this.model = model;
        rates = new SightRates(model);
    }

    /// How long `puzzle`, which has one solution, takes from the position `from` on, and where it is hard.
    public HumanRating rate(Pencilmarks from, Puzzle puzzle) {
        List<Walk> walks = walks(_ -> {});
        List<Hurdle> steps = new ArrayList<>();
        Pencilmarks end = climb(from, puzzle, walks, steps);
        double seconds = 0;
        for (Walk walk : walks) {
            seconds += walk.seconds();
        }
        seconds = seconds / WALKS
                + model.writing() * (from.unsolved().size() - end.unsolved().size());
        for (Hurdle step : steps) {
            seconds += cost(step);
        }
        seconds *= model.factor(Board.of(Pencilmarks.of(puzzle)).fewest());
        RatingEnd how = end.unsolved().isEmpty() ? RatingEnd.RATED : RatingEnd.WITHOUT_STEP;
        return new HumanRating(how, tenths(seconds), reason(walks, steps));
    }

    /// What the walks through `puzzle` meet, for fitting.
    public HumanTrace trace(Puzzle puzzle) {
        List<Moment> moments = new ArrayList<>();
        List<Hurdle> steps = new ArrayList<>();
        List<Walk> walks = walks(sight -> moments.add(sight.moment()));
        Pencilmarks end = climb(Pencilmarks.of(puzzle), puzzle, walks, steps);
        return new HumanTrace(
                WALKS,
                moments,
                steps,
                Board.of(Pencilmarks.of(puzzle)).fewest(),
                end.unsolved().isEmpty());
    }

    private List<Walk> walks(Consumer<Sight> witness) {
        List<Walk> walks = new ArrayList<>(WALKS);
        for (int i = 0; i < WALKS; i++) {
            walks.add(new Walk(rates, RandomSource.of(SEED, i), witness));
        }
        return walks;
    }

    /// Lets the walks go from one position without a single to the next, which they all reach, and adds to `steps` what
    /// leads beyond it.
    private static Pencilmarks climb(Pencilmarks from, Puzzle puzzle, List<Walk> walks, List<Hurdle> steps) {
        Pencilmarks marks = walk(from, walks);
        Optional<Step> step = BEYOND_SINGLES.next(new Facts(marks, puzzle));
        while (step.isPresent()) {
            steps.add(new Hurdle(step.get().technique(), marks.unsolved().size()));
            marks = walk(step.get().effects().applyTo(marks), walks);
            step = BEYOND_SINGLES.next(new Facts(marks, puzzle));
        }
        return marks;
    }

    private static Pencilmarks walk(Pencilmarks from, List<Walk> walks) {
        Board start = Board.of(from);
        List<Integer> placed = List.of();
        for (Walk walk : walks) {
            placed = walk.from(start.copy());
        }
        Pencilmarks marks = from;
        for (int candidate : placed) {
            marks = marks.place(Candidate.cell(candidate), Candidate.digit(candidate));
        }
        return marks;
    }

    /// The seconds that it takes to find and write a digit in the position `marks`, where there is a single.
    double secondsToPlace(Pencilmarks marks) {
        Sight sight = new Sight();
        sight.look(Board.of(marks));
        return rates.seconds(rates.total(sight), sight.empty()) + model.writing();
    }

    /// The seconds that a step other than a single costs.
    double cost(Hurdle step) {
        return (step.isLocked() ? model.lockedElimination() : model.elimination()) * model.share(step.empty());
    }

    /// Minutes in tenths, rounded; at least one.
    static int tenths(double seconds) {
        return Math.max(1, (int) (seconds / 6 + 0.5));
    }

    /// The hardest step beyond singles; where there is none, what could be seen in the moment that took longest.
    private static Optional<String> reason(List<Walk> walks, List<Hurdle> steps) {
        Optional<Technique> hardest = steps.stream().map(Hurdle::technique).max(HumanRater::compare);
        if (hardest.isPresent()) {
            return hardest.map(Technique::id);
        }
        return walks.stream()
                .flatMap(walk -> walk.hardest().stream())
                .reduce((one, other) -> other.seconds() > one.seconds() ? other : one)
                .map(Hardest::kind)
                .map(SightKind::id);
    }

    private static int compare(Technique one, Technique other) {
        return Integer.compare(HumanLadder.place(one), HumanLadder.place(other));
    }
}
