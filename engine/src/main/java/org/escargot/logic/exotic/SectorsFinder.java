package org.escargot.logic.exotic;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.escargot.grid.Candidate;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.Cell;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.HouseSet;
import org.escargot.grid.LowestBit;
import org.escargot.logic.pattern.Rank;
import org.escargot.logic.pattern.Truths;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
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
        List<Eliminated> told = new ArrayList<>();
        for (long key : search.inOrder()) {
            Crossing crossing = Crossing.of(key);
            if (told.stream().noneMatch(eliminated -> search.isWithin(crossing, eliminated))) {
                CandidateSet gone = search.eliminations(crossing);
                told.add(new Eliminated(gone));
                if (sink.accept(search.step(crossing, gone))) {
                    return true;
                }
            }
        }
        return false;
    }

    /// Rows and columns that cross in as many cells as there are lines for the digits. A position may have ten thousand
    /// of them, nearly all of which eliminate what others do, so until one is told it is a number: [#key].
    ///
    /// @param down the rows
    /// @param across the columns
    /// @param less by how much a digit's rows must be fewer than its columns to be taken, 0 or 1
    private record Crossing(int down, int across, int less) {
        /// Numbers in the order of the steps.
        long key(int cells, int eliminations) {
            return (long) cells << 32 | (long) (Candidate.COUNT - eliminations) << 20 | down << 10 | across << 1 | less;
        }

        static Crossing of(long key) {
            return new Crossing((int) key >> 10 & SETS - 1, (int) key >> 1 & SETS - 1, (int) key & 1);
        }
    }

    /// What a step eliminates, by digit and line as [Search] has the candidates.
    private static final class Eliminated {
        private final int[][] inRow = new int[Digit.COUNT + 1][LINES];
        private final int[][] inColumn = new int[Digit.COUNT + 1][LINES];

        Eliminated(CandidateSet candidates) {
            for (int candidate = candidates.first(); candidate >= 0; candidate = candidates.next(candidate)) {
                int digit = Candidate.digit(candidate);
                int row = Cell.row(Candidate.cell(candidate));
                int column = Cell.column(Candidate.cell(candidate));
                inRow[digit][row] |= 1 << column;
                inColumn[digit][column] |= 1 << row;
            }
        }
    }

    private static final class Search {
        private final Facts facts;
        private long[] found = new long[SETS];
        private int count;

        /// By digit and row, a bit for each column with the digit; at 0 those of the unsolved cells.
        private final int[][] inRow = new int[Digit.COUNT + 1][LINES];

        /// By digit and column, a bit for each row.
        private final int[][] inColumn = new int[Digit.COUNT + 1][LINES];

        /// By digit and set of columns, the rows that have the digit in one of them.
        private final int[][] rows = new int[Digit.COUNT + 1][SETS];

        /// By digit and set of rows, the columns that have the digit in one of them.
        private final int[][] columns = new int[Digit.COUNT + 1][SETS];

        Search(Facts facts) {
            this.facts = facts;
            for (int digit = 0; digit <= Digit.COUNT; digit++) {
                CellSet cells = digit == 0 ? facts.unsolved() : facts.cellsOf(digit);
                for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
                    inRow[digit][Cell.row(cell)] |= 1 << Cell.column(cell);
                    inColumn[digit][Cell.column(cell)] |= 1 << Cell.row(cell);
                }
                for (int set = 1; set < SETS; set++) {
                    int line = LowestBit.of(set);
                    rows[digit][set] = rows[digit][set & set - 1] | inColumn[digit][line];
                    columns[digit][set] = columns[digit][set & set - 1] | inRow[digit][line];
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
            for (int digit = 1; digit <= Digit.COUNT; digit++) {
                hit[digit] = columns[digit][down];
            }
            int[] cells = new int[SETS];
            for (int across = 1; across < SETS; across++) {
                int column = LowestBit.of(across);
                cells[across] = cells[across & across - 1] + Integer.bitCount(inColumn[0][column] & down);
                if (!isUsable(across)) {
                    continue;
                }
                int left = cells[across];
                for (int digit = 1; digit <= Digit.COUNT && left >= 0; digit++) {
                    left -= Math.min(
                            Integer.bitCount(rows[digit][across] & down), Integer.bitCount(hit[digit] & across));
                }
                // One cell is a naked single, whatever lines cross in it.
                if (left == 0 && cells[across] > 1) {
                    report(down, across, hit, cells[across]);
                }
            }
        }

        private void report(int down, int across, int[] hit, int cells) {
            boolean isEven = false;
            for (int digit = 1; digit <= Digit.COUNT; digit++) {
                isEven |= Integer.bitCount(rows[digit][across] & down) == Integer.bitCount(hit[digit] & across);
            }
            report(new Crossing(down, across, 0), cells);
            if (isEven) {
                report(new Crossing(down, across, 1), cells);
            }
        }

        private void report(Crossing crossing, int cells) {
            int eliminations = 0;
            for (int digit = 1; digit <= Digit.COUNT; digit++) {
                boolean byRow = isByRow(digit, crossing);
                int[] places = byRow ? inRow[digit] : inColumn[digit];
                int outside = byRow ? ~crossing.across : ~crossing.down;
                for (int lines = lines(digit, crossing, byRow); lines != 0; lines &= lines - 1) {
                    eliminations += Integer.bitCount(places[LowestBit.of(lines)] & outside);
                }
            }
            if (eliminations > 0) {
                found = count < found.length ? found : Arrays.copyOf(found, 2 * count);
                found[count++] = crossing.key(cells, eliminations);
            }
        }

        long[] inOrder() {
            long[] keys = Arrays.copyOf(found, count);
            Arrays.sort(keys);
            return keys;
        }

        /// Whether all that `crossing` eliminates is `eliminated`.
        boolean isWithin(Crossing crossing, Eliminated eliminated) {
            for (int digit = 1; digit <= Digit.COUNT; digit++) {
                boolean byRow = isByRow(digit, crossing);
                int[] places = byRow ? inRow[digit] : inColumn[digit];
                int[] gone = byRow ? eliminated.inRow[digit] : eliminated.inColumn[digit];
                int outside = byRow ? ~crossing.across : ~crossing.down;
                for (int lines = lines(digit, crossing, byRow); lines != 0; lines &= lines - 1) {
                    int line = LowestBit.of(lines);
                    if ((places[line] & outside & ~gone[line]) != 0) {
                        return false;
                    }
                }
            }
            return true;
        }

        CandidateSet eliminations(Crossing crossing) {
            CellSet inside = cells(crossing);
            CandidateSet gone = CandidateSet.EMPTY;
            for (int digit = 1; digit <= Digit.COUNT; digit++) {
                boolean byRow = isByRow(digit, crossing);
                HouseSet houses = houses(lines(digit, crossing, byRow), byRow ? 0 : LINES);
                for (int house = houses.first(); house >= 0; house = houses.next(house)) {
                    gone = gone.or(CandidateSet.of(facts.places(digit, house).minus(inside), digit));
                }
            }
            return gone;
        }

        Step step(Crossing crossing, CandidateSet gone) {
            Truths links = Truths.NONE;
            for (int digit = 1; digit <= Digit.COUNT; digit++) {
                boolean byRow = isByRow(digit, crossing);
                int lines = lines(digit, crossing, byRow);
                links = lines == 0 ? links : links.and(Truths.of(digit, houses(lines, byRow ? 0 : LINES)));
            }
            Rank rank = new Rank(Truths.of(cells(crossing)), links);
            return new Step(Technique.MULTI_SECTOR_LOCKED_SETS, rank, Effects.eliminate(gone));
        }

        /// Whether the rows of the digit are taken, not its columns.
        private boolean isByRow(int digit, Crossing crossing) {
            return Integer.bitCount(lines(digit, crossing, true)) + crossing.less
                    <= Integer.bitCount(lines(digit, crossing, false));
        }

        /// The rows, or columns, that have the digit in the cells of `crossing`.
        private int lines(int digit, Crossing crossing, boolean byRow) {
            return byRow
                    ? rows[digit][crossing.across] & crossing.down
                    : columns[digit][crossing.down] & crossing.across;
        }

        private static HouseSet houses(int lines, int first) {
            return new HouseSet(lines << first);
        }

        private CellSet cells(Crossing crossing) {
            CellSet cells = CellSet.EMPTY;
            for (int cell = facts.unsolved().first();
                    cell >= 0;
                    cell = facts.unsolved().next(cell)) {
                boolean isCrossing =
                        (crossing.down >> Cell.row(cell) & 1) != 0 && (crossing.across >> Cell.column(cell) & 1) != 0;
                cells = isCrossing ? cells.with(cell) : cells;
            }
            return cells;
        }
    }
}
