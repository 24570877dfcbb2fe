package org.escargot.format.app;

import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import org.escargot.format.BrokenEntry;
import org.escargot.format.Detail;
import org.escargot.format.Entry;
import org.escargot.format.EntryReader;
import org.escargot.format.Feature;
import org.escargot.format.Flaw;
import org.escargot.format.Format;
import org.escargot.format.FormatWriter;
import org.escargot.format.Notes;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.PuzzleFlaw;
import org.escargot.format.VariantWriter;
import org.escargot.format.codec.XmlTags;
import org.escargot.format.lines.LineQueue;
import org.escargot.format.lines.NumberedLine;
import org.escargot.format.lines.Text;
import org.escargot.grid.Cell;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.grid.Marks;
import org.jspecify.annotations.Nullable;

/// [KSudoku](https://apps.kde.org/ksudoku)'s file: cells column by column, `b` to `j` for the digits, `_` for an empty
/// cell, and the moves as events.
public final class KsudokuFormat extends Format {
    private static final char BEFORE_ONE = 'a';
    private static final String END = "/ksudoku";

    private final Optional<KsudokuFile.OtherRules> others;

    public KsudokuFormat() {
        super("ksudoku", "ksudoku");
        others = Optional.empty();
    }

    /// @param others reads and writes boards and rules other than the usual ones
    public KsudokuFormat(KsudokuFile.OtherRules others) {
        super("ksudoku", "ksudoku");
        this.others = Optional.of(others);
    }

    @Override
    public boolean isClosed() {
        return true;
    }

    /// At once, because an empty grid looks like a line of a list.
    @Override
    public boolean claimsAtOnce(NumberedLine line) {
        return line.text().contains("<ksudoku") || line.text().contains("<!DOCTYPE ksudoku");
    }

    @Override
    public EntryReader reader(LineQueue lines) {
        XmlTags tags = new XmlTags(lines);
        return () -> next(tags);
    }

    private @Nullable Entry next(XmlTags tags) throws IOException {
        XmlTags.Tag graph = null;
        XmlTags.Tag start = tags.next();
        String values = "";
        List<XmlTags.Tag> shape = new ArrayList<>();
        List<XmlTags.Tag> moves = new ArrayList<>();
        for (XmlTags.Tag tag = start; tag != null; tag = isEnd(tag) ? null : tags.next()) {
            switch (tag.name()) {
                case END -> tags.end();
                case "graph" -> graph = tag;
                case "/values" -> values = tag.textBefore().strip();
                case "simple-event" -> moves.add(tag);
                case "sudokugroups", "roxdokugroups", "clique", "/clique", "cage", "/cage" -> shape.add(tag);
                default -> {}
            }
            if (shape.size() + moves.size() > KsudokuFile.MOST_TAGS) {
                return broken(tag, PuzzleFlaw.UNREAD_FILE);
            }
        }
        if (start == null) {
            return null;
        }
        if (graph != null && !isClassic(graph)) {
            return other(new KsudokuFile(graph, shape, values, moves));
        }
        return isGrid(values) ? entry(start.line(), values, moves) : broken(start, PuzzleFlaw.UNREAD_FILE);
    }

    private Entry other(KsudokuFile file) {
        return others.map(rules -> rules.read(file)).orElseGet(() -> broken(file.graph(), PuzzleFlaw.NOT_CLASSIC));
    }

    private static boolean isEnd(XmlTags.Tag tag) {
        return tag.name().equals(END);
    }

    private static boolean isGrid(String values) {
        return Text.is(values, Cell.COUNT, c -> c >= 'b' && c <= 'j' || c == '_');
    }

    private static boolean isClassic(XmlTags.Tag graph) {
        String shape = graph.attribute("specific-type");
        return graph.attribute("order").equals("9")
                && (shape.isEmpty() || shape.equals("Plain"))
                && !graph.attribute("type").equals("custom");
    }

