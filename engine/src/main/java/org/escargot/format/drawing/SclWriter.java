package org.escargot.format.drawing;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.escargot.format.Beside;
import org.escargot.format.Entry;
import org.escargot.format.VariantEntry;
import org.escargot.format.VariantWriter;
import org.escargot.format.codec.Json;
import org.escargot.format.codec.LzString;
import org.escargot.format.codec.SclMembers;
import org.escargot.format.variant.IssReader;
import org.escargot.format.variant.IssWriter;
import org.escargot.rules.Frame;
import org.escargot.rules.Variant;

/// Writes a puzzle with rules of its own as a drawing of [SudokuPad](https://sudokupad.app). Lines and dots have no
/// meaning there, so the metadata has the rules as a string of Interactive Sudoku Solver, too. It is believed only
/// where all else is the drawing of these rules, so that what was changed in the drawing is never overlooked.
public final class SclWriter {
    private static final int CELL_SIZE = 64;

    private SclWriter() {}

    /// Writes codes, without a link before them.
    public static VariantWriter codes() {
        return new VariantWriter(
                EnumSet.of(Beside.Part.WORDS, Beside.Part.SOLUTION),
                true,
                entry -> json(entry).map(LzString::pack));
    }

    /// What the code of `entry` holds; empty where the board or a rule cannot be said.
    static Optional<String> json(VariantEntry entry) {
        Frame frame = entry.variant().rules().frame();
        return IssWriter.write(new VariantEntry(1, entry.variant(), ""))
                .map(String::strip)
                .filter(_ -> frame.isSquare())
                .flatMap(rules -> variant(rules)
                        .map(variant -> "{\"metadata\":{" + metadata(entry, rules) + "}," + drawing(variant) + "}"));
    }

    private static Optional<Variant> variant(String rules) {
        Entry entry = IssReader.read(rules, 1, 1, "");
        return entry instanceof VariantEntry found && found.unread().isEmpty()
                ? Optional.of(found.variant())
                : Optional.empty();
    }

    private static String metadata(VariantEntry entry, String rules) {
        List<String> members = new ArrayList<>();
        addText("title", entry.metadata(), members);
        addText("rules", entry.beside().words(), members);
        addText("solution", entry.beside().solution(), members);
        addText(SclMembers.RULES, rules, members);
        return String.join(",", members);
    }

    private static void addText(String name, String text, List<String> members) {
        if (!text.isEmpty()) {
            members.add("\"" + name + "\":" + Json.quoted(text));
        }
    }

    private static String drawing(Variant variant) {
        Frame frame = variant.rules().frame();
        List<String> members = new ArrayList<>(List.of("\"cellSize\":" + CELL_SIZE));
        members.add(IntStream.range(0, frame.size())
                .mapToObj(row -> frame.rowCells(row).stream()
                        .mapToObj(cell -> cell(variant.givens().digit(cell)))
                        .collect(Collectors.joining(",", "[", "]")))
                .collect(Collectors.joining(",", "\"cells\":[", "]")));
        members.add(frame.regions().stream()
                .map(region -> SclPainter.cells(region, frame))
                .collect(Collectors.joining(",", "\"regions\":[", "]")));
        members.addAll(SclPainter.members(variant.rules()));
        return String.join(",", members);
    }

    private static String cell(int digit) {
        return digit == 0 ? "{}" : "{\"value\":" + digit + "}";
    }

    /// The puzzle whose rules the metadata of `drawing` tells; empty where there are none, or where anything else is
    /// drawn.
    static Optional<Variant> told(Json.Members drawing) {
        Map<String, Json> drawn = new TreeMap<>(drawing.values());
        Optional<Variant> told = Optional.ofNullable(drawn.remove("metadata"))
                .flatMap(metadata -> metadata.text(SclMembers.RULES))
                .flatMap(SclWriter::variant)
                .filter(variant -> variant.rules().frame().isSquare());
        return told.filter(variant -> Json.parse("{" + drawing(variant) + "}")
                .filter(again -> again instanceof Json.Members members
                        && members.values().equals(drawn))
                .isPresent());
    }
}
