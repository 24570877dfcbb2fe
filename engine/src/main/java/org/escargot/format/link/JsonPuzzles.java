package org.escargot.format.link;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.escargot.format.BrokenEntry;
import org.escargot.format.Detail;
import org.escargot.format.Entry;
import org.escargot.format.Flaw;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.PuzzleFlaw;
import org.escargot.format.RuleWords;
import org.escargot.format.codec.Json;
import org.escargot.format.sheet.Sheet;

/// The puzzles in an object of JSON: of its members the one with the surest name that holds one, and else those of the
/// objects within it.
final class JsonPuzzles {
    private static final int DEEPEST = 6;
    /// What a puzzle is called, the surest names first.
    private static final List<String> NAMES = List.of(
            "puzzle",
            "quiz",
            "quizzes",
            "question",
            "mission",
            "task",
            "problem",
            "unsolved",
            "givens",
            "given",
            "clues",
            "initial",
            "start",
            "input",
            "sudoku",
            "grid",
            "board",
            "field",
            "matrix",
            "cells",
            "value",
            "values",
            "data",
            "position",
            "puzzlestring",
            "givendigits",
            "unsolvedboard",
            "unsolved_sudoku",
            "newboard",
            "rows",
            "numbers");
    /// What is never a puzzle.
    private static final List<String> SOLUTIONS =
            List.of("solution", "solved", "answer", "output", "result", "complete", "response", "final", "expected");
    /// What rules are called that are not texts.
    private static final Set<String> RULES =
            Set.of("constraints", "constraint", "rules", "variants", "variant", "regions", "region");
    /// What is told beside a puzzle.
    private static final Set<String> TITLES =
            Set.of("name", "title", "id", "difficulty", "level", "rating", "author", "source", "date");

    private JsonPuzzles() {}

    /// The puzzles of `json`, which begins at `line`; at least one entry.
    static List<Entry> of(Json json, long line) {
        List<Entry> found = new ArrayList<>();
        if (isFPuzzles(json)) {
            found.add(entry(FPuzzlesCode.read(json, line), line));
        } else if (Notebook.is(json)) {
            found.addAll(Notebook.puzzles(json, line));
        } else {
            collect(json, line, "", 0, found);
        }
        return found.isEmpty() ? List.of(BrokenEntry.nothing(line)) : withoutSolutions(found);
    }

    /// `entries` without full grids that solve the one before or behind them.
    private static List<Entry> withoutSolutions(List<Entry> entries) {
        List<Entry> left = new ArrayList<>();
        for (int i = 0; i < entries.size(); i++) {
            boolean isSolution = i > 0 && solves(entries.get(i), entries.get(i - 1))
                    || i + 1 < entries.size() && solves(entries.get(i), entries.get(i + 1));
            if (!isSolution) {
                left.add(entries.get(i));
            }
        }
        return left;
    }

    private static boolean solves(Entry entry, Entry other) {
        return entry instanceof PuzzleEntry solution
                && other instanceof PuzzleEntry puzzle
                && Sheet.solves(solution, puzzle);
    }

    /// Whether `json` is what f-puzzles packs: a size, and a grid of objects.
    private static boolean isFPuzzles(Json json) {
        List<Json> rows = json.member("grid").map(Json::items).orElse(List.of());
        return json.member("size").isPresent()
                && !rows.isEmpty()
                && rows.getFirst().items().stream().allMatch(Json.Members.class::isInstance);
    }

    private static Entry entry(CodeReading reading, long line) {
        Detail json = new Detail.Word("json");
        return switch (reading) {
            case CodeReading.Classic classic -> classic.entry();
            case CodeReading.Variant variant ->
                variant.rules().isEmpty()
                        ? BrokenEntry.at(
                                line, 1, Flaw.of(PuzzleFlaw.NOT_CLASSIC).with("format", json))
                        : otherRules(variant.rules(), line);
            case CodeReading.Worded worded ->
                BrokenEntry.at(
                        line,
                        1,
                        Flaw.of(PuzzleFlaw.RULES_IN_WORDS)
                                .with("format", json)
                                .with("words", RuleWords.quoted(worded.words())));
            case CodeReading.Damaged _ ->
                BrokenEntry.at(line, 1, Flaw.of(PuzzleFlaw.UNREAD_FILE).with("format", json));
        };
    }

