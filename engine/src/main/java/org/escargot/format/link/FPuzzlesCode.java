package org.escargot.format.link;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.escargot.format.Notes;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.codec.FPuzzlesMembers;
import org.escargot.format.codec.Json;
import org.escargot.format.codec.LzString;
import org.escargot.format.codec.Members;
import org.escargot.grid.Cell;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.grid.Marks;
import org.escargot.grid.Pencilmarks;

/// The code of [f-puzzles](https://f-puzzles.com), which other setters' programs take too: JSON, packed by lz-string.
final class FPuzzlesCode {
    /// Many times what a puzzle with all its notes and texts takes.
    private static final int LONGEST = 200_000;
    /// What a cell may hold by the setter's will.
    private static final String SUKAKU = "givenPencilMarks";
    /// Members that put no rule on the grid. The words of `ruleset` are looked at.
    private static final Members PUZZLE = new Members(FPuzzlesMembers.WITHOUT_RULE);
    private static final Members CELL = new Members(FPuzzlesMembers.IN_CELLS);

    private FPuzzlesCode() {}

    static CodeReading read(String code, long line) {
        // A form in a browser makes blanks of plus signs.
        Optional<Json> json = LzString.unpack(code.replace(' ', '+'), LONGEST).flatMap(Json::parse);
        return json.map(puzzle -> read(puzzle, line)).orElseGet(CodeReading.Damaged::new);
    }

    /// What the JSON of a puzzle says.
    static CodeReading read(Json puzzle, long line) {
        List<Json> rows = puzzle.member("grid").map(Json::items).orElse(List.of());
        if (puzzle.member("size").map(size -> size.number(-1)).orElse(9) != 9) {
            return new CodeReading.Variant(List.of(), members(puzzle));
        }
        if (rows.size() != 9 || rows.stream().anyMatch(row -> row.items().size() != 9)) {
            return new CodeReading.Damaged();
        }
        List<Json> cells = rows.stream().flatMap(row -> row.items().stream()).toList();
        List<String> rules = rules(puzzle, cells);
        PuzzleEntry entry = CodeReading.told(entry(cells, title(puzzle), line), "f-puzzles", others(puzzle, cells));
        return rules.isEmpty()
                ? CodeReading.worded(entry, puzzle.text("ruleset").orElse(""))
                : new CodeReading.Variant(rules, members(puzzle));
    }

    private static Optional<Json.Members> members(Json puzzle) {
        return puzzle instanceof Json.Members members ? Optional.of(members) : Optional.empty();
    }

    private static List<String> rules(Json puzzle, List<Json> cells) {
        Set<String> rules = new LinkedHashSet<>(PUZZLE.rules(puzzle));
        cells.forEach(cell -> rules.addAll(CELL.rules(cell)));
        if (!hasUsualRegions(cells)) {
            rules.add("region");
        }
        return List.copyOf(rules);
    }

    private static List<String> others(Json puzzle, List<Json> cells) {
        Set<String> others = new LinkedHashSet<>(PUZZLE.others(puzzle));
        cells.forEach(cell -> others.addAll(CELL.others(cell)));
        return List.copyOf(others);
    }

    /// Whether the regions that are told are the nine boxes, by whatever numbers; a cell of which none is told lies in
    /// its own box, whose number is counted from 0.
    private static boolean hasUsualRegions(List<Json> cells) {
        int[] regions = new int[Cell.COUNT];
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            Optional<Json> told = cells.get(cell).member("region").filter(region -> !region.equals(Json.Word.NULL));
            regions[cell] =
                    told.map(region -> region.number(-1)).orElse(Cell.row(cell) / 3 * 3 + Cell.column(cell) / 3);
        }
        return Boxes.areIn(regions);
    }

    private static String title(Json puzzle) {
        return Stream.of(puzzle.text("title"), puzzle.text("author"))
                .flatMap(Optional::stream)
                .filter(text -> !text.isBlank())
                .collect(Collectors.joining(", "));
    }

    private static PuzzleEntry entry(List<Json> cells, String title, long line) {
        Grid start = Grid.EMPTY;
        Grid current = Grid.EMPTY;
        int[] center = new int[Cell.COUNT];
        int[] corner = new int[Cell.COUNT];
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            Json json = cells.get(cell);
            int digit = json.member("value").map(value -> value.number(0)).orElse(0);
            if (digit >= 1 && digit <= Digit.COUNT) {
                current = current.with(cell, digit);
                start = json.member("given").filter(Json::isTrue).isPresent() ? start.with(cell, digit) : start;
            }
            center[cell] = json.digits("centerPencilMarks").bits();
            corner[cell] = json.digits("cornerPencilMarks").bits();
        }
        Optional<Grid> progress = current.equals(start) ? Optional.empty() : Optional.of(current);
        Notes notes = new Notes(Marks.of(center), Marks.of(corner), Marks.NONE);
        PuzzleEntry entry = new PuzzleEntry(line, new Givens(start), progress, notes, title);
        boolean isRestricted =
                cells.stream().anyMatch(cell -> !cell.digits(SUKAKU).isEmpty());
        return isRestricted ? restricted(cells, entry) : entry;
    }

    /// `entry` as a puzzle of candidates, because its setter allows some cells only some digits.
    private static PuzzleEntry restricted(List<Json> cells, PuzzleEntry entry) {
        int[] candidates = new int[Cell.COUNT];
        int[] center = new int[Cell.COUNT];
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            DigitSet told = cells.get(cell).digits(SUKAKU);
            int given = entry.start().digit(cell);
            int digit = entry.digits().digit(cell);
            DigitSet allowed = told.isEmpty() ? DigitSet.ALL : told;
            candidates[cell] = given == Digit.NONE ? allowed.bits() : DigitSet.bit(given);
            center[cell] = digit == Digit.NONE ? entry.notes().center().at(cell).bits() : DigitSet.bit(digit);
        }
        Notes notes = new Notes(Marks.of(center), entry.notes().corner(), Marks.NONE);
        return new PuzzleEntry(
                entry.line(), Pencilmarks.ofCandidates(candidates), Optional.empty(), notes, entry.metadata());
    }

    /// The code of `entry`.
    static String write(PuzzleEntry entry) {
        Json rows = Json.list(IntStream.range(0, 9)
                .mapToObj(row ->
                        Json.list(IntStream.range(0, 9).mapToObj(column -> cell(entry, Cell.at(row, column))))));
        return LzString.pack(Json.Members.of("size", Json.of(9))
                .withText("title", entry.metadata())
                .with("grid", rows)
                .written());
    }

    private static Json cell(PuzzleEntry entry, int cell) {
        Json.Members members = Json.Members.NONE;
        int digit = entry.digits().digit(cell);
        if (digit != Digit.NONE) {
            members = members.with("value", Json.of(digit));
            if (entry.start().digit(cell) != Digit.NONE) {
                members = members.with("given", Json.Word.TRUE);
            }
        }
        return members.with(marks("centerPencilMarks", entry.notes().center().at(cell)))
                .with(marks("cornerPencilMarks", entry.notes().corner().at(cell)));
    }

    private static Json.Members marks(String name, DigitSet marks) {
        return marks.isEmpty() ? Json.Members.NONE : Json.Members.of(name, Json.numbers(marks.stream()));
    }
}
