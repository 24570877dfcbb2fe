package org.escargot.rules;

import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.IntStream;

/// What solvers read of a rule. All rules are lowered to these few shapes, and a board obeys a rule exactly where it
/// obeys the rule's blocks. Digit sets are `int`s with bit `d − 1` for digit `d`.
public sealed interface Block {
    /// The cells that it speaks of; no cell twice, except in an [Automaton].
    Cells cells();

    /// The rule that it comes from, so that whatever rests on the block can name it.
    Constraint origin();

    /// As many cells as there are digits, each digit once.
    record House(Cells cells, Constraint origin) implements Block {}

    /// Cells of which no two are equal. There may be more of them than digits; then there is no solution.
    record Differ(Cells cells, Constraint origin) implements Block {}

    /// A cell or several, each with one of `digits`; the empty set says that there is no solution.
    record Domain(Cells cells, int digits, Constraint origin) implements Block {}

    /// Two cells, and which digits they may hold together.
    record Relation(int first, int second, PairTable table, Constraint origin) implements Block {
        @Override
        public Cells cells() {
            return Cells.of(first, second);
        }
    }

    /// Cells of which no two are equal, and whose digits together are one of `sets`; each set has as many digits as
    /// there are cells. No set: no solution.
    record OneOf(Cells cells, List<Integer> sets, Constraint origin) implements Block {
        public OneOf {
            sets = List.copyOf(sets);
        }
    }

    /// The digits of the cells, each times its factor, add up to `total`. Factors are not 0.
    ///
    /// @param factors one for each cell; [#factor] reads them
    record Equation(Cells cells, List<Integer> factors, int total, Constraint origin) implements Block {
        public Equation {
            factors = List.copyOf(factors);
            if (factors.size() != cells.size()) {
                throw new IllegalArgumentException("Each of the cells needs a factor.");
            }
        }

        /// The digits of the cells add up to `total`; a cell that stands twice counts twice.
        static Equation sum(Cells cells, int total, Constraint origin) {
            return new Terms().add(cells, 1).make(total, origin);
        }

        /// The digits of `cells` add up to what those of `others` add up to.
        static Equation equal(Cells cells, Cells others, Constraint origin) {
            return new Terms().add(cells, 1).add(others, -1).make(0, origin);
        }

        /// The terms of an equation that is being made. What a cell is added with comes together in one factor.
        static final class Terms {
            private final TreeMap<Integer, Integer> factors = new TreeMap<>();

            /// Adds each of `cells`, `factor` times.
            Terms add(Cells cells, int factor) {
                cells.stream().forEach(cell -> factors.merge(cell, factor, Integer::sum));
                return this;
            }

            /// The equation, in reading order of its cells; those that came to 0 are not in it.
            Equation make(int total, Constraint origin) {
                factors.values().removeIf(factor -> factor == 0);
                Cells cells = Cells.of(factors.keySet().stream().mapToInt(Integer::intValue));
                return new Equation(cells, List.copyOf(factors.values()), total, origin);
            }
        }

        /// The factor of the cell at `place`.
        public int factor(int place) {
            return factors.get(place);
        }
    }

    /// Each cell's digit is at least `step` more than that of the cell before it.
    ///
    /// @param step 1 where digits rise, 0 where they do not fall
    record Order(Cells cells, int step, Constraint origin) implements Block {}

    /// How many of the cells hold one of `digits`: `least` to `most`, or, where `orNone`, no cell at all.
    record Count(Cells cells, int digits, int least, int most, boolean orNone, Constraint origin) implements Block {}

    /// Two groups of cells, none in both, that hold every digit equally often.
    record SameDigits(Cells one, Cells other, Constraint origin) implements Block {
        @Override
        public Cells cells() {
            return one.then(other);
        }
    }

    /// Of `others`, lines of as many cells, `before` come before `line`, digit by digit and the lower one first.
    ///
    /// @param mayTie whether one may also read the same
    record Rank(Cells line, List<Cells> others, int before, boolean mayTie, Constraint origin) implements Block {
        public Rank {
            others = List.copyOf(others);
        }

        @Override
        public Cells cells() {
            return Cells.of(others.stream().reduce(line, Cells::then).stream().distinct());
        }

        private boolean isObeyed(int[] digits) {
            int[] own = line.digits(digits);
            int[] signs = others.stream()
                    .mapToInt(other -> FullRank.compare(other.digits(digits), own))
                    .toArray();
            return IntStream.of(signs).filter(sign -> sign < 0).count() == before
                    && (mayTie || IntStream.of(signs).noneMatch(sign -> sign == 0));
        }
    }

    /// The digits, read cell by cell, are a row that `machine` accepts. A cell may stand twice, and is read twice.
    record Automaton(Cells cells, Machine machine, Constraint origin) implements Block {}

    /// A block that no board obeys, on the cells of a rule that cannot hold.
    static Block impossible(Cells cells, Constraint origin) {
        return new Domain(cells, 0, origin);
    }

    /// Whether `digits`, by cell and full, obey this block: plain, for proofs and tests.
    default boolean holds(int[] digits) {
        int[] own = cells().stream().map(cell -> digits[cell]).toArray();
        return switch (this) {
            case House house -> IntStream.of(own).distinct().count() == own.length;
            case Differ differ -> IntStream.of(own).distinct().count() == own.length;
            case Domain domain -> IntStream.of(own).allMatch(digit -> (domain.digits >> digit - 1 & 1) != 0);
            case Relation relation -> relation.table.allows(own[0], own[1]);
            case OneOf oneOf -> IntStream.of(own).distinct().count() == own.length && oneOf.sets.contains(set(own));
            case Equation equation ->
                IntStream.range(0, own.length)
                                .map(i -> own[i] * equation.factor(i))
                                .sum()
                        == equation.total;
            case Order order -> IntStream.range(1, own.length).allMatch(i -> own[i] >= own[i - 1] + order.step);
            case Count count ->
                count.orNone && hits(own, count.digits) == 0
                        || hits(own, count.digits) >= count.least && hits(own, count.digits) <= count.most;
            case SameDigits same ->
                Arrays.equals(
                        IntStream.of(own).limit(same.one.size()).sorted().toArray(),
                        IntStream.of(own).skip(same.one.size()).sorted().toArray());
            case Rank rank -> rank.isObeyed(digits);
            case Automaton automaton -> ends(own, automaton.machine);
        };
    }

    private static int set(int[] digits) {
        return IntStream.of(digits).map(digit -> 1 << digit - 1).reduce(0, (a, b) -> a | b);
    }

    private static long hits(int[] digits, int set) {
        return IntStream.of(digits).filter(digit -> (set >> digit - 1 & 1) != 0).count();
    }

    private static boolean ends(int[] digits, Machine machine) {
        int state = 0;
        for (int digit : digits) {
            state = machine.next(state, digit);
            if (state < 0) {
                return false;
            }
        }
        return machine.accepts(state);
    }
}
