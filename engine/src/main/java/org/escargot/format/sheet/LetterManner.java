package org.escargot.format.sheet;

import java.util.List;
import java.util.stream.Collectors;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.lines.NumberedLine;
import org.escargot.format.lines.Text;

/// A to I for the digits, in lines of nine or all 81 in a row. Words of other letters are no cells.
final class LetterManner implements Manner {
    private static final List<Manner> PLAIN = List.of(new RowManner(), new StreamManner());
    /// Fewer letters are words.
    private static final int FEWEST = 15;

    @Override
    public List<PuzzleEntry> read(PlainLines lines) {
        List<NumberedLine> all = lines.all();
        boolean hasDigit = all.stream().anyMatch(line -> line.text().chars().anyMatch(c -> c >= '1' && c <= '9'));
        if (hasDigit || all.stream().mapToLong(line -> letters(line.text())).sum() < FEWEST) {
            return List.of();
        }
        PlainLines digits = new PlainLines(all.stream()
                .map(line -> new NumberedLine(line.number(), digits(line.text())))
                .toList());
        return PLAIN.stream()
                .map(manner -> manner.read(digits))
                .filter(found -> !found.isEmpty())
                .findFirst()
                .orElse(List.of());
    }

    private static List<String> words(String line) {
        return Text.words(line.replace('|', ' ').replace(',', ' '));
    }

    private static boolean areCells(String word) {
        return word.chars().allMatch(c -> isLetter(c) || ".0_*-?xX".indexOf(c) >= 0);
    }

    private static long letters(String line) {
        return words(line).stream()
                .filter(LetterManner::areCells)
                .mapToLong(word -> word.chars().filter(LetterManner::isLetter).count())
                .sum();
    }

    /// `line` with digits in the words that are cells.
    private static String digits(String line) {
        return words(line).stream()
                .map(word -> areCells(word) ? digitsOf(word) : word)
                .collect(Collectors.joining(" "));
    }

    private static boolean isLetter(int c) {
        return c >= 'A' && c <= 'I' || c >= 'a' && c <= 'i';
    }

    private static String digitsOf(String word) {
        StringBuilder digits = new StringBuilder();
        word.chars().forEach(c -> digits.append(isLetter(c) ? (char) ('1' + ((c | 0x20) - 'a')) : (char) c));
        return digits.toString();
    }
}
