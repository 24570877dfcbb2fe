package org.escargot.logic.wings;

import java.util.List;
import java.util.Set;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Houses;
import org.escargot.grid.LowestBit;
import org.escargot.logic.pattern.BentSet;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// Bent set (WXYZ-Wing and longer): *n* cells of a box and a line that crosses it hold *n* digits between them,
/// and all of these but one stand only in cells that see each other; then that one goes from all cells that
/// see every place of it in the set.
///
///     | 12 . 1234 | . 34 . | . 14 . |      …
///
/// Valid because without that digit, the *n* cells would have to share *n-1* digits that stand at most once each.
/// Steps come by box, line, then cells in reading order. See `docs/techniques/wxyz-wing.md`.
///
/// @param size how many cells, 4..7
public record BentSetFinder(int size) implements Finder {
    private static final List<Technique> NAMES =
            List.of(Technique.WXYZ_WING, Technique.VWXYZ_WING, Technique.UVWXYZ_WING, Technique.TUVWXYZ_WING);

    @Override
    public Set<Technique> finds() {
        return Set.of(NAMES.get(size - 4));
    }

    @Override
    public boolean find(Facts facts, StepSink sink) {
        for (int box = Houses.BOXES.first(); box >= 0; box = Houses.BOXES.next(box)) {
            for (int line = Houses.LINES.first(); line >= 0; line = Houses.LINES.next(line)) {
                if (Houses.cells(box).intersects(Houses.cells(line)) && new Search(facts, sink, box, line).run()) {
                    return true;
                }
            }
        }
        return false;
    }

    /// One box and one line, whose open cells are the bits of an `int` in reading order, 15 at most.
    ///
    /// Kernel: there are some thousand sets to each box and line, so sets of cells and digits are bare `int`s.
    private final class Search {
        private final Facts facts;
        private final StepSink sink;
        private final int[] cells;
        /// The candidates of each cell, and those of the cells that lie in the box alone and in the line alone.
        private final int[] digits;

        private final int[] inBox;
        private final int[] inLine;

        Search(Facts facts, StepSink sink, int box, int line) {
            this.facts = facts;
            this.sink = sink;
            CellSet open = facts.unsolved().and(Houses.cells(box).or(Houses.cells(line)));
            int count = open.size();
            cells = new int[count];
            digits = new int[count];
            inBox = new int[count];
            inLine = new int[count];
            int cell = open.first();
            for (int i = 0; i < count; i++, cell = open.next(cell)) {
                cells[i] = cell;
                digits[i] = facts.candidates(cell).bits();
                inBox[i] = Houses.cells(line).contains(cell) ? 0 : digits[i];
                inLine[i] = Houses.cells(box).contains(cell) ? 0 : digits[i];
            }
        }

        boolean run() {
            return cells.length >= size && grow(0, size, 0, 0, 0, 0);
        }

        /// Adds `left` cells from the one at `from` on. A digit that is in the box alone and in the line alone stands
        /// in cells that do not see each other; there is to be one such digit.
        private boolean grow(int from, int left, int chosen, int union, int box, int line) {
            int loose = box & line;
            if (left == 0) {
                return Integer.bitCount(union) == size && loose != 0 && report(chosen, union, loose);
            }
            for (int i = from; i <= cells.length - left; i++) {
                int more = union | digits[i];
                int boxMore = box | inBox[i];
                int lineMore = line | inLine[i];
                int looseMore = boxMore & lineMore;
                if (Integer.bitCount(more) <= size
                        && (looseMore & looseMore - 1) == 0
                        && grow(i + 1, left - 1, chosen | 1 << i, more, boxMore, lineMore)) {
                    return true;
                }
            }
            return false;
        }

        private boolean report(int chosen, int union, int loose) {
            CellSet set = CellSet.EMPTY;
            for (int rest = chosen; rest != 0; rest &= rest - 1) {
                set = set.with(cells[LowestBit.of(rest)]);
            }
            int digit = new DigitSet(loose).first();
            CellSet ends = set.and(facts.cellsOf(digit));
            CellSet eliminated = facts.cellsOf(digit).and(Houses.commonPeers(ends));
            return !eliminated.isEmpty()
                    && sink.accept(new Step(
                            NAMES.get(size - 4),
                            new BentSet(set, new DigitSet(union), digit, ends),
                            Effects.eliminate(eliminated, digit)));
        }
    }
}
