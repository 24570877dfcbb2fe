package org.escargot.format.link;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.escargot.format.Notes;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.codec.Json;
import org.escargot.format.codec.Members;
import org.escargot.format.codec.Zlib;
import org.escargot.format.lines.Text;
import org.escargot.grid.Cell;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.grid.Marks;

/// The code of a board of [sudoku.coach](https://sudoku.coach), version 7: JSON with the digits as two texts of 81
/// characters and the candidates as 81 numbers, in which digit d is bit d; packed by zlib, in base 32. Its author has
/// [described it](https://www.reddit.com/r/sudoku/comments/1fodfg3/).
final class SudokuCoachCode {
    /// Stands between the version and what is packed.
    static final String BASE = "32_";
    /// Many times what a puzzle with all its candidates and texts takes.
    private static final int LONGEST = 200_000;
    /// Members that put no rule on the grid; the regions are looked at.
    private static final Members BOARD = new Members(Set.of(
            "gridSize",
            "givenDigits",
            "userDigits",
            "userCellCandidates",
            "regions",
            "solution",
            "title",
            "author",
            "version"));

    private static final String NO_DIGITS = "0".repeat(Cell.COUNT);

    private SudokuCoachCode() {}

    static CodeReading read(String code, long line) {
        Optional<Json> json = Zlib.unpack(code, LONGEST).flatMap(Json::parse);
        if (json.isEmpty() || !(json.get() instanceof Json.Members board)) {
            return new CodeReading.Damaged();
        }
        if (board.member("gridSize").map(size -> size.number(-1)).orElse(9) != 9) {
            return new CodeReading.Variant(List.of());
        }
        List<String> rules = rules(board);
        if (!rules.isEmpty()) {
            return new CodeReading.Variant(rules);
        }
        String givens = board.text("givenDigits").orElse(NO_DIGITS);
        String placed = board.text("userDigits").orElse(NO_DIGITS);
        return Text.isGrid(givens) && Text.isGrid(placed)
                ? new CodeReading.Classic(entry(Grid.of(givens), Grid.of(placed), candidates(board), line))
                : new CodeReading.Damaged();
    }

    /// What a player did, such as coloring cells, is no rule, whatever it is called.
    private static List<String> rules(Json board) {
        List<String> rules = new ArrayList<>();
        for (String name : BOARD.rules(board)) {
            boolean isPlayers =
                    name.startsWith("user") || name.toLowerCase(Locale.ROOT).contains("color");
            if (!isPlayers) {
                rules.add(name);
            }
        }
        if (!hasUsualRegions(board)) {
            rules.add("regions");
        }
        return rules;
    }

    /// Whether the regions, a number for each cell, are the nine boxes, or are not told.
    private static boolean hasUsualRegions(Json board) {
        List<Json> regions = board.member("regions").map(Json::items).orElse(List.of());
        if (regions.isEmpty()) {
            return true;
        }
        if (regions.size() != Cell.COUNT || Set.copyOf(regions).size() != 9) {
            return false;
        }
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            int first = Cell.at(Cell.row(cell) / 3 * 3, Cell.column(cell) / 3 * 3);
            if (!regions.get(cell).equals(regions.get(first))) {
                return false;
            }
        }
        return true;
    }

    /// The candidates of each cell; none where they are not told.
    private static Marks candidates(Json board) {
        List<String> numbers = Text.fields(board.text("userCellCandidates").orElse(""), '-');
        int[] bits = new int[Cell.COUNT];
        for (int cell = 0; cell < Cell.COUNT && numbers.size() == Cell.COUNT; cell++) {
            String number = numbers.get(cell);
            bits[cell] = Text.isNumber(number, 4) ? Integer.parseInt(number) >> 1 & DigitSet.ALL.bits() : 0;
        }
        return Marks.of(bits);
    }

    private static PuzzleEntry entry(Grid givens, Grid placed, Marks center, long line) {
        Grid current = givens;
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            current = givens.digit(cell) == Digit.NONE ? current.with(cell, placed.digit(cell)) : current;
        }
        Optional<Grid> progress = current.equals(givens) ? Optional.empty() : Optional.of(current);
        return new PuzzleEntry(line, new Givens(givens), progress, Notes.ofCenter(center), "");
    }

    /// The code of `entry`.
    static String write(PuzzleEntry entry) {
        StringBuilder placed = new StringBuilder();
        StringBuilder center = new StringBuilder();
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            placed.append(
                    entry.start().digit(cell) == Digit.NONE ? entry.digits().digit(cell) : 0);
            center.append(cell == 0 ? "" : "-")
                    .append(entry.notes().center().at(cell).bits() << 1);
        }
        String givens = entry.start().toString().replace('.', '0');
        return Zlib.pack(Json.Members.of("gridSize", Json.of(9))
                .with("givenDigits", Json.of(givens))
                .with("userDigits", Json.of(placed.toString()))
                .with("userCellCandidates", Json.of(center.toString()))
                .written());
    }
}
