package org.escargot.format.text;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
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
import org.escargot.format.ParseProblem;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.PuzzleFlaw;
import org.escargot.format.lines.LineQueue;
import org.escargot.format.lines.NumberedLine;
import org.escargot.format.lines.Text;
import org.escargot.grid.Cell;
import org.escargot.grid.CellSet;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.grid.Marks;

/// SadMan Sudoku's file: headers that begin with `#`, then sections `[Puzzle]`, `[State]` and others.
public final class SdkFormat extends Format {
    public SdkFormat() {
        super("sdk", "sdk");
    }

    @Override
    public boolean isClosed() {
        return true;
    }

    @Override
    public Fit fit(Head head) {
        return Fit.when(head.lines().stream().anyMatch(line -> isSection(line.text())), Fit.MARK);
    }

    @Override
    public EntryReader reader(LineQueue lines) {
        return new DocumentReader(this, lines, SdkFormat::parse);
    }

    @Override
    public Optional<FormatWriter> writer() {
        return Optional.of(FormatWriter.of(
                EnumSet.of(Feature.GIVENS, Feature.PLACED, Feature.CENTER, Feature.COLORS, Feature.METADATA),
                SdkFormat::write));
    }

    private static String write(PuzzleEntry entry) {
        StringBuilder text = new StringBuilder();
        if (!entry.metadata().isEmpty()) {
            text.append("#C ").append(entry.metadata()).append('\n');
        }
        text.append("[Puzzle]\n").append(Rows.write(entry.start(), "", "."));
        text.append("[State]\n").append(Rows.write(entry.digits(), "", "."));
        if (!entry.notes().center().isEmpty()) {
            text.append("[PencilMarks]\n").append(Rows.write(entry.notes().center(), ","));
        }
        if (!entry.notes().colors().isEmpty()) {
            text.append("[Colours]\n").append(Rows.write(firstOf(entry.notes().colors()), "", "."));
        }
        return text.toString();
    }

    /// A cell has one color in such a file.
    private static Grid firstOf(Marks colors) {
        Grid grid = Grid.EMPTY;
        CellSet marked = colors.marked();
        for (int cell = marked.first(); cell >= 0; cell = marked.next(cell)) {
            grid = grid.with(cell, colors.at(cell).first());
        }
        return grid;
    }

    /// Whether `line` opens a section; other brackets, such as a forum's `[code]`, do not.
    static boolean isSection(String line) {
        return switch (line.strip().toLowerCase(Locale.ROOT)) {
            case "[puzzle]", "[state]", "[pencilmarks]", "[colours]", "[colors]" -> true;
            default -> false;
        };
    }

    /// A state may leave the givens out.
    private static Grid progress(byte[] givens, byte[] state) {
        byte[] current = state.clone();
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            current[cell] = current[cell] == 0 ? givens[cell] : current[cell];
        }
        return Grid.of(current);
    }

    /// Reads a whole file as one puzzle.
    static Entry parse(List<NumberedLine> lines) {
        List<NumberedLine> puzzle = section(lines, "[puzzle]");
        if (puzzle.isEmpty()) {
            return BrokenEntry.at(lines.getFirst().number(), 1, Flaw.of(PuzzleFlaw.NO_ROWS));
        }
        byte[] givens = new byte[Cell.COUNT];
        ParseProblem problem = GridFormat.fill(givens, puzzle);
        List<NumberedLine> state = section(lines, "[state]");
        byte[] current = new byte[Cell.COUNT];
        if (problem == null && !state.isEmpty()) {
            problem = GridFormat.fill(current, state);
        }
        if (problem != null) {
            return new BrokenEntry(problem);
        }
        Optional<Grid> progress = state.isEmpty() ? Optional.empty() : Optional.of(progress(givens, current));
        return new PuzzleEntry(
                puzzle.getFirst().number(), new Givens(Grid.of(givens)), progress, notes(lines), headers(lines));
    }

    private static Notes notes(List<NumberedLine> lines) {
        return new Notes(
                pencilMarks(section(lines, "[pencilmarks]", line -> true)),
                Marks.NONE,
                colors(section(lines, "[colours]"), section(lines, "[colors]")));
    }

    /// Nine fields a row, the digits of a cell run together. Rows that are none of that are skipped: the puzzle can be
    /// played without them.
    private static Marks pencilMarks(List<NumberedLine> rows) {
        Marks marks = Marks.NONE;
        for (int row = 0; row < Math.min(9, rows.size()); row++) {
            List<String> fields = Text.fields(rows.get(row).text(), ',');
            for (int column = 0; column < 9 && fields.size() >= 9; column++) {
                for (char c : fields.get(column).toCharArray()) {
                    if (Symbols.digit(c) != 0) {
                        marks = marks.with(CellSet.of(Cell.at(row, column)), Symbols.digit(c));
                    }
                }
            }
        }
        return marks;
    }

    private static Marks colors(List<NumberedLine> rows, List<NumberedLine> american) {
        List<NumberedLine> found = rows.isEmpty() ? american : rows;
        byte[] numbers = new byte[Cell.COUNT];
        if (found.isEmpty() || GridFormat.fill(numbers, found) != null) {
            return Marks.NONE;
        }
        Marks colors = Marks.NONE;
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            colors = numbers[cell] == 0 ? colors : colors.with(CellSet.of(cell), numbers[cell]);
        }
        return colors;
    }

    /// What the header says of the puzzle; SudoCue leaves the blank behind the tag out.
    private static String headers(List<NumberedLine> lines) {
        return lines.stream()
                .map(NumberedLine::text)
                .takeWhile(line -> !isSection(line))
                .filter(line -> line.length() > 2 && line.startsWith("#") && "ADCBSUL".indexOf(line.charAt(1)) >= 0)
                .map(line -> line.substring(2).strip())
                .filter(text -> !text.isEmpty())
                .collect(Collectors.joining(", "));
    }

    private static List<NumberedLine> section(List<NumberedLine> lines, String name) {
        return section(lines, name, GridFormat::isRow);
    }

    private static List<NumberedLine> section(List<NumberedLine> lines, String name, Predicate<String> isRow) {
        List<NumberedLine> rows = new ArrayList<>();
        boolean inside = false;
        for (NumberedLine line : lines) {
            if (isSection(line.text())) {
                inside = line.text().strip().toLowerCase(Locale.ROOT).equals(name);
            } else if (inside && isRow.test(line.text())) {
                rows.add(line);
            }
        }
        return rows;
    }
}
