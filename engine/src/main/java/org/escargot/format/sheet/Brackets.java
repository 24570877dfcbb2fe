package org.escargot.format.sheet;

import java.util.ArrayList;
import java.util.List;
import org.escargot.format.lines.NumberedLine;

/// What stands in the innermost brackets of code, whatever they look like and wherever its lines end.
final class Brackets {
    private Brackets() {}

    /// The texts within brackets in which no other one opens, each with the line on which it begins.
    static List<NumberedLine> innermost(List<NumberedLine> lines) {
        List<NumberedLine> groups = new ArrayList<>();
        Group group = new Group();
        for (NumberedLine line : lines) {
            for (char c : line.text().toCharArray()) {
                group.take(c, line.number(), groups);
            }
            group.take(' ', line.number(), groups);
        }
        return groups;
    }

    /// What stands behind the bracket that opened last.
    private static final class Group {
        private final StringBuilder text = new StringBuilder();
        private long line;
        private boolean isOpen;

        void take(char c, long number, List<NumberedLine> groups) {
            if ("[({".indexOf(c) >= 0) {
                isOpen = true;
                line = number;
                text.setLength(0);
            } else if ("])}".indexOf(c) < 0) {
                text.append(c);
            } else {
                if (isOpen) {
                    groups.add(new NumberedLine(line, text.toString()));
                }
                isOpen = false;
                text.setLength(0);
            }
        }
    }
}
