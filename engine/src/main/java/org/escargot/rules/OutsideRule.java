package org.escargot.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// Rules of numbers outside the board, about a row or a column as it is read from there.
public sealed interface OutsideRule extends Constraint permits FullRank, OutsideRule.OneLine {
    /// Where a number stands, and so which way its line is read.
    enum Side {
        /// Above a column, read downwards.
        TOP,
        /// Left of a row, read to the right.
        LEFT,
        /// Below a column, read upwards.
        BOTTOM,
        /// Right of a row, read to the left.
        RIGHT
    }

    /// The place of a number outside the board.
    ///
    /// @param index the row or column, from 0
    record Place(Side side, int index) {
        /// The cells of the row or column, as they are read from here.
        public Cells cells(Frame frame) {
            return switch (side) {
                case TOP -> frame.columnCells(index);
                case LEFT -> frame.rowCells(index);
                case BOTTOM -> frame.columnCells(index).reversed();
                case RIGHT -> frame.rowCells(index).reversed();
            };
        }
    }

    /// Where the number stands.
    Place place();

    /// The number.
    int number();

    /// The digits between the lowest and the highest digit add up to the number; 0 says that the two are neighbors.
    record Sandwich(Place place, int number) implements OneLine {
        @Override
        public String id() {
            return "sandwich";
        }

        @Override
        public boolean fits(int size, int[] line) {
            int[] crusts = IntStream.range(0, line.length)
                    .filter(at -> line[at] == 1 || line[at] == size)
                    .toArray();
            return crusts.length == 2
                    && line[crusts[0]] != line[crusts[1]]
                    && IntStream.range(crusts[0] + 1, crusts[1])
                                    .map(at -> line[at])
                                    .sum()
                            == number;
        }

        @Override
        public List<Block> lowered(Cells line, int size) {
            return List.of(new Block.Automaton(
                    line,
                    Machine.of(
                            size, new Filling(0, number), (state, digit) -> state.after(digit, size), Filling::isDone),
                    this));
        }

        /// How far a line is read.
        ///
        /// @param crust the first crust, 0 before it was met, −1 behind the second
        /// @param left what is missing to the sum
        private record Filling(int crust, int left) {
            private static final int DONE = -1;

            @Nullable
            Filling after(int digit, int size) {
                boolean isCrust = digit == 1 || digit == size;
                if (crust <= 0) {
                    return !isCrust ? this : crust == 0 ? new Filling(digit, left) : null;
                }
                if (isCrust) {
                    return digit != crust && left == 0 ? new Filling(DONE, 0) : null;
                }
                return digit <= left ? new Filling(crust, left - digit) : null;
            }

            boolean isDone() {
                return crust == DONE;
            }
        }
    }

    /// The first X digits add up to the number, where X is the first of them.
    record XSum(Place place, int number) implements OneLine {
        @Override
        public String id() {
            return "x-sum";
        }

        @Override
        public boolean fits(int size, int[] line) {
            return line[0] <= line.length && IntStream.of(line).limit(line[0]).sum() == number;
        }

        @Override
        public List<Block> lowered(Cells line, int size) {
            return List.of(new Block.Automaton(
                    line,
                    Machine.of(
                            size, new Rest(Rest.ALL, number), (rest, digit) -> rest.after(digit, size), Rest::isDone),
                    this));
        }

        /// How many cells are still to be added, and how much they must be.
        private record Rest(int cells, int sum) {
            private static final int ALL = -1;

            @Nullable
            Rest after(int digit, int size) {
                if (cells == 0) {
                    return this;
                }
                Rest rest = new Rest(cells == ALL ? digit - 1 : cells - 1, sum - digit);
                return rest.sum < rest.cells || rest.sum > rest.cells * size ? null : rest;
            }

            boolean isDone() {
                return cells == 0;
            }
        }
    }

    /// As many digits as the number says are higher than all before them.
    record Skyscraper(Place place, int number) implements OneLine {
        @Override
        public String id() {
            return "skyscraper";
        }

        @Override
        public boolean fits(int size, int[] line) {
            int highest = 0;
            int seen = 0;
            for (int digit : line) {
                seen += digit > highest ? 1 : 0;
                highest = Math.max(highest, digit);
            }
            return seen == number;
        }

        @Override
        public List<Block> lowered(Cells line, int size) {
            Machine machine = Machine.of(
                    size,
                    new Skyline(0, number),
                    (skyline, digit) -> skyline.after(digit),
                    skyline -> skyline.left == 0);
            return List.of(new Block.Automaton(line, machine, this));
        }

        /// The highest digit so far, and how many more are to be seen.
        private record Skyline(int highest, int left) {
            @Nullable
            Skyline after(int digit) {
                if (digit <= highest) {
                    return this;
                }
                return left == 0 ? null : new Skyline(digit, left - 1);
            }
        }
    }

    /// The first digit that is hidden by a higher one before it is the number.
    record HiddenSkyscraper(Place place, int number) implements OneLine {
        @Override
        public String id() {
            return "hidden-skyscraper";
        }

        @Override
        public boolean fits(int size, int[] line) {
            int highest = 0;
            for (int digit : line) {
                if (digit < highest) {
                    return digit == number;
                }
                highest = digit;
            }
            return false;
        }

        @Override
        public List<Block> lowered(Cells line, int size) {
            int found = size + 1;
            Machine machine = Machine.of(
                    size,
                    0,
                    (highest, digit) -> {
                        if (highest == found || digit >= highest) {
                            return Math.max(highest, digit);
                        }
                        return digit == number ? (Integer) found : null;
                    },
                    highest -> highest == found);
            return List.of(new Block.Automaton(line, machine, this));
        }
    }

    /// A numbered room: where the first digit is X, the X-th holds the number.
    record NumberedRoom(Place place, int number) implements OneLine {
        @Override
        public String id() {
            return "numbered-room";
        }

        @Override
        public boolean fits(int size, int[] line) {
            return line[0] <= line.length && line[line[0] - 1] == number;
        }

        @Override
        public List<Block> lowered(Cells line, int size) {
            List<Block> blocks = new ArrayList<>();
            blocks.add(new Block.Domain(line.part(0, 1), (1 << line.size()) - 1, this));
            for (int at = 1; at <= line.size(); at++) {
                int room = at;
                PairTable table = PairTable.of(size, (first, other) -> first != room || other == number);
                blocks.add(PairRule.block(new PairRule.Bond(line.first(), line.at(at - 1), table), this));
            }
            return blocks;
        }
    }

    /// A rule that its row or column obeys or breaks by itself.
    sealed interface OneLine extends OutsideRule {
        /// Whether a full line obeys the rule.
        boolean fits(int size, int[] line);

        /// The blocks for the cells of `line`, where the number is one that such a line could have.
        List<Block> lowered(Cells line, int size);

        @Override
        default Cells cells(Frame frame) {
            return place().cells(frame);
        }

        @Override
        default boolean holds(Frame frame, int[] digits) {
            return fits(frame.size(), cells(frame).digits(digits));
        }

        /// No number of such a rule is higher than all digits together; those below 0 cannot be either.
        @Override
        default List<Block> blocks(Frame frame) {
            Cells line = cells(frame);
            int most = frame.size() * (frame.size() + 1) / 2;
            return number() < 0 || number() > most
                    ? List.of(Block.impossible(line, this))
                    : lowered(line, frame.size());
        }
    }
}
