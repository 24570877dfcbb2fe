package org.escargot.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/// Rules about groups of cells that add up to the same, whatever that is.
public sealed interface EqualSumRule extends SumRule {
    /// The cells between the two ends of a line add up to what the ends add up to; digits may repeat.
    record DoubleArrow(Cells cells) implements EqualSumRule {
        @Override
        public String id() {
            return "double-arrow";
        }

        @Override
        public Cells cells(Frame frame) {
            return cells;
        }

        @Override
        public boolean mayPassTwice() {
            return true;
        }

        @Override
        public boolean holds(Frame frame, int[] digits) {
            return cells.size() < 3 || inside().sum(digits) == ends().sum(digits);
        }

        @Override
        public List<Block> blocks(Frame frame) {
            return cells.size() < 3 ? List.of() : List.of(Block.Equation.equal(inside(), ends(), this));
        }

        private Cells inside() {
            return cells.part(1, cells.size() - 1);
        }

        private Cells ends() {
            return Cells.of(cells.first(), cells.last());
        }
    }

    /// Groups of cells with equal sums; digits may repeat.
    record EqualSums(List<Cells> groups) implements EqualSumRule {
        public EqualSums {
            groups = List.copyOf(groups);
        }

        @Override
        public String id() {
            return "equal-sums";
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
                            .mapToInt(group -> group.sum(digits))
                            .distinct()
                            .count()
                    <= 1;
        }

        @Override
        public List<Block> blocks(Frame frame) {
            return equal(groups, this);
        }
    }

    /// The borders of regions cut the line into pieces with equal sums. A second visit to a region is a piece of its
    /// own; a line within one region says nothing.
    record RegionSum(Cells cells) implements EqualSumRule {
        @Override
        public String id() {
            return "region-sum";
        }

        @Override
        public Cells cells(Frame frame) {
            return cells;
        }

        @Override
        public boolean mayPassTwice() {
            return true;
        }

        @Override
        public boolean holds(Frame frame, int[] digits) {
            return new EqualSums(pieces(frame)).holds(frame, digits);
        }

        @Override
        public List<Block> blocks(Frame frame) {
            return equal(pieces(frame), this);
        }

        /// The pieces, in the order of the line.
        public List<Cells> pieces(Frame frame) {
            int[] region = frame.regionOf();
            List<Cells> pieces = new ArrayList<>();
            int from = 0;
            for (int place = 1; place <= cells.size(); place++) {
                if (place == cells.size() || region[cells.at(place)] != region[cells.at(from)]) {
                    pieces.add(cells.part(from, place));
                    from = place;
                }
            }
            return pieces;
        }
    }

    /// Cells equally far from the middle of the line have one and the same sum; where a cell is the middle, that sum
    /// is its digit.
    record Zipper(Cells cells) implements EqualSumRule {
        @Override
        public String id() {
            return "zipper";
        }

        @Override
        public Cells cells(Frame frame) {
            return cells;
        }

        @Override
        public boolean holds(Frame frame, int[] digits) {
            return new EqualSums(teeth()).holds(frame, digits);
        }

        @Override
        public List<Block> blocks(Frame frame) {
            return equal(teeth(), this);
        }

        private List<Cells> teeth() {
            int last = cells.size() - 1;
            return IntStream.rangeClosed(0, last / 2)
                    .mapToObj(place -> place == last - place
                            ? Cells.of(cells.at(place))
                            : Cells.of(cells.at(place), cells.at(last - place)))
                    .toList();
        }
    }

    private static List<Block> equal(List<Cells> groups, Constraint origin) {
        return groups.stream()
                .skip(1)
                .<Block>map(group -> Block.Equation.equal(groups.getFirst(), group, origin))
                .toList();
    }
}
