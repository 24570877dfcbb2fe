package org.escargot.generator.makers;

import java.util.Arrays;
import java.util.Optional;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.grid.Symmetry;
import org.escargot.random.RandomSource;
import org.escargot.solver.BandSolver;

/// Takes clues away from a puzzle with one solution as long as it keeps that one alone. Keeps working memory, so
/// it belongs to one thread.
///
/// Clues go in units (a cell, or all cells that symmetry holds together), each tried once in a given order. The
/// outcome is that of trying one after the other, but fewer questions are asked:
///
/// - a unit that would leave a known unavoidable set without a clue stays, unasked;
/// - several units go at once; if there is another solution then, its difference is an unavoidable set too. The
///   last units come back until that set has a clue, and the one that gave it is asked for no more.
///
/// So the outcome does not depend on which other solution is found.
public final class Minimizer {
    private final BandSolver solver = new BandSolver();
    private final Removal removal = new Removal();

    /// A minimizer with working memory of its own.
    public Minimizer() {}

    /// The units of `clues` under `symmetry`, in an order drawn from `random`, each equally likely.
    public static CellSet[] units(CellSet clues, Symmetry symmetry, RandomSource random) {
        CellSet[] units = new CellSet[clues.size()];
        int count = 0;
        for (int cell = clues.first(); cell >= 0; cell = clues.next(cell)) {
            CellSet orbit = symmetry.orbit(cell).and(clues);
            if (orbit.first() == cell) {
                int place = random.nextInt(count + 1);
                units[count++] = units[place];
                units[place] = orbit;
            }
        }
        return Arrays.copyOf(units, count);
    }

    /// The clues of `solution` that stay when `units` are tried in their order, and no more are taken than leave
    /// `fewest` clues.
    ///
    /// @param clues where the clues stand at the start; `solution` must be the only solution
    /// @param units what goes together, each within `clues`, none overlapping another
    public Givens minimize(Grid solution, CellSet clues, CellSet[] units, int fewest) {
        removal.begin(solution, clues, units, fewest);
        while (!removal.isDone()) {
            removal.answer(otherSolution(removal, solver));
        }
        return removal.givens();
    }

    /// The answer to the question of `removal`.
    static Optional<Grid> otherSolution(Removal removal, BandSolver solver) {
        return removal.aboutOneClue().map(solver::solveOtherwise).orElseGet(() -> differentSolution(removal, solver));
    }

    /// A solution beside the known one.
    static Optional<Grid> differentSolution(Removal removal, BandSolver solver) {
        Grid known = removal.solution();
        Grid[] other = new Grid[1];
        solver.search(removal.givens(), found -> {
            if (found.equals(known)) {
                return false;
            }
            other[0] = found;
            return true;
        });
        return Optional.ofNullable(other[0]);
    }

    /// Whether `puzzle`, which has one solution, needs every clue to have only one.
    public boolean isMinimal(Givens puzzle) {
        CellSet cells = puzzle.cells();
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
            if (solver.count(new Givens(puzzle.grid().with(cell, Digit.NONE)), 2) < 2) {
                return false;
            }
        }
        return true;
    }
}
