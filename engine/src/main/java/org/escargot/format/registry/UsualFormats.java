package org.escargot.format.registry;

import java.util.List;
import java.util.Optional;
import org.escargot.format.Entry;
import org.escargot.format.Format;
import org.escargot.format.FormatWriter;
import org.escargot.format.app.GnomeSudokuFormat;
import org.escargot.format.app.KsudokuFormat;
import org.escargot.format.app.OpenSudokuFormat;
import org.escargot.format.link.FPuzzlesFormat;
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

/// The formats that the page knows from the first moment on: all but the [RareFormats].
public final class UsualFormats {
    static final Format LINE = new LineFormat();
    static final Format GRID = new GridFormat();
    static final Format CSV = new CsvFormat();
    static final Format SDK = new SdkFormat();

    /// Of those that a line claims at once, or that an input fits equally well, the first one reads it. So those whose
    /// lines could be mistaken for a list come before lists. Simple Sudoku's and `.sdm` files are read as grids and
    /// lists.
    public static final List<Format> ALL = List.of(
            new HodokuFormat(),
            SDK,
            new OpenSudokuFormat(),
            new KsudokuFormat(),
            new GnomeSudokuFormat(),
            new MatrixFormat(),
            LINE,
            CSV,
            new CandidatesFormat(),
            new SdxFormat(),
            GRID,
            new SudokuExchangeFormat(),
            new SudokuPadFormat(),
            new FPuzzlesFormat(),
            new SudokuWikiFormat(),
            new SimpleSudokuFormat(),
            new SdmFormat());

    /// Writes links that no other format reads, and that carry most of what a puzzle may have.
    public static final FormatWriter COMMON = new FPuzzlesFormat().writer().orElseThrow();

    private UsualFormats() {}

    /// The format with `id`.
    public static Optional<Format> withId(String id) {
        return ALL.stream().filter(format -> format.id().equals(id)).findFirst();
    }

    /// A reader of `text`, which also tells how it is read.
    public static PuzzleReader reader(String text) {
        return PuzzleReader.of(text, ALL);
    }

    /// The puzzles and broken places of `text`, in order, at least one.
    public static List<Entry> read(String text) {
        return PuzzleReader.all(text, ALL);
    }

    /// The puzzles and broken places of `text` as `format` reads them, in order, at least one.
    public static List<Entry> read(String text, Format format) {
        return PuzzleReader.all(text, List.of(format));
    }
}
