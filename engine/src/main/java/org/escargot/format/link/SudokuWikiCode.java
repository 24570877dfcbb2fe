package org.escargot.format.link;

import java.util.Locale;
import java.util.Optional;
import org.escargot.format.Notes;
import org.escargot.format.PuzzleEntry;
import org.escargot.grid.Cell;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.grid.Marks;

/// Version B of the code of [SudokuWiki](https://www.sudokuwiki.org/Sudoku_String_Definitions) for a board with
/// candidates: `S9B`, and two characters of base 36 a cell.
///
/// 1 to 9 are givens, 10 to 18 placed digits, and behind them stand sets of candidates, a bit for each digit.
final class SudokuWikiCode {
    private static final String BEGINNING = "S9B";
    private static final int BASE = 36;
    private static final int LENGTH = 2 * Cell.COUNT;
    /// The length of a code.
    static final int WHOLE = BEGINNING.length() + LENGTH;
    /// What is added to a set of candidates; also the greatest figure of a digit.
    private static final int SETS = 2 * Digit.COUNT;

    /// What a cell has where no candidate was noted, too.
    private static final int ALL = DigitSet.ALL.bits();

    private Grid start = Grid.EMPTY;
    private Grid current = Grid.EMPTY;
    private final int[] center = new int[Cell.COUNT];

    private SudokuWikiCode() {}

    /// Where a code, of this kind of puzzle or another, stands in `line` without a link; -1 where none does.
    static int find(String line) {
        for (int at = line.indexOf('9', 1); at > 0; at = line.indexOf('9', at + 1)) {
            int start = at - 1;
            int end = start;
            while (end < line.length() && end <= start + WHOLE && Character.digit(line.charAt(end), BASE) >= 0) {
                end++;
            }
            boolean isWord = start == 0 || " \t\"'(:,;".indexOf(line.charAt(start - 1)) >= 0;
            boolean isCode = end - start == WHOLE && Character.isLetter(line.charAt(start));
            if (isWord && isCode && Character.toUpperCase(line.charAt(at + 1)) == BEGINNING.charAt(2)) {
                return start;
            }
        }
        return -1;
    }

    /// Whether `code` is a board of another kind of puzzle: the first letter is its kind.
    static boolean isVariant(String code) {
        return code.length() == BEGINNING.length() + LENGTH
                && Character.isLetter(code.charAt(0))
                && Character.toUpperCase(code.charAt(0)) != BEGINNING.charAt(0)
                && code.charAt(1) == BEGINNING.charAt(1);
    }

    /// The board of `code`, in letters of either case; nothing when it is damaged.
    static Optional<PuzzleEntry> read(String code, long line) {
        boolean isWhole = code.length() == BEGINNING.length() + LENGTH
                && code.substring(0, BEGINNING.length())
                        .toUpperCase(Locale.ROOT)
                        .equals(BEGINNING);
        return isWhole ? new SudokuWikiCode().cells(code.substring(BEGINNING.length()), line) : Optional.empty();
    }

    private Optional<PuzzleEntry> cells(String code, long line) {
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            int high = Character.digit(code.charAt(2 * cell), BASE);
            int low = Character.digit(code.charAt(2 * cell + 1), BASE);
            if (high < 0 || low < 0 || !take(cell, high * BASE + low)) {
                return Optional.empty();
            }
        }
        Optional<Grid> progress = current.equals(start) ? Optional.empty() : Optional.of(current);
        return Optional.of(new PuzzleEntry(line, new Givens(start), progress, Notes.ofCenter(Marks.of(center)), ""));
    }

    /// Whether `figure` means something.
    private boolean take(int cell, int figure) {
        int set = figure - SETS;
        if (set > 0) {
            center[cell] = set == ALL ? 0 : set & ALL;
        } else if (figure > 0) {
            boolean isGiven = figure <= Digit.COUNT;
            int digit = isGiven ? figure : figure - Digit.COUNT;
            start = isGiven ? start.with(cell, digit) : start;
            current = current.with(cell, digit);
        }
        return figure > 0 && set <= ALL;
    }

    /// The code of `entry`.
    static String write(PuzzleEntry entry) {
        StringBuilder code = new StringBuilder(BEGINNING);
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            int figure = figure(entry, cell);
            code.append(Character.forDigit(figure / BASE, BASE));
            code.append(Character.forDigit(figure % BASE, BASE));
        }
        return code.toString();
    }

    private static int figure(PuzzleEntry entry, int cell) {
        int digit = entry.digits().digit(cell);
        if (digit != Digit.NONE) {
            return entry.start().digit(cell) == Digit.NONE ? digit + Digit.COUNT : digit;
        }
        DigitSet noted = entry.notes().center().at(cell);
        return SETS + (noted.isEmpty() ? ALL : noted.bits());
    }
}
