package org.escargot.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/// Rules about pairs of cells, each with a table of what the two may hold.
public sealed interface PairRule extends Constraint {
    /// A pair of cells and its table, the first cell named first.
    record Bond(int first, int second, PairTable table) {}

    /// The pairs and their tables, in a fixed order; a pair may be one cell twice.
    List<Bond> bonds(Frame frame);

    /// A white dot: the two differ by `difference`.
    record Difference(CellPair pair, int difference) implements PairRule {
        @Override
        public String id() {
            return "difference";
        }

        @Override
        public List<Bond> bonds(Frame frame) {
            return bond(pair, frame, (one, other) -> Math.abs(one - other) == difference);
        }
    }

    /// A black dot: one of the two is `ratio` times the other.
    record Ratio(CellPair pair, int ratio) implements PairRule {
        @Override
        public String id() {
            return "ratio";
        }

        @Override
        public List<Bond> bonds(Frame frame) {
            return bond(pair, frame, (one, other) -> one == (long) other * ratio || other == (long) one * ratio);
        }
    }

    /// An X, a V or a number on a border: the two add up to `sum`.
    record PairSum(CellPair pair, int sum) implements PairRule {
        @Override
        public String id() {
            return "pair-sum";
        }

        @Override
        public List<Bond> bonds(Frame frame) {
            return bond(pair, frame, (one, other) -> one + other == sum);
        }
    }

    /// An inequality sign: `large` holds more than `small`.
    record Greater(int large, int small) implements PairRule {
        @Override
        public String id() {
            return "greater";
        }

        @Override
        public List<Bond> bonds(Frame frame) {
            return List.of(new Bond(large, small, PairTable.of(frame.size(), (one, other) -> one > other)));
        }
    }

    /// A cell that holds less than each of `neighbors`.
    record Minimum(int cell, Cells neighbors) implements PairRule {
        @Override
        public String id() {
            return "minimum";
        }

        @Override
        public List<Bond> bonds(Frame frame) {
            return each(cell, neighbors, PairTable.of(frame.size(), (own, other) -> own < other));
        }
    }

    /// A cell that holds more than each of `neighbors`.
    record Maximum(int cell, Cells neighbors) implements PairRule {
        @Override
        public String id() {
            return "maximum";
        }

        @Override
        public List<Bond> bonds(Frame frame) {
            return each(cell, neighbors, PairTable.of(frame.size(), (own, other) -> own > other));
        }
    }

    /// No two cells that hold the digit d are d steps apart, counted along rows and columns.
    record AntiTaxicab() implements PairRule {
        @Override
        public String id() {
            return "anti-taxicab";
        }

        @Override
        public List<Bond> bonds(Frame frame) {
            PairTable[] tables = IntStream.rangeClosed(0, frame.size())
                    .mapToObj(steps -> PairTable.of(frame.size(), (one, other) -> one != other || one != steps))
                    .toArray(PairTable[]::new);
            List<Bond> bonds = new ArrayList<>();
            int[] cells = frame.cells().toArray();
            for (int later = 1; later < cells.length; later++) {
                for (int earlier = 0; earlier < later; earlier++) {
                    int steps = Math.abs(frame.row(cells[later]) - frame.row(cells[earlier]))
                            + Math.abs(frame.column(cells[later]) - frame.column(cells[earlier]));
                    if (steps <= frame.size()) {
                        bonds.add(new Bond(cells[earlier], cells[later], tables[steps]));
                    }
                }
            }
            return bonds;
        }
    }

    /// A cell that says where in a house a digit stands: it holds v exactly where the cell at place v of `house` holds
    /// `digit`.
    ///
    /// @param cell itself a cell of the house
    /// @param house a row, a column or a box, in order
    /// @param digit from 1, the place of the cell among the houses of the other kind
    record Index(int cell, Cells house, int digit) implements PairRule {
        /// Says in which column of its row the number of its own column stands.
        public static Index byColumn(int cell, Frame frame) {
            return new Index(cell, frame.rowCells(frame.row(cell)), frame.column(cell) + 1);
        }

        /// Says in which row of its column the number of its own row stands.
        public static Index byRow(int cell, Frame frame) {
            return new Index(cell, frame.columnCells(frame.column(cell)), frame.row(cell) + 1);
        }

        @Override
        public String id() {
            return "index";
        }

        @Override
        public List<Bond> bonds(Frame frame) {
            return IntStream.rangeClosed(1, house.size())
                    .mapToObj(value -> new Bond(
                            cell,
                            house.at(value - 1),
                            PairTable.of(frame.size(), (own, other) -> own == value == (other == digit))))
                    .toList();
        }
    }

    /// Cells next to each other on `line` hold what `table` allows, the earlier cell named first.
    record Neighbors(Cells line, PairTable table, String name) implements PairRule {
        @Override
        public String id() {
            return "pair-table";
        }

        @Override
        public boolean mayPassTwice() {
            return true;
        }

        @Override
        public List<Bond> bonds(Frame frame) {
            return IntStream.range(1, line.size())
                    .mapToObj(place -> new Bond(line.at(place - 1), line.at(place), table))
                    .toList();
        }
    }

    /// Every two of `cells` hold what `table` allows, the earlier cell named first.
    record Every(Cells cells, PairTable table, String name) implements PairRule {
        @Override
        public String id() {
            return "pair-table";
        }

        @Override
        public List<Bond> bonds(Frame frame) {
            List<Bond> bonds = new ArrayList<>();
            for (int later = 1; later < cells.size(); later++) {
                for (int earlier = 0; earlier < later; earlier++) {
                    bonds.add(new Bond(cells.at(earlier), cells.at(later), table));
                }
            }
            return bonds;
        }
    }

    @Override
    default Cells cells(Frame frame) {
        return Cells.of(bonds(frame).stream()
                .flatMapToInt(bond -> IntStream.of(bond.first, bond.second))
                .distinct());
    }

    @Override
    default boolean holds(Frame frame, int[] digits) {
        return bonds(frame).stream().allMatch(bond -> bond.table.allows(digits[bond.first], digits[bond.second]));
    }

    @Override
    default List<Block> blocks(Frame frame) {
        return bonds(frame).stream().map(bond -> block(bond, this)).toList();
    }

    /// The relation of two cells; for one cell twice, the digits that stand beside themselves in the table.
    static Block block(Bond bond, Constraint origin) {
        if (bond.first != bond.second) {
            return new Block.Relation(bond.first, bond.second, bond.table, origin);
        }
        int digits = IntStream.rangeClosed(1, bond.table.size())
                .filter(digit -> bond.table.allows(digit, digit))
                .map(digit -> 1 << digit - 1)
                .sum();
        return new Block.Domain(Cells.of(bond.first), digits, origin);
    }

    private static List<Bond> bond(CellPair pair, Frame frame, PairTable.Test test) {
        return List.of(new Bond(pair.first(), pair.second(), PairTable.of(frame.size(), test)));
    }

    private static List<Bond> each(int cell, Cells neighbors, PairTable table) {
        return neighbors.stream()
                .mapToObj(neighbor -> new Bond(cell, neighbor, table))
                .toList();
    }
}
