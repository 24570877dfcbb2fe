package org.escargot.format.variant;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.escargot.format.Beside;
import org.escargot.format.VariantEntry;
import org.escargot.format.VariantWriter;
import org.escargot.format.codec.Json;
import org.escargot.format.codec.LzString;
import org.escargot.rules.CellRule;
import org.escargot.rules.Constraint;
import org.escargot.rules.Digits;
import org.escargot.rules.Frame;
import org.escargot.rules.Variant;
import org.jspecify.annotations.Nullable;

/// Writes a puzzle with rules of its own as a code of [f-puzzles](https://f-puzzles.com), which [FPuzzlesReader] reads.
public final class FPuzzlesWriter {
    private final VariantEntry entry;
    private final Variant variant;
    private final Frame frame;

    private FPuzzlesWriter(VariantEntry entry) {
        this.entry = entry;
        variant = entry.variant();
        frame = variant.rules().frame();
    }

    /// Writes codes, without a link before them, and keeps all that stands beside a puzzle.
    public static VariantWriter codes() {
        return new VariantWriter(
                EnumSet.allOf(Beside.Part.class), entry -> json(entry).map(LzString::pack));
    }

    /// What the code of `entry` holds; empty where it has no way to say one of its rules.
    static Optional<String> json(VariantEntry entry) {
        return new FPuzzlesWriter(entry).json();
    }

    private Optional<String> json() {
        Optional<FPuzzlesRules> rules = FPuzzlesRules.of(variant.rules());
        if (!frame.isSquare() || rules.isEmpty()) {
            return Optional.empty();
        }
        List<String> members = new ArrayList<>(List.of("\"size\":" + frame.size()));
        addText("title", entry.metadata(), members);
        addText("ruleset", entry.beside().words(), members);
        members.add("\"grid\":["
                + IntStream.range(0, frame.size()).mapToObj(this::row).collect(Collectors.joining(",")) + "]");
        members.addAll(rules.get().members());
        if (!entry.beside().solution().isEmpty()) {
            members.add("\"solution\":" + solution());
        }
        return Optional.of("{" + String.join(",", members) + "}");
    }

    private static void addText(String name, String text, List<String> members) {
        if (!text.isEmpty()) {
            members.add("\"" + name + "\":" + Json.quoted(text));
        }
    }

    private String row(int row) {
        boolean isUsual = frame.equals(Frame.ofBoxes(frame.size()));
        int[] region = frame.regionOf();
        return frame.rowCells(row).stream()
                .mapToObj(cell -> cell(cell, isUsual ? Optional.empty() : Optional.of(region[cell])))
                .collect(Collectors.joining(",", "[", "]"));
    }

    /// @param region where the board has not the usual ones; below 0 where the cell lies in none
    private String cell(int cell, Optional<Integer> region) {
        List<String> members = new ArrayList<>();
        region.ifPresent(told -> members.add("\"region\":" + (told < 0 ? "null" : told)));
        int given = variant.givens().digit(cell);
        int placed = entry.beside().placed().getOrDefault(cell, 0);
        if (given != 0) {
            members.add("\"value\":" + given + ",\"given\":true");
        } else if (placed != 0) {
            members.add("\"value\":" + placed);
        }
        addMarks("givenPencilMarks", allowed().get(cell), members);
        addMarks("centerPencilMarks", entry.beside().center().get(cell), members);
        addMarks("cornerPencilMarks", entry.beside().corner().get(cell), members);
        return "{" + String.join(",", members) + "}";
    }

    /// The digits of the cells that have given candidates.
    private Map<Integer, Integer> allowed() {
        Map<Integer, Integer> allowed = new TreeMap<>();
        for (Constraint rule : variant.rules().constraints()) {
            if (rule instanceof CellRule.Candidates candidates) {
                candidates.cells().stream()
                        .forEach(cell -> allowed.merge(cell, candidates.digits(), (one, other) -> one & other));
            }
        }
        return allowed;
    }

    private void addMarks(String name, @Nullable Integer set, List<String> members) {
        if (set != null && set != 0) {
            members.add(IntStream.rangeClosed(1, frame.size())
                    .filter(digit -> (set >> digit - 1 & 1) != 0)
                    .mapToObj(Integer::toString)
                    .collect(Collectors.joining(",", "\"" + name + "\":[", "]")));
        }
    }

    private String solution() {
        Digits told = Digits.of(frame, entry.beside().solution());
        return frame.cells().stream()
                .mapToObj(cell -> told.digit(cell) == 0 ? "null" : Integer.toString(told.digit(cell)))
                .collect(Collectors.joining(",", "[", "]"));
    }
}
