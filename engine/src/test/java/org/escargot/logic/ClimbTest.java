package org.escargot.logic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.escargot.famous.FamousPuzzle;
import org.escargot.grid.Givens;
import org.escargot.grid.Pencilmarks;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Step;
import org.escargot.rating.HintLadder;
import org.escargot.rating.hodoku.WholeLadder;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// What a climb remembers changes nothing: each step of a path is that of a solver which knows that position alone.
class ClimbTest {
    private static final long SEED = 20261125;
    private static final int RANDOM = 60;

    @Test
    void aPathIsTheSameWithoutMemory() {
        assertSame(WholeLadder.V1.finders(), Stream.concat(random(RANDOM), TestPuzzles.minimal(40).stream()));
    }

    @Test
    void aPathOfAHardPuzzleIsTheSameWithoutMemory() {
        assertSame(WholeLadder.V1.finders(), hard());
    }

    @Test
    void aPathOfHintsIsTheSameWithoutMemory() {
        assertSame(HintLadder.finders(), random(20));
    }

    /// Steps that begin anywhere on the ladder leave more for the rungs above.
    @Test
    void aPathOnPartOfTheLadderIsTheSameWithoutMemory() {
        List<Finder> ladder = WholeLadder.V1.finders();
        for (int rung = 3; rung < ladder.size(); rung += 9) {
            List<Finder> part = new ArrayList<>(ladder.subList(0, 3));
            part.addAll(ladder.subList(rung, ladder.size()));
            assertSame(part, random(6));
        }
    }

    @Tag("full")
    @Test
    void manyPathsAreTheSameWithoutMemory() {
        assertSame(WholeLadder.V1.finders(), random(2000));
    }

    private static Stream<Givens> random(int puzzles) {
        MinimalPuzzles minimal = new MinimalPuzzles(SEED);
        return Stream.iterate(0, i -> i + 1)
                .limit(puzzles)
                .map(i -> minimal.puzzle(i).puzzle());
    }

    private static Stream<Givens> hard() {
        return Stream.of(FamousPuzzle.values()).map(FamousPuzzle::givens);
    }

    private static void assertSame(List<Finder> ladder, Stream<Givens> puzzles) {
        LogicSolver solver = new LogicSolver(ladder);
        puzzles.forEach(puzzle -> {
            List<Step> steps = new ArrayList<>();
            Pencilmarks marks = Pencilmarks.of(puzzle);
            Optional<Step> step = solver.next(new Facts(marks, puzzle));
            while (step.isPresent()) {
                steps.add(step.get());
                marks = step.get().effects().applyTo(marks);
                step = solver.next(new Facts(marks, puzzle));
            }
            assertThat(solver.solve(puzzle).steps()).isEqualTo(steps);
        });
    }
}
