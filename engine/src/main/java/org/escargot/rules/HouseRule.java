package org.escargot.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/// Rules that make more groups of cells hold no digit twice.
public sealed interface HouseRule extends Constraint {
    /// The groups on `frame`, in a fixed order; of each, no two cells are equal.
    List<Cells> groups(Frame frame);

    /// An extra region: its cells differ, whatever their number.
    record Different(Cells cells) implements HouseRule {
        @Override
        public String id() {
            return "extra-region";
        }

        @Override
        public List<Cells> groups(Frame frame) {
            return List.of(cells);
        }
    }

    /// Which way a diagonal goes, read from the left.
    enum Slope {
        /// From the lower left to the upper right.
        RISING,
        /// From the upper left to the lower right.
        FALLING
    }

    /// A main diagonal of the board, which has as many rows as columns, holds no digit twice.
    record Diagonal(Slope slope) implements HouseRule {
        @Override
        public String id() {
            return "diagonal";
        }

        @Override
        public List<Cells> groups(Frame frame) {
            int last = frame.rows() - 1;
            return List.of(Cells.of(IntStream.rangeClosed(0, last)
                    .map(column -> frame.cell(slope == Slope.FALLING ? column : last - column, column))));
        }
    }

    /// Windows of the shape of a box hold each digit once. They lie a row and a column from the rim and from each
    /// other: four on a 9x9. There the rest of the rows and columns makes five more such groups, by counting.
    record Windoku() implements HouseRule {
        @Override
        public String id() {
            return "windoku";
        }

        @Override
        public List<Cells> groups(Frame frame) {
            Cells box = frame.regions().getFirst();
            int rows = frame.row(box.last()) - frame.row(box.first()) + 1;
            int columns = frame.size() / rows;
            List<Cells> windows = new ArrayList<>();
            for (int top = 1; top + rows < frame.size(); top += rows + 1) {
                for (int left = 1; left + columns < frame.size(); left += columns + 1) {
                    windows.add(crossing(frame, run(top, rows), run(left, columns)));
                }
            }
            if (frame.size() == 9) {
                addHidden(frame, windows);
            }
            return windows;
        }

        private static void addHidden(Frame frame, List<Cells> windows) {
            int[] rest = {0, 4, 8};
            for (int[] run : List.of(run(1, 3), run(5, 3))) {
                windows.add(crossing(frame, rest, run));
                windows.add(crossing(frame, run, rest));
            }
            windows.add(crossing(frame, rest, rest));
        }

        private static int[] run(int from, int length) {
            return IntStream.range(from, from + length).toArray();
        }

        private static Cells crossing(Frame frame, int[] rows, int[] columns) {
            return Cells.of(IntStream.of(rows)
                    .flatMap(row -> IntStream.of(columns).map(column -> frame.cell(row, column))));
        }
    }

    /// Cells at the same place of their boxes differ.
    record DisjointGroups() implements HouseRule {
        @Override
        public String id() {
            return "disjoint-groups";
        }

        @Override
        public List<Cells> groups(Frame frame) {
            return IntStream.range(0, frame.size())
                    .mapToObj(place -> Cells.of(frame.regions().stream()
                            .filter(region -> place < region.size())
                            .mapToInt(region -> region.at(place))))
                    .toList();
        }
    }

    @Override
    default Cells cells(Frame frame) {
        return groups(frame).stream().reduce(Cells.NONE, Cells::then);
    }

    @Override
    default boolean holds(Frame frame, int[] digits) {
        return groups(frame).stream().noneMatch(group -> group.repeat(digits));
    }

    @Override
    default List<Block> blocks(Frame frame) {
        return groups(frame).stream()
                .filter(group -> group.size() > 1)
                .map(group -> block(group, frame, this))
                .toList();
    }

    /// A house where `group` has a cell for each digit, else cells that differ.
    static Block block(Cells group, Frame frame, Constraint origin) {
        return group.size() == frame.size() ? new Block.House(group, origin) : new Block.Differ(group, origin);
    }
}
