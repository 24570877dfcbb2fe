package org.escargot.format;

import java.util.ArrayList;
import java.util.List;
import org.escargot.format.lines.NumberedLine;

/// The first lines of an input, from which its format is told; behind [#MOST_CHARACTERS] the last one is cut.
public record Head(List<NumberedLine> lines) {
    /// How many lines are looked at.
    public static final int LENGTH = 64;

    /// How many characters of them are looked at, so that what is no puzzle is known soon.
    public static final int MOST_CHARACTERS = 1 << 14;

    public Head {
        lines = cut(lines);
    }

    private static List<NumberedLine> cut(List<NumberedLine> lines) {
        List<NumberedLine> cut = new ArrayList<>();
        int left = MOST_CHARACTERS;
        for (NumberedLine line : lines) {
            String text = line.text();
            if (text.length() > left) {
                cut.add(new NumberedLine(line.number(), text.substring(0, left)));
                break;
            }
            cut.add(line);
            left -= text.length();
        }
        return List.copyOf(cut);
    }
}
