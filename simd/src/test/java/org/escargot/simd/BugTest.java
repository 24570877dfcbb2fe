package org.escargot.simd;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.escargot.grid.Cell;
import org.escargot.grid.Givens;
import org.escargot.solver.BandSolver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BugTest {
    private static final String SOLVED =
            "162857493534129678789643521475312986913586742628794135356478219241935867897261354";
    /// Two rows and two columns of 7 and 9, and as many of 2 and 6.
    private static final List<Integer> TWO_RECTANGLES = List.of(5, 7, 14, 16, 32, 35, 41, 44);

    @Test
    void rectanglesMakeAGrave() {
        Givens puzzle = without(TWO_RECTANGLES);
        DigitLanes digits = stuck(puzzle);

        assertThat(digits.isBug()).isTrue();
        assertThat(digits.openCells()).isEqualTo(TWO_RECTANGLES.size());
        assertThat(new SpreadSolver().count(puzzle, 10)).isEqualTo(4);
    }

    @Test
    void aCellWithThreeCandidatesMakesNone() {
        // Three digits are left out, so most cells have all three.
        Givens puzzle = Givens.of(SOLVED.replaceAll("[162]", "."));

        assertThat(stuck(puzzle).isBug()).isFalse();
    }

    /// Doubled counts stay doubled when eight lanes hand over to sixteen, with a limit that is nearly reached.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "8.........59.......76..........2.567...7.1243......918...416795...932186...578432",
                ".....1.9331...5.....93..5..62......57.4.32.......46.2.2.6......1.7..4..259.....74",
            })
    void aLimitDoesNotLoseHalves(String puzzle) {
        for (long limit : new long[] {100, 101, 120, 150, 1000}) {
            long count = new BandSolver().count(Givens.of(puzzle), limit);
            for (int broken : new int[] {0, 2, 1000}) {
                assertThat(new SpreadSolver(broken, 1).count(Givens.of(puzzle), limit))
                        .isEqualTo(count);
            }
        }
    }

    @Test
    void bothWaysToTellOneAgree() {
        Random random = new Random(1);
        List<Integer> cells = IntStream.range(0, Cell.COUNT).boxed().collect(Collectors.toList());
        int bugs = 0;
        int others = 0;
        for (int i = 0; i < 3000; i++) {
            Collections.shuffle(cells, random);
            Givens puzzle = without(cells.subList(0, 20 + random.nextInt(25)));
            DigitLanes digits = new DigitLanes();
            digits.load(puzzle);
            if (digits.settle() != DigitSweep.STUCK) {
                continue;
            }
            digits.look();
            assertThat(stuckInALane(puzzle).isBug(0)).as(puzzle.toString()).isEqualTo(digits.isBug());
            bugs += digits.isBug() ? 1 : 0;
            others += digits.isBug() ? 0 : 1;
            assertThat(new SpreadSolver().count(puzzle, 1000)).isEqualTo(new BandSolver().count(puzzle, 1000));
        }
        assertThat(bugs).isGreaterThan(10);
        assertThat(others).isGreaterThan(10);
    }

    private static DigitLanes stuck(Givens puzzle) {
        DigitLanes digits = new DigitLanes();
        digits.load(puzzle);
        assertThat(digits.settle()).isEqualTo(DigitSweep.STUCK);
        digits.look();
        return digits;
    }

    private static LaneState stuckInALane(Givens puzzle) {
        LaneState state = new LaneState();
        state.load(0, puzzle);
        while ((LaneSweep.sweep(state.words) >>> LaneSweep.STUCK & 1) == 0) {}
        return state;
    }

    private static Givens without(List<Integer> cells) {
        StringBuilder line = new StringBuilder(SOLVED);
        cells.forEach(cell -> line.setCharAt(cell, '.'));
        return Givens.of(line.toString());
    }
}
