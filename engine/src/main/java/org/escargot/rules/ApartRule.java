package org.escargot.rules;

import java.util.List;
import java.util.Set;

/// Rules for every pair of cells that lie in a certain way to each other.
public sealed interface ApartRule extends Constraint {
    /// The pairs of cells, in a fixed order.
    List<CellPair> pairs(Frame frame);

    /// Whether two of the cells may hold these digits; the order of the two is of no matter.
    boolean allows(int one, int other);

    /// Cells a knight's move apart differ.
    record AntiKnight() implements ApartRule {
        @Override
        public String id() {
            return "anti-knight";
        }

        @Override
        public List<CellPair> pairs(Frame frame) {
            return CellPair.apart(frame, new int[][] {{1, 2}, {1, -2}, {2, 1}, {2, -1}});
        }

        @Override
        public boolean allows(int one, int other) {
            return one != other;
        }
    }

    /// Cells a king's move apart differ; that is new for those that touch at a corner.
    record AntiKing() implements ApartRule {
        @Override
        public String id() {
            return "anti-king";
        }

        @Override
        public List<CellPair> pairs(Frame frame) {
            return CellPair.apart(frame, new int[][] {{1, 1}, {1, -1}});
        }

        @Override
        public boolean allows(int one, int other) {
            return one != other;
        }
    }

    /// Neighbors do not differ by 1.
    record NonConsecutive() implements ApartRule {
        @Override
        public String id() {
            return "non-consecutive";
        }

        @Override
        public List<CellPair> pairs(Frame frame) {
            return CellPair.neighbors(frame);
        }

        @Override
        public boolean allows(int one, int other) {
            return Math.abs(one - other) != 1;
        }
    }

    /// All dots are given: neighbors without one have none of these differences and ratios.
    ///
    /// @param differences what no such pair differs by
    /// @param ratios how many times one of such a pair is never the other
    /// @param dotted the pairs that have a dot of any kind, which are free
    record NoOtherDots(Set<Integer> differences, Set<Integer> ratios, Set<CellPair> dotted) implements ApartRule {
        public NoOtherDots {
            differences = Set.copyOf(differences);
            ratios = Set.copyOf(ratios);
            dotted = Set.copyOf(dotted);
        }

        @Override
        public String id() {
            return "no-other-dots";
        }

        @Override
        public List<CellPair> pairs(Frame frame) {
            return without(dotted, frame);
        }

        @Override
        public boolean allows(int one, int other) {
            int large = Math.max(one, other);
            int small = Math.min(one, other);
            return !differences.contains(large - small) && (large % small != 0 || !ratios.contains(large / small));
        }
    }

    /// All marks of sums, such as X and V, are given: neighbors without one have none of `sums`.
    record NoOtherSums(Set<Integer> sums, Set<CellPair> marked) implements ApartRule {
        public NoOtherSums {
            sums = Set.copyOf(sums);
            marked = Set.copyOf(marked);
        }

        @Override
        public String id() {
            return "no-other-sums";
        }

        @Override
        public List<CellPair> pairs(Frame frame) {
            return without(marked, frame);
        }

        @Override
        public boolean allows(int one, int other) {
            return !sums.contains(one + other);
        }
    }

    @Override
    default Cells cells(Frame frame) {
        return frame.cells();
    }

    @Override
    default boolean holds(Frame frame, int[] digits) {
        return pairs(frame).stream().allMatch(pair -> allows(digits[pair.first()], digits[pair.second()]));
    }

    @Override
    default List<Block> blocks(Frame frame) {
        PairTable table = PairTable.of(frame.size(), this::allows);
        return pairs(frame).stream()
                .<Block>map(pair -> new Block.Relation(pair.first(), pair.second(), table, this))
                .toList();
    }

    private static List<CellPair> without(Set<CellPair> marked, Frame frame) {
        return CellPair.neighbors(frame).stream()
                .filter(pair -> !marked.contains(pair))
                .toList();
    }
}
