package org.escargot.cli.analyze;

import java.util.List;
import java.util.Optional;
import org.escargot.analysis.Backdoors;
import org.escargot.analysis.Neighborhood;
import org.escargot.analysis.RedundantClues;
import org.escargot.analysis.UnavoidableSets;
import org.escargot.canonical.CanonicalForm;
import org.escargot.canonical.Canonicalizer;
import org.escargot.grid.CellSet;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.rating.Scales;
import org.escargot.rating.scale.Rating;
import org.escargot.rating.scale.RatingLimits;
import org.escargot.rating.scale.Scale;
import org.escargot.solver.BandSolver;
import org.escargot.solver.Solver;

/// All that `analyze` says of a puzzle.
///
/// @param puzzle the puzzle
/// @param solutions how many solutions it has, counted up to `limit`
/// @param limit where the count stopped
/// @param form its canonical form
/// @param proper what makes sense of a puzzle with one solution only
record Analysis(Givens puzzle, long solutions, long limit, CanonicalForm form, Optional<Proper> proper) {
    /// The most cells of an unavoidable set that are looked for.
    static final int SET_CELLS = 12;

    /// The scale on which it is rated.
    static final Scale RATED_ON = Scales.HODOKU;

    /// What is known of a puzzle with one solution.
    ///
    /// @param solution the solution
    /// @param redundant the cells of clues that could go
    /// @param rating its rating on [#RATED_ON]
    /// @param backdoors the smallest backdoors; nothing where they are larger than two cells
    /// @param unavoidable the unavoidable sets of the solution
    /// @param neighborhood the puzzles that differ by one clue
    record Proper(
            Grid solution,
            CellSet redundant,
            Rating rating,
            Optional<Backdoors> backdoors,
            List<CellSet> unavoidable,
            Neighborhood neighborhood) {}

    static Analysis of(Givens puzzle, long limit) {
        Solver solver = new BandSolver();
        long solutions = solver.count(puzzle, limit);
        Optional<Proper> proper =
                solutions == 1 ? solver.solve(puzzle).map(solution -> proper(puzzle, solution)) : Optional.empty();
        return new Analysis(puzzle, solutions, limit, new Canonicalizer().of(puzzle.grid()), proper);
    }

    private static Proper proper(Givens puzzle, Grid solution) {
        return new Proper(
                solution,
                RedundantClues.of(puzzle),
                RATED_ON.rate(puzzle, RatingLimits.NONE),
                Backdoors.of(puzzle, solution),
                UnavoidableSets.of(solution, SET_CELLS),
                Neighborhood.of(puzzle));
    }
}
