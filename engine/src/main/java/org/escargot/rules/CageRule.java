package org.escargot.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// Cages that ask other things of their digits than a sum. Their cells differ.
public sealed interface CageRule extends Constraint {
    /// As many even as odd digits, and as many low as high ones; where the number of digits is odd, the middle one is
    /// neither and not in the cage.
    record Equality(Cells cells) implements CageRule {
        @Override
        public String id() {
            return "equality-cage";
        }

        @Override
        public boolean fits(Frame frame, int[] own) {
            int half = frame.size() / 2;
            long even = IntStream.of(own).filter(digit -> digit % 2 == 0).count();
            long low = IntStream.of(own).filter(digit -> digit <= half).count();
            long high = IntStream.of(own)
                    .filter(digit -> digit > frame.size() - half)
                    .count();
            return 2 * even == own.length && 2 * low == own.length && low == high;
        }

        @Override
        public List<Block> lowered(Frame frame) {
            if (cells.size() % 2 != 0) {
                return List.of(Block.impossible(cells, this));
            }
            int half = cells.size() / 2;
            int low = (1 << frame.size() / 2) - 1;
            int high = low << frame.size() - frame.size() / 2;
            return List.of(
                    new Block.Domain(cells, low | high, this),
                    new Block.Count(cells, low, half, half, false, this),
                    new Block.Count(cells, 0xAAAA_AAAA & frame.digits(), half, half, false, this));
        }
    }

    /// A rellik cage, a killer's opposite: no one or more of its digits add up to `sum`.
    record Rellik(Cells cells, int sum) implements CageRule {
        /// The largest board whose sets of digits are gone through.
        public static final int LARGEST = 16;

        @Override
        public String id() {
            return "rellik-cage";
        }

        @Override
        public boolean fits(Frame frame, int[] own) {
            return IntStream.range(1, 1 << own.length)
                    .allMatch(part -> IntStream.range(0, own.length)
                                    .filter(at -> (part >> at & 1) != 0)
                                    .map(at -> own[at])
                                    .sum()
                            != sum);
        }

        @Override
        public List<Block> lowered(Frame frame) {
            List<Integer> sets = new ArrayList<>();
            addSets(frame.size(), cells.size(), 1, 0, new boolean[sum + 1], sets);
            return List.of(new Block.OneOf(cells, sets, this));
        }

        /// Adds each set of `left` more digits from `least` on. `sums` has the sums of parts of `chosen`.
        private void addSets(int size, int left, int least, int chosen, boolean[] sums, List<Integer> sets) {
            if (left == 0) {
                sets.add(chosen);
                return;
            }
            for (int digit = least; digit <= size - left + 1; digit++) {
                boolean[] more = sums.clone();
                for (int part = 0; part + digit <= sum; part++) {
                    more[part + digit] |= part == 0 || sums[part];
                }
                if (!more[sum]) {
                    addSets(size, left - 1, digit + 1, chosen | 1 << digit - 1, more, sets);
                }
            }
        }
    }

    /// A lunchbox: the digits between its lowest and its highest, in the order of the cells, add up to `sum`.
    record Lunchbox(Cells cells, int sum) implements CageRule {
        /// The largest board whose lunchboxes a [Machine] of a bearable size can read.
        public static final int LARGEST = 9;

        @Override
        public String id() {
            return "lunchbox";
        }

        @Override
        public boolean fits(Frame frame, int[] own) {
            List<Integer> digits = IntStream.of(own).boxed().toList();
            int lowest = digits.indexOf(IntStream.of(own).min().orElseThrow());
            int highest = digits.indexOf(IntStream.of(own).max().orElseThrow());
            return IntStream.range(Math.min(lowest, highest) + 1, Math.max(lowest, highest))
                            .map(at -> own[at])
                            .sum()
                    == sum;
        }

        @Override
        public List<Block> lowered(Frame frame) {
            Machine machine = Machine.of(
                    frame.size(), Filled.NOTHING, (box, digit) -> box.after(digit, sum), box -> box.inside() == sum);
            return List.of(new Block.Automaton(cells, machine, this));
        }
    }

    /// The cells, each once.
    Cells cells();

    /// Whether digits that differ obey the rule.
    ///
    /// @param own the digits of the cells, at least one
    boolean fits(Frame frame, int[] own);

    /// The blocks of at least one cell, but for the one that lets them differ.
    List<Block> lowered(Frame frame);

    @Override
    default Cells cells(Frame frame) {
        return cells();
    }

    @Override
    default boolean holds(Frame frame, int[] digits) {
        int[] own = cells().digits(digits);
        return own.length == 0 || !cells().repeat(digits) && fits(frame, own);
    }

    @Override
    default List<Block> blocks(Frame frame) {
        if (cells().size() == 0) {
            return List.of();
        }
        if (cells().size() > frame.size()) {
            return List.of(Block.impossible(cells(), this));
        }
        List<Block> blocks = new ArrayList<>(lowered(frame));
        if (cells().size() > 1) {
            blocks.addFirst(HouseRule.block(cells(), frame, this));
        }
        return blocks;
    }

    /// How far a lunchbox is filled. Sums above the wanted one stand for all such.
    ///
    /// @param low its lowest digit, 0 before any was read
    /// @param high its highest digit
    /// @param isHighLast whether the highest came after the lowest
    /// @param inside the sum between the two
    /// @param behind the sum behind the second of them
    record Filled(int low, int high, boolean isHighLast, int inside, int behind) {
        private static final Filled NOTHING = new Filled(0, 0, false, 0, 0);

        /// After `digit`, which none before it equals; null where so many different digits cannot stand there.
        private @Nullable Filled after(int digit, int wanted) {
            if (low == 0) {
                return new Filled(digit, digit, false, 0, 0);
            }
            Filled next = next(digit);
            int left = (next.high - 1) * next.high / 2 - (next.low + 1) * next.low / 2;
            int most = wanted + 1;
            boolean isTooMuch = next.high > next.low && next.inside + next.behind > left;
            return isTooMuch
                    ? null
                    : new Filled(
                            next.low,
                            next.high,
                            next.isHighLast,
                            Math.min(next.inside, most),
                            Math.min(next.behind, most));
        }

        private Filled next(int digit) {
            boolean isOne = low == high;
            if (digit > high) {
                return new Filled(low, digit, true, isOne || !isHighLast ? behind : inside + high + behind, 0);
            }
            if (digit < low) {
                return new Filled(digit, high, false, isOne || isHighLast ? behind : inside + low + behind, 0);
            }
            return new Filled(low, high, isHighLast, inside, behind + digit);
        }
    }
}
