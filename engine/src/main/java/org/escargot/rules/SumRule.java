package org.escargot.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/// Rules about what digits add up to.
public sealed interface SumRule extends Constraint
        permits EqualSumRule,
                SumRule.Cage,
                SumRule.Total,
                SumRule.WeightedTotal,
                SumRule.LittleKiller,
                SumRule.Arrow,
                SumRule.SumLine {
    /// A killer cage: its cells differ, and add up to the total, if it has one.
    record Cage(Cells cells, OptionalInt total) implements SumRule {
        @Override
        public String id() {
            return "cage";
        }

        @Override
        public Cells cells(Frame frame) {
            return cells;
        }

        @Override
        public boolean holds(Frame frame, int[] digits) {
            return !cells.repeat(digits) && (total.isEmpty() || cells.sum(digits) == total.getAsInt());
        }

        @Override
        public List<Block> blocks(Frame frame) {
            List<Block> blocks = new ArrayList<>();
            if (cells.size() > 1) {
                blocks.add(HouseRule.block(cells, frame, this));
            }
            if (cells.size() > 0 && total.isPresent()) {
                blocks.add(Block.Equation.sum(cells, total.getAsInt(), this));
            }
            return blocks;
        }
    }

    /// The cells add up to `total`; digits may repeat.
    record Total(Cells cells, int total) implements SumRule {
        @Override
        public String id() {
            return "total";
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
            return cells.size() == 0 || cells.sum(digits) == total;
        }

        @Override
        public List<Block> blocks(Frame frame) {
            return cells.size() == 0 ? List.of() : List.of(Block.Equation.sum(cells, total, this));
        }
    }

    /// The digits of the cells, each times its factor, add up to `total`; digits may repeat.
    ///
    /// @param factors one for each cell, any whole number
    record WeightedTotal(Cells cells, List<Integer> factors, int total) implements SumRule {
        public WeightedTotal {
            factors = List.copyOf(factors);
        }

        @Override
        public String id() {
            return "weighted-total";
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
            int sum = IntStream.range(0, cells.size())
                    .map(at -> factors.get(at) * digits[cells.at(at)])
                    .sum();
            return cells.size() == 0 || sum == total;
        }

        @Override
        public List<Block> blocks(Frame frame) {
            Block.Equation.Terms terms = new Block.Equation.Terms();
            for (int at = 0; at < cells.size(); at++) {
                terms.add(Cells.of(cells.at(at)), factors.get(at));
            }
            return cells.size() == 0 ? List.of() : List.of(terms.make(total, this));
        }
    }

    /// A number outside the board: the cells of a diagonal add up to `total`; digits may repeat.
    ///
    /// @param diagonal its cells from the rim where the number stands
    record LittleKiller(Cells diagonal, int total) implements SumRule {
        @Override
        public String id() {
            return "little-killer";
        }

        @Override
        public Cells cells(Frame frame) {
            return diagonal;
        }

        @Override
        public boolean holds(Frame frame, int[] digits) {
            return diagonal.sum(digits) == total;
        }

        @Override
        public List<Block> blocks(Frame frame) {
            return List.of(Block.Equation.sum(diagonal, total, this));
        }
    }

    /// The shaft adds up to the number in the bulb; digits may repeat on the shaft.
    ///
    /// @param bulb a cell, or the two or three of a pill in reading order, which are read as a decimal number
    record Arrow(Cells bulb, Cells shaft) implements SumRule {
        @Override
        public String id() {
            return bulb.size() > 1 ? "pill-arrow" : "arrow";
        }

        @Override
        public Cells cells(Frame frame) {
            return bulb.then(shaft);
        }

        @Override
        public boolean mayPassTwice() {
            return true;
        }

        @Override
        public boolean holds(Frame frame, int[] digits) {
            int number = IntStream.of(bulb.digits(digits)).reduce(0, (head, digit) -> 10 * head + digit);
            return shaft.size() == 0 || bulb.size() == 0 || shaft.sum(digits) == number;
        }

        @Override
        public List<Block> blocks(Frame frame) {
            if (shaft.size() == 0 || bulb.size() == 0) {
                return List.of();
            }
            Block.Equation.Terms terms = new Block.Equation.Terms().add(shaft, 1);
            for (int place = bulb.size() - 1, weight = 1; place >= 0; place--, weight *= 10) {
                terms.add(Cells.of(bulb.at(place)), -weight);
            }
            return List.of(terms.make(0, this));
        }
    }

    /// The line can be cut into pieces that add up to `sum` each; digits may repeat.
    record SumLine(Cells cells, int sum) implements SumRule {
        @Override
        public String id() {
            return "sum-line";
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
            int piece = 0;
            for (int digit : cells.digits(digits)) {
                piece = piece == sum ? digit : piece + digit;
                if (piece > sum) {
                    return false;
                }
            }
            return cells.size() == 0 || piece == sum;
        }

        @Override
        public List<Block> blocks(Frame frame) {
            if (cells.size() == 0) {
                return List.of();
            }
            if (sum > frame.size() * cells.size()) {
                return List.of(Block.impossible(cells, this));
            }
            Machine machine = Machine.of(
                    frame.size(),
                    0,
                    (piece, digit) -> piece + digit > sum ? null : (piece + digit) % sum,
                    piece -> piece == 0);
            return List.of(new Block.Automaton(cells, machine, this));
        }
    }
}
