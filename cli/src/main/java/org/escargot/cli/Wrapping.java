package org.escargot.cli;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import picocli.CommandLine.Help.Ansi.Text;
import picocli.CommandLine.Help.ColorScheme;
import picocli.CommandLine.Help.Column;
import picocli.CommandLine.Help.TextTable;

/// A table of options whose descriptions break at blanks alone: the library's own breaks behind slashes and points,
/// too.
final class Wrapping extends TextTable {
    private static final int INDENT = 2;

    Wrapping(ColorScheme colors, Column... columns) {
        super(colors, columns);
    }

    @Override
    public void addRowValues(Text... values) {
        int last = values.length - 1;
        Column column = columns()[last];
        List<Text> lines = lines(values[last], column.width - column.indent, INDENT);
        Text[] row = values.clone();
        for (Text line : lines) {
            row[last] = line;
            super.addRowValues(row);
            row = new Text[values.length];
            Arrays.fill(row, values[last].substring(0, 0));
        }
    }

    /// `text` in lines of at most `width` characters, of which all but the first begin with `indent` blanks. A word
    /// that is longer than a line is cut.
    static List<Text> lines(Text text, int width, int indent) {
        String plain = text.plainString();
        List<Text> lines = new ArrayList<>();
        int from = 0;
        while (plain.length() - from > room(width, indent, from)) {
            int room = room(width, indent, from);
            int blank = plain.lastIndexOf(' ', from + room);
            int end = blank > from ? blank : from + room;
            lines.add(line(text, from, end, indent));
            from = blank > from ? end + 1 : end;
        }
        lines.add(line(text, from, plain.length(), indent));
        return lines;
    }

    private static int room(int width, int indent, int from) {
        return from == 0 ? width : width - indent;
    }

    private static Text line(Text text, int from, int end, int indent) {
        Text part = text.substring(from, end);
        return from == 0
                ? part
                : text.substring(0, 0).concat(" ".repeat(indent)).concat(part);
    }
}
