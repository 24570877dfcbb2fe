package org.escargot.format.link;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiFunction;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.codec.Json;
import org.escargot.format.codec.LzString;
import org.escargot.format.codec.Members;
import org.escargot.format.codec.SclMembers;
import org.escargot.format.codec.ZippedJson;
import org.escargot.format.lines.Text;
import org.escargot.grid.Cell;
import org.escargot.grid.Digit;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;

/// The code `scl` of [SudokuPad](https://sudokupad.app), once `ctc`: JSON, shortened, and packed by lz-string. It tells
/// a drawing: cells with their digits, regions, and whatever a setter drew into the grid.
final class SclCode {
    /// Many times what a puzzle with all its drawings takes.
    private static final int LONGEST = 200_000;
    private static final Members PUZZLE = new Members(SclMembers.WITHOUT_RULE);
    private static final Members METADATA = new Members(Set.of(
            "title",
            "t",
            "author",
            "a",
            "rules",
            "ru",
            "source",
            "solution",
            "video",
            "videos",
            "date",
            "id",
            "color",
            "msgcorrect",
            SclMembers.RULES));
    /// Members of a cell that put no rule on it.
    private static final Members CELL = new Members(Set.of("value", "v", "given", "g"));

    private SclCode() {}

    /// What `code` packs; empty where it is damaged.
    static Optional<Json.Members> unpacked(String code) {
        // A form in a browser makes blanks of plus signs.
        return LzString.unpack(code.replace(' ', '+'), LONGEST)
                .flatMap(ZippedJson::parse)
                .flatMap(json -> json instanceof Json.Members members ? Optional.of(members) : Optional.empty());
    }

    static CodeReading read(Json.Members puzzle, long line) {
        List<Json> rows = SclMembers.items(puzzle, "cells", "ce");
        if (rows.isEmpty()) {
            return new CodeReading.Damaged();
        }
        if (rows.size() != 9 || !rows.stream().allMatch(row -> row.items().size() == 9)) {
            return new CodeReading.Variant(List.of());
        }
        List<String> rules = rules(puzzle);
        return rules.isEmpty()
                ? CodeReading.worded(entry(puzzle, line), words(puzzle))
                : new CodeReading.Variant(rules);
    }

    /// The members, by name, that may be rules and are in no usual drawing: objects, and whatever is not known of cells
    /// and metadata. Lists are shapes.
    static List<String> strange(Json.Members puzzle) {
        Set<String> strange = new LinkedHashSet<>(PUZZLE.rules(puzzle));
        strange.removeIf(name -> !(puzzle.values().get(name) instanceof Json.Members));
        strange.addAll(within(puzzle, Members::rules));
        return List.copyOf(strange);
    }

    /// Texts and numbers that are not understood, by the names of their members.
    static List<String> others(Json puzzle) {
        Set<String> others = new LinkedHashSet<>(PUZZLE.others(puzzle));
        others.addAll(within(puzzle, Members::others));
        return List.copyOf(others);
    }

    private static List<String> rules(Json puzzle) {
        Set<String> rules = new LinkedHashSet<>(PUZZLE.rules(puzzle));
        rules.addAll(within(puzzle, Members::rules));
        if (!hasUsualRegions(puzzle)) {
            rules.add("regions");
        }
        if (hasCages(puzzle)) {
            rules.add("cages");
        }
        SclMembers.member(puzzle, "metadata", "md")
                .flatMap(data -> data.text(SclMembers.RULES))
                .ifPresent(_ -> rules.add(SclMembers.RULES));
        return List.copyOf(rules);
    }

    /// What `asked` finds in the metadata, then in the cells.
    private static List<String> within(Json puzzle, BiFunction<Members, Json, List<String>> asked) {
        List<String> names = new ArrayList<>();
        SclMembers.member(puzzle, "metadata", "md").ifPresent(data -> names.addAll(asked.apply(METADATA, data)));
        allCells(puzzle).forEach(cell -> names.addAll(asked.apply(CELL, cell)));
        return names;
    }

    private static List<Json> allCells(Json puzzle) {
        return SclMembers.items(puzzle, "cells", "ce").stream()
                .flatMap(row -> row.items().stream())
                .toList();
    }

    private static PuzzleEntry entry(Json puzzle, long line) {
        PuzzleEntry entry = PuzzleEntry.of(line, new Givens(givens(allCells(puzzle))), title(puzzle));
        return CodeReading.told(entry, "sudokupad", others(puzzle));
    }

    private static Grid givens(List<Json> cells) {
        Grid grid = Grid.EMPTY;
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            int digit = SclMembers.member(cells.get(cell), "value", "v")
                    .map(value -> value.number(0))
                    .orElse(0);
            grid = digit >= 1 && digit <= Digit.COUNT ? grid.with(cell, digit) : grid;
        }
        return grid;
    }

    /// Whether the regions are the nine boxes, in any order, or are not told.
    private static boolean hasUsualRegions(Json puzzle) {
        List<Json> regions = SclMembers.items(puzzle, "regions", "re");
        Set<Set<Integer>> boxes = new HashSet<>();
        for (int box = 0; box < 9; box++) {
            Set<Integer> cells = new TreeSet<>();
            for (int at = 0; at < 9; at++) {
                cells.add(Cell.at(box / 3 * 3 + at / 3, box % 3 * 3 + at % 3));
            }
            boxes.add(cells);
        }
        return regions.isEmpty()
                || regions.size() == boxes.size() && regions.stream().allMatch(region -> boxes.contains(cells(region)));
    }

    private static Set<Integer> cells(Json region) {
        Set<Integer> cells = new TreeSet<>();
        for (Json pair : region.items()) {
            List<Json> place = pair.items();
            int row = place.isEmpty() ? -1 : place.getFirst().number(-1);
            int column = place.size() == 2 ? place.getLast().number(-1) : -1;
            cells.add(row < 0 || row > 8 || column < 0 || column > 8 ? -1 : Cell.at(row, column));
        }
        return cells;
    }

    /// Whether a cage has cells; one without is a line of text about the puzzle.
    private static boolean hasCages(Json puzzle) {
        return SclMembers.items(puzzle, "cages", "ca").stream()
                .anyMatch(cage -> !SclMembers.items(cage, "cells", "ce").isEmpty());
    }

    static String title(Json puzzle) {
        List<String> parts = new ArrayList<>();
        for (String name : List.of("title", "author")) {
            told(puzzle, name).filter(text -> !text.isBlank()).ifPresent(parts::add);
        }
        return String.join(", ", parts);
    }

    /// The rules in words; empty where there are none.
    static String words(Json puzzle) {
        return told(puzzle, "rules").orElse("");
    }

    /// What stands under `name` in the puzzle, in its metadata, or behind `name:` in a cage without cells.
    private static Optional<String> told(Json puzzle, String name) {
        String shortName = name.substring(0, name.equals("rules") ? 2 : 1);
        Optional<String> metadata =
                SclMembers.member(puzzle, "metadata", "md").flatMap(data -> text(data, name, shortName));
        Optional<String> cage = SclMembers.items(puzzle, "cages", "ca").stream()
                .flatMap(each -> text(each, "value", "v").stream())
                .filter(text -> text.startsWith(name + ":"))
                .map(text -> Text.without(name + ":", text).strip())
                .findFirst();
        return text(puzzle, name, shortName).or(() -> metadata).or(() -> cage);
    }

    private static Optional<String> text(Json json, String name, String shortName) {
        return json.text(name).or(() -> json.text(shortName));
    }
}
