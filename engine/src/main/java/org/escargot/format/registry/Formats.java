package org.escargot.format.registry;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.escargot.format.Entry;
import org.escargot.format.Format;
import org.escargot.format.app.GnomeSudokuFormat;
import org.escargot.format.app.KsudokuFormat;
import org.escargot.format.app.OpenSudokuFormat;
import org.escargot.format.lines.LineInput;
import org.escargot.format.link.FPuzzlesFormat;
import org.escargot.format.link.SudokuCoachFormat;
import org.escargot.format.link.SudokuExchangeFormat;
import org.escargot.format.link.SudokuPadFormat;
import org.escargot.format.link.SudokuWikiFormat;
import org.escargot.format.text.CandidatesFormat;
import org.escargot.format.text.CsvFormat;
import org.escargot.format.text.GridFormat;
import org.escargot.format.text.HodokuFormat;
import org.escargot.format.text.LineFormat;
import org.escargot.format.text.MatrixFormat;
import org.escargot.format.text.SdkFormat;
import org.escargot.format.text.SdmFormat;
import org.escargot.format.text.SdxFormat;
import org.escargot.format.text.SimpleSudokuFormat;

/// All formats, and the reading of text that a user typed or pasted in any of them.
public final class Formats {
    /// One puzzle a line, 81 or 729 characters, with anything before and behind it (`.txt`, csv lists).
    public static final Format LINE = new LineFormat();
    /// Nine rows, with or without frames.
    public static final Format GRID = new GridFormat();
    /// Nine rows of separated fields, or 18: the start, then the current grid.
    public static final Format CSV = new CsvFormat();
    /// SadMan Sudoku's sections (`.sdk`).
    public static final Format SDK = new SdkFormat();

    /// All formats, in the order in which they are asked whether an input is theirs: the first one that claims it
    /// reads it.
    ///
    /// Those that could be mistaken for a list or a grid come before these, and links, which may stand in a comment
    /// of any of them, come last. Simple Sudoku's and `.sdm` files are read as grids and lists.
    public static final List<Format> ALL = List.of(
            new HodokuFormat(),
            SDK,
            new OpenSudokuFormat(),
            new KsudokuFormat(),
            new GnomeSudokuFormat(),
            new MatrixFormat(),
            LINE,
            CSV,
            new SdxFormat(),
            new CandidatesFormat(),
            GRID,
            new SudokuExchangeFormat(),
            new SudokuPadFormat(),
            new FPuzzlesFormat(),
            new SudokuWikiFormat(),
            new SudokuCoachFormat(),
            new SimpleSudokuFormat(),
            new SdmFormat());

    private Formats() {}

    /// The format that users call `name`, by its id or an extension, in any case.
    public static Optional<Format> named(String name) {
        return ALL.stream()
                .filter(format -> format.id().equalsIgnoreCase(name)
                        || format.extensions().stream().anyMatch(name::equalsIgnoreCase))
                .findFirst();
    }

    /// The formats that can be written, in the order of [#ALL].
    public static List<Format> writable() {
        return ALL.stream().filter(format -> format.writer().isPresent()).toList();
    }

    /// The puzzles and broken places of `text`, in order, at least one.
    public static List<Entry> read(String text) {
        return read(text, Optional.empty());
    }

    /// The puzzles and broken places of `text`, in order, at least one. An empty `format` is told from the text.
    public static List<Entry> read(String text, Optional<Format> format) {
        List<Entry> entries = new ArrayList<>();
        try {
            PuzzleReader reader = PuzzleReader.of(LineInput.of(text), format);
            for (Entry entry = reader.next(); entry != null; entry = reader.next()) {
                entries.add(entry);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return List.copyOf(entries);
    }
}
