package org.escargot.format.drawing;

import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
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
                        .map(variant -> Json.Members.of("metadata", metadata(entry, rules))
                                .with(drawing(variant))
                                .written()));
    }

    private static Optional<Variant> variant(String rules) {
        Entry entry = IssReader.read(rules, 1, 1, "");
        return entry instanceof VariantEntry found && found.unread().isEmpty()
                ? Optional.of(found.variant())
                : Optional.empty();
    }

    private static Json metadata(VariantEntry entry, String rules) {
        return Json.Members.NONE
                .withText("title", entry.metadata())
                .withText("rules", entry.beside().words())
                .withText("solution", entry.beside().solution())
                .withText(SclMembers.RULES, rules);
    }

    private static Json.Members drawing(Variant variant) {
        Frame frame = variant.rules().frame();
        Json cells = Json.list(IntStream.range(0, frame.size())
                .mapToObj(row -> Json.list(frame.rowCells(row).stream()
                        .mapToObj(cell -> cell(variant.givens().digit(cell))))));
        Json regions = Json.list(frame.regions().stream().map(region -> SclPainter.cells(region, frame)));
        return Json.Members.of("cellSize", Json.of(CELL_SIZE))
                .with("cells", cells)
                .with("regions", regions)
                .with(SclPainter.members(variant.rules()));
    }

    private static Json cell(int digit) {
        return digit == 0 ? Json.Members.NONE : Json.Members.of("value", Json.of(digit));
    }

    /// The puzzle whose rules the metadata of `drawing` tells; empty where there are none, or where anything else is
    /// drawn.
    static Optional<Variant> told(Json.Members drawing) {
        Map<String, Json> drawn = new TreeMap<>(drawing.values());
        Optional<Variant> told = Optional.ofNullable(drawn.remove("metadata"))
                .flatMap(metadata -> metadata.text(SclMembers.RULES))
                .flatMap(SclWriter::variant)
                .filter(variant -> variant.rules().frame().isSquare());
        return told.filter(variant -> drawing(variant).values().equals(drawn));
    }
}
