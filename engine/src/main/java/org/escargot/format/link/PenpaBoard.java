package org.escargot.format.link;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.escargot.format.codec.Json;
import org.escargot.format.lines.Text;
import org.escargot.grid.Cell;

/// Where the cells of a puzzle lie on a board of Penpa.
///
/// A board is `width` squares wide with a rim of two on each side, and its squares are numbered row by row, from 0.
/// Behind all squares come the corners of squares in the same order, then the middles of their sides, twice; then four
/// small places at the corners of each square, then four at its sides.
///
/// @param width of a row, with the rim
/// @param squares how many there are
/// @param first the square that is the cell at the top left
record PenpaBoard(int width, int squares, int first) {
    private static final int RIM = 2;
    private static final int LARGEST = 100;
    /// A board that has nothing but the puzzle.
    static final PenpaBoard USUAL = new PenpaBoard(9 + 2 * RIM, 13 * 13, RIM + RIM * 13);

    /// The board of `columns` by `rows` squares on which the puzzle takes the squares of `list`: the first one, and how
    /// much farther each of the others is. Nothing where it does not take nine by nine.
    static Optional<PenpaBoard> of(int columns, int rows, List<Json> list) {
        if (columns < 9 || rows < 9 || columns > LARGEST || rows > LARGEST || list.size() != Cell.COUNT) {
            return Optional.empty();
        }
        Set<Integer> taken = new TreeSet<>();
        int square = 0;
        for (Json step : list) {
            square += step.number(0);
            taken.add(square);
        }
        PenpaBoard board = new PenpaBoard(
                columns + 2 * RIM,
                (columns + 2 * RIM) * (rows + 2 * RIM),
                taken.stream().findFirst().orElse(0));
        boolean isNineByNine = taken.size() == Cell.COUNT && taken.stream().allMatch(each -> board.cell(each) >= 0);
        return isNineByNine ? Optional.of(board) : Optional.empty();
    }

    /// The cell on `square`, or -1.
    int cell(int square) {
        int row = square / width - first / width;
        int column = square % width - first % width;
        return square >= 0 && isInside(row) && isInside(column) ? Cell.at(row, column) : -1;
    }

    /// The cell that has the small place `place`, or -1.
    int cellOfSmall(int place) {
        int square = place / 4 - squares;
        return cell(square >= squares ? square - squares : square);
    }

    private static boolean isInside(int index) {
        return index >= 0 && index < 9;
    }

    /// The square of `cell`.
    int square(int cell) {
        return first + Cell.row(cell) * width + Cell.column(cell);
    }

    /// Small place `index` of `cell`, 0 to 7: its corners, then its sides.
    int small(int cell, int index) {
        return 4 * (square(cell) + (index < 4 ? squares : 2 * squares)) + index % 4;
    }

    /// The lines between the boxes, each a square's side: the corners at its ends.
    List<String> boxLines() {
        List<String> lines = new ArrayList<>();
        for (int box = 3; box < 9; box += 3) {
            for (int i = 0; i < 9; i++) {
                lines.add(line(corner(box, i), corner(box, i + 1)));
                lines.add(line(corner(i, box), corner(i + 1, box)));
            }
        }
        return lines;
    }

    /// The lines around the puzzle.
    private List<String> frame() {
        List<String> lines = new ArrayList<>();
        for (int side = 0; side <= 9; side += 9) {
            for (int i = 0; i < 9; i++) {
                lines.add(line(corner(side, i), corner(side, i + 1)));
                lines.add(line(corner(i, side), corner(i + 1, side)));
            }
        }
        return lines;
    }

    /// The top left corner of the cell in `row` and `column`, which is the bottom right one of the square before it.
    private int corner(int row, int column) {
        return squares + first + (row - 1) * width + column - 1;
    }

    private static String line(int from, int to) {
        return from + "," + to;
    }

    /// Whether `lines` divide the puzzle into the nine boxes, and nothing else.
    boolean areBoxes(Set<String> lines) {
        Set<String> others = new HashSet<>(lines);
        boxLines().forEach(others::remove);
        boolean areAllThere = others.size() == lines.size() - boxLines().size();
        frame().forEach(others::remove);
        return areAllThere && others.isEmpty();
    }

    /// The number that `key` is, or -1.
    static int number(String key) {
        return Text.isNumber(key, 9) ? Integer.parseInt(key) : -1;
    }
}
