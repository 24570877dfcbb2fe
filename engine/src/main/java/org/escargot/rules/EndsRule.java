package org.escargot.rules;

import java.util.List;
import java.util.stream.IntStream;

/// Rules for the digits inside a line by those at its two ends.
public sealed interface EndsRule extends LineRule {
    /// Digits inside the line lie strictly between those of its two ends.
    record Between(Cells cells) implements EndsRule {
        @Override
        public String id() {
            return "between";
        }

        @Override
        public boolean mayPassTwice() {
            return true;
        }

        @Override
        public boolean fits(Frame frame, int[] line) {
            int low = Math.min(line[0], line[line.length - 1]);
            int high = Math.max(line[0], line[line.length - 1]);
            return IntStream.range(1, line.length - 1).allMatch(place -> line[place] > low && line[place] < high);
        }

        @Override
        public List<Block> lowered(Frame frame) {
            return cells.size() == 2
                    ? List.of()
                    : List.of(insideEnds(cells, frame, 0, (low, high, digit) -> digit > low && digit < high, this));
        }
    }

    /// The ends differ by at least `difference`; digits inside the line are neither between them nor equal to them.
    record Lockout(Cells cells, int difference) implements EndsRule {
        @Override
        public String id() {
            return "lockout";
        }

        @Override
        public boolean mayPassTwice() {
            return true;
        }

        @Override
        public boolean fits(Frame frame, int[] line) {
            int low = Math.min(line[0], line[line.length - 1]);
            int high = Math.max(line[0], line[line.length - 1]);
            return high - low >= difference
                    && IntStream.range(1, line.length - 1).allMatch(place -> line[place] < low || line[place] > high);
        }

        @Override
        public List<Block> lowered(Frame frame) {
            return List.of(
                    insideEnds(cells, frame, difference, (low, high, digit) -> digit < low || digit > high, this));
        }
    }

    /// Whether a digit may stand inside a line whose ends hold `low` and `high`.
    @FunctionalInterface
    interface Inside {
        boolean allows(int low, int high, int digit);
    }

    /// What is known of the ends of a line: none (0, 0), one of them (the digit, 0), or the lower and the higher.
    record Ends(int low, int high) {
        private static final Ends NONE = new Ends(0, 0);
    }

    private static Block insideEnds(Cells cells, Frame frame, int difference, Inside inside, Constraint origin) {
        Machine machine = Machine.of(
                frame.size(),
                Ends.NONE,
                (ends, digit) -> {
                    if (ends.low == 0) {
                        return new Ends(digit, 0);
                    }
                    if (ends.high == 0) {
                        Ends both = new Ends(Math.min(ends.low, digit), Math.max(ends.low, digit));
                        return both.high - both.low >= difference ? both : null;
                    }
                    return inside.allows(ends.low, ends.high, digit) ? ends : null;
                },
                ends -> ends.high > 0);
        Cells read = Cells.of(cells.first(), cells.last()).then(cells.part(1, cells.size() - 1));
        return new Block.Automaton(read, machine, origin);
    }
}
