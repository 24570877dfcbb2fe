package org.escargot.format.link;

import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.escargot.format.Feature;
import org.escargot.format.FormatWriter;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.lines.Text;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;

/// Links to the solver of [SudokuWiki](https://www.sudokuwiki.org): 81 digits, or a code for a board with candidates.
public final class SudokuWikiFormat extends LinkFormat {
    /// The pages of its solver of the usual puzzles.
    private static final Set<String> CLASSIC = Set.of("", "sudoku", "index", "default");

    public SudokuWikiFormat() {
        super("sudokuwiki", "sudokuwiki.org/");
    }

    @Override
    int code(String line) {
        return SudokuWikiCode.find(line);
    }

    @Override
    Content decode(String rest, long line) {
        if (SudokuWikiCode.find(rest) == 0) {
            return board(rest.substring(0, SudokuWikiCode.WHOLE), line);
        }
        String page = page(rest);
        if (!CLASSIC.contains(page)) {
            return otherRules(List.of(page));
        }
        return board(parameter(rest, "bd"), line);
    }

    private Content board(String board, long line) {
        if (SudokuWikiCode.isVariant(board)) {
            return otherRules(List.of(board.substring(0, 3)));
        }
        Optional<PuzzleEntry> entry = Text.isGrid(board)
                ? Optional.of(PuzzleEntry.of(line, new Givens(Grid.of(board)), ""))
                : SudokuWikiCode.read(board, line);
        return entry.<Content>map(Found::new).orElseGet(this::damaged);
    }

    /// The name of the page, in small letters and without its end; each kind of puzzle has a page of its own.
    private static String page(String rest) {
        String path = Text.fields(Text.fields(rest, '?').getFirst(), '#').getFirst();
        String name = Text.fields(path, '/').getLast();
        return Text.fields(name, '.').getFirst().toLowerCase(Locale.ROOT);
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
