package org.escargot.format.drawing;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.escargot.format.Beside;
import org.escargot.format.BrokenEntry;
import org.escargot.format.Detail;
import org.escargot.format.Entry;
import org.escargot.format.Flaw;
import org.escargot.format.RuleFlaw;
import org.escargot.format.codec.Json;
import org.escargot.format.codec.SclMembers;
import org.escargot.format.variant.Entries;
import org.escargot.format.variant.WordedRules;
import org.escargot.rules.ApartRule;
import org.escargot.rules.Cells;
import org.escargot.rules.Constraint;
import org.escargot.rules.Digits;
import org.escargot.rules.Frame;
import org.escargot.rules.HouseRule;
import org.escargot.rules.Rules;
import org.escargot.rules.Variant;
import org.jspecify.annotations.Nullable;

/// Reads what a drawing of [SudokuPad](https://sudokupad.app) says by itself: size, regions, cages, rules for the whole
/// board, and numbers outside where the words name a rule for them. Lines, shapes and texts mean what the words say,
/// and are told as left out.
public final class SclReader {
    private final Json.Members drawing;
    private final String words;
    private final List<Constraint> constraints = new ArrayList<>();
    private final List<String> unread = new ArrayList<>();
    private Frame frame = Frame.CLASSIC;
    private @Nullable Flaw flaw;

    private SclReader(Json.Members drawing, String words) {
        this.drawing = drawing;
        this.words = words;
    }

    /// The puzzle of `drawing`, or what of it cannot be read.
    public static Entry read(Json.Members drawing, String title, String words, long line) {
        Optional<Variant> told = SclWriter.told(drawing);
        if (told.isPresent()) {
            return Entries.of(
                    line,
                    told.get(),
                    beside(words, solution(drawing, told.get().rules().frame())),
                    title);
        }
        SclReader reader = new SclReader(drawing, words);
        Entry entry = reader.entry(title, line);
        return reader.flaw == null ? entry : BrokenEntry.at(line, 1, reader.flaw);
    }

    private Entry entry(String title, long line) {
        readBoard();
        if (flaw == null) {
            readRules();
        }
        Optional<Rules> rules = flaw == null ? Entries.rules(frame, constraints, Map.of()) : Optional.empty();
        if (rules.isEmpty()) {
            flaw = flaw == null ? Flaw.of(RuleFlaw.LARGE_RULES) : flaw;
            return BrokenEntry.nothing(line);
        }
        unread.addAll(WordedRules.without(rules.get(), words));
        Variant variant = new Variant(rules.get(), Digits.of(frame, givens()));
        return Entries.of(line, variant, beside(words, solution(drawing, frame)), unread, title);
    }

    private static Beside beside(String words, String solution) {
        return new Beside(new TreeMap<>(), new TreeMap<>(), new TreeMap<>(), words, solution);
    }

    /// The solution that the metadata tells; empty where it is not a digit for each cell.
    private static String solution(Json drawing, Frame frame) {
        return SclMembers.member(drawing, "metadata", "md")
                .flatMap(data -> data.text("solution"))
                .filter(told ->
                        told.length() == frame.cells().size() && told.chars().allMatch(c -> isDigit(c, frame)))
                .orElse("");
    }

    private static boolean isDigit(int c, Frame frame) {
        return c >= '1' && c <= '0' + Math.min(frame.size(), 9);
    }

    private void readRules() {
        readGlobal();
        SclCages cages = new SclCages(frame);
        SclMembers.items(drawing, "cages", "ca").forEach(cages::add);
        constraints.addAll(cages.constraints());
        unread.addAll(cages.unread());
        SclShapes shapes = new SclShapes(frame, words);
        shapes.read(drawing);
        constraints.addAll(shapes.constraints());
        unread.addAll(shapes.unread());
    }

    /// A square of 4 to 25 cells. Without regions a 9x9 has boxes, and others have none.
    private void readBoard() {
        List<Json> rows = rows();
        int size = rows.size();
        boolean isSquare = rows.stream().allMatch(row -> row.items().size() == size);
        if (!isSquare || size < Frame.LEAST || size > Frame.MOST) {
            int columns = rows.isEmpty() ? 0 : rows.getFirst().items().size();
            flaw = Flaw.of(RuleFlaw.NO_BOARD).with("board", new Detail.Word(size + "x" + columns));
            return;
        }
        List<Json> regions = SclMembers.items(drawing, "regions", "re");
        frame = size == 9 && regions.isEmpty() ? Frame.CLASSIC : Frame.withoutRegions(size);
        if (!regions.isEmpty()) {
            readRegions(regions);
        }
    }

    private void readRegions(List<Json> regions) {
        List<Cells> pieces = new ArrayList<>();
        Set<Integer> taken = new HashSet<>();
        for (Json region : regions) {
            Optional<Cells> cells = SclShapes.cells(region, frame)
                    .filter(each -> each.size() == frame.size() && each.stream().noneMatch(taken::contains));
            cells.ifPresentOrElse(pieces::add, () -> flaw = Flaw.of(RuleFlaw.NO_REGIONS));
            cells.ifPresent(piece -> piece.stream().forEach(taken::add));
        }
        frame = Frame.ofPieces(frame.size(), pieces);
    }

    private List<Json> rows() {
        return SclMembers.items(drawing, "cells", "ce");
    }

    private int[] givens() {
        int[] digits = new int[frame.places()];
        List<Json> rows = rows();
        frame.cells().stream().forEach(cell -> {
            Json json = rows.get(frame.row(cell)).items().get(frame.column(cell));
            int digit = SclMembers.member(json, "value", "v")
                    .map(value -> value.number(0))
                    .orElse(0);
            digits[cell] = digit <= frame.size() ? digit : 0;
        });
        return digits;
    }

    private void readGlobal() {
        for (Json rule : drawing.member(SclShapes.GLOBAL).map(Json::items).orElse(List.of())) {
            String name = rule instanceof Json.Text text ? text.value() : "";
            switch (name) {
                case "antiknight" -> constraints.add(new ApartRule.AntiKnight());
                case "antiking" -> constraints.add(new ApartRule.AntiKing());
                case "nonconsecutive" -> constraints.add(new ApartRule.NonConsecutive());
                case "disjoint", "disjointgroups" -> constraints.add(new HouseRule.DisjointGroups());
                case "diagonal+" -> constraints.add(new HouseRule.Diagonal(HouseRule.Slope.RISING));
                case "diagonal-" -> constraints.add(new HouseRule.Diagonal(HouseRule.Slope.FALLING));
                default -> flaw = Flaw.of(RuleFlaw.UNKNOWN_RULE).with("rule", new Detail.Word("global " + name));
            }
        }
    }
}
