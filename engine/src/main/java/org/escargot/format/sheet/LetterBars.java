package org.escargot.format.sheet;

import java.util.ArrayList;
import java.util.List;
import org.escargot.format.lines.NumberedLine;

/// Frames whose bars are a letter, mostly `I`: it opens and closes nine lines and stands four times on each, alone, and
/// no other letter does.
final class LetterBars {
    private static final int ROWS = 9;
    private static final int BARS = 4;
    private static final int LONGEST = 100;
    /// Letters that may be empty cells.
    private static final String EMPTY = "xXoO";

    private LetterBars() {}

    /// `lines` with usual bars, where there are such frames.
    static List<NumberedLine> without(List<NumberedLine> lines) {
        char bar = 0;
        int rows = 0;
        for (NumberedLine line : lines) {
            char found = bar(line.text());
            if (found != 0 && bar != 0 && found != bar) {
                return lines;
            }
            bar = found == 0 ? bar : found;
            rows += found == 0 ? 0 : 1;
        }
        return rows >= ROWS && rows % ROWS == 0 ? barred(lines, bar) : lines;
    }

    private static List<NumberedLine> barred(List<NumberedLine> lines, char bar) {
        List<NumberedLine> barred = new ArrayList<>();
        for (NumberedLine line : lines) {
            boolean isRow = bar(line.text()) == bar;
            barred.add(isRow ? new NumberedLine(line.number(), line.text().replace(bar, '|')) : line);
        }
        return barred;
    }

    /// The letter that stands four times on `line`, first and last, and beside no other one; 0 where none does.
    private static char bar(String line) {
        String text = line.length() > LONGEST ? "" : line.strip();
        char bar = text.isEmpty() ? 0 : text.charAt(0);
        if (!Character.isLetter(bar) || EMPTY.indexOf(bar) >= 0 || text.charAt(text.length() - 1) != bar) {
            return 0;
        }
        int bars = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean isWord = i > 0 && Character.isLetter(text.charAt(i - 1));
            if (Character.isLetter(c) && (c != bar || isWord)) {
                return 0;
            }
            bars += c == bar ? 1 : 0;
        }
        return bars == BARS ? bar : 0;
    }
}
