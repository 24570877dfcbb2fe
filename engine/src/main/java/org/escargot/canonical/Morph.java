package org.escargot.canonical;

import java.util.Arrays;
import org.escargot.grid.Board;
import org.escargot.grid.Cell;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.grid.House;
import org.escargot.grid.Houses;
import org.escargot.grid.Pencilmarks;
import org.escargot.grid.Puzzle;
import org.escargot.random.RandomSource;

/// A change that makes an isomorph of a puzzle: bands, stacks, rows in a band and columns in a stack trade places,
/// the grid is turned over its diagonal or not, and digits are renamed. There are 2 x 6^8 x 9! of them.
public final class Morph {
    private final int[] targets;
    private final int[] names;

    private Morph(int[] targets, int[] names) {
        this.targets = targets;
        this.names = names;
    }

    /// A morph drawn from `random`, each one equally likely.
    public static Morph random(RandomSource random) {
        int[] rows = lines(random);
        int[] columns = lines(random);
        boolean transposed = random.nextInt(2) == 1;
        int[] targets = new int[Cell.COUNT];
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            int row = rows[Cell.row(cell)];
            int column = columns[Cell.column(cell)];
            targets[cell] = transposed ? Cell.at(column, row) : Cell.at(row, column);
        }
        int[] names = new int[Digit.COUNT + 1];
        int[] order = random.permutation(Digit.COUNT);
        for (int digit = 1; digit <= Digit.COUNT; digit++) {
            names[digit] = order[digit - 1] + 1;
        }
        return new Morph(targets, names);
    }

    /// The morph that lays a grid out so; digits without a name get the smallest that are left.
    static Morph of(Layout layout) {
        int[] targets = new int[Cell.COUNT];
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            targets[layout.source(cell)] = cell;
        }
        return new Morph(targets, names(layout));
    }

    private static int[] names(Layout layout) {
        int[] names = new int[Digit.COUNT + 1];
        int taken = 0;
        for (int digit = 1; digit <= Digit.COUNT; digit++) {
            names[digit] = layout.name(digit);
            taken |= 1 << names[digit];
        }
        for (int digit = 1; digit <= Digit.COUNT; digit++) {
            if (names[digit] == Digit.NONE) {
                names[digit] = Integer.numberOfTrailingZeros(~taken & ~1);
                taken |= 1 << names[digit];
            }
        }
        return names;
    }

    /// Nine lines in an order that keeps each band (or stack) together.
    private static int[] lines(RandomSource random) {
        int[] bands = random.permutation(3);
        int[] lines = new int[9];
        for (int band = 0; band < 3; band++) {
            int[] inside = random.permutation(3);
            for (int line = 0; line < 3; line++) {
                lines[band * 3 + line] = bands[band] * 3 + inside[line];
            }
        }
        return lines;
    }

    /// The cell to which the content of `cell` goes.
    public int cell(int cell) {
        return targets[cell];
    }

    /// Which line of the old grid, a row or a column, becomes `line` of the new one.
    ///
    /// @param line a row or a column, as in [House]
    public int source(int line) {
        int first = cellFor(Houses.cell(line, 0));
        int last = cellFor(Houses.cell(line, 8));
        return Cell.row(first) == Cell.row(last) ? House.row(Cell.row(first)) : House.column(Cell.column(first));
    }

    private int cellFor(int target) {
        int cell = 0;
        while (targets[cell] != target) {
            cell++;
        }
        return cell;
    }

    /// What `digit` is called afterwards; [Digit#NONE] stays as it is.
    public int digit(int digit) {
        return names[digit];
    }

    /// `grid`, changed.
    public Grid apply(Grid grid) {
        byte[] digits = new byte[Cell.COUNT];
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            digits[targets[cell]] = (byte) names[grid.digit(cell)];
        }
        return Grid.of(digits);
    }

    /// `givens`, changed.
    public Givens apply(Givens givens) {
        return new Givens(apply(givens.grid()));
    }

    /// `puzzle`, changed.
    public Puzzle apply(Puzzle puzzle) {
        return switch (puzzle) {
            case Givens givens -> apply(givens);
            case Pencilmarks marks -> apply(marks);
        };
    }

    /// What `marks` allow, changed, as candidates alone.
    private Pencilmarks apply(Pencilmarks marks) {
        Board.requireClassic(marks);
        int[] candidates = new int[Cell.COUNT];
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            DigitSet allowed = marks.allowed(cell);
            for (int digit = allowed.first(); digit > 0; digit = allowed.next(digit)) {
                candidates[targets[cell]] |= DigitSet.bit(names[digit]);
            }
        }
        return Pencilmarks.ofCandidates(candidates);
    }

    /// The morph that undoes this one.
    public Morph inverse() {
        int[] cells = new int[Cell.COUNT];
        int[] digits = new int[Digit.COUNT + 1];
        Arrays.setAll(digits, digit -> digit);
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            cells[targets[cell]] = cell;
        }
        for (int digit = 1; digit <= Digit.COUNT; digit++) {
            digits[names[digit]] = digit;
        }
        return new Morph(cells, digits);
    }
}
