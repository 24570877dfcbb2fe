package org.escargot.format.sheet;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.escargot.format.lines.NumberedLine;
import org.escargot.grid.Cell;

/// The cells of markup without a table: of all elements of the same name that hold no other, just 81 that are a digit
/// or empty, such as `<cell>5</cell>` or `<div class="cell"></div>`.
final class TagCells {
    private static final int LONGEST_TAG = 2_000;
    private static final int ROW = 9;

    private TagCells() {}

    /// The cells of `lines` as nine rows; nothing where they are not in such elements.
    static Optional<List<NumberedLine>> of(List<NumberedLine> lines) {
        if (lines.stream().noneMatch(line -> line.text().contains("</"))) {
            return Optional.empty();
        }
        StringBuilder all = new StringBuilder();
        lines.forEach(line -> all.append(line.text()).append('\n'));
        return leaves(all.toString()).values().stream()
                .filter(TagCells::areCells)
                .findFirst()
                .map(cells -> rows(cells, lines.getFirst().number()));
    }

    private static boolean areCells(List<String> texts) {
        return texts.size() == Cell.COUNT && texts.stream().allMatch(text -> text.length() <= 1);
    }

    private static List<NumberedLine> rows(List<String> cells, long line) {
        List<NumberedLine> rows = new ArrayList<>();
        for (int first = 0; first < Cell.COUNT; first += ROW) {
            rows.add(new NumberedLine(line, "|" + String.join("|", cells.subList(first, first + ROW)) + "|"));
        }
        return rows;
    }

    /// The texts of elements without elements in them, by the name of the element.
    private static Map<String, List<String>> leaves(String text) {
        Map<String, List<String>> leaves = new LinkedHashMap<>();
        int open = text.indexOf('<');
        while (open >= 0) {
            int close = text.indexOf('>', open);
            int next = close < 0 ? -1 : text.indexOf('<', close);
            if (next < 0) {
                break;
            }
            String name = name(text.substring(open + 1, Math.min(close, open + LONGEST_TAG)));
            if (!name.isEmpty() && text.startsWith("</" + name, next)) {
                String inner =
                        text.substring(close + 1, next).replace("&nbsp;", " ").strip();
                leaves.computeIfAbsent(name, _ -> new ArrayList<>()).add(inner);
            }
            open = next;
        }
        return leaves;
    }

    /// The name of a tag that opens an element; empty for others.
    private static String name(String tag) {
        int end = 0;
        while (end < tag.length() && Character.isLetterOrDigit(tag.charAt(end))) {
            end++;
        }
        return tag.substring(0, end);
    }
}
