package org.escargot.format.sheet;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.escargot.format.lines.NumberedLine;

/// Makes a line a row of cells and other words: `1` to `9`, `.` for an empty cell, `#` for words that are no cells,
/// however many there are one after the other. Frames, brackets and commas only separate.
final class Words {
    /// Stands for what is no cell.
    static final char OTHER = '#';

    static final char EMPTY = '.';
    /// Characters that stand for an empty cell wherever they are among cells.
    private static final String EMPTIES =
            ".0_*xXoO?\u00B7\u2022\u2219\u22C5\u25A1\u25A2\u2610\u2B1C\u25FB\u25AB\u25CB\u25E6"
                    + "\u2423\uFF0E\uFF65\u00D7\u2B1B\u25A0";
    /// Words for nothing in programs.
    private static final Set<String> NOTHING = Set.of(
            "null",
            "none",
            "nil",
            "nan",
            "na",
            "undefined",
            "nothing",
            "empty",
            "blank",
            "-1",
            "false",
            "void",
            "undef");
    /// Words around a digit that say nothing more.
    private static final Set<String> WRAPPERS = Set.of("some", "just");
    /// Longer words are no cells.
    private static final int LONGEST = 90;

    private final boolean dashesAreCells;

    /// Words of a sheet in which a dash may stand for an empty cell, as it does wherever digits stand beside it, even
    /// where several of them could be a rule.
    private Words(boolean dashesAreCells) {
        this.dashesAreCells = dashesAreCells;
    }

    /// Words as `lines` use them: many dashes are cells only where single ones are, and no other sign is.
    static Words of(List<NumberedLine> lines) {
        Words asRules = new Words(false);
        boolean hasDash = false;
        for (NumberedLine line : lines) {
            String cells = asRules.cells(line.text());
            boolean isRow = cells.chars().filter(c -> c >= '1' && c <= '9').count() >= 2 && cells.indexOf(OTHER) < 0;
            if (isRow && cells.indexOf(EMPTY) >= 0) {
                boolean hasOther = line.text().chars().anyMatch(c -> EMPTIES.indexOf(c) >= 0);
                if (hasOther) {
                    return asRules;
                }
                hasDash |= line.text().indexOf('-') >= 0;
            }
        }
        return new Words(hasDash);
    }

    /// The cells and other words of `line`.
    String cells(String line) {
        StringBuilder cells = new StringBuilder();
        int start = 0;
        for (int i = 0; i <= line.length(); i++) {
            if (i < line.length() && !separates(line.charAt(i))) {
                continue;
            }
            if (i > start) {
                append(cells, line.substring(start, i), line, i);
            }
            if (i < line.length() && line.charAt(i) == '=') {
                appendOther(cells);
            }
            start = i + 1;
        }
        return cells.toString();
    }

    private void append(StringBuilder cells, String word, String line, int end) {
        String small = word.length() > LONGEST ? "" : word.toLowerCase(Locale.ROOT);
        if (endsStatement(line, end - word.length(), end)) {
            return;
        }
        if (NOTHING.contains(small)) {
            cells.append(EMPTY);
        } else if (isIndex(line, end - word.length(), end)) {
            appendOther(cells);
        } else if (isDecimal(word)) {
            cells.append(cell(word.charAt(0)));
        } else if (isRule(word)) {
            if (dashesAreCells && word.length() <= 9) {
                cells.append(String.valueOf(EMPTY).repeat(word.length()));
            }
        } else if (word.length() <= LONGEST && word.chars().allMatch(c -> isCell((char) c))) {
            word.chars().forEach(c -> cells.append(cell((char) c)));
        } else if (!WRAPPERS.contains(small)) {
            appendOther(cells);
        }
    }

    /// Whether the word from `start` to `end` is the dot behind a quote or bracket with which a line ends.
    private static boolean endsStatement(String line, int start, int end) {
        boolean isDot = end == start + 1
                && line.charAt(start) == '.'
                && line.substring(end).isBlank();
        return isDot && start > 0 && "\"')]}".indexOf(line.charAt(start - 1)) >= 0;
    }

    private static void appendOther(StringBuilder cells) {
        if (cells.isEmpty() || cells.charAt(cells.length() - 1) != OTHER) {
            cells.append(OTHER);
        }
    }

    /// Whether the word from `start` to `end` is an index: `g[9]`, `[1,]`, `[,1]`.
    private static boolean isIndex(String line, int start, int end) {
        char before = start > 0 ? line.charAt(start - 1) : ' ';
        char behind = end < line.length() ? line.charAt(end) : ' ';
        char next = end + 1 < line.length() ? line.charAt(end + 1) : ' ';
        char last = start > 1 ? line.charAt(start - 2) : ' ';
        boolean isAttached = before == '[' && behind == ']' && (Character.isLetterOrDigit(last) || last == ']');
        return isAttached
                || before == '[' && behind == ',' && next == ']'
                || before == ',' && behind == ']' && last == '[';
    }

    /// Whether `word` is a digit as programs print numbers with decimals, such as `5.0`.
    private static boolean isDecimal(String word) {
        return word.length() > 2
                && word.charAt(0) >= '0'
                && word.charAt(0) <= '9'
                && word.charAt(1) == '.'
                && word.chars().skip(2).allMatch(c -> c == '0');
    }

    /// Whether `word` is a piece of a line between rows.
    private static boolean isRule(String word) {
        return word.length() > 1 && word.chars().allMatch(c -> c == '-');
    }

    private static boolean isCell(char c) {
        return c >= '1' && c <= '9' || c == '-' || EMPTIES.indexOf(c) >= 0;
    }

    private static char cell(char c) {
        return c >= '1' && c <= '9' ? c : EMPTY;
    }

    private static boolean separates(char c) {
        return c <= ' '
                || "|!:+',;\"`/\\()[]{}<>=&%#~$^@".indexOf(c) >= 0
                || c >= '\u2500' && c <= '\u257F'
                || c == '\u00A6'
                || c == '\u2018'
                || c == '\u2019'
                || c == '\u201C'
                || c == '\u201D';
    }
}
