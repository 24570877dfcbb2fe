package org.escargot.format.text;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import org.escargot.format.Entry;
import org.escargot.format.EntryReader;
import org.escargot.format.Feature;
import org.escargot.format.Format;
import org.escargot.format.FormatWriter;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.lines.LineQueue;
import org.escargot.format.lines.NumberedLine;
import org.escargot.format.lines.Text;
import org.escargot.grid.Givens;
import org.escargot.grid.Pencilmarks;
import org.jspecify.annotations.Nullable;

/// HoDoKu's library, a position a line: `:technique:candidates:cells:deleted
/// candidates:eliminations:placements:extra:`.
/// A candidate is a digit, a row and a column, such as `182` for digit 1 in r8c2.
///
/// Of notes it keeps which candidates are missing, and so not that all of them, or others than candidates, were noted.
public final class HodokuFormat extends Format {
    private static final int DELETED = 4;

    public HodokuFormat() {
        super("hodoku");
    }

    @Override
    public boolean isList() {
        return true;
    }

    @Override
    public boolean claimsAtOnce(NumberedLine line) {
        return isPosition(line.text()) && read(line) instanceof PuzzleEntry;
    }

    @Override
    public Optional<Entry> ofLine(NumberedLine line) {
        return isPosition(line.text()) ? Optional.ofNullable(read(line)) : Optional.empty();
    }

    private static boolean isPosition(String line) {
        return line.startsWith(":") && fields(line).size() > DELETED;
    }

    private static List<String> fields(String line) {
        return Text.fields(line, ':');
    }

    @Override
    public EntryReader reader(LineQueue lines) {
        return () -> {
            for (NumberedLine line = lines.next(); line != null; line = lines.next()) {
                Entry entry = read(line);
                if (entry != null) {
                    return entry;
                }
            }
            return null;
        };
    }

    private static @Nullable Entry read(NumberedLine line) {
        Entry entry = LineFormat.parse(line.text(), line.number());
        return entry instanceof PuzzleEntry puzzle && isPosition(line.text())
                ? DeletedCandidates.from(puzzle, fields(line.text()).get(DELETED))
                : entry;
    }

    @Override
    public Optional<FormatWriter> writer() {
        return Optional.of(FormatWriter.of(
                EnumSet.of(Feature.GIVENS, Feature.PLACED, Feature.SEVERAL),
                entry ->
                        ":0000:x:" + LineFormat.cells(entry.start(), entry.digits()) + ":" + deleted(entry) + ":::\n"));
    }

    private static String deleted(PuzzleEntry entry) {
        return DeletedCandidates.missing(
                Pencilmarks.of(new Givens(entry.digits())), entry.notes().center());
    }
}
