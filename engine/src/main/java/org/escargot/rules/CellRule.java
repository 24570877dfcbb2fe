package org.escargot.rules;

import java.util.List;

/// Rules that say of single cells which digits they may hold.
public sealed interface CellRule extends Constraint {
    /// The digits that each of the cells may hold on `frame`, as a set.
    int allowed(Frame frame);

    /// The cells, in reading order.
    Cells cells();

    /// Each of the cells holds an odd digit.
    record Odd(Cells cells) implements CellRule {
        @Override
        public String id() {
            return "odd";
        }

        @Override
        public int allowed(Frame frame) {
            return 0x5555_5555 & frame.digits();
        }
    }

    /// Each of the cells holds an even digit.
    record Even(Cells cells) implements CellRule {
        @Override
        public String id() {
            return "even";
        }

        @Override
        public int allowed(Frame frame) {
            return 0xAAAA_AAAA & frame.digits();
        }
    }

    /// Each of the cells holds one of `digits`, a set: candidates that the puzzle gives.
    record Candidates(Cells cells, int digits) implements CellRule {
        @Override
        public String id() {
            return "candidates";
        }

        @Override
        public int allowed(Frame frame) {
            return digits & frame.digits();
        }
    }

    @Override
    default Cells cells(Frame frame) {
        return cells();
    }

    @Override
    default boolean holds(Frame frame, int[] digits) {
        int allowed = allowed(frame);
        return cells().stream().allMatch(cell -> (allowed >> digits[cell] - 1 & 1) != 0);
    }

    @Override
    default List<Block> blocks(Frame frame) {
        return List.of(new Block.Domain(cells(), allowed(frame), this));
    }
}
