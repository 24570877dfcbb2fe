package org.escargot.rules.setting;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.StringTokenizer;
import org.escargot.rules.Cells;
import org.escargot.rules.Constraint;
import org.escargot.rules.Digits;
import org.escargot.rules.Frame;

/// What a setter draws with a stroke over the board.
///
/// @param kind the rule
/// @param numbers what is written of it; none where that is not known
/// @param solution a full board that tells the number where `numbers` do not
public record DrawnStroke(DrawnRule kind, List<Integer> numbers, Optional<Digits> solution) {
    public DrawnStroke {
        numbers = List.copyOf(numbers);
    }

    /// What `text` says: a kind alone, one with its numbers, as in `quadruple:1 2`, or one with a solution, as in
    /// `sandwich=1234…`.
    public static DrawnStroke of(String text, Frame frame) {
        int end = 0;
        while (end < text.length() && text.charAt(end) != ':' && text.charAt(end) != '=') {
            end++;
        }
        String id = text.substring(0, end);
        DrawnRule kind = DrawnRule.named(id);
        String more = text.substring(Math.min(end + 1, text.length()));
        boolean isSolution = end < text.length() && text.charAt(end) == '=';
        return new DrawnStroke(
                kind,
                isSolution ? List.of() : numbers(more),
                isSolution ? Optional.of(Digits.of(frame, more)) : Optional.empty());
    }

    private static List<Integer> numbers(String text) {
        List<Integer> numbers = new ArrayList<>();
        StringTokenizer words = new StringTokenizer(text, " ");
        while (words.hasMoreTokens()) {
            numbers.add(Integer.parseInt(words.nextToken()));
        }
        return numbers;
    }

    /// The rules that the stroke over `cells` draws; none where it means nothing.
    List<Constraint> over(Cells cells, Frame frame) {
        return kind.form().of(cells, frame).stream()
                .map(own -> solution.map(board -> kind.make(own, board.toArray(), frame))
                        .orElseGet(() -> kind.make(own, numbers, frame)))
                .toList();
    }
}
