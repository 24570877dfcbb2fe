package org.escargot.format.text;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import org.escargot.format.BrokenEntry;
import org.escargot.format.DocumentReader;
import org.escargot.format.Entry;
import org.escargot.format.EntryReader;
import org.escargot.format.Feature;
import org.escargot.format.Fit;
import org.escargot.format.Flaw;
import org.escargot.format.Format;
import org.escargot.format.FormatWriter;
import org.escargot.format.Head;
import org.escargot.format.Notes;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.PuzzleFlaw;
import org.escargot.format.lines.LineQueue;
import org.escargot.format.lines.NumberedLine;
import org.escargot.format.lines.Text;
import org.escargot.grid.Cell;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.grid.Marks;

/// SudoCue's progress: nine rows of nine words; a lone digit is given, one behind a `u` was placed by the player, and
/// several are the candidates of a cell.
///
/// An open cell with one candidate looks like a given in it.
public final class SdxFormat extends Format {
    public SdxFormat() {
        super("sdx", "sdx");
    }

    /// Nine words a row. Only here some stand behind a `u`; where none does, the rows may be candidates, too.
    @Override
    public Fit fit(Head head) {
        List<String> rows = FirstRows.nine(head);
        if (rows.size() < 9 || !rows.stream().allMatch(SdxFormat::isRow)) {
            return Fit.NONE;
        }
        boolean hasPlaced = rows.stream().anyMatch(row -> row.indexOf('u') >= 0);
        // Digits alone are a grid, which says the same.
        return hasPlaced ? Fit.MARK : Fit.when(CandidatesFormat.isGrid(rows), Fit.SHAPE);
    }

    private static boolean isRow(String row) {
        List<String> words = Text.words(row);
        return words.size() == 9 && words.stream().allMatch(SdxFormat::isCell);
    }

    private static boolean isCell(String word) {
        String digits = Text.without("u", word);
        boolean isLone = digits.length() == 1 && Text.isDigit(digits.charAt(0));
        return isLone || Text.is(word, Math.clamp(word.length(), 2, 9), c -> c >= '1' && c <= '9');
    }

    @Override
    public EntryReader reader(LineQueue lines) {
        return DocumentReader.ofRows(this, lines, line -> !line.isBlank(), SdxFormat::parse);
    }

    private static Entry parse(List<NumberedLine> rows) {
        for (int row = 0; row < rows.size(); row++) {
            NumberedLine line = rows.get(row);
            if (row == 9) {
                return BrokenEntry.at(line.number(), 1, Flaw.of(PuzzleFlaw.TENTH_ROW_OF_CANDIDATES));
            }
            if (!isRow(line.text())) {
                Flaw flaw = Flaw.of(PuzzleFlaw.UNEVEN_ROW_OF_CANDIDATES)
                        .with("row", row + 1)
                        .with("groups", Text.words(line.text()).size());
                return BrokenEntry.at(line.number(), Math.max(1, line.text().length()), flaw);
            }
        }
        if (rows.size() < 9) {
            Flaw flaw = Flaw.of(PuzzleFlaw.SHORT_GRID_OF_CANDIDATES).with("rows", rows.size());
            return BrokenEntry.at(rows.getLast().number(), 1, flaw);
        }
        List<String> cells =
                rows.stream().flatMap(row -> Text.words(row.text()).stream()).toList();
        return entry(rows.getFirst().number(), cells);
    }

    private static PuzzleEntry entry(long line, List<String> cells) {
        Grid start = Grid.EMPTY;
        Grid current = Grid.EMPTY;
        Marks center = Marks.NONE;
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            String word = cells.get(cell);
            boolean isPlaced = word.charAt(0) == 'u';
            if (isPlaced || word.length() == 1) {
                int digit = Symbols.digit(word.charAt(word.length() - 1));
                start = isPlaced ? start : start.with(cell, digit);
                current = current.with(cell, digit);
            } else {
                center = center.with(cell, digits(word));
            }
        }
        return new PuzzleEntry(line, new Givens(start), Optional.of(current), Notes.ofCenter(center), "");
    }

    private static DigitSet digits(String word) {
        int bits = 0;
        for (int i = 0; i < word.length(); i++) {
            bits |= DigitSet.bit(Symbols.digit(word.charAt(i)));
        }
        return new DigitSet(bits);
    }

    @Override
    public Optional<FormatWriter> writer() {
        return Optional.of(
                FormatWriter.of(EnumSet.of(Feature.GIVENS, Feature.PLACED, Feature.CENTER), SdxFormat::write));
    }

    private static String write(PuzzleEntry entry) {
        StringBuilder text = new StringBuilder();
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            int digit = entry.digits().digit(cell);
            if (digit == Digit.NONE) {
                DigitSet marks = entry.notes().center().at(cell);
                text.append(marks.size() < 2 ? "123456789" : marks);
            } else {
                text.append(entry.start().digit(cell) == Digit.NONE ? "u" : "").append(digit);
            }
            text.append(Cell.column(cell) == 8 ? "\n" : " ");
        }
        return text.toString();
    }
}
