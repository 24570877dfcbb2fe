package org.escargot.solver.general;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.escargot.rules.Cells;
import org.escargot.rules.Constraint;
import org.escargot.rules.Digits;
import org.escargot.rules.Frame;
import org.escargot.rules.LineRule;
import org.escargot.rules.Rules;
import org.escargot.rules.SumRule;
import org.escargot.rules.TallyRule;
import org.escargot.rules.Variant;
import org.junit.jupiter.api.Test;

class GeneralSolverTest {
    private final GeneralSolver solver = new GeneralSolver();

    private static Variant empty(Frame frame, Constraint... constraints) {
        return new Variant(Rules.of(frame, List.of(constraints)).orElseThrow(), Digits.empty(frame));
    }

    private Tally count(Variant puzzle, long limit) {
        return solver.count(puzzle, limit, RulesSolver.NEVER);
    }

    @Test
    void countsTheGridsThatAreKnown() {
        assertThat(count(empty(Frame.ofBoxes(4)), 1_000)).isEqualTo(new Tally.Exactly(288));
        assertThat(count(empty(Frame.withoutRegions(5)), 200_000)).isEqualTo(new Tally.Exactly(161_280));
    }

    @Test
    void stopsAtTheLimit() {
        assertThat(count(empty(Frame.CLASSIC), 1_000)).isEqualTo(new Tally.AtLeast(1_000));
    }

    @Test
    void fillsTheLargestBoard() {
        Variant puzzle = empty(Frame.ofBoxes(Frame.MOST));

        assertThat(puzzle.isSolvedBy(solver.solve(puzzle).orElseThrow())).isTrue();
    }

    @Test
    void whatIsCancelledIsNoNumberOfSolutions() {
        Variant puzzle = empty(Frame.CLASSIC);

        assertThat(solver.count(puzzle, Long.MAX_VALUE, () -> true)).isInstanceOf(Tally.Cancelled.class);
        assertThat(new GeneralSolver(100_000).count(puzzle, Long.MAX_VALUE, RulesSolver.NEVER))
                .isInstanceOf(Tally.Cancelled.class);
    }

    /// Rules of which a network is not made in a moment are given up while it is made.
    @Test
    void makingTheNetworkIsCancelled() {
        Frame frame = Frame.ofBoxes(Frame.MOST);
        Constraint[] sums = Stream.generate(() -> new SumRule.Total(frame.cells(), 8_000))
                .limit(200)
                .toArray(Constraint[]::new);
        Variant puzzle = empty(frame, sums);
        int[] looks = new int[1];

        assertThat(solver.count(puzzle, 2, () -> ++looks[0] == 100)).isEqualTo(new Tally.Cancelled(0));
        assertThat(looks[0]).isEqualTo(100);
        assertThat(solver.candidates(puzzle, 1, () -> true)).isInstanceOf(Candidates.Cancelled.class);
        assertThat(solver.estimate(puzzle, 1, 10, () -> true).dives()).isZero();
    }

    @Test
    void numbersBeyondAllSumsHaveNoSolution() {
        Frame frame = Frame.CLASSIC;
        for (int total : new int[] {1_000_000_000, Integer.MAX_VALUE, Integer.MIN_VALUE, 0}) {
            assertThat(count(empty(frame, new SumRule.Cage(frame.rowCells(0).part(0, 5), OptionalInt.of(total))), 2))
                    .isEqualTo(new Tally.Exactly(0));
            assertThat(count(empty(frame, new SumRule.Total(frame.cells(), total)), 2))
                    .isEqualTo(new Tally.Exactly(0));
        }
    }

    /// In two circles only a pair of 2s can stand, and not in one row.
    @Test
    void whatCirclesHoldComesToTheirNumber() {
        Frame frame = Frame.CLASSIC;
        TallyRule.Circles circles = new TallyRule.Circles(frame.rowCells(0).part(0, 2));

        assertThat(count(empty(frame, circles), 2)).isEqualTo(new Tally.Exactly(0));
        assertThat(solver.guesses()).isZero();
    }

    /// By rows these cells come to 63 at least, by boxes to 90.
    @Test
    void sumsAreBoundByTheHousesThatHoldMostOfThem() {
        Frame frame = Frame.CLASSIC;
        Cells boxes = frame.rowCells(0)
                .part(0, 6)
                .then(frame.rowCells(1).part(0, 6))
                .then(frame.rowCells(2).part(0, 6));

        assertThat(count(empty(frame, new SumRule.Total(boxes, 89)), 2)).isEqualTo(new Tally.Exactly(0));
        assertThat(solver.guesses()).isZero();
    }

    @Test
    void aLineLongerThanTheDigitsHasNoSolution() {
        Frame frame = Frame.CLASSIC;

        assertThat(count(empty(frame, new LineRule.Thermo(frame.cells().part(0, 10))), 2))
                .isEqualTo(new Tally.Exactly(0));
    }

    @Test
    void candidatesThatWereCancelledSayThatTheyAreNotAll() {
        Variant puzzle = empty(Frame.CLASSIC);

        assertThat(solver.candidates(puzzle, 1, () -> true)).isInstanceOf(Candidates.Cancelled.class);
        assertThat(solver.conflict(puzzle, () -> true)).isInstanceOf(Conflict.Cancelled.class);
        assertThat(solver.estimate(puzzle, 1, 10, () -> true).dives()).isZero();
    }

    @Test
    void everyCandidateOfAnEmptyBoardIsInASolution() {
        Candidates found = solver.candidates(empty(Frame.CLASSIC), 1, RulesSolver.NEVER);

        assertThat(found).isInstanceOf(Candidates.Settled.class);
        assertThat(Frame.CLASSIC.cells().stream().map(found::digits)).allMatch(digits -> digits == 511);
    }

    @Test
    void anEstimateTendsToTheNumberOfSolutions() {
        Estimate estimate = solver.estimate(empty(Frame.ofBoxes(4)), 7, 2_000, RulesSolver.NEVER);

        assertThat(estimate.dives()).isEqualTo(2_000);
        assertThat(estimate.solutions()).isBetween(288 - 5 * estimate.error(), 288 + 5 * estimate.error());
        assertThat(estimate.error()).isBetween(0.0, 20.0);
        assertThat(solver.estimate(empty(Frame.ofBoxes(4)), 7, 2_000, RulesSolver.NEVER))
                .isEqualTo(estimate);
    }

    /// Each of two diagonals next to each other can come to 22; in the regions that both go through, five cells differ,
    /// so that together they come to more than 44.
    @Test
    void sumsNextToEachOtherAreSeenTogether() {
        Variant puzzle = empty(Frame.CLASSIC, diagonal(0, 22), diagonal(1, 22));

        assertThat(new GeneralSolver(20_000).count(puzzle, 2, RulesSolver.NEVER))
                .isEqualTo(new Tally.Exactly(0));
        assertThat(new GeneralSolver(20_000).count(empty(Frame.CLASSIC, diagonal(0, 22)), 2, RulesSolver.NEVER))
                .isEqualTo(new Tally.AtLeast(2));
    }

    /// The cells from the first column of `row` on, each one row below the last, which add up to `total`.
    private static Constraint diagonal(int row, int total) {
        int[] cells = IntStream.range(row, 9)
                .map(at -> Frame.CLASSIC.cell(at, at - row))
                .toArray();
        return new SumRule.Total(Cells.of(cells), total);
    }
}
