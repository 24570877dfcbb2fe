package org.escargot.generator.makers;

import java.util.Arrays;
import java.util.Optional;
import org.escargot.grid.Cell;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.grid.Houses;
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
public final class Minimizer {
    /// Down to about this many clues nearly every one can go, so the first units go all at once.
    private static final int FREE_CLUES = 32;

    private final BandSolver solver = new BandSolver();
    private final Unavoidables unavoidables = new Unavoidables();
    private final int[] taken = new int[Cell.COUNT];
    private byte[] digits = new byte[Cell.COUNT];
    private Grid solution = Grid.EMPTY;
    private CellSet[] units = {};
    private CellSet clues = CellSet.EMPTY;
    private int takenCount;
    private int position;

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
        this.solution = solution;
        this.clues = clues;
        this.units = units.clone();
        digits = new byte[Cell.COUNT];
        restore(clues);
        unavoidables.begin(solution);
        position = 0;
        take(Math.max(1, clues.size() - FREE_CLUES), fewest);
        while (takenCount > 0) {
            Optional<Grid> other = otherSolution();
            if (other.isPresent()) {
                bringBack(Unavoidables.difference(solution, other.get()));
            }
            if (other.isEmpty() || takenCount == 0) {
                take(1, fewest);
            }
        }
        return givens();
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

    /// Takes the next `most` units that no known unavoidable set wants, or as many as there are.
    private void take(int most, int fewest) {
        takenCount = 0;
        for (; position < units.length && takenCount < most; position++) {
            CellSet unit = units[position];
            CellSet rest = clues.minus(unit);
            if (rest.size() >= fewest && !unavoidables.isMissed(rest, unit)) {
                clues = rest;
                erase(unit);
                taken[takenCount++] = position;
            }
        }
    }

    /// Brings the last units back until the unavoidable set `needed` has a clue.
    private void bringBack(CellSet needed) {
        unavoidables.add(needed);
        while (!clues.intersects(needed)) {
            position = taken[--takenCount];
            clues = clues.or(units[position]);
            restore(units[position]);
        }
    }

    /// A solution beside the known one; before the units taken now, that one was alone.
    private Optional<Grid> otherSolution() {
        CellSet last = units[taken[0]];
        return takenCount == 1 && last.size() == 1 ? solutionWithout(last.first()) : differentSolution();
    }

    /// A solution with another digit in `cell`, which just lost its clue.
    private Optional<Grid> solutionWithout(int cell) {
        int seen = 1 << solution.digit(cell);
        CellSet peers = Houses.peers(cell);
        for (int peer = peers.first(); peer >= 0; peer = peers.next(peer)) {
            seen |= 1 << digits[peer];
        }
        boolean isForced = (seen & 0x3FE) == 0x3FE;
        return isForced ? Optional.empty() : solver.solveOtherwise(givens(), cell, solution.digit(cell));
    }

    private Optional<Grid> differentSolution() {
        Grid[] other = new Grid[1];
        solver.search(givens(), found -> {
            if (found.equals(solution)) {
                return false;
            }
            other[0] = found;
            return true;
        });
        return Optional.ofNullable(other[0]);
    }

    private Givens givens() {
        return new Givens(Grid.of(digits));
    }

    private void erase(CellSet cells) {
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
            digits[cell] = Digit.NONE;
        }
    }

    private void restore(CellSet cells) {
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
            digits[cell] = (byte) solution.digit(cell);
        }
    }
}
