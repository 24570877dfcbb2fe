package org.escargot.logic.pattern;

import java.util.ArrayList;
import java.util.List;
import org.escargot.grid.Board;
import org.escargot.grid.Cage;
import org.escargot.grid.Cell;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.HouseSet;

/// Sums of cells that leave only some ways to fill them. What is in none of these ways goes, and so does what would
/// leave none.
///
/// @param balances the sums, at least one
/// @param cells the cells without a digit that the step is about; each holds one of its candidates
/// @param digits the digits that it is about; none where all are
/// @param left the combinations of digits that can still fill the cells of the first sum; empty where they are not
///     gone through
/// @param lost the combinations with the same sum that cannot
public record Sums(List<Balance> balances, CellSet cells, DigitSet digits, List<DigitSet> left, List<DigitSet> lost)
        implements Pattern {
    public Sums {
        balances = List.copyOf(balances);
        left = List.copyOf(left);
        lost = List.copyOf(lost);
    }

    /// Sums are added up and filled rather than followed from truth to truth.
    @Override
    public Truths truths() {
        return Truths.NONE;
    }

    /// Houses and cages of which some are added up and others taken away: a certificate for a sum of cells.
    ///
    /// Each house adds up to the sum of all digits and each cage to its total, so the cells add up to the
    /// same of these, each times what is left of it.
    ///
    /// @param terms the houses and cages
    public record Balance(List<Term> terms) {
        /// A house or a cage, `factor` times.
        public sealed interface Term {
            /// How often it counts; below 0 where it is taken away.
            int factor();
        }

        /// A house.
        public record OfHouse(int factor, int house) implements Term {}

        /// A cage.
        public record OfCage(int factor, Cage cage) implements Term {}

        public Balance {
            terms = List.copyOf(terms);
        }

        /// The sum of one cage.
        public static Balance of(Cage cage) {
            return new Balance(List.of(new OfCage(1, cage)));
        }

        /// The sum of `houses`, of which no two share a cell, without that of `cages`.
        public static Balance of(HouseSet houses, List<Cage> cages) {
            List<Term> terms = new ArrayList<>();
            houses.stream().forEach(house -> terms.add(new OfHouse(1, house)));
            cages.forEach(cage -> terms.add(new OfCage(-1, cage)));
            return new Balance(terms);
        }

        /// The houses.
        public HouseSet houses() {
            HouseSet houses = HouseSet.EMPTY;
            for (Term term : terms) {
                houses = term instanceof OfHouse of ? houses.with(of.house) : houses;
            }
            return houses;
        }

        /// The cages, in their order.
        public List<Cage> cages() {
            List<Cage> cages = new ArrayList<>();
            for (Term term : terms) {
                if (term instanceof OfCage of) {
                    cages.add(of.cage);
                }
            }
            return cages;
        }

        /// Of each cell number how often it counts on `board`.
        public int[] factors(Board board) {
            int[] factors = new int[Cell.COUNT];
            for (Term term : terms) {
                CellSet cells = switch (term) {
                    case OfHouse of -> board.cells(of.house);
                    case OfCage of -> of.cage.cells();
                };
                for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
                    factors[cell] += term.factor();
                }
            }
            return factors;
        }

        /// What the cells add up to on `board`.
        public int total(Board board) {
            int total = 0;
            for (Term term : terms) {
                total += term.factor()
                        * switch (term) {
                            case OfHouse _ -> board.size() * (board.size() + 1) / 2;
                            case OfCage of -> of.cage.total();
                        };
            }
            return total;
        }
    }
}
