package org.escargot.format.link;

import java.util.List;
import org.escargot.format.Flaw;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.PuzzleFlaw;
import org.escargot.format.lines.Text;
import org.escargot.grid.Cell;
import org.escargot.grid.Digit;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;

/// Links to [puzz.link](https://puzz.link) and other sites with the same editor: `sudoku/9/9/` and a code, in which a
/// digit stands for itself and a letter from `g` on for a run of empty cells, `g` for one.
public final class PuzzLinkFormat extends LinkFormat {
    private static final char ONE = 'g';

    public PuzzLinkFormat() {
        super("puzz-link", "puzz.link/p?", "puzz.link/p.html?", "pzv.jp/p.html?", "pzv.jp/p?", "pzprxs.vercel.app/p?");
    }

    @Override
    Content decode(String rest, long line) {
        List<String> fields = Text.fields(Text.without("edit/", rest), '/');
        String kind = Text.fields(fields.getFirst(), '_').getFirst();
        if (!kind.equals("sudoku")) {
            return otherRules(List.of(kind));
        }
        if (fields.size() < 4) {
            return damaged();
        }
        if (!fields.get(1).equals("9") || !fields.get(2).equals("9")) {
            Flaw size = Flaw.of(PuzzleFlaw.OTHER_SIZE);
            return Text.isNumber(fields.get(1), 2) && fields.get(1).equals(fields.get(2))
                    ? new Not(size.with("size", Integer.parseInt(fields.get(1))))
                    : notClassic();
        }
        String cells = cells(fields.get(3));
        return cells.length() == Cell.COUNT
                ? new Found(PuzzleEntry.of(line, new Givens(Grid.of(cells)), ""))
                : damaged();
    }

    /// The cells of `code`, `.` for an empty one; too few or too many where it is damaged.
    private static String cells(String code) {
        StringBuilder cells = new StringBuilder();
        for (int i = 0; i < code.length() && cells.length() <= Cell.COUNT; i++) {
            char c = code.charAt(i);
            if (c >= '1' && c <= '0' + Digit.COUNT) {
                cells.append(c);
            } else if (c >= ONE && c <= 'z') {
                cells.append(".".repeat(c - ONE + 1));
            } else if (c == '.') {
                cells.append('.');
            } else {
                return "";
            }
        }
        return cells.toString();
    }
}
