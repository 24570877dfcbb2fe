package org.escargot.format.link;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.escargot.format.Notes;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.codec.Deflate;
import org.escargot.format.codec.Json;
import org.escargot.format.lines.Text;
import org.escargot.grid.Cell;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.grid.Marks;

/// The code of [Penpa](https://swaroopg92.github.io/penpa-edit) for a drawing: lines of JSON with abbreviations, packed
/// by DEFLATE. The first line has commas between its fields: kind and size of the board, and what the puzzle is called.
final class PenpaCode {
    /// Many times what a puzzle with all its notes and texts takes.
    private static final int LONGEST = 200_000;
    /// Which fields of the first line have these.
    private static final int TITLE = 15;
    private static final int AUTHOR = 16;
    /// Which line has the layer of the setter; that of the solver is the next one, then come the squares of the puzzle.
    private static final int PROBLEM = 3;
    private static final int ANSWER = 4;
    private static final int SQUARES = 5;
    /// The fewest lines of a drawing.
    private static final int FEWEST = 6;
    /// The kinds of board that have square cells in rows.
    private static final List<String> SQUARE = List.of("square", "sudoku");

    private PenpaCode() {}

    static CodeReading read(String code, long line) {
        List<String> lines = Deflate.unpack(code.replace(' ', '+'), LONGEST)
                .map(text -> Text.fields(PenpaText.full(text), '\n'))
                .orElse(List.of());
        if (lines.size() < FEWEST) {
            return new CodeReading.Damaged();
        }
        List<String> header = Text.fields(lines.getFirst(), ',');
        Optional<Json> problem = Json.parse(lines.get(PROBLEM));
        Optional<Json> squares = Json.parse(lines.get(SQUARES));
        if (problem.isEmpty() || squares.isEmpty() || header.size() < 3) {
            return new CodeReading.Damaged();
        }
        Optional<PenpaBoard> board = SQUARE.contains(header.getFirst())
                ? PenpaBoard.of(
                        number(header.get(1)),
                        number(header.get(2)),
                        squares.get().items())
                : Optional.empty();
        if (board.isEmpty()) {
            return new CodeReading.Variant(List.of());
        }
        PenpaLayer given = new PenpaLayer(board.get(), problem.get());
        PenpaLayer placed =
                new PenpaLayer(board.get(), Json.parse(lines.get(ANSWER)).orElse(new Json.Word("null")));
        return given.isClassic()
                ? CodeReading.worded(entry(given, placed, title(header), line), "")
                : new CodeReading.Variant(List.of());
    }

    private static int number(String field) {
        return Text.isNumber(field, 3) ? Integer.parseInt(field) : 0;
    }

    private static String title(List<String> header) {
        return Stream.of(field(header, TITLE, "Title:"), field(header, AUTHOR, "Author:"))
                .filter(text -> !text.isEmpty())
                .collect(Collectors.joining(", "));
    }

    private static String field(List<String> header, int index, String name) {
        String field = index < header.size() ? header.get(index) : "";
        return Text.without(name, field).replace("%2C", ",").strip();
    }

    private static PuzzleEntry entry(PenpaLayer given, PenpaLayer placed, String title, long line) {
        Grid start = Grid.EMPTY;
        Grid current = Grid.EMPTY;
        int[] center = new int[Cell.COUNT];
        int[] corner = new int[Cell.COUNT];
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            int digit = given.digits[cell] == 0 ? placed.digits[cell] : given.digits[cell];
            start = given.digits[cell] == 0 ? start : start.with(cell, digit);
            current = digit == 0 ? current : current.with(cell, digit);
            center[cell] = given.center[cell] | placed.center[cell];
            corner[cell] = given.corner[cell] | placed.corner[cell];
        }
        Optional<Grid> progress = current.equals(start) ? Optional.empty() : Optional.of(current);
        Notes notes = new Notes(Marks.of(center), Marks.of(corner), Marks.NONE);
        return new PuzzleEntry(line, new Givens(start), progress, notes, title);
    }
}
