package org.escargot.format.sheet;

import java.util.Arrays;
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

    private static final int SHORTEST_NOTHING = 2;
    private static final int LONGEST_NOTHING = 9;

    private static final boolean[] SEPARATORS = separators();

    private final boolean dashesAreCells;

    /// Words of a sheet in which a dash may stand for an empty cell, as it does wherever digits stand beside it, even
    /// where several of them could be a rule.
    private Words(boolean dashesAreCells) {
        this.dashesAreCells = dashesAreCells;
    }

    /// The cells and other words of each of `lines`. Many dashes are cells only where single ones are, and no other
    /// sign is.
    static List<String> cells(List<NumberedLine> lines) {
        Words rules = new Words(false);
        List<String> cells =
                lines.stream().map(line -> rules.cells(line.text())).toList();
        if (!haveDashes(lines, cells)) {
            return cells;
        }
        Words dashes = new Words(true);
        return lines.stream().map(line -> dashes.cells(line.text())).toList();
    }

    private static boolean haveDashes(List<NumberedLine> lines, List<String> cells) {
        boolean hasDash = false;
        for (int i = 0; i < lines.size(); i++) {
            if (isRowWithEmptyCell(cells.get(i))) {
                String line = lines.get(i).text();
                if (line.chars().anyMatch(c -> EMPTIES.indexOf(c) >= 0)) {
                    return false;
                }
                hasDash |= line.indexOf('-') >= 0;
            }
        }
        return hasDash;
    }

    private static boolean isRowWithEmptyCell(String cells) {
        return cells.indexOf(EMPTY) >= 0
                && cells.indexOf(OTHER) < 0
                && cells.chars().filter(c -> c >= '1' && c <= '9').count() >= 2;
    }

    private String cells(String line) {
        StringBuilder cells = new StringBuilder();
        int start = 0;
        for (int i = 0; i <= line.length(); i++) {
            if (i < line.length() && !separates(line.charAt(i))) {
                continue;
            }
            if (i > start) {
                append(cells, line, start, i);
            }
            if (i < line.length() && line.charAt(i) == '=') {
                appendOther(cells);
            }
            start = i + 1;
        }
        return cells.toString();
    }

    private void append(StringBuilder cells, String line, int start, int end) {
        int length = end - start;
        if (endsStatement(line, start, end)) {
            return;
        }
        if (isOneOf(NOTHING, line, start, end)) {
            cells.append(EMPTY);
        } else if (isIndex(line, start, end)) {
            appendOther(cells);
        } else if (isDecimal(line, start, end)) {
            cells.append(cell(line.charAt(start)));
        } else if (isRule(line, start, end)) {
            if (dashesAreCells && length <= 9) {
                cells.append(String.valueOf(EMPTY).repeat(length));
            }
        } else if (areCells(line, start, end)) {
            for (int i = start; i < end; i++) {
                cells.append(cell(line.charAt(i)));
            }
        } else if (!isOneOf(WRAPPERS, line, start, end)) {
            appendOther(cells);
        }
    }

    /// Whether the word from `start` to `end` is one of `words`, in any case. Most words are known by their length or
    /// their first character to be none.
    private static boolean isOneOf(Set<String> words, String line, int start, int end) {
        int length = end - start;
        return length >= SHORTEST_NOTHING
                && length <= LONGEST_NOTHING
                && !(line.charAt(start) >= '.' && line.charAt(start) <= '9')
                && words.contains(line.substring(start, end).toLowerCase(Locale.ROOT));
    }

    /// Whether the word from `start` to `end` is the dot behind a quote or bracket with which a line ends.
    private static boolean endsStatement(String line, int start, int end) {
        boolean isDot = end == start + 1 && line.charAt(start) == '.';
        return isDot && start > 0 && "\"')]}".indexOf(line.charAt(start - 1)) >= 0 && isBlankFrom(line, end);
    }

    private static boolean isBlankFrom(String line, int start) {
        int at = start;
        while (at < line.length() && line.charAt(at) <= ' ') {
            at++;
        }
        return at == line.length();
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

    /// Whether the word is a digit as programs print numbers with decimals, such as `5.0`.
    private static boolean isDecimal(String line, int start, int end) {
        boolean begins = end - start > 2
                && line.charAt(start) >= '0'
                && line.charAt(start) <= '9'
                && line.charAt(start + 1) == '.';
        int zero = start + 2;
        while (begins && zero < end && line.charAt(zero) == '0') {
            zero++;
        }
        return begins && zero == end;
    }

    /// Whether the word is a piece of a line between rows.
    private static boolean isRule(String line, int start, int end) {
        int dash = start;
        while (dash < end && line.charAt(dash) == '-') {
            dash++;
        }
        return dash == end && end - start > 1;
    }

    private static boolean areCells(String line, int start, int end) {
        int cell = start;
        while (end - start <= LONGEST && cell < end && isCell(line.charAt(cell))) {
            cell++;
        }
        return cell == end;
    }

    private static boolean isCell(char c) {
        return c >= '1' && c <= '9' || c == '-' || EMPTIES.indexOf(c) >= 0;
    }

    private static char cell(char c) {
        return c >= '1' && c <= '9' ? c : EMPTY;
    }

    private static boolean[] separators() {
        boolean[] separators = new boolean[128];
        Arrays.fill(separators, 0, ' ' + 1, true);
        "|!:+',;\"`/\\()[]{}<>=&%#~$^@".chars().forEach(c -> separators[c] = true);
        return separators;
    }

    private static boolean separates(char c) {
        return c < SEPARATORS.length
                ? SEPARATORS[c]
                : c >= '\u2500' && c <= '\u257F'
                        || c == '\u00A6'
                        || c == '\u2018'
                        || c == '\u2019'
                        || c == '\u201C'
                        || c == '\u201D';
    }
}
