package org.escargot.format.link;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.escargot.format.Notes;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.codec.Json;
import org.escargot.format.codec.LzString;
import org.escargot.grid.Cell;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.grid.Marks;

/// The code of [f-puzzles](https://f-puzzles.com), which other setters' programs take too: JSON, packed by lz-string.
final class FPuzzlesCode {
    /// Many times what a puzzle with all its notes and texts takes.
    private static final int LONGEST = 200_000;
    /// Members that put no rule on the grid.
    private static final Set<String> HARMLESS =
            Set.of("size", "title", "author", "ruleset", "grid", "solution", "successMessage", "highlightConflicts");

    private FPuzzlesCode() {}

    static CodeReading read(String code, long line) {
        // A form in a browser makes blanks of plus signs.
        Optional<Json> json = LzString.unpack(code.replace(' ', '+'), LONGEST).flatMap(Json::parse);
        if (json.isEmpty() || !(json.get() instanceof Json.Members puzzle)) {
            return new CodeReading.Damaged();
        }
        List<Json> rows = puzzle.member("grid").map(Json::items).orElse(List.of());
        if (puzzle.member("size").map(size -> size.number(-1)).orElse(9) != 9 || hasRules(puzzle)) {
            return new CodeReading.Variant(Optional.of(puzzle));
        }
        if (rows.size() != 9 || rows.stream().anyMatch(row -> row.items().size() != 9)) {
            return new CodeReading.Damaged();
        }
        List<Json> cells = rows.stream().flatMap(row -> row.items().stream()).toList();
        boolean hasRegions =
                cells.stream().anyMatch(cell -> cell.member("region").isPresent());
        return hasRegions
                ? new CodeReading.Variant(Optional.of(puzzle))
                : new CodeReading.Classic(entry(cells, title(puzzle), line));
    }

    private static boolean hasRules(Json.Members puzzle) {
        return puzzle.values().entrySet().stream()
                .anyMatch(member -> !HARMLESS.contains(member.getKey())
                        && (member.getValue().isTrue()
                                || !member.getValue().items().isEmpty()));
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
        return new PuzzleEntry(line, new Givens(start), progress, notes, title);
    }

    /// The code of `entry`.
    static String write(PuzzleEntry entry) {
        List<String> rows = new ArrayList<>();
        for (int row = 0; row < 9; row++) {
            List<String> cells = new ArrayList<>();
            for (int column = 0; column < 9; column++) {
                cells.add(cell(entry, Cell.at(row, column)));
            }
            rows.add("[" + String.join(",", cells) + "]");
        }
        String title = entry.metadata().isEmpty() ? "" : ",\"title\":" + Json.quoted(entry.metadata());
        return LzString.pack("{\"size\":9" + title + ",\"grid\":[" + String.join(",", rows) + "]}");
    }

    private static String cell(PuzzleEntry entry, int cell) {
        List<String> members = new ArrayList<>();
        int digit = entry.digits().digit(cell);
        if (digit != Digit.NONE) {
            members.add("\"value\":" + digit);
            members.addAll(entry.start().digit(cell) == Digit.NONE ? List.of() : List.of("\"given\":true"));
        }
        for (Map.Entry<String, Marks> layer : Map.of(
                        "centerPencilMarks", entry.notes().center(),
                        "cornerPencilMarks", entry.notes().corner())
                .entrySet()
                .stream()
                .sorted(Map.Entry.comparingByKey())
                .toList()) {
            DigitSet marks = layer.getValue().at(cell);
            if (!marks.isEmpty()) {
                members.add("\"" + layer.getKey() + "\":["
                        + marks.stream().mapToObj(Integer::toString).collect(Collectors.joining(",")) + "]");
            }
        }
        return "{" + String.join(",", members) + "}";
    }
}
