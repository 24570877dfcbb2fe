package org.escargot.generator.makers;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.escargot.canonical.Morph;
import org.escargot.generator.clues.ClueRange;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.grid.Symmetry;
import org.escargot.random.RandomSource;

/// Neighbors of known puzzles, for wishes that a puzzle drawn by chance hardly ever meets: what is rare among all
/// puzzles is common among those that share most clues with one that has it.
///
/// A seed in another dress loses a few clues; what is left is completed to a solution, by chance, and gets as many
/// of its clues as it takes. All are minimal.
public final class SeedMaker implements Maker {
    private static final int USUAL_LOSS = 5;

    private final Minimizer minimizer = new Minimizer();
    private final SearchedGrids completions = new SearchedGrids();
    private final List<Givens> seeds;
    private final ClueRange clues;
    private final int mostLost;

    /// A maker of neighbors of `seeds` with so many `clues`.
    public SeedMaker(List<Givens> seeds, ClueRange clues) {
        this(seeds, clues, USUAL_LOSS);
    }

    /// A maker of neighbors of `seeds` with so many `clues`: a seed loses 1 to `mostLost` of its clues, and the fewer
    /// it loses, the more its neighbors are like it.
    public SeedMaker(List<Givens> seeds, ClueRange clues, int mostLost) {
        this.seeds = seeds;
        this.clues = clues;
        this.mostLost = mostLost;
    }

    @Override
    public Optional<Givens> attempt(RandomSource random) {
        Givens seed = seeds.get(random.nextInt(seeds.size()));
        Givens left = lose(Morph.random(random).apply(seed), 1 + random.nextInt(mostLost), random);
        return completions
                .complete(left, random)
                .map(solution -> grown(left, solution, random))
                .filter(puzzle -> clues.contains(puzzle.cells().size()));
    }

    private static Givens lose(Givens puzzle, int count, RandomSource random) {
        int[] cells = puzzle.cells().stream().toArray();
        Grid grid = puzzle.grid();
        for (int i = 0; i < count; i++) {
            grid = grid.with(cells[random.nextInt(cells.length)], Digit.NONE);
        }
        return new Givens(grid);
    }

    /// A minimal puzzle of `solution` with the clues of `left`, as far as they are needed: they go last.
    private Givens grown(Givens left, Grid solution, RandomSource random) {
        CellSet[] others = Minimizer.units(CellSet.ALL.minus(left.cells()), Symmetry.NONE, random);
        CellSet[] own = Minimizer.units(left.cells(), Symmetry.NONE, random);
        CellSet[] units = Arrays.copyOf(others, others.length + own.length);
        System.arraycopy(own, 0, units, others.length, own.length);
        return minimizer.minimize(solution, CellSet.ALL, units, 0);
    }
}
