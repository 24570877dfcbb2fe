package org.escargot.rating;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.escargot.famous.FamousPuzzle;
import org.escargot.grid.Givens;
import org.escargot.grid.Pencilmarks;
import org.escargot.grid.Puzzle;
import org.escargot.logic.LogicSolver;
import org.escargot.logic.Outcome;
import org.escargot.logic.SolvePath;
import org.escargot.logic.step.Step;
import org.escargot.rating.scale.Figure;
import org.escargot.rating.scale.Measure;
import org.escargot.rating.scale.RatedPath;
import org.escargot.rating.scale.RatedStep;
import org.escargot.rating.scale.Rating;
import org.escargot.rating.scale.RatingEnd;
import org.escargot.rating.scale.RatingLimits;
import org.escargot.rating.scale.Scale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

class ScalesTest {
    private static final Givens EASY =
            Givens.of("1.....52.....78.........6...9..4.......5..1...7.........62......4.....78........3");
    private static final Givens EMPTY = Givens.of(".".repeat(81));
    private static final Givens BROKEN = Givens.of("11" + ".".repeat(79));

    /// The scales of the program and one more, so that no caller rests on their number.
    static final List<Scale> SCALES = List.of(Scales.HODOKU, Scales.EXPLAINER, Scales.HUMAN, new StepCount());

    /// A scale that counts steps: all that a scale needs.
    private static final class StepCount implements Scale {
        private record Count(RatingEnd end, int steps) implements Rating {
            @Override
            public List<Figure> figures() {
                return List.of(end.isOfRating() ? new Figure.Whole(steps) : Figure.Word.of(end));
            }

            @Override
            public Optional<String> remark() {
                return Optional.empty();
            }
        }

        @Override
        public String id() {
            return "steps";
        }

        @Override
        public String title() {
            return "Steps 1";
        }

        @Override
        public List<Measure> measures() {
            return List.of(new Measure("steps", "n"));
        }

        @Override
        public Measure remark() {
            return new Measure("reason");
        }

        @Override
        public Measure stepMeasure() {
            return new Measure("one");
        }

        @Override
        public Rating rate(Puzzle puzzle, RatingLimits limits) {
            return path(Pencilmarks.of(puzzle), puzzle).rating();
        }

        @Override
        public Rating unrated(RatingEnd why) {
            return new Count(why, 0);
        }

        @Override
        public RatedPath path(Pencilmarks from, Puzzle puzzle) {
            SolvePath path = new LogicSolver(HintLadder.finders()).solve(from, puzzle);
            RatingEnd end = path.outcome() == Outcome.SOLVED ? RatingEnd.RATED : RatingEnd.WITHOUT_STEP;
            List<RatedStep> steps = path.steps().stream().map(StepCount::rated).toList();
            return new RatedPath(from, steps, path.end(), new Count(end, steps.size()));
        }

        @Override
        public Optional<RatedStep> next(Pencilmarks from, Puzzle puzzle, RatingLimits limits) {
            return path(from, puzzle).steps().stream().findFirst();
        }

        private static RatedStep rated(Step step) {
            return new RatedStep(step, new Figure.Whole(1));
        }
    }

    @Test
    void aScaleIsFoundByItsName() {
        for (Scale scale : Scales.ALL) {
            assertThat(Scales.of(scale.id())).contains(scale);
        }
        assertThat(Scales.of("steps")).isEmpty();
    }

    @ParameterizedTest
    @FieldSource("SCALES")
    void thePathAmountsToTheRatingAndItsFirstStepIsTheNext(Scale scale) {
        Pencilmarks start = Pencilmarks.of(EASY);
        RatedPath path = scale.path(start, EASY);

        assertThat(path.rating()).isEqualTo(scale.rate(EASY, RatingLimits.NONE));
        assertThat(path.rating().end()).isEqualTo(RatingEnd.RATED);
        assertThat(path.rating().figures()).hasSameSizeAs(scale.measures());
        assertThat(path.end().grid().isSolved()).isTrue();
        assertThat(scale.forOneThread().next(start, EASY, RatingLimits.NONE))
                .contains(path.steps().getFirst());
    }

    @ParameterizedTest
    @FieldSource("SCALES")
    void aPuzzleWithoutOneSolutionHasNoRating(Scale scale) {
        FullRater rater = new FullRater(List.of(scale));

        FullRating none = rater.rate(BROKEN, () -> RatingLimits.NONE);
        assertThat(none.solutions()).isZero();
        assertThat(texts(none)).first().isEqualTo("NoSolution");
        assertThat(texts(rater.rate(EMPTY, () -> RatingLimits.NONE))).first().isEqualTo("SeveralSolutions");
    }

    private static List<String> texts(FullRating rating) {
        return rating.ratings().getFirst().figures().stream().map(Figure::text).toList();
    }

    @Test
    void figuresAreWrittenAsTablesHaveThem() {
        FullRater rater = new FullRater(SCALES);
        List<String> told = rater.rate(EASY, () -> RatingLimits.NONE).ratings().stream()
                .flatMap(rating -> rating.figures().stream())
                .map(Figure::text)
                .toList();
        assertThat(told).containsExactly("Medium", "936", "2.6", "1.2", "1.2", "23.8", "73");

        Givens hardest = FamousPuzzle.AI_ESCARGOT.givens();
        FullRating stopped = rater.rate(hardest, () -> RatingLimits.upTo(65));
        assertThat(stopped.ratings().get(1).figures().getFirst().text()).startsWith(">=");
    }
}
