package org.escargot.format.link;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.codec.Deflate;
import org.escargot.grid.Cell;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;

/// Draws a puzzle for [Penpa](https://swaroopg92.github.io/penpa-edit): givens and the lines of the boxes in the layer
/// of the setter, all else in that of the solver.
final class PenpaWriter {
    /// What stands before a title: a board of nine by nine of 38 pixels each, neither turned nor reflected, its width,
    /// its middle, and none of the variants that Penpa draws by itself.
    private static final String HEADER = "sudoku,9,9,38,0,1,1,380,380,84,84,0,0,0,0,Title: ";
    /// Digits are entered as in a Sudoku.
    private static final String MODE = "{\"pu_q\":{\"edit_mode\":\"sudoku\"},\"pu_a\":{\"edit_mode\":\"sudoku\"}}";

    private static final String VERSION = "[3,2,3]";
    private static final int BLACK = 1;
    private static final int BLUE = 9;
    private static final int BOLD = 2;

    private PenpaWriter() {}

    /// The code of `entry`.
    static String write(PuzzleEntry entry) {
        String title = PenpaText.plain(entry.metadata().replace('\t', ' ').replace(",", "%2C"));
        String boxes = PenpaBoard.USUAL.boxLines().stream()
                .map(side -> "\"" + side + "\":" + BOLD)
                .collect(Collectors.joining(","));
        List<String> lines = List.of(
                HEADER + title + ",Author: ,,,OFF,false",
                "[0,0,0,0]",
                MODE,
                layer(givens(entry), "", boxes),
                layer(solving(entry), small(entry), ""),
                squares(),
                "[]",
                "",
                "",
                "",
                VERSION,
                "",
                "",
                "",
                "",
                "",
                "",
                "[\"classic\"]");
        return Deflate.pack(String.join("\n", lines));
    }

    private static String layer(String numbers, String small, String lines) {
        return "{\"command_redo\":{\"__a\":[]},\"command_undo\":{\"__a\":[]},\"command_replay\":{\"__a\":[]},"
                + "\"surface\":{},\"number\":{" + numbers + "},\"numberS\":{" + small + "},\"symbol\":{},\"thermo\":[],"
                + "\"arrows\":[],\"direction\":[],\"squareframe\":[],\"polygon\":[],\"line\":{},\"lineE\":{" + lines
                + "},\"wall\":{},\"cage\":{},\"deletelineE\":{},\"killercages\":[],\"nobulbthermo\":[]}";
    }

    private static String givens(PuzzleEntry entry) {
        List<String> numbers = new ArrayList<>();
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            int digit = entry.start().digit(cell);
            if (digit != Digit.NONE) {
                numbers.add(number(cell, Integer.toString(digit), BLACK, 1));
            }
        }
        return String.join(",", numbers);
    }

    /// What the solver wrote into the middle of cells: digits, or several small ones.
    private static String solving(PuzzleEntry entry) {
        List<String> numbers = new ArrayList<>();
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            int digit = entry.digits().digit(cell);
            DigitSet noted = entry.notes().center().at(cell);
            if (entry.start().digit(cell) != Digit.NONE) {
                continue;
            }
            if (digit != Digit.NONE) {
                numbers.add(number(cell, Integer.toString(digit), BLUE, 1));
            } else if (!noted.isEmpty()) {
                numbers.add(number(cell, noted.toString(), BLUE, noted.size() > 5 ? 5 : 6));
            }
        }
        return String.join(",", numbers);
    }

    private static String number(int cell, String digits, int color, int size) {
        return "\"" + PenpaBoard.USUAL.square(cell) + "\":[\"" + digits + "\"," + color + ",\"" + size + "\"]";
    }

    /// The notes at the rim of cells. There are eight places for them; a ninth one shares the last.
    private static String small(PuzzleEntry entry) {
        List<String> numbers = new ArrayList<>();
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            String digits = entry.notes().corner().at(cell).toString();
            for (int i = 0; i < Math.min(8, digits.length()); i++) {
                String text = digits.substring(i, i == 7 ? digits.length() : i + 1);
                numbers.add("\"" + PenpaBoard.USUAL.small(cell, i) + "\":[\"" + text + "\"," + BLUE + "]");
            }
        }
        return String.join(",", numbers);
    }

    /// The squares of the puzzle: the first one, and how much farther each of the others is.
    private static String squares() {
        List<String> steps = new ArrayList<>();
        int before = 0;
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            int square = PenpaBoard.USUAL.square(cell);
            steps.add(Integer.toString(square - before));
            before = square;
        }
        return "[" + String.join(",", steps) + "]";
    }
}
