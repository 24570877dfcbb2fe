package org.escargot.rules;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// Rules that tell how many digits of a kind cells hold.
public sealed interface CountRule extends TallyRule {
    /// Look and say: each digit that is named stands in the cells exactly so often.
    ///
    /// @param counts how often, by digit; other digits may stand there as they like
    record LookAndSay(Cells cells, SortedMap<Integer, Integer> counts) implements CountRule {
        public LookAndSay {
            counts = new TreeMap<>(counts);
        }

        @Override
        public SortedMap<Integer, Integer> counts() {
            return new TreeMap<>(counts);
        }

        @Override
        public String id() {
            return "look-and-say";
        }

        @Override
        public Cells cells(Frame frame) {
            return cells;
        }

        @Override
        public boolean holds(Frame frame, int[] digits) {
            int[] own = cells.digits(digits);
            return counts.entrySet().stream()
                    .allMatch(said -> IntStream.of(own)
                                    .filter(digit -> digit == said.getKey())
                                    .count()
                            == said.getValue());
        }

        @Override
        public List<Block> blocks(Frame frame) {
            return counts.entrySet().stream()
                    .<Block>map(said -> new Block.Count(
                            cells, 1 << said.getKey() - 1, said.getValue(), said.getValue(), false, this))
                    .toList();
        }
    }

    /// A cell says how many different digits other cells hold.
    record Distinct(int teller, Cells counted) implements CountRule {
        /// The largest board on which a [Machine] of a bearable size can tell.
        public static final int LARGEST = 10;

        @Override
        public String id() {
            return "count-distinct";
        }

        @Override
        public boolean mayPassTwice() {
            return true;
        }

        @Override
        public Cells cells(Frame frame) {
            return Cells.of(teller).then(counted);
        }

        @Override
        public boolean holds(Frame frame, int[] digits) {
            return IntStream.of(counted.digits(digits)).distinct().count() == digits[teller];
        }

        @Override
        public List<Block> blocks(Frame frame) {
            Machine machine = Machine.of(
                    frame.size(),
                    new Met(0, 0),
                    (met, digit) -> met.told == 0 ? new Met(digit, 0) : met.with(digit),
                    met -> met.told > 0 && Integer.bitCount(met.digits) == met.told);
            return List.of(new Block.Automaton(cells(frame), machine, this));
        }

        /// What was told, 0 before it was read, and the set of digits met since.
        private record Met(int told, int digits) {
            @Nullable
            Met with(int digit) {
                int more = digits | 1 << digit - 1;
                return Integer.bitCount(more) > told ? null : new Met(told, more);
            }
        }
    }
}
