package org.escargot.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.IntStream;

/// Rules about which digits cells hold and how often.
public sealed interface TallyRule extends Constraint
        permits CountRule,
                TallyRule.Quadruple,
                TallyRule.Contains,
                TallyRule.Circles,
                TallyRule.SameValues,
                TallyRule.Clone {
    /// A quadruple: each of `digits` stands in the four cells around a corner, one that is written twice twice.
    record Quadruple(Cells cells, List<Integer> digits) implements TallyRule {
        public Quadruple {
            digits = List.copyOf(digits);
        }

        @Override
        public String id() {
            return "quadruple";
        }

        @Override
        public Cells cells(Frame frame) {
            return cells;
        }

        @Override
        public boolean holds(Frame frame, int[] board) {
            return new Contains(cells, digits, false).holds(frame, board);
        }

        @Override
        public List<Block> blocks(Frame frame) {
            return counts(cells, digits, false, this);
        }

        /// The rule for the four cells of which `corner` is the upper left; for the corner alone where it has no
        /// neighbor below it and to the right.
        public static Quadruple around(int corner, List<Integer> digits, Frame frame) {
            int row = frame.row(corner);
            int column = frame.column(corner);
            Cells cells = frame.has(row + 1, column + 1)
                    ? Cells.of(
                            corner,
                            frame.cell(row, column + 1),
                            frame.cell(row + 1, column),
                            frame.cell(row + 1, column + 1))
                    : Cells.of(corner);
            return new Quadruple(cells, digits);
        }
    }

    /// Each of `digits` stands in the cells, as often as it is written or, unless `exactly`, more often.
    record Contains(Cells cells, List<Integer> digits, boolean exactly) implements TallyRule {
        public Contains {
            digits = List.copyOf(digits);
        }

        @Override
        public String id() {
            return "contains";
        }

        @Override
        public Cells cells(Frame frame) {
            return cells;
        }

        @Override
        public boolean holds(Frame frame, int[] board) {
            return digits.stream().distinct().allMatch(digit -> {
                long wanted = digits.stream().filter(digit::equals).count();
                long found = IntStream.of(cells.digits(board))
                        .filter(own -> own == digit)
                        .count();
                return found == wanted || found > wanted && !exactly;
            });
        }

        @Override
        public List<Block> blocks(Frame frame) {
            return counts(cells, digits, exactly, this);
        }
    }

    /// A digit that stands in a circle stands in exactly as many circles as it says.
    record Circles(Cells cells) implements TallyRule {
        @Override
        public String id() {
            return "counting-circles";
        }

        @Override
        public Cells cells(Frame frame) {
            return cells;
        }

        @Override
        public boolean holds(Frame frame, int[] digits) {
            int[] own = cells.digits(digits);
            return IntStream.of(own)
                    .allMatch(digit ->
                            IntStream.of(own).filter(other -> other == digit).count() == digit);
        }

        @Override
        public List<Block> blocks(Frame frame) {
            return IntStream.rangeClosed(1, frame.size())
                    .<Block>mapToObj(digit -> new Block.Count(cells, 1 << digit - 1, digit, digit, true, this))
                    .toList();
        }
    }

    /// Groups of cells that hold every digit equally often.
    record SameValues(List<Cells> groups) implements TallyRule {
        public SameValues {
            groups = List.copyOf(groups);
        }

        @Override
        public String id() {
            return "same-values";
        }

        @Override
        public Cells cells(Frame frame) {
            return groups.stream().reduce(Cells.NONE, Cells::then);
        }

        @Override
        public boolean mayPassTwice() {
            return true;
        }

        @Override
        public boolean holds(Frame frame, int[] digits) {
            return groups.stream()
                            .map(group -> Arrays.toString(
                                    IntStream.of(group.digits(digits)).sorted().toArray()))
                            .distinct()
                            .count()
                    <= 1;
        }

        @Override
        public List<Block> blocks(Frame frame) {
            return groups.stream()
                    .skip(1)
                    .<Block>map(group -> new Block.SameDigits(
                            without(groups.getFirst(), group), without(group, groups.getFirst()), this))
                    .toList();
        }

        private static Cells without(Cells group, Cells other) {
            return Cells.of(group.stream().filter(cell -> !other.contains(cell)));
        }
    }

    /// A clone: two areas of one shape hold equal digits at equal places.
    record Clone(Cells area, Cells copy) implements TallyRule {
        @Override
        public String id() {
            return "clone";
        }

        @Override
        public Cells cells(Frame frame) {
            return area.then(copy);
        }

        @Override
        public boolean mayPassTwice() {
            return true;
        }

        @Override
        public boolean holds(Frame frame, int[] digits) {
            return Arrays.equals(area.digits(digits), copy.digits(digits));
        }

        @Override
        public List<Block> blocks(Frame frame) {
            return equal(area, copy, frame, this);
        }
    }

    /// The relations that make the cells of `one` and `other` equal, place by place.
    static List<Block> equal(Cells one, Cells other, Frame frame, Constraint origin) {
        PairTable same = PairTable.of(frame.size(), (first, second) -> first == second);
        return IntStream.range(0, one.size())
                .filter(place -> one.at(place) != other.at(place))
                .<Block>mapToObj(place -> new Block.Relation(one.at(place), other.at(place), same, origin))
                .toList();
    }

    private static List<Block> counts(Cells cells, List<Integer> digits, boolean exactly, Constraint origin) {
        TreeMap<Integer, Integer> wanted = new TreeMap<>();
        digits.forEach(digit -> wanted.merge(digit, 1, Integer::sum));
        if (wanted.size() == cells.size() && digits.size() == cells.size()) {
            int set = digits.stream().mapToInt(digit -> 1 << digit - 1).sum();
            return List.of(new Block.OneOf(cells, List.of(set), origin));
        }
        List<Block> blocks = new ArrayList<>();
        wanted.forEach((digit, count) -> {
            int most = exactly ? count : cells.size();
            blocks.add(new Block.Count(cells, 1 << digit - 1, count, most, false, origin));
        });
        return blocks;
    }
}
