package org.escargot.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// Rules for all cells of the board that pairs of them cannot tell.
public sealed interface BoardRule extends Constraint {
    /// Global entropy: every four cells around a corner hold a low, a middle and a high digit. The thirds are those of
    /// [LineRule.Entropic].
    record GlobalEntropy() implements BoardRule {
        @Override
        public String id() {
            return "global-entropy";
        }

        @Override
        public boolean holds(Frame frame, int[] digits) {
            return haveAll(frame, digits, digit -> LineRule.Entropic.third(frame.size(), digit));
        }

        @Override
        public List<Block> blocks(Frame frame) {
            return classes(frame, digit -> LineRule.Entropic.third(frame.size(), digit), this);
        }
    }

    /// Global modular rule: every four cells around a corner hold digits of each rest that division by 3 leaves.
    record GlobalModular() implements BoardRule {
        @Override
        public String id() {
            return "global-modular";
        }

        @Override
        public boolean holds(Frame frame, int[] digits) {
            return haveAll(frame, digits, digit -> digit % 3);
        }

        @Override
        public List<Block> blocks(Frame frame) {
            return classes(frame, digit -> digit % 3, this);
        }
    }

    /// Dutch flatmates: above each 5 stands a 1, or below it a 9. On other boards than 9x9 it is the middle digit, the
    /// lowest and the highest.
    record DutchFlatmates() implements BoardRule {
        @Override
        public String id() {
            return "dutch-flatmates";
        }

        @Override
        public boolean holds(Frame frame, int[] digits) {
            int middle = (frame.size() + 1) / 2;
            return frame.cells().stream().filter(cell -> digits[cell] == middle).allMatch(cell -> {
                int row = frame.row(cell);
                int column = frame.column(cell);
                return row > 0 && digits[frame.cell(row - 1, column)] == 1
                        || frame.has(row + 1, column) && digits[frame.cell(row + 1, column)] == frame.size();
            });
        }

        @Override
        public List<Block> blocks(Frame frame) {
            Machine machine = Machine.of(
                    frame.size(),
                    Above.OTHER,
                    (above, digit) -> above.then(digit, frame.size()),
                    above -> above != Above.LONELY);
            return IntStream.range(0, frame.columns())
                    .<Block>mapToObj(column -> new Block.Automaton(frame.columnCells(column), machine, this))
                    .toList();
        }

        /// What stands above a cell.
        private enum Above {
            LOWEST,
            /// A middle digit that still needs the highest below it.
            LONELY,
            OTHER;

            @Nullable
            Above then(int digit, int size) {
                if (this == LONELY && digit != size) {
                    return null;
                }
                if (digit == (size + 1) / 2) {
                    return this == LOWEST ? OTHER : LONELY;
                }
                return digit == 1 ? LOWEST : OTHER;
            }
        }
    }

    /// No two lines read the same: no row or column, from either end, has the digits of another one. One that reads the
    /// same from both ends is none either.
    record LinesDiffer() implements BoardRule {
        @Override
        public String id() {
            return "lines-differ";
        }

        @Override
        public boolean holds(Frame frame, int[] digits) {
            List<Cells> lines = FullRank.lines(frame);
            return lines.stream()
                            .map(line -> Arrays.toString(line.digits(digits)))
                            .distinct()
                            .count()
                    == lines.size();
        }

        /// Each two lines of one length are read in turns.
        @Override
        public List<Block> blocks(Frame frame) {
            Machine machine = Machine.of(
                    frame.size(), Pair.SAME, (pair, digit) -> pair.then(digit), pair -> pair.digit == Pair.DIFFERENT);
            List<Cells> lines = FullRank.lines(frame);
            List<Block> blocks = new ArrayList<>();
            for (int one = 0; one < lines.size(); one++) {
                for (int other = one + 1; other < lines.size(); other++) {
                    if (lines.get(one).size() == lines.get(other).size()) {
                        blocks.add(new Block.Automaton(inTurns(lines.get(one), lines.get(other)), machine, this));
                    }
                }
            }
            return blocks;
        }

        private static Cells inTurns(Cells one, Cells other) {
            return Cells.of(IntStream.range(0, one.size()).flatMap(at -> IntStream.of(one.at(at), other.at(at))));
        }

        /// What was read of two lines.
        ///
        /// @param digit that of the first line that waits for the second's, or one of the two marks
        private record Pair(int digit) {
            private static final int NONE = 0;
            private static final int DIFFERENT = -1;
            static final Pair SAME = new Pair(NONE);

            Pair then(int next) {
                if (digit == DIFFERENT) {
                    return this;
                }
                return digit == NONE ? new Pair(next) : digit == next ? SAME : new Pair(DIFFERENT);
            }
        }
    }

    @Override
    default Cells cells(Frame frame) {
        return frame.cells();
    }

    private static List<Cells> squares(Frame frame) {
        List<Cells> squares = new ArrayList<>();
        frame.cells().stream().forEach(cell -> {
            int row = frame.row(cell);
            int column = frame.column(cell);
            if (frame.has(row + 1, column + 1)) {
                squares.add(Cells.of(
                        cell,
                        frame.cell(row, column + 1),
                        frame.cell(row + 1, column),
                        frame.cell(row + 1, column + 1)));
            }
        });
        return squares;
    }

    private static boolean haveAll(Frame frame, int[] digits, LineRule.DigitClass digitClass) {
        return squares(frame).stream()
                .allMatch(square -> IntStream.of(square.digits(digits))
                                .map(digitClass::of)
                                .distinct()
                                .count()
                        == 3);
    }

    /// Every square holds a digit of each of three classes.
    private static List<Block> classes(Frame frame, LineRule.DigitClass digitClass, Constraint origin) {
        int[] sets = new int[3];
        for (int digit = 1; digit <= frame.size(); digit++) {
            sets[digitClass.of(digit)] |= 1 << digit - 1;
        }
        return squares(frame).stream()
                .flatMap(square ->
                        IntStream.of(sets).<Block>mapToObj(set -> new Block.Count(square, set, 1, 4, false, origin)))
                .toList();
    }
}
