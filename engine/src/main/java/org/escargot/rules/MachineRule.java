package org.escargot.rules;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// Lines whose digits, read one after the other, are what a [Machine] accepts.
public sealed interface MachineRule extends LineRule {
    /// A value index: the digit of the first cell stands again on the line, as many cells behind the second as that
    /// one says.
    record ValueIndex(Cells cells) implements MachineRule {
        @Override
        public String id() {
            return "value-index";
        }

        @Override
        public boolean fits(Frame frame, int[] line) {
            return 1 + line[1] < line.length && line[1 + line[1]] == line[0];
        }

        @Override
        public Machine machine(Frame frame) {
            int rest = cells.size() - 2;
            return Machine.of(
                    frame.size(),
                    new Way(0, Way.UNKNOWN),
                    (way, digit) -> way.after(digit, rest),
                    way -> way.left == Way.DONE);
        }

        /// How far a line is read.
        ///
        /// @param digit the digit that is to stand again, 0 before it was met and when it was found
        /// @param left how many cells ahead it is to stand
        private record Way(int digit, int left) {
            private static final int UNKNOWN = -1;
            private static final int DONE = 0;

            @Nullable
            Way after(int next, int rest) {
                if (left == DONE) {
                    return this;
                }
                if (left == UNKNOWN) {
                    return digit == 0 ? new Way(next, UNKNOWN) : next > rest ? null : new Way(digit, next);
                }
                if (left > 1) {
                    return new Way(digit, left - 1);
                }
                return next == digit ? new Way(0, DONE) : null;
            }
        }
    }

    /// A line of a pattern that the puzzle's author made, such as a regular expression.
    ///
    /// @param own what it is to be read by, of as many digits as the board has
    /// @param name the author's name for the pattern; empty where it has none
    record Pattern(Cells cells, Machine own, String name) implements MachineRule {
        @Override
        public String id() {
            return "pattern";
        }

        @Override
        public boolean fits(Frame frame, int[] line) {
            int state = 0;
            for (int digit : line) {
                state = state < 0 ? state : own.next(state, digit);
            }
            return state >= 0 && own.accepts(state);
        }

        @Override
        public Machine machine(Frame frame) {
            return own;
        }

        /// A pattern can ask something of a single cell, too.
        @Override
        public boolean holds(Frame frame, int[] digits) {
            return cells.size() == 0 || fits(frame, cells.digits(digits));
        }

        @Override
        public List<Block> blocks(Frame frame) {
            return cells.size() == 0 ? List.of() : lowered(frame);
        }
    }

    /// What reads the line on `frame`.
    Machine machine(Frame frame);

    @Override
    default boolean mayPassTwice() {
        return true;
    }

    @Override
    default List<Block> lowered(Frame frame) {
        return List.of(new Block.Automaton(cells(), machine(frame), this));
    }
}
