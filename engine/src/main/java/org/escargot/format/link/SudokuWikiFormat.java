package org.escargot.format.link;

import java.util.EnumSet;
import java.util.Optional;
import org.escargot.format.Feature;
import org.escargot.format.FormatWriter;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.lines.Text;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;

/// Links to the solver of [SudokuWiki](https://www.sudokuwiki.org): 81 digits.
public final class SudokuWikiFormat extends LinkFormat {
    public SudokuWikiFormat() {
        super("sudokuwiki", "sudokuwiki.org/");
    }

    @Override
    Content decode(String rest, long line) {
        String cells = parameter(rest, "bd");
        return Text.isGrid(cells) ? new Found(PuzzleEntry.of(line, new Givens(Grid.of(cells)), "")) : damaged();
    }

    @Override
    public Optional<FormatWriter> writer() {
        return Optional.of(FormatWriter.of(
                EnumSet.of(Feature.GIVENS, Feature.SEVERAL),
                entry -> "https://www.sudokuwiki.org/sudoku.htm?bd="
                        + entry.start().toString().replace('.', '0') + "\n"));
    }
}