    private static int transposed(int cell) {
        return Cell.at(Cell.column(cell), Cell.row(cell));
    }

    private BrokenEntry broken(XmlTags.Tag tag, PuzzleFlaw flaw) {
        return BrokenEntry.at(tag.line(), tag.column(), Flaw.of(flaw).with("format", new Detail.Word(id())));
    }

    private static PuzzleEntry entry(long line, String values, List<XmlTags.Tag> events) {
        Grid start = Grid.EMPTY;
        for (int i = 0; i < Cell.COUNT; i++) {
            char value = values.charAt(i);
            start = start.with(transposed(i), value == '_' ? Digit.NONE : value - BEFORE_ONE);
        }
        Grid current = start;
        Marks notes = Marks.NONE;
        for (XmlTags.Tag event : events) {
            String index = event.attribute("index");
            int cell = Text.isNumber(index, 2) && Integer.parseInt(index) < Cell.COUNT
                    ? transposed(Integer.parseInt(index))
                    : -1;
            if (cell < 0 || start.digit(cell) != Digit.NONE) {
                continue;
            }
            String value = event.attribute("value");
            int digit = Text.isNumber(value, 1) ? value.charAt(0) - '0' : Digit.NONE;
            current = current.with(cell, digit);
            start = event.attribute("given").equals("true") ? start.with(cell, digit) : start;
            // A digit hides notes, and where it is taken away they are told anew.
            notes = digit == Digit.NONE ? notes.with(cell, marks(event.attribute("markers"))) : notes;
        }
        Optional<Grid> progress = current.equals(start) ? Optional.empty() : Optional.of(current);
        return new PuzzleEntry(line, new Givens(start), progress, Notes.ofCenter(notes), "");
    }

    /// A 0 or 1 for each digit.
    private static DigitSet marks(String markers) {
        int bits = 0;
        for (int at = 0; at < markers.length() && at < Digit.COUNT; at++) {
            bits |= markers.charAt(at) == '1' ? DigitSet.bit(at + 1) : 0;
        }
        return new DigitSet(bits);
    }

    private static String markers(DigitSet marks) {
        StringBuilder markers = new StringBuilder();
        for (int digit = 1; digit <= Digit.COUNT; digit++) {
            markers.append(marks.contains(digit) ? '1' : '0');
        }
        return markers.toString();
    }

    @Override
    public Optional<VariantWriter> variantWriter() {
        return others.map(KsudokuFile.OtherRules::writer);
    }

    @Override
    public Optional<FormatWriter> writer() {
        return Optional.of(
                FormatWriter.of(EnumSet.of(Feature.GIVENS, Feature.PLACED, Feature.CENTER), KsudokuFormat::write));
    }

    private static String write(PuzzleEntry entry) {
        StringBuilder values = new StringBuilder();
        StringBuilder events = new StringBuilder();
        for (int i = 0; i < Cell.COUNT; i++) {
            int cell = transposed(i);
            int given = entry.start().digit(cell);
            int digit = entry.digits().digit(cell);
            values.append(given == Digit.NONE ? '_' : (char) (BEFORE_ONE + given));
            if (given == Digit.NONE && digit != Digit.NONE) {
                events.append("   <simple-event index=\"" + i + "\" value=\"" + digit + "\"/>\n");
            }
            DigitSet marks = entry.notes().center().at(cell);
            if (digit == Digit.NONE && !marks.isEmpty()) {
                events.append("   <simple-event index=\"" + i + "\" markers=\"" + markers(marks) + "\"/>\n");
            }
        }
        return "<!DOCTYPE ksudoku>\n<ksudoku>\n <game had-help=\"0\" msecs-elapsed=\"0\">\n  <puzzle>\n"
                + "   <graph order=\"9\" type=\"sudoku\" specific-type=\"Plain\"/>\n   <values>" + values
                + "</values>\n  </puzzle>\n  <history>\n" + events + "  </history>\n </game>\n</ksudoku>\n";
    }
}
