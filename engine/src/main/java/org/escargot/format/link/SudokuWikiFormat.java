package org.escargot.format.link;

import java.util.EnumSet;
import java.util.Optional;
import org.escargot.format.Feature;
import org.escargot.format.FormatWriter;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.lines.Text;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;

/// Links to the solver of [SudokuWiki](https://www.sudokuwiki.org): 81 digits, or a code for a board with candidates.
public final class SudokuWikiFormat extends LinkFormat {
    public SudokuWikiFormat() {
        super("sudokuwiki", "sudokuwiki.org/");
    }

    @Override
    Content decode(String rest, long line) {
        String board = parameter(rest, "bd");
        Optional<PuzzleEntry> entry = Text.isGrid(board)
                ? Optional.of(PuzzleEntry.of(line, new Givens(Grid.of(board)), ""))
                : SudokuWikiCode.read(board, line);
        return entry.<Content>map(Found::new).orElseGet(this::damaged);
    }

    @Override
    public Optional<FormatWriter> writer() {
        return Optional.of(FormatWriter.of(
                EnumSet.of(Feature.GIVENS, Feature.PLACED, Feature.CENTER, Feature.SEVERAL),
                entry -> "https://www.sudokuwiki.org/sudoku.htm?bd=" + board(entry) + "\n"));
    }

    private static String board(PuzzleEntry entry) {
        boolean isBegun =
                !entry.digits().equals(entry.start()) || !entry.notes().center().isEmpty();
        return isBegun ? SudokuWikiCode.write(entry) : entry.start().toString().replace('.', '0');
    }
}
