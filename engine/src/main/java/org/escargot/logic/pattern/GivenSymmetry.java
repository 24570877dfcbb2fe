package org.escargot.logic.pattern;

import java.util.List;
import org.escargot.grid.Candidate;
import org.escargot.grid.Cell;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Grid;
import org.escargot.grid.House;
import org.escargot.grid.Houses;

/// A motion of the grid that together with a change of digits maps the givens onto themselves.
///
/// It maps a solution to a solution of the same givens. If there is one only, that one stays what it is: a cell that
/// keeps its place holds a digit that does not change, a candidate is true where its image is, and one that cannot be
/// true together with its image is false. That is no matter of truths, so it names none; the proof maps the givens and
/// the candidates instead.
///
/// @param motion how cells move
/// @param images what each digit changes to, from 1 to 9
public record GivenSymmetry(Motion motion, List<Integer> images) implements Pattern {
    /// A way to move rows to rows and columns to columns, or to each other, that keeps bands and stacks together. It
    /// maps solved grids to solved grids.
    ///
    /// @param rows where each row goes, 0 to 8
    /// @param columns where each column goes, 0 to 8
    /// @param turnsOver whether rows become columns and columns rows
    public record Motion(List<Integer> rows, List<Integer> columns, boolean turnsOver) {
        private static final List<Integer> SAME = List.of(0, 1, 2, 3, 4, 5, 6, 7, 8);
        private static final List<Integer> REVERSED = SAME.reversed();

        /// By 180 degrees.
        public static final Motion HALF_TURN = new Motion(REVERSED, REVERSED, false);
        /// By 90 degrees, clockwise.
        public static final Motion QUARTER_TURN = new Motion(REVERSED, SAME, true);
        /// Rows become columns.
        public static final Motion DIAGONAL = new Motion(SAME, SAME, true);
        /// The same in the other diagonal.
        public static final Motion ANTIDIAGONAL = new Motion(REVERSED, REVERSED, true);

        /// The motions that eyes see, and that a solution can be mapped onto itself by. (A grid and its
        /// mirror image in the middle row or column never agree, however digits change: all nine of them stand
        /// in it and would have to stay what they are.)
        public static final List<Motion> SEEN = List.of(HALF_TURN, QUARTER_TURN, DIAGONAL, ANTIDIAGONAL);

        public Motion {
            rows = List.copyOf(rows);
            columns = List.copyOf(columns);
        }

        /// Where `cell` moves to.
        public int image(int cell) {
            int row = rows.get(Cell.row(cell));
            int column = columns.get(Cell.column(cell));
            return turnsOver ? Cell.at(/* row= */ column, /* column= */ row) : Cell.at(row, column);
        }

        /// Where `line`, a row or a column as in [House], moves to.
        public int lineImage(int line) {
            boolean isRow = line < House.column(0);
            int to = isRow ? rows.get(line) : columns.get(line - House.column(0));
            return isRow == turnsOver ? House.column(to) : House.row(to);
        }

        /// Whether no cell moves.
        public boolean isIdentity() {
            return !turnsOver && rows.equals(SAME) && columns.equals(SAME);
        }

        /// The cells that keep their places.
        public CellSet fixed() {
            CellSet fixed = CellSet.EMPTY;
            for (int cell = 0; cell < Cell.COUNT; cell++) {
                fixed = image(cell) == cell ? fixed.with(cell) : fixed;
            }
            return fixed;
        }
    }

    public GivenSymmetry {
        images = List.copyOf(images);
    }

    /// What `digit` changes to.
    public int image(int digit) {
        return images.get(digit - 1);
    }

    /// The digits that do not change.
    @Override
    public DigitSet digits() {
        DigitSet same = DigitSet.EMPTY;
        for (int digit = 1; digit <= Digit.COUNT; digit++) {
            same = image(digit) == digit ? same.with(digit) : same;
        }
        return same;
    }

    /// None: it rests on the givens.
    @Override
    public Truths truths() {
        return Truths.NONE;
    }

    /// Whether `candidate` and its image cannot both be true.
    public boolean clashes(int candidate) {
        int cell = Candidate.cell(candidate);
        int digit = Candidate.digit(candidate);
        int to = motion.image(cell);
        return to == cell
                ? image(digit) != digit
                : image(digit) == digit && Houses.peers(cell).contains(to);
    }

    /// Whether `givens`, a grid with empty cells, are what they were after motion and change.
    public boolean keeps(Grid givens) {
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            int digit = givens.digit(cell);
            int image = givens.digit(motion.image(cell));
            if (digit == Digit.NONE ? image != Digit.NONE : image != image(digit)) {
                return false;
            }
        }
        return true;
    }
}
