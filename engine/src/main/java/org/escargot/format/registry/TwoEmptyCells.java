package org.escargot.format.registry;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.escargot.format.Detail;
import org.escargot.format.Entry;
import org.escargot.format.Flaw;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.PuzzleFlaw;
import org.escargot.format.lines.NumberedLine;
import org.escargot.format.lines.Text;

/// Says that a `0` was read as an empty cell where a word of a program, such as `null`, is one, too: it may be a digit
/// of a puzzle whose digits are 0 to 8.
final class TwoEmptyCells {
    private static final int ROW = 9;
    private static final int LONGEST = 2_000;
    private static final Set<String> WORDS = Set.of("null", "none", "nil", "nan", "na", "undefined");

    private TwoEmptyCells() {}

    /// `entry`, which was read of `lines`, with what is to be said of it.
    static Entry said(Entry entry, List<NumberedLine> lines) {
        if (!(entry instanceof PuzzleEntry puzzle) || !puzzle.remarks().isEmpty()) {
            return entry;
        }
        boolean hasZero = rows(lines).anyMatch(row -> row.contains("0"));
        Optional<String> word = hasZero
                ? rows(lines)
                        .flatMap(List::stream)
                        .filter(TwoEmptyCells::isWord)
                        .findFirst()
                : Optional.empty();
        return word.<Entry>map(
                        each -> puzzle.with(Flaw.of(PuzzleFlaw.ZERO_BESIDE_NULL).with("null", new Detail.Word(each))))
                .orElse(entry);
    }

    /// The words of the lines that are nine digits and such words, or more.
    private static Stream<List<String>> rows(List<NumberedLine> lines) {
        return lines.stream()
                .map(NumberedLine::text)
                .filter(line -> line.length() <= LONGEST)
                .map(TwoEmptyCells::cells)
                .filter(words -> words.size() >= ROW);
    }

    private static List<String> cells(String line) {
        StringBuilder plain = new StringBuilder();
        line.chars().forEach(c -> plain.append(Character.isLetterOrDigit(c) ? (char) c : ' '));
        return Text.words(plain.toString()).stream()
                .filter(word -> Text.isNumber(word, 1) || isWord(word))
                .toList();
    }

    private static boolean isWord(String word) {
        return WORDS.contains(word.toLowerCase(Locale.ROOT));
    }
}
