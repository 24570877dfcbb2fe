package org.escargot.format.sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.lines.NumberedLine;
import org.escargot.grid.Cell;

/// Digits and one other word, whatever it is, that stands as often as 81 cells have no digit: the word is the empty
/// cell. A pair of brackets with nothing in them can be that word, too.
final class WordManner implements Manner {
    private static final Manner ROWS = new RowManner();
    private static final int FEWEST_DIGITS = 8;
    private static final int MOST_LINES = 2_000;
    private static final int LONGEST_LINE = 2_000;
    private static final int MOST_WORDS = 4;
    private static final List<String> PAIRS = List.of("[]", "()", "{}");

    @Override
    public List<PuzzleEntry> read(PlainLines lines) {
        if (lines.exceed(MOST_LINES, LONGEST_LINE)) {
            return List.of();
        }
        List<List<String>> all =
                lines.all().stream().map(line -> words(line.text())).toList();
        Map<String, Integer> counts = new TreeMap<>();
        all.forEach(words -> words.forEach(word -> counts.merge(word, 1, Integer::sum)));
        int digits = digits(counts);
        int empty = digits >= FEWEST_DIGITS ? Cell.COUNT - digits : -1;
        // Each word takes a look at all lines, and hardly more than two words of a sheet stand that often.
        return counts.entrySet().stream()
                .filter(word -> word.getValue() == empty)
                .limit(MOST_WORDS)
                .map(word -> ROWS.read(new PlainLines(without(word.getKey(), lines.all(), all))))
                .filter(found -> !found.isEmpty())
                .findFirst()
                .orElse(List.of());
    }

    private static int digits(Map<String, Integer> counts) {
        int digits = 0;
        for (char digit = '1'; digit <= '9'; digit++) {
            digits += counts.getOrDefault(Character.toString(digit), 0);
        }
        return digits;
    }

    /// All lines, with the sign of the empty cell in place of `word`.
    private static List<NumberedLine> without(String word, List<NumberedLine> lines, List<List<String>> all) {
        List<NumberedLine> cells = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            List<String> words = all.get(i).stream()
                    .map(each -> each.equals(word) ? String.valueOf(Words.EMPTY) : each)
                    .toList();
            cells.add(new NumberedLine(lines.get(i).number(), String.join(" ", words)));
        }
        return cells;
    }

    private static List<String> words(String line) {
        String text = line;
        for (String pair : PAIRS) {
            text = text.replace(pair, " void ");
        }
        List<String> words = new ArrayList<>();
        int start = 0;
        for (int i = 0; i <= text.length(); i++) {
            if (i == text.length() || separates(text.charAt(i))) {
                if (i > start) {
                    words.add(text.substring(start, i));
                }
                start = i + 1;
            }
        }
        return words;
    }

    private static boolean separates(char c) {
        return c <= ' ' || "|,;[](){}\"'".indexOf(c) >= 0;
    }
}
