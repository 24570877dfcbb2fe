package org.escargot.format.sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.escargot.format.lines.NumberedLine;

/// The rows of tables of HTML: a line each, a bar behind each cell. A field for input has its `value`.
final class HtmlRows {
    private static final int LONGEST_TAG = 2_000;

    private final List<NumberedLine> rows = new ArrayList<>();
    private final StringBuilder row = new StringBuilder();
    private long number;

    private HtmlRows() {}

    /// Whether `line` has a cell of such a table.
    static boolean begins(String line) {
        String small = line.toLowerCase(Locale.ROOT);
        return small.contains("<td") || small.contains("<th>") || small.contains("<th ");
    }

    /// The rows of `lines`; text outside of tables stays in lines of its own.
    static List<NumberedLine> of(List<NumberedLine> lines) {
        HtmlRows html = new HtmlRows();
        for (NumberedLine line : lines) {
            html.number = line.number();
            html.take(line.text());
        }
        html.end();
        return html.rows;
    }

    private void take(String text) {
        int at = 0;
        while (at < text.length()) {
            int close = text.charAt(at) == '<' ? text.indexOf('>', at) : -1;
            if (close >= 0 && close - at < LONGEST_TAG) {
                tag(text.substring(at + 1, close));
                at = close + 1;
            } else if (text.startsWith("&nbsp;", at)) {
                row.append(' ');
                at += "&nbsp;".length();
            } else {
                row.append(text.charAt(at++));
            }
        }
    }

    private void tag(String tag) {
        String small = tag.strip().toLowerCase(Locale.ROOT);
        if (small.startsWith("tr") || small.startsWith("/tr") || small.startsWith("/table")) {
            end();
        } else if (small.startsWith("td") || small.startsWith("th")) {
            // A bar at the beginning too, so that an empty first cell is one.
            row.append(row.toString().isBlank() ? "|" : "");
        } else if (small.equals("/td") || small.equals("/th")) {
            row.append('|');
        } else if (small.startsWith("input") && small.contains("value=")) {
            row.append(value(tag.substring(small.indexOf("value=") + "value=".length())));
        }
    }

    /// What stands in quotes, or up to a blank.
    private static String value(String text) {
        char quote = text.isEmpty() ? 0 : text.charAt(0);
        boolean isQuoted = quote == '"' || quote == '\'';
        int start = isQuoted ? 1 : 0;
        int end = start;
        while (end < text.length() && text.charAt(end) != (isQuoted ? quote : ' ')) {
            end++;
        }
        return text.substring(start, end);
    }

    private void end() {
        if (!row.toString().isBlank()) {
            rows.add(new NumberedLine(number, row.toString().strip()));
        }
        row.setLength(0);
    }
}
