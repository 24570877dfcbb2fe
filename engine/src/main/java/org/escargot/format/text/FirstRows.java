package org.escargot.format.text;

import java.util.List;
import org.escargot.format.Head;
import org.escargot.format.lines.NumberedLine;

/// The rows among the first lines of an input.
final class FirstRows {
    private FirstRows() {}

    /// The lines of `head` that could be a row of some grid or table, or a whole puzzle.
    static List<String> all(Head head) {
        // A csv row of empty fields may look like a comment or like nothing.
        return head.lines().stream()
                .map(NumberedLine::text)
                .filter(line -> GridFormat.isRow(line) || CsvFormat.isRow(line) || CandidatesFormat.isRow(line))
                .toList();
    }

    /// The first nine of them, or as many as there are.
    static List<String> nine(Head head) {
        List<String> rows = all(head);
        return rows.subList(0, Math.min(9, rows.size()));
    }
}
