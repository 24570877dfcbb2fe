package org.escargot.format.registry;

import java.util.List;
import org.escargot.format.Format;
import org.escargot.format.app.KsudokuFormat;
import org.escargot.format.drawing.SclReader;
import org.escargot.format.drawing.SclWriter;
import org.escargot.format.link.FPuzzlesFormat;
import org.escargot.format.link.SclFormat;
import org.escargot.format.link.SudokuPadFormat;
import org.escargot.format.variant.FPuzzlesReader;
import org.escargot.format.variant.FPuzzlesWriter;
import org.escargot.format.variant.IssFormat;
import org.escargot.format.variant.KillerTextFormat;
import org.escargot.format.variant.KsudokuRules;
import org.escargot.format.variant.SumoCueFormat;
import org.escargot.format.variant.TathamFormat;

/// The formats of puzzles with rules of their own, which the page's first engine does without.
public final class VariantFormats {
    /// All of them; no text is taken for any of them by mistake.
    public static final List<Format> ALL =
            List.of(new IssFormat(), new TathamFormat(), new SumoCueFormat(), new KillerTextFormat());

    /// Links with drawings; they are read as those of SudokuPad are.
    static final Format DRAWINGS = new SclFormat(sudokuPad(), SclWriter.codes());

    private VariantFormats() {}

    private static SudokuPadFormat sudokuPad() {
        return new SudokuPadFormat(FPuzzlesReader::read, SclReader::read, FPuzzlesWriter.codes());
    }

    /// `format`, or the one that reads the same links or files and other rules as well. Every run of the program asks
    /// this, and a JVM takes 2 ms for its first switch over types.
    static Format withRules(Format format) {
        if (format instanceof FPuzzlesFormat) {
            return new FPuzzlesFormat(FPuzzlesReader::read, FPuzzlesWriter.codes());
        }
        if (format instanceof SudokuPadFormat) {
            return sudokuPad();
        }
        return format instanceof KsudokuFormat ? new KsudokuFormat(new KsudokuRules()) : format;
    }
}
