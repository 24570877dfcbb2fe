package org.escargot.logic.exotic;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.Cell;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.HouseSet;
import org.escargot.logic.pattern.Rank;
import org.escargot.logic.pattern.Truths;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.RankCount;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// Multi-sector locked sets (MSLS): the unsolved cells where three to six rows cross three to six columns. Each digit
/// is taken by the rows that have it there, or by the columns, whichever are fewer. Where these are together as many as
/// there are cells, every such row or column has its digit in these cells, and it goes from the rest of it.
///
///     rows 1379 and columns 24568 cross in 20 cells: 2469 in the rows, 1378 in the columns
///
/// Valid by count. Steps come by the number of cells, fewest first, then those that eliminate most; what eliminates no
/// more than an earlier one is left out. See `docs/techniques/multi-sector-locked-sets.md`.
public record SectorsFinder() implements Finder {
    private static final int LINES = 9;
    private static final int SETS = 1 << LINES;
    private static final int FEWEST = 3;
    private static final int MOST = 6;

    @Override
    public Set<Technique> finds() {
        return Set.of(Technique.MULTI_SECTOR_LOCKED_SETS);
    }

    @Override
    public boolean find(Facts facts, StepSink sink) {
        Search search = new Search(facts);
        search.run();
        List<Step> steps = search.steps;
        steps.sort(Comparator.<Step>comparingInt(step -> step.pattern().truths().size())
                .thenComparingInt(step -> -step.effects().eliminations().size()));
        List<CandidateSet> told = new ArrayList<>();
        for (Step step : steps) {
            CandidateSet gone = step.effects().eliminations();
            if (told.stream().allMatch(other -> !gone.minus(other).isEmpty())) {
                told.add(gone);
                if (sink.accept(step)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static final class Search {
        private final Facts facts;
        private final List<Step> steps = new ArrayList<>();

        /// By digit and row, a bit for each column with the digit; at 0 those of the unsolved cells.
        private final int[][] inRow = new int[Digit.COUNT + 1][LINES];

        /// By digit and column, a bit for each row.
        private final int[][] inColumn = new int[Digit.COUNT + 1][LINES];

        /// By digit and set of columns, the rows that have the digit in one of them.
        private final int[][] rows = new int[Digit.COUNT + 1][SETS];

        Search(Facts facts) {
            this.facts = facts;
            for (int digit = 0; digit <= Digit.COUNT; digit++) {
                CellSet cells = digit == 0 ? facts.unsolved() : facts.cellsOf(digit);
                for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
                    inRow[digit][Cell.row(cell)] |= 1 << Cell.column(cell);
                    inColumn[digit][Cell.column(cell)] |= 1 << Cell.row(cell);
                }
                for (int set = 1; set < SETS; set++) {
                    rows[digit][set] = rows[digit][set & set - 1] | inColumn[digit][Integer.numberOfTrailingZeros(set)];
                }
            }
        }

        void run() {
            for (int set = 0; set < SETS; set++) {
                if (isUsable(set)) {
                    run(set);
                }
            }
        }

        private static boolean isUsable(int set) {
            int size = Integer.bitCount(set);
            return size >= FEWEST && size <= MOST;
        }

        // Kernel: all sets of columns `across` for the rows `down`; `hit` the columns where these rows have a digit.
        private void run(int down) {
            int[] hit = new int[Digit.COUNT + 1];
            for (int row = 0; row < LINES; row++) {
                for (int digit = 1; digit <= Digit.COUNT && (down >> row & 1) != 0; digit++) {
                    hit[digit] |= inRow[digit][row];
                }
            }
            int[] cells = new int[SETS];
            for (int across = 1; across < SETS; across++) {
                int column = Integer.numberOfTrailingZeros(across);
                cells[across] = cells[across & across - 1] + Integer.bitCount(inColumn[0][column] & down);
                if (!isUsable(across)) {
                    continue;
                }
                int left = cells[across];
                for (int digit = 1; digit <= Digit.COUNT && left >= 0; digit++) {
                    left -= Math.min(
                            Integer.bitCount(rows[digit][across] & down), Integer.bitCount(hit[digit] & across));
                }
                if (left == 0) {
                    report(down, across, hit);
                }
            }
        }

        private void report(int down, int across, int[] hit) {
            boolean isEven = false;
            for (int digit = 1; digit <= Digit.COUNT; digit++) {
                isEven |= Integer.bitCount(rows[digit][across] & down) == Integer.bitCount(hit[digit] & across);
            }
            report(down, across, hit, 0);
            if (isEven) {
                report(down, across, hit, 1);
            }
        }

        /// With the rows for a digit if they are fewer than the columns by `less`.
        private void report(int down, int across, int[] hit, int less) {
            Truths links = Truths.NONE;
            boolean eliminates = false;
            for (int digit = 1; digit <= Digit.COUNT; digit++) {
                int inRows = rows[digit][across] & down;
                int inColumns = hit[digit] & across;
                if (inRows == 0) {
                    continue;
                }
                boolean isByRow = Integer.bitCount(inRows) + less <= Integer.bitCount(inColumns);
                links = links.and(Truths.of(digit, isByRow ? houses(inRows, 0) : houses(inColumns, LINES)));
                eliminates |= isByRow
                        ? reachesOut(inRow[digit], inRows, across)
                        : reachesOut(inColumn[digit], inColumns, down);
            }
            if (eliminates) {
                Rank rank = new Rank(Truths.of(cells(down, across)), links);
                steps.add(new Step(
                        Technique.MULTI_SECTOR_LOCKED_SETS,
                        rank,
                        Effects.eliminate(RankCount.eliminations(facts, rank))));
            }
        }

        /// Whether one of `lines` has the digit outside of `inside`.
        private static boolean reachesOut(int[] places, int lines, int inside) {
            for (int line = 0; line < LINES; line++) {
                if ((lines >> line & 1) != 0 && (places[line] & ~inside) != 0) {
                    return true;
                }
            }
            return false;
        }

        private static HouseSet houses(int lines, int first) {
            return new HouseSet(lines << first);
        }

        private CellSet cells(int down, int across) {
            CellSet cells = CellSet.EMPTY;
            for (int cell = facts.unsolved().first();
                    cell >= 0;
                    cell = facts.unsolved().next(cell)) {
                boolean isCrossing = (down >> Cell.row(cell) & 1) != 0 && (across >> Cell.column(cell) & 1) != 0;
                cells = isCrossing ? cells.with(cell) : cells;
            }
            return cells;
        }
    }
}