    private static Entry otherRules(List<String> rules, long line) {
        Flaw flaw = Flaw.of(PuzzleFlaw.OWN_RULES)
                .with("format", new Detail.Word("json"))
                .with("rules", RuleWords.quoted(String.join(", ", rules)));
        return BrokenEntry.at(line, 1, flaw);
    }

    private static void collect(Json json, long line, String told, int depth, List<Entry> found) {
        if (depth > DEEPEST) {
            return;
        }
        switch (json) {
            case Json.Text _ -> JsonCells.of(json).ifPresent(cells -> found.add(cells.entry(line, told)));
            case Json.Items items -> items.values().forEach(item -> collect(item, line, told, depth + 1, found));
            case Json.Members members -> collect(members, line, told, depth, found);
            case Json.Figure _, Json.Word _ -> {}
        }
    }

    private static void collect(Json.Members members, long line, String told, int depth, List<Entry> found) {
        String title = told.isEmpty() ? title(members) : told + comma(title(members));
        Optional<Entry> own = own(members, title, line);
        if (own.isPresent()) {
            found.add(own.get());
            return;
        }
        members.values().forEach((name, value) -> {
            if (!isSolution(name)) {
                collect(value, line, title, depth + 1, found);
            }
        });
    }

    private static String comma(String title) {
        return title.isEmpty() ? "" : ", " + title;
    }

    /// The puzzle that one of the members is, or why it is not read.
    private static Optional<Entry> own(Json.Members members, String title, long line) {
        for (String name : NAMES) {
            for (Map.Entry<String, Json> member : members.values().entrySet()) {
                if (member.getKey().toLowerCase(Locale.ROOT).equals(name)) {
                    Optional<JsonCells> cells = JsonCells.of(member.getValue());
                    if (cells.isPresent()) {
                        List<String> rules = rules(members);
                        return Optional.of(
                                rules.isEmpty()
                                        ? worded(cells.get().entry(line, title), members, line)
                                        : otherRules(rules, line));
                    }
                }
            }
        }
        Optional<JsonCells> cells = JsonCells.of(members);
        return cells.map(known -> known.entry(line, title));
    }

    private static Entry worded(Entry entry, Json.Members members, long line) {
        if (!(entry instanceof PuzzleEntry puzzle)) {
            return entry;
        }
        String kind = members.text("variant").or(() -> members.text("type")).orElse("");
        if (RuleWords.named(kind).isPresent()) {
            return otherRules(List.of(kind), line);
        }
        String rules = members.text("rules").or(() -> members.text("ruleset")).orElse("");
        return entry(CodeReading.worded(puzzle, rules), line);
    }

    /// The members that are called as rules are, and say something.
    private static List<String> rules(Json.Members members) {
        List<String> rules = new ArrayList<>();
        members.values().forEach((name, value) -> {
            boolean saysSomething = value.isTrue()
                    || !value.items().isEmpty()
                    || value instanceof Json.Members inner && !inner.values().isEmpty();
            if (saysSomething
                    && (RULES.contains(name.toLowerCase(Locale.ROOT))
                            || RuleWords.named(name).isPresent())) {
                rules.add(name);
            }
        });
        return rules;
    }

    private static boolean isSolution(String name) {
        String small = name.toLowerCase(Locale.ROOT);
        return SOLUTIONS.stream().anyMatch(small::startsWith);
    }

    private static String title(Json.Members members) {
        List<String> parts = new ArrayList<>();
        members.values().forEach((name, value) -> {
            String text = switch (value) {
                case Json.Text told -> told.value();
                case Json.Figure figure -> figure.digits();
                default -> "";
            };
            if (TITLES.contains(name.toLowerCase(Locale.ROOT))
                    && !text.isBlank()
                    && JsonCells.of(value).isEmpty()) {
                parts.add(String.join(" ", org.escargot.format.lines.Text.words(text)));
            }
        });
        return String.join(", ", parts);
    }
}
