package org.escargot.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/// Rules for the cells of a line, one after the other. What lines say of sums is in [SumRule].
public sealed interface LineRule extends Constraint
        permits EndsRule,
                MachineRule,
                LineRule.Thermo,
                LineRule.SlowThermo,
                LineRule.Whisper,
                LineRule.Renban,
                LineRule.Palindrome,
                LineRule.Entropic,
                LineRule.Modular,
                LineRule.Nabner {
    /// The cells from the beginning of the line to its end.
    Cells cells();

    /// A thermometer: digits rise from the bulb, the first cell, to the tip.
    record Thermo(Cells cells) implements LineRule {
        @Override
        public String id() {
            return "thermo";
        }

        @Override
        public boolean fits(Frame frame, int[] line) {
            return IntStream.range(1, line.length).allMatch(place -> line[place] > line[place - 1]);
        }

        @Override
        public List<Block> lowered(Frame frame) {
            return List.of(new Block.Order(cells, 1, this));
        }
    }

    /// A slow thermometer: digits do not fall from the bulb to the tip.
    record SlowThermo(Cells cells) implements LineRule {
        @Override
        public String id() {
            return "slow-thermo";
        }

        @Override
        public boolean fits(Frame frame, int[] line) {
            return IntStream.range(1, line.length).allMatch(place -> line[place] >= line[place - 1]);
        }

        @Override
        public List<Block> lowered(Frame frame) {
            return List.of(new Block.Order(cells, 0, this));
        }
    }

    /// A whisper: neighbors on the line differ by at least `difference`. A loop passes its first cell again.
    record Whisper(Cells cells, int difference) implements LineRule {
        /// The difference that is usual on a board of `size`: half of it, rounded up; 5 on a 9x9.
        public static int usual(int size) {
            return (size + 1) / 2;
        }

        @Override
        public String id() {
            return "whisper";
        }

        @Override
        public boolean mayPassTwice() {
            return true;
        }

        @Override
        public boolean fits(Frame frame, int[] line) {
            return IntStream.range(1, line.length)
                    .allMatch(place -> Math.abs(line[place] - line[place - 1]) >= difference);
        }

        @Override
        public List<Block> lowered(Frame frame) {
            PairTable table = PairTable.of(frame.size(), (one, other) -> Math.abs(one - other) >= difference);
            return new PairRule.Neighbors(cells, table, id())
                    .bonds(frame).stream()
                            .map(bond -> PairRule.block(bond, this))
                            .toList();
        }
    }

    /// A renban line: its digits are consecutive, in any order, none twice.
    record Renban(Cells cells) implements LineRule {
        @Override
        public String id() {
            return "renban";
        }

        @Override
        public boolean fits(Frame frame, int[] line) {
            int least = IntStream.of(line).min().orElse(0);
            int most = IntStream.of(line).max().orElse(0);
            return most - least == line.length - 1
                    && IntStream.of(line).distinct().count() == line.length;
        }

        @Override
        public List<Block> lowered(Frame frame) {
            int run = (1 << cells.size()) - 1;
            List<Integer> sets = IntStream.rangeClosed(0, frame.size() - cells.size())
                    .mapToObj(least -> run << least)
                    .toList();
            return List.of(new Block.OneOf(cells, sets, this));
        }
    }

    /// A palindrome: the line reads the same from both ends.
    record Palindrome(Cells cells) implements LineRule {
        @Override
        public String id() {
            return "palindrome";
        }

        @Override
        public boolean fits(Frame frame, int[] line) {
            return IntStream.range(0, line.length).allMatch(place -> line[place] == line[line.length - 1 - place]);
        }

        @Override
        public List<Block> lowered(Frame frame) {
            int half = cells.size() / 2;
            return TallyRule.equal(cells.part(0, half), cells.reversed().part(0, half), frame, this);
        }
    }

    /// Any three neighbors on the line are a low, a middle and a high digit; on a shorter line all differ in that. A
    /// third of the digits is low, a third high, rounded; the rest is in the middle.
    record Entropic(Cells cells) implements LineRule {
        @Override
        public String id() {
            return "entropic";
        }

        @Override
        public boolean mayPassTwice() {
            return true;
        }

        @Override
        public boolean fits(Frame frame, int[] line) {
            return differ(line, 3, digit -> third(frame.size(), digit));
        }

        @Override
        public List<Block> lowered(Frame frame) {
            return classes(cells, frame, 3, digit -> third(frame.size(), digit), this);
        }

        static int third(int size, int digit) {
            int outer = (size + 1) / 3;
            return digit <= outer ? 0 : digit > size - outer ? 2 : 1;
        }
    }

    /// Any `modulus` neighbors on the line leave different rests when they are divided by it; on a shorter line all do.
    record Modular(Cells cells, int modulus) implements LineRule {
        @Override
        public String id() {
            return "modular";
        }

        @Override
        public boolean mayPassTwice() {
            return true;
        }

        @Override
        public boolean fits(Frame frame, int[] line) {
            return differ(line, modulus, digit -> digit % modulus);
        }

        @Override
        public List<Block> lowered(Frame frame) {
            return classes(cells, frame, modulus, digit -> digit % modulus, this);
        }
    }

    /// No two digits of the line are equal or consecutive.
    record Nabner(Cells cells) implements LineRule {
        @Override
        public String id() {
            return "nabner";
        }

        @Override
        public boolean fits(Frame frame, int[] line) {
            int[] sorted = IntStream.of(line).sorted().toArray();
            return IntStream.range(1, sorted.length).allMatch(place -> sorted[place] - sorted[place - 1] >= 2);
        }

        @Override
        public List<Block> lowered(Frame frame) {
            PairTable table = PairTable.of(frame.size(), (one, other) -> Math.abs(one - other) >= 2);
            return new PairRule.Every(cells, table, id())
                    .bonds(frame).stream()
                            .map(bond -> PairRule.block(bond, this))
                            .toList();
        }
    }

    /// Whether a full line obeys the rule.
    ///
    /// @param line its digits, at least two
    boolean fits(Frame frame, int[] line);

    /// The blocks of a line of at least two cells.
    List<Block> lowered(Frame frame);

    @Override
    default Cells cells(Frame frame) {
        return cells();
    }

    @Override
    default boolean holds(Frame frame, int[] digits) {
        return cells().size() < 2 || fits(frame, cells().digits(digits));
    }

    @Override
    default List<Block> blocks(Frame frame) {
        return cells().size() < 2 ? List.of() : lowered(frame);
    }

    /// The class of a digit.
    @FunctionalInterface
    interface DigitClass {
        int of(int digit);
    }

    private static boolean differ(int[] line, int window, DigitClass digitClass) {
        for (int later = 1; later < line.length; later++) {
            for (int earlier = Math.max(0, later - window + 1); earlier < later; earlier++) {
                if (digitClass.of(line[earlier]) == digitClass.of(line[later])) {
                    return false;
                }
            }
        }
        return true;
    }

    /// Cells less than `window` apart differ in their class. Where there are no more classes than that, those just
    /// outside the window are of the same class.
    private static List<Block> classes(Cells cells, Frame frame, int window, DigitClass digitClass, Constraint origin) {
        PairTable differ = PairTable.of(frame.size(), (one, other) -> digitClass.of(one) != digitClass.of(other));
        PairTable same = PairTable.of(frame.size(), (one, other) -> digitClass.of(one) == digitClass.of(other));
        Set<Integer> classes = Set.copyOf(IntStream.rangeClosed(1, frame.size())
                .map(digitClass::of)
                .boxed()
                .toList());
        int reach = classes.size() == window ? window : window - 1;
        List<Block> blocks = new ArrayList<>();
        for (int later = 1; later < cells.size(); later++) {
            for (int earlier = Math.max(0, later - reach); earlier < later; earlier++) {
                PairTable table = later - earlier == window ? same : differ;
                blocks.add(PairRule.block(new PairRule.Bond(cells.at(earlier), cells.at(later), table), origin));
            }
        }
        return blocks;
    }
}
