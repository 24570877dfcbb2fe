package org.escargot.format.registry;

import java.util.List;
import java.util.Optional;
import org.escargot.format.Entry;
import org.escargot.format.Format;
import org.escargot.format.app.GnomeSudokuFormat;
import org.escargot.format.app.KsudokuFormat;
import org.escargot.format.app.OpenSudokuFormat;
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

/// The formats that the page knows from the first moment on: all but the [RareFormats].
public final class UsualFormats {
    static final Format LINE = new LineFormat();
    static final Format GRID = new GridFormat();
    static final Format CSV = new CsvFormat();
    static final Format SDK = new SdkFormat();

    /// In the order in which they are asked whether an input is theirs: the first one that claims it reads it.
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

    private UsualFormats() {}

    /// The format with `id`.
    public static Optional<Format> withId(String id) {
        return ALL.stream().filter(format -> format.id().equals(id)).findFirst();
    }

    /// The puzzles and broken places of `text`, in order, at least one.
    public static List<Entry> read(String text) {
        return PuzzleReader.all(text, ALL);
    }
}
