package org.escargot.format.variant;

import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
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
        Json.Members members = Json.Members.of("size", Json.of(frame.size()))
                .withText("title", entry.metadata())
                .withText("ruleset", entry.beside().words())
                .with("grid", Json.list(IntStream.range(0, frame.size()).mapToObj(this::row)))
                .with(rules.get().members());
        return Optional.of(
                entry.beside().solution().isEmpty()
                        ? members.written()
                        : members.with("solution", solution()).written());
    }

    private Json row(int row) {
        boolean isUsual = frame.equals(Frame.ofBoxes(frame.size()));
        int[] region = frame.regionOf();
        return Json.list(frame.rowCells(row).stream()
                .mapToObj(cell -> cell(cell, isUsual ? Optional.empty() : Optional.of(region[cell]))));
    }

    /// @param region where the board has not the usual ones; below 0 where the cell lies in none
    private Json cell(int cell, Optional<Integer> region) {
        Json.Members members = Json.Members.NONE;
        if (region.isPresent()) {
            members = members.with("region", region.get() < 0 ? Json.Word.NULL : Json.of(region.get()));
        }
        int given = variant.givens().digit(cell);
        int digit = given == 0 ? entry.beside().placed().getOrDefault(cell, 0) : given;
        if (digit != 0) {
            members = members.with("value", Json.of(digit));
        }
        if (given != 0) {
            members = members.with("given", Json.Word.TRUE);
        }
        return members.with(marks("givenPencilMarks", allowed().get(cell)))
                .with(marks("centerPencilMarks", entry.beside().center().get(cell)))
                .with(marks("cornerPencilMarks", entry.beside().corner().get(cell)));
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

    private Json.Members marks(String name, @Nullable Integer set) {
        return set == null || set == 0
                ? Json.Members.NONE
                : Json.Members.of(
                        name,
                        Json.numbers(
                                IntStream.rangeClosed(1, frame.size()).filter(digit -> (set >> digit - 1 & 1) != 0)));
    }

    private Json solution() {
        Digits told = Digits.of(frame, entry.beside().solution());
        return Json.list(frame.cells().stream()
                .mapToObj(cell -> told.digit(cell) == 0 ? Json.Word.NULL : Json.of(told.digit(cell))));
    }
}
