package org.escargot.logic.uniqueness;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.escargot.grid.Cell;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Grid;
import org.escargot.logic.pattern.GivenSymmetry;
import org.escargot.logic.pattern.GivenSymmetry.Motion;

/// The symmetries of given digits: motions of the grid that together with a change of digits map the givens onto
/// themselves.
///
/// A digit that is not given changes to the one that is left; without two of them there is more than one solution, and
/// no symmetry is told.
///
/// Rows are placed one after the other, each where the boxes have as many givens, of digits that are given as often;
/// then the columns, whose changes of digits have to agree.
final class GivenSymmetries {
    private static final int LINES = 9;

    /// Turns and reflections first, then the motions that leave more lines in their places.
    private static final Comparator<Motion> SIMPLEST_FIRST = Comparator.comparingInt(GivenSymmetries::rank)
            .thenComparingInt(GivenSymmetries::moved)
            .thenComparing(motion -> motion.rows().toString())
            .thenComparing(motion -> motion.columns().toString());

    private final Grid givens;
    private final boolean turnsOver;
    private final long[] shapes;
    private final long[] shapesAfter;
    private final int[] rows = new int[LINES];
    private final int[] columns = new int[LINES];
    private final List<Motion> found;

    private GivenSymmetries(Grid givens, boolean turnsOver, List<Motion> found) {
        this.givens = givens;
        this.turnsOver = turnsOver;
        this.found = found;
        shapes = shapes(givens, false);
        shapesAfter = shapes(givens, turnsOver);
    }

    /// Those of turns and of reflections in a diagonal.
    static List<GivenSymmetry> seen(Grid givens) {
        return of(givens, Motion.SEEN);
    }

    /// All of them, from the simplest one on.
    static List<GivenSymmetry> any(Grid givens) {
        List<Motion> found = new ArrayList<>();
        new GivenSymmetries(givens, false, found).placeRows(0, 0);
        new GivenSymmetries(givens, true, found).placeRows(0, 0);
        found.sort(SIMPLEST_FIRST);
        return of(givens, found);
    }

    private static List<GivenSymmetry> of(Grid givens, List<Motion> motions) {
        return motions.stream()
                .flatMap(motion -> symmetry(givens, motion).stream())
                .toList();
    }

    private static int rank(Motion motion) {
        int rank = Motion.SEEN.indexOf(motion);
        return rank < 0 ? Motion.SEEN.size() : rank;
    }

    /// How many rows and columns leave their places.
    private static int moved(Motion motion) {
        int moved = 0;
        for (int line = 0; line < 2 * LINES; line++) {
            moved += motion.lineImage(line) == line ? 0 : 1;
        }
        return moved;
    }

    /// The symmetry by `motion`, if the givens have it.
    private static Optional<GivenSymmetry> symmetry(Grid givens, Motion motion) {
        int[] images = new int[Digit.COUNT + 1];
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            images[givens.digit(cell)] = givens.digit(motion.image(cell));
        }
        return permutation(images)
                .map(all -> new GivenSymmetry(motion, all))
                .filter(symmetry -> symmetry.keeps(givens));
    }

    /// The images of 1 to 9, if they are different ones; that of one digit may be missing.
    private static Optional<List<Integer>> permutation(int[] images) {
        DigitSet left = DigitSet.ALL;
        for (int digit = 1; digit <= Digit.COUNT; digit++) {
            left = images[digit] == Digit.NONE ? left : left.without(images[digit]);
        }
        List<Integer> all = new ArrayList<>();
        int missing = 0;
        for (int digit = 1; digit <= Digit.COUNT; digit++) {
            missing += images[digit] == Digit.NONE ? 1 : 0;
            all.add(images[digit] == Digit.NONE ? Math.max(left.first(), Digit.NONE) : images[digit]);
        }
        return missing == left.size() && missing < 2 ? Optional.of(all) : Optional.empty();
    }

    /// What no motion changes in each row, or each column: for each of its three boxes how often the digits that stand
    /// there are given.
    private static long[] shapes(Grid givens, boolean ofColumns) {
        int[] times = new int[Digit.COUNT + 1];
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            times[givens.digit(cell)]++;
        }
        times[Digit.NONE] = 0;
        long[] shapes = new long[LINES];
        for (int line = 0; line < LINES; line++) {
            long[] boxes = new long[3];
            for (int box = 0; box < 3; box++) {
                long[] cells = new long[3];
                for (int i = 0; i < 3; i++) {
                    cells[i] = times[givens.digit(cell(line, 3 * box + i, ofColumns))];
                }
                boxes[box] = packed(cells, 4);
            }
            shapes[line] = packed(boxes, 12);
        }
        return shapes;
    }

    /// Three numbers of `bits` bits in one, whatever their order.
    private static long packed(long[] numbers, int bits) {
        Arrays.sort(numbers);
        return (numbers[2] << bits | numbers[1]) << bits | numbers[0];
    }

    private static int cell(int line, int place, boolean isColumn) {
        return isColumn ? Cell.at(/* row= */ place, /* column= */ line) : Cell.at(line, place);
    }

    /// Tries all places for the rows from `row` on; `used` are those that are taken.
    private void placeRows(int row, int used) {
        if (row == LINES) {
            placeColumns(0, 0, new int[Digit.COUNT + 1]);
            return;
        }
        for (int to = 0; to < LINES; to++) {
            if (isFree(rows, row, to, used) && shapes[row] == shapesAfter[to]) {
                rows[row] = to;
                placeRows(row + 1, used | 1 << to);
            }
        }
    }

    /// The same for the columns; `images` is what digits have changed to so far.
    private void placeColumns(int column, int used, int[] images) {
        if (column == LINES) {
            Motion motion = new Motion(list(rows), list(columns), turnsOver);
            if (!motion.isIdentity()) {
                found.add(motion);
            }
            return;
        }
        for (int to = 0; to < LINES; to++) {
            int[] more = images.clone();
            if (isFree(columns, column, to, used) && agrees(column, to, more)) {
                columns[column] = to;
                placeColumns(column + 1, used | 1 << to, more);
            }
        }
    }

    /// Whether `line` may go to `to`: those of a band or stack stay together.
    private static boolean isFree(int[] lines, int line, int to, int used) {
        boolean isTaken = (used >> to & 1) != 0;
        boolean fits = line % 3 == 0 ? (used >> to / 3 * 3 & 7) == 0 : lines[line - 1] / 3 == to / 3;
        return fits && !isTaken;
    }

    /// Whether the digits of `column` change as `images` says when it goes to `to`; adds what is new to `images`.
    private boolean agrees(int column, int to, int[] images) {
        for (int row = 0; row < LINES; row++) {
            int digit = givens.digit(Cell.at(row, column));
            int image = givens.digit(cell(rows[row], to, turnsOver));
            if (images[digit] == Digit.NONE && digit != Digit.NONE) {
                images[digit] = image;
            }
            if (images[digit] != image) {
                return false;
            }
        }
        return true;
    }

    private static List<Integer> list(int[] lines) {
        return Arrays.stream(lines).boxed().toList();
    }
}
