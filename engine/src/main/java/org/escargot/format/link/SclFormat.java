package org.escargot.format.link;

import java.util.Optional;
import org.escargot.format.VariantWriter;

/// Links to [SudokuPad](https://sudokupad.app) with a drawing of the puzzle in them, `scl`. [SudokuPadFormat] reads
/// these, too, and writes codes of f-puzzles.
public final class SclFormat extends LinkFormat {
    private final SudokuPadFormat links;
    private final VariantWriter codes;

    /// @param links reads the links
    /// @param codes writes the codes of drawings
    public SclFormat(SudokuPadFormat links, VariantWriter codes) {
        super("scl", SudokuPadFormat.SITES);
        this.links = links;
        this.codes = codes;
    }

    @Override
    Content decode(String rest, long line) {
        return links.decode(rest, line);
    }

    @Override
    public Optional<VariantWriter> variantWriter() {
        return Optional.of(new VariantWriter(
                codes.carries(),
                codes.isDrawing(),
                entry -> codes.write(entry).map(code -> SudokuPadFormat.link("scl", code))));
    }
}
