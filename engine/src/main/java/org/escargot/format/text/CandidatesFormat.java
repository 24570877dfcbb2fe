package org.escargot.format.text;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import org.escargot.format.BrokenEntry;
import org.escargot.format.Candidates729;
import org.escargot.format.DocumentReader;
import org.escargot.format.Entry;
import org.escargot.format.EntryReader;
import org.escargot.format.Feature;
import org.escargot.format.Fit;
import org.escargot.format.Flaw;
import org.escargot.format.Format;
import org.escargot.format.FormatWriter;
import org.escargot.format.Head;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.PuzzleFlaw;
import org.escargot.format.lines.LineQueue;
import org.escargot.format.lines.NumberedLine;
import org.escargot.grid.Cell;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Pencilmarks;

/// Nine rows of nine groups of digits with any frames between them: the candidates of each cell.
public final class CandidatesFormat extends Format {
    /// The longest possible row of nine cells, frames and all; longer input is refused unsplit.
    private static final int LONGEST_ROW = 10_000;

    /// A cell without candidates.
    private static final String NOTHING = "()";

    public CandidatesFormat() {
        super("candidates");
    }

    @Override
    public Fit fit(Head head) {
        List<String> rows = FirstRows.nine(head);
        return Fit.when(isGrid(rows) || Candidates729.begin(rows), Fit.SHAPE);
    }

    @Override
    public EntryReader reader(LineQueue lines) {
        return DocumentReader.ofRows(
                this, lines, line -> GridFormat.isRow(line) || isRow(line), CandidatesFormat::parse);
    }

    @Override
    public Optional<FormatWriter> writer() {
        return Optional.of(FormatWriter.of(EnumSet.of(Feature.CANDIDATES), CandidatesFormat::write));
    }

    /// The position: digits, and what may still stand in the open cells. Where notes leave nothing, the notes; where
    /// nothing may stand, empty parentheses.
    private static String write(PuzzleEntry entry) {
        Pencilmarks position = entry.position();
        List<String> cells = new ArrayList<>();
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            DigitSet allowed = position.allowed(cell);
            DigitSet shown = allowed.isEmpty() ? entry.notes().center().at(cell) : allowed;
            cells.add(shown.isEmpty() ? NOTHING : shown.toString());
        }
        return CandidatesTable.write(cells);
    }

    /// Whether `line` has nine groups, some of several digits, even if a mark makes it look like a comment (`#367`).
    static boolean isRow(String line) {
        if (line.length() > LONGEST_ROW) {
            return false;
        }
        List<String> groups = groups(line);
        return groups.size() == 9 && groups.stream().anyMatch(group -> group.length() > 1);
    }

    /// Whether rows look like candidates: most have nine groups, and some group has several digits.
    static boolean isGrid(List<String> rows) {
        List<List<String>> nines = rows.stream()
                .map(CandidatesFormat::groups)
                .filter(groups -> groups.size() == 9)
                .toList();
        return nines.size() > 4 && nines.stream().flatMap(List::stream).anyMatch(group -> group.length() > 1);
    }

    private static Entry uneven(NumberedLine line, int row, int groups) {
        int end = Math.max(1, line.text().stripTrailing().length());
        Flaw flaw = Flaw.of(PuzzleFlaw.UNEVEN_ROW_OF_CANDIDATES);
        return BrokenEntry.at(line.number(), end, flaw.with("row", row + 1).with("groups", groups));
    }

    /// Reads rows as one puzzle.
    static Entry parse(List<NumberedLine> rows) {
        Optional<int[]> signs =
                Candidates729.of(rows.stream().map(NumberedLine::text).toList());
        if (signs.isPresent()) {
            return PuzzleEntry.of(rows.getFirst().number(), Pencilmarks.ofCandidates(signs.get()), "");
        }
        if (rows.size() > 9) {
            return BrokenEntry.at(rows.get(9).number(), 1, Flaw.of(PuzzleFlaw.TENTH_ROW_OF_CANDIDATES));
        }
        int[] candidates = new int[Cell.COUNT];
        for (int row = 0; row < rows.size(); row++) {
            NumberedLine line = rows.get(row);
            List<String> groups = groups(line.text());
            if (groups.size() != 9) {
                return uneven(line, row, groups.size());
            }
            for (int column = 0; column < 9; column++) {
                candidates[Cell.at(row, column)] = bits(groups.get(column));
            }
        }
        if (rows.size() != 9) {
            Flaw flaw = Flaw.of(PuzzleFlaw.SHORT_GRID_OF_CANDIDATES).with("rows", rows.size());
            return BrokenEntry.at(rows.getLast().number(), 1, flaw);
        }
        return PuzzleEntry.of(rows.getFirst().number(), Pencilmarks.ofCandidates(candidates), "");
    }

    private static int bits(String group) {
        int bits = 0;
        for (int i = 0; i < group.length(); i++) {
            bits |= DigitSet.bit(group.charAt(i) - '0');
        }
        return bits;
    }

    /// The digits of each cell, none where it is written as empty parentheses. First the words are taken as
    /// cells, because marks may be attached to digits (`17-8`, `(36)`, `24a`); where there are not nine words,
    /// anything but a digit ends a cell.
    private static List<String> groups(String line) {
        List<String> fields = fields(line);
        if (fields.size() == 9) {
            return fields;
        }
        List<String> words = split(line, CandidatesFormat::separates);
        return words.size() == 9 ? words : split(line, c -> c < '1' || c > '9');
    }

    /// The digits of fields between tabs, as copied tables have them; other characters in a field are ignored.
    private static List<String> fields(String line) {
        return split(line, c -> c == '\t' || c == '\n');
    }

    private static boolean separates(int c) {
        return c <= ' ' || c == ',' || c == ';' || c != '+' && c != '\'' && Symbols.isFrame((char) c);
    }

    private static List<String> split(String line, IntPredicate separates) {
        List<String> groups = new ArrayList<>();
        StringBuilder group = new StringBuilder();
        boolean isNothing = false;
        for (int i = 0; i <= line.length(); i++) {
            char c = i < line.length() ? line.charAt(i) : '\n';
            if (c >= '1' && c <= '9') {
                group.append(c);
            } else if (line.startsWith(NOTHING, i)) {
                isNothing = true;
            } else if (separates.test(c) && (isNothing || !group.isEmpty())) {
                groups.add(group.toString());
                group.setLength(0);
                isNothing = false;
            }
        }
        return groups;
    }
}
