package org.escargot.solver;

import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import org.escargot.grid.Cell;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.grid.Pencilmarks;
import org.escargot.grid.Puzzle;

/// Puzzles made from one solved grid, with no, one, some or very many solutions.
public final class ArbitraryPuzzles {
    private static final Grid SOLVED =
            Grid.of("162857493534129678789643521475312986913586742628794135356478219241935867897261354");

    private ArbitraryPuzzles() {}

    /// From `fewest` to `most` digits of the solved grid: from one solution to very many.
    public static Arbitrary<Puzzle> clues(int fewest, int most) {
        return places(fewest, most).map(cells -> new Givens(dug(cells)));
    }

    /// The same with a wrong digit: mostly without a solution, often against the rules.
    public static Arbitrary<Puzzle> spoilt(int fewest, int most) {
        return Combinators.combine(
                        places(fewest, most),
                        Arbitraries.integers().between(0, Cell.COUNT - 1),
                        Arbitraries.integers().between(1, 9))
                .as((cells, cell, digit) -> new Givens(dug(cells).with(cell, digit)));
    }

    /// The digit of the solved grid in every cell, and others at random.
    public static Arbitrary<Puzzle> sukaku() {
        Arbitrary<Integer> noise = Arbitraries.integers().between(0, 511);
        return noise.list().ofSize(2 * Cell.COUNT).map(bits -> {
            int[] candidates = new int[Cell.COUNT];
            for (int cell = 0; cell < Cell.COUNT; cell++) {
                candidates[cell] = DigitSet.bit(SOLVED.digit(cell)) | bits.get(2 * cell) & bits.get(2 * cell + 1);
            }
            return Pencilmarks.ofCandidates(candidates);
        });
    }

    private static Arbitrary<List<Integer>> places(int fewest, int most) {
        return Arbitraries.integers()
                .between(0, Cell.COUNT - 1)
                .list()
                .uniqueElements()
                .ofMinSize(fewest)
                .ofMaxSize(most);
    }

    private static Grid dug(List<Integer> cells) {
        Grid grid = Grid.EMPTY;
        for (int cell : cells) {
            grid = grid.with(cell, SOLVED.digit(cell));
        }
        return grid;
    }
}
