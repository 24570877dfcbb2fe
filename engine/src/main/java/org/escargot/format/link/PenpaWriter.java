package org.escargot.format.link;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.codec.Deflate;
import org.escargot.format.codec.Json;
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
    private static final Json MODE = Json.Members.of("pu_q", Json.Members.of("edit_mode", Json.of("sudoku")))
            .with("pu_a", Json.Members.of("edit_mode", Json.of("sudoku")));

    private static final String VERSION = "[3,2,3]";
    private static final int BLACK = 1;
    private static final int BLUE = 9;
    private static final int BOLD = 2;

    private PenpaWriter() {}

    /// The code of `entry`.
    static String write(PuzzleEntry entry) {
        String title = PenpaText.plain(entry.metadata().replace('\t', ' ').replace(",", "%2C"));
        Map<String, Json> boxes = new LinkedHashMap<>();
        for (String side : PenpaBoard.USUAL.boxLines()) {
            boxes.put(side, Json.of(BOLD));
        }
        List<String> lines = List.of(
                HEADER + title + ",Author: ,,,OFF,false",
                "[0,0,0,0]",
                MODE.written(),
                layer(givens(entry), Json.Members.NONE, new Json.Members(boxes)),
                layer(solving(entry), small(entry), Json.Members.NONE),
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

    private static String layer(Json numbers, Json small, Json lines) {
        Json none = Json.list(Stream.of());
        Json noCommands = Json.Members.of("__a", none);
        return Json.Members.of("command_redo", noCommands)
                .with("command_undo", noCommands)
                .with("command_replay", noCommands)
                .with("surface", Json.Members.NONE)
                .with("number", numbers)
                .with("numberS", small)
                .with("symbol", Json.Members.NONE)
                .with("thermo", none)
                .with("arrows", none)
                .with("direction", none)
                .with("squareframe", none)
                .with("polygon", none)
                .with("line", Json.Members.NONE)
                .with("lineE", lines)
                .with("wall", Json.Members.NONE)
                .with("cage", Json.Members.NONE)
                .with("deletelineE", Json.Members.NONE)
                .with("killercages", none)
                .with("nobulbthermo", none)
                .written();
    }

    private static Json givens(PuzzleEntry entry) {
        Map<String, Json> numbers = new LinkedHashMap<>();
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            int digit = entry.start().digit(cell);
            if (digit != Digit.NONE) {
                numbers.put(square(cell), number(Integer.toString(digit), BLACK, 1));
            }
        }
        return new Json.Members(numbers);
    }

    /// What the solver wrote into the middle of cells: digits, or several small ones.
    private static Json solving(PuzzleEntry entry) {
        Map<String, Json> numbers = new LinkedHashMap<>();
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            int digit = entry.digits().digit(cell);
            DigitSet noted = entry.notes().center().at(cell);
            if (entry.start().digit(cell) != Digit.NONE) {
                continue;
            }
            if (digit != Digit.NONE) {
                numbers.put(square(cell), number(Integer.toString(digit), BLUE, 1));
            } else if (!noted.isEmpty()) {
                numbers.put(square(cell), number(noted.toString(), BLUE, noted.size() > 5 ? 5 : 6));
            }
        }
        return new Json.Members(numbers);
    }

    private static String square(int cell) {
        return Integer.toString(PenpaBoard.USUAL.square(cell));
    }

    private static Json number(String digits, int color, int size) {
        return Json.list(Stream.of(Json.of(digits), Json.of(color), Json.of(Integer.toString(size))));
    }

    /// The notes at the rim of cells. There are eight places for them; a ninth one shares the last.
    private static Json small(PuzzleEntry entry) {
        Map<String, Json> numbers = new LinkedHashMap<>();
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            String digits = entry.notes().corner().at(cell).toString();
            for (int i = 0; i < Math.min(8, digits.length()); i++) {
                String text = digits.substring(i, i == 7 ? digits.length() : i + 1);
                String place = Integer.toString(PenpaBoard.USUAL.small(cell, i));
                numbers.put(place, Json.list(Stream.of(Json.of(text), Json.of(BLUE))));
            }
        }
        return new Json.Members(numbers);
    }

    /// The squares of the puzzle: the first one, and how much farther each of the others is.
    private static String squares() {
        IntStream steps = IntStream.range(0, Cell.COUNT)
                .map(cell -> PenpaBoard.USUAL.square(cell) - (cell == 0 ? 0 : PenpaBoard.USUAL.square(cell - 1)));
        return Json.numbers(steps).written();
    }
}
