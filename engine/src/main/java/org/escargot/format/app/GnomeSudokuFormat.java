package org.escargot.format.app;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.escargot.format.BrokenEntry;
import org.escargot.format.Detail;
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
import org.escargot.format.codec.Json;
import org.escargot.format.lines.LineQueue;
import org.escargot.format.lines.NumberedLine;
import org.escargot.grid.Cell;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.grid.Marks;

/// [GNOME Sudoku](https://gitlab.gnome.org/GNOME/gnome-sudoku)'s saved game: a JSON object with the cells that hold a
/// digit or notes.
public final class GnomeSudokuFormat extends Format {
    /// No seconds, in digits, because what writes any fraction would be in the page's first download.
    private static final Json NO_TIME = new Json.Figure("0.0");

    public GnomeSudokuFormat() {
        super("gnome-sudoku", "save");
    }

    @Override
    public boolean isClosed() {
        return true;
    }

    @Override
    public Fit fit(Head head) {
        String text = head.lines().stream().map(NumberedLine::text).collect(Collectors.joining());
        boolean hasMembers = text.contains("\"cells\"") && text.contains("\"difficulty_category\"");
        return Fit.when(hasMembers && text.strip().startsWith("{"), Fit.MARK);
    }

    @Override
    public EntryReader reader(LineQueue lines) {
        return new DocumentReader(this, lines, this::parse);
    }

    /// The cell that `json` speaks of, or -1.
    private static int cell(Json json) {
        List<Json> position = json.member("position").map(Json::items).orElse(List.of());
        int row = position.size() == 2 ? position.get(0).number(-1) : -1;
        int column = position.size() == 2 ? position.get(1).number(-1) : -1;
        return row < 0 || row > 8 || column < 0 || column > 8 ? -1 : Cell.at(row, column);
    }

    private static Optional<Json> cells(List<NumberedLine> lines) {
        String text = lines.stream().map(NumberedLine::text).collect(Collectors.joining("\n"));
        return Json.parse(text).flatMap(json -> json.member("cells"));
    }

    private Entry parse(List<NumberedLine> lines) {
        Optional<Json> cells = cells(lines);
        Grid start = Grid.EMPTY;
        Grid current = Grid.EMPTY;
        Marks center = Marks.NONE;
        boolean isWhole = cells.isPresent();
        for (Json json : cells.map(Json::items).orElse(List.of())) {
            int cell = cell(json);
            int digit = json.member("value").map(value -> value.number(-1)).orElse(-1);
            isWhole &= cell >= 0 && digit >= 0 && digit <= Digit.COUNT;
            if (!isWhole) {
                break;
            }
            current = current.with(cell, digit);
            start = json.member("fixed").filter(Json::isTrue).isPresent() ? start.with(cell, digit) : start;
            center = center.with(cell, json.digits("earmarks"));
        }
        return isWhole
                ? new PuzzleEntry(
                        lines.getFirst().number(), new Givens(start), Optional.of(current), Notes.ofCenter(center), "")
                : BrokenEntry.at(
                        lines.getFirst().number(),
                        1,
                        Flaw.of(PuzzleFlaw.UNREAD_FILE).with("format", new Detail.Word(id())));
    }

    @Override
    public Optional<FormatWriter> writer() {
        return Optional.of(
                FormatWriter.of(EnumSet.of(Feature.GIVENS, Feature.PLACED, Feature.CENTER), GnomeSudokuFormat::write));
    }

    private static String write(PuzzleEntry entry) {
        List<Json> cells = new ArrayList<>();
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            int digit = entry.digits().digit(cell);
            DigitSet marks = digit == Digit.NONE ? entry.notes().center().at(cell) : DigitSet.EMPTY;
            if (digit != Digit.NONE || !marks.isEmpty()) {
                cells.add(Json.Members.of("position", Json.numbers(IntStream.of(Cell.row(cell), Cell.column(cell))))
                        .with("value", Json.of(digit))
                        .with("fixed", Json.of(entry.start().digit(cell) != Digit.NONE))
                        .with("earmarks", Json.numbers(marks.stream())));
            }
        }
        return Json.Members.of("difficulty_category", Json.of("custom"))
                        .with("time_elapsed", NO_TIME)
                        .with("cells", new Json.Items(cells))
                        .written()
                + "\n";
    }
}
