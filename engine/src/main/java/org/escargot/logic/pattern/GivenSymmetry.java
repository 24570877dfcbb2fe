package org.escargot.logic.pattern;

import java.util.List;
import org.escargot.grid.Cell;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Grid;

/// A motion of the grid that together with a change of digits maps the givens onto themselves.
///
/// It maps a solution to a solution of the same givens. If there is one only, that one stays what it is: a cell that
/// keeps its place holds a digit that does not change, and a candidate is true where its image is. That is no matter of
/// truths, so it names none; the proof maps the givens and the candidates instead.
///
/// @param motion how cells move
/// @param images what each digit changes to, from 1 to 9
public record GivenSymmetry(Motion motion, List<Integer> images) implements Pattern {
    /// The motions that eyes see, and that a solution can be mapped onto itself by. (A grid and its mirror image in
    /// the middle row or column never agree, however digits change: all nine of them stand in it and would have to
    /// stay what they are.)
    public enum Motion {
        /// By 180 degrees.
        HALF_TURN,
        /// By 90 degrees, clockwise.
        QUARTER_TURN,
        /// Rows become columns.
        DIAGONAL,
        /// The same in the other diagonal.
        ANTIDIAGONAL;

        /// Where `cell` moves to.
        public int image(int cell) {
            int row = Cell.row(cell);
            int column = Cell.column(cell);
            return switch (this) {
                case HALF_TURN -> Cell.at(8 - row, 8 - column);
                case QUARTER_TURN -> Cell.at(column, 8 - row);
                case DIAGONAL -> Cell.at(/* row= */ column, /* column= */ row);
                case ANTIDIAGONAL -> Cell.at(8 - column, 8 - row);
            };
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
