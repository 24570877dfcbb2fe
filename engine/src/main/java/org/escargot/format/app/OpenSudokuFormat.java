package org.escargot.format.app;

import java.io.IOException;
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

/// [OpenSudoku](https://github.com/romario333/opensudoku)'s export: a `game` for each puzzle, whose `data` are 81
/// digits, or for a game in play `version: N`, a line end, and `value|note|editable|` for each cell. In version 1 a
/// note is a list (`1,2,5,` or `-`), later one number, in which digit n is bit n - 1. Since version 4 there are two
/// notes a cell, one at the rim and one in the middle, and either may be empty: `value|rim|middle|editable|`.
public final class OpenSudokuFormat extends Format {
    private static final String PLAYED = "version:";
    /// What a later version might add stands behind the four fields of a cell.
    private static final int MOST_FIELDS = 6;

    public OpenSudokuFormat() {
        super("opensudoku", "opensudoku");
    }

    @Override
    public boolean isClosed() {
        return true;
    }

    /// At once, because its puzzles look like lines of a list.
    @Override
    public boolean claimsAtOnce(NumberedLine line) {
        return line.text().contains("<opensudoku");
    }

    @Override
    public EntryReader reader(LineQueue lines) {
        return new Games(this, new XmlTags(lines))::next;
    }

    /// The games of a document, and the folder that they are in.
    private static final class Games {
        private final Format format;
        private final XmlTags tags;
        private String folder = "";

        Games(Format format, XmlTags tags) {
            this.format = format;
            this.tags = tags;
        }

        @Nullable
        Entry next() throws IOException {
            for (XmlTags.Tag tag = tags.next(); tag != null; tag = tags.next()) {
                switch (tag.name()) {
                    case "folder" -> folder = tag.attribute("name");
                    case "/opensudoku" -> tags.end();
                    case "/name" -> folder = tag.textBefore();
                    case "game" -> {
                        return game(tag);
                    }
                    default -> {}
                }
            }
            return null;
        }

        private Entry game(XmlTags.Tag tag) {
            String note = tag.attribute("note");
            String metadata = folder + (folder.isEmpty() || note.isEmpty() ? "" : " ") + note;
            String data = tag.attribute("data").strip();
            PuzzleEntry entry = data.startsWith(PLAYED)
                    ? played(tag.line(), data, metadata)
                    : Text.is(data, Cell.COUNT, Text::isDigit)
                            ? PuzzleEntry.of(tag.line(), new Givens(Grid.of(data)), metadata)
                            : null;
            return entry == null
                    ? BrokenEntry.at(
                            tag.line(),
                            tag.column(),
                            Flaw.of(PuzzleFlaw.UNREAD_FILE).with("format", new Detail.Word(format.id())))
                    : entry;
        }
    }

    /// The notes in field `place` of each cell, which has `width` fields, as `version` writes them.
    private static Marks notes(List<String> fields, int width, int place, int version) {
        int[] notes = new int[Cell.COUNT];
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            String field = fields.get(width * cell + place);
            boolean isNumber = version > 1 && Text.isNumber(field, 3);
            notes[cell] = isNumber ? Integer.parseInt(field) & DigitSet.ALL.bits() : listed(field);
        }
        return Marks.of(notes);
    }

    /// How many fields a cell has; 0 where they are no 81 cells. Since version 4 there are notes at two places: four
    /// fields.
    private static int width(List<String> fields) {
        int width = (fields.size() - 1) / Cell.COUNT;
        boolean isWhole = width >= 3 && width <= MOST_FIELDS && fields.size() == width * Cell.COUNT + 1;
        return isWhole ? width : 0;
    }

    private static @Nullable PuzzleEntry played(long line, String data, String metadata) {
        List<String> words = Text.words(data.substring(PLAYED.length()));
        List<String> fields = words.isEmpty() ? List.of() : Text.fields(words.getLast(), '|');
        int width = width(fields);
        if (width == 0) {
            return null;
        }
        int version = Text.isNumber(words.getFirst(), 3) ? Integer.parseInt(words.getFirst()) : 1;
        int editable = Math.min(width, 4) - 1;
        byte[] start = new byte[Cell.COUNT];
        byte[] current = new byte[Cell.COUNT];
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            String value = fields.get(width * cell);
            if (!Text.isNumber(value, 1)) {
                return null;
            }
            current[cell] = (byte) (value.charAt(0) - '0');
            start[cell] = fields.get(width * cell + editable).equals("0") ? current[cell] : Digit.NONE;
        }
        Marks first = notes(fields, width, 1, version);
        Notes notes =
                width == 3 ? Notes.ofCenter(first) : new Notes(notes(fields, width, 2, version), first, Marks.NONE);
        return new PuzzleEntry(line, new Givens(Grid.of(start)), Optional.of(Grid.of(current)), notes, metadata);
    }

    /// `1,2,5,` or `-`.
    private static int listed(String field) {
        int bits = 0;
        for (int i = 0; i < field.length(); i++) {
            char c = field.charAt(i);
            bits |= c >= '1' && c <= '9' ? DigitSet.bit(c - '0') : 0;
        }
        return bits;
    }

    @Override
    public Optional<FormatWriter> writer() {
        return Optional.of(new FormatWriter(
                EnumSet.of(Feature.GIVENS, Feature.PLACED, Feature.CENTER, Feature.METADATA, Feature.SEVERAL),
                """
                <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
                <opensudoku version="2">
                <folder name="Escargot" created="0">
                """,
                OpenSudokuFormat::write,
                "</folder>\n</opensudoku>\n"));
    }

    private static String write(PuzzleEntry entry) {
        boolean isBegun =
                Feature.of(entry).contains(Feature.PLACED) || Feature.of(entry).contains(Feature.CENTER);
        String data = isBegun ? played(entry) : entry.start().toString().replace('.', '0');
        return "<game created=\"0\" state=\"" + (isBegun ? 0 : 1) + "\" time=\"0\" last_played=\"0\" data=\""
                + XmlTags.escaped(data) + "\" note=\"" + XmlTags.escaped(entry.metadata()) + "\"/>\n";
    }

    private static String played(PuzzleEntry entry) {
        StringBuilder data = new StringBuilder("version: 1\n");
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            DigitSet marks = entry.notes().center().at(cell);
            StringBuilder note = new StringBuilder();
            marks.stream().forEach(digit -> note.append(digit).append(','));
            data.append(entry.digits().digit(cell))
                    .append('|')
                    .append(note.isEmpty() ? "-" : note)
                    .append('|')
                    .append(entry.start().digit(cell) == Digit.NONE ? 1 : 0)
                    .append('|');
        }
        return data.toString();
    }
}
