package org.escargot.format.link;

import java.util.EnumSet;
import java.util.Optional;
import org.escargot.format.Feature;
import org.escargot.format.FormatWriter;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.codec.BlankRuns;
import org.escargot.format.lines.Text;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;

/// Links to [Sudoku Exchange](https://sudokuexchange.com): 81 digits, or a code of runs of blanks.
public final class SudokuExchangeFormat extends LinkFormat {
    public SudokuExchangeFormat() {
        super("sudoku-exchange", "sudokuexchange.com/play");
    }

    @Override
    Content decode(String rest, long line) {
        String code = parameter(rest, "s");
        Optional<Grid> grid = Text.isGrid(code) ? Optional.of(Grid.of(code)) : BlankRuns.readPairs(code);
        return grid.<Content>map(found -> new Found(PuzzleEntry.of(line, new Givens(found), "")))
                .orElseGet(this::damaged);
    }

    @Override
    public Optional<FormatWriter> writer() {
        return Optional.of(FormatWriter.of(
                EnumSet.of(Feature.GIVENS, Feature.SEVERAL),
                entry -> "https://sudokuexchange.com/play/?s=" + BlankRuns.write(entry.start()) + "\n"));
    }
}
