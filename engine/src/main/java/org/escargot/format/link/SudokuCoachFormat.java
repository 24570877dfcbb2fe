package org.escargot.format.link;

import java.util.EnumSet;
import java.util.Optional;
import org.escargot.format.Feature;
import org.escargot.format.FormatWriter;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.lines.Text;
import org.escargot.grid.Cell;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;

/// Links to [sudoku.coach](https://sudoku.coach), in any of its languages: 81 digits behind `play/`.
public final class SudokuCoachFormat extends LinkFormat {
    private static final String PLAY = "/play/";

    public SudokuCoachFormat() {
        super("sudoku-coach", "sudoku.coach/");
    }

    @Override
    Content decode(String rest, long line) {
        int play = ("/" + rest).indexOf(PLAY);
        String path = play < 0 ? "" : ("/" + rest).substring(play + PLAY.length());
        String cells = path.substring(0, Math.min(path.length(), Cell.COUNT));
        boolean isWhole = path.length() == cells.length() || "?#/".indexOf(path.charAt(cells.length())) >= 0;
        return isWhole && Text.isGrid(cells)
                ? new Found(PuzzleEntry.of(line, new Givens(Grid.of(cells)), ""))
                : damaged();
    }

    @Override
    public Optional<FormatWriter> writer() {
        return Optional.of(FormatWriter.of(
                EnumSet.of(Feature.GIVENS, Feature.SEVERAL),
                entry -> "https://sudoku.coach/en/play/"
                        + entry.start().toString().replace('.', '0') + "\n"));
    }
}
