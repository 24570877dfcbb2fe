package org.escargot.generator.makers;

import java.util.Optional;
import org.escargot.generator.clues.ClueRange;
import org.escargot.generator.clues.Minimality;
import org.escargot.grid.CellSet;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.grid.Symmetry;
import org.escargot.random.RandomSource;

/// Takes clues away from a solution grid in random order until none can go, or as many are left as wanted.
///
/// Of all minimal puzzles this finds those with fewer clues too often (their mean is 24.4, that of all minimal
/// puzzles about 26.6); [MonotoneMaker] can be weighed.
public final class TopDownMaker implements Maker {
    private final Minimizer minimizer = new Minimizer();
    private final SolutionGrids grids;
    private final Symmetry symmetry;
    private final ClueRange clues;
    private final Minimality minimality;

    /// A maker of puzzles from `grids` with so many `clues`, as minimal as `minimality` says.
    public TopDownMaker(SolutionGrids grids, Symmetry symmetry, ClueRange clues, Minimality minimality) {
        this.grids = grids;
        this.symmetry = symmetry;
        this.clues = clues;
        this.minimality = minimality;
    }

    @Override
    public Optional<Givens> attempt(RandomSource random) {
        Grid solution = grids.next(random);
        CellSet[] units = Minimizer.units(CellSet.ALL, symmetry, random);
        Givens puzzle = minimizer.minimize(solution, CellSet.ALL, units, fewest(random));
        boolean asWished = clues.contains(puzzle.cells().size())
                && (minimality != Minimality.CLUES || symmetry == Symmetry.NONE || minimizer.isMinimal(puzzle));
        return asWished ? Optional.of(puzzle) : Optional.empty();
    }

    /// Any number of the range is as likely as another, where removal gets that far.
    private int fewest(RandomSource random) {
        boolean open = minimality != Minimality.OPEN || clues.equals(ClueRange.ANY);
        return open ? 0 : clues.fewest() + random.nextInt(clues.most() - clues.fewest() + 1);
    }
}
