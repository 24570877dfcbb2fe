package org.escargot.format.text;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import org.escargot.format.Entry;
import org.escargot.format.EntryReader;
import org.escargot.format.Feature;
import org.escargot.format.Format;
import org.escargot.format.FormatWriter;
import org.escargot.format.Notes;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.lines.LineQueue;
import org.escargot.format.lines.NumberedLine;
import org.escargot.format.lines.Text;
import org.escargot.grid.Cell;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.grid.Marks;
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
    public boolean claimsAtOnce(NumberedLine line) {
        return isPosition(line.text()) && read(line) instanceof PuzzleEntry;
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
                ? new PuzzleEntry(
                        puzzle.line(),
                        puzzle.puzzle(),
                        puzzle.current(),
                        notes(puzzle, fields(line.text()).get(DELETED)),
                        puzzle.metadata())
                : entry;
    }

    /// The candidates that are left, where some were deleted.
    private static Notes notes(PuzzleEntry puzzle, String deleted) {
        Marks center = candidates(puzzle.digits());
        boolean isChanged = false;
        for (String candidate : Text.words(deleted)) {
            if (Text.is(candidate, 3, c -> c >= '1' && c <= '9')) {
                int cell = Cell.at(candidate.charAt(1) - '1', candidate.charAt(2) - '1');
                DigitSet left = center.at(cell).without(candidate.charAt(0) - '0');
                isChanged |= !left.equals(center.at(cell));
                center = center.with(cell, left);
            }
        }
        return isChanged ? Notes.ofCenter(center) : Notes.NONE;
    }

    private static Marks candidates(Grid digits) {
        Pencilmarks marks = Pencilmarks.of(new Givens(digits));
        int[] sets = new int[Cell.COUNT];
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            sets[cell] =
                    digits.digit(cell) == Digit.NONE ? marks.candidates(cell).bits() : 0;
        }
        return Marks.of(sets);
    }

    @Override
    public Optional<FormatWriter> writer() {
        return Optional.of(FormatWriter.of(
                EnumSet.of(Feature.GIVENS, Feature.PLACED, Feature.SEVERAL),
                entry ->
                        ":0000:x:" + LineFormat.cells(entry.start(), entry.digits()) + ":" + deleted(entry) + ":::\n"));
    }

    private static String deleted(PuzzleEntry entry) {
        Marks center = entry.notes().center();
        Marks candidates = candidates(entry.digits());
        StringBuilder deleted = new StringBuilder();
        for (int digit = 1; digit <= Digit.COUNT && !center.isEmpty(); digit++) {
            for (int cell = 0; cell < Cell.COUNT; cell++) {
                if (candidates.has(cell, digit) && !center.has(cell, digit)) {
                    deleted.append(deleted.isEmpty() ? "" : " ")
                            .append(digit)
                            .append(Cell.row(cell) + 1)
                            .append(Cell.column(cell) + 1);
                }
            }
        }
        return deleted.toString();
    }
}
