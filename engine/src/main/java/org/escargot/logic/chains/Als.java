package org.escargot.logic.chains;

import java.util.ArrayList;
import java.util.List;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;
import org.escargot.grid.LowestBit;
import org.escargot.logic.pattern.Node;
import org.escargot.logic.pattern.StrongLink;
import org.escargot.logic.step.Facts;

/// An almost locked set: cells of a house with one digit more than cells. Without one of its digits it is locked, and
/// each of the others stands in it.
public final class Als {
    /// How many there may be.
    private static final int MOST = 1500;
    private static final int MOST_CELLS = 8;

    private final CellSet cells;
    private final DigitSet digits;
    private final CellSet[] places = new CellSet[Digit.COUNT + 1];
    private final CellSet[] seen = new CellSet[Digit.COUNT + 1];

    private Als(Facts facts, CellSet cells, DigitSet digits) {
        this.cells = cells;
        this.digits = digits;
        for (int digit = digits.first(); digit > 0; digit = digits.next(digit)) {
            CellSet candidates = facts.cellsOf(digit);
            places[digit] = candidates.and(cells);
            seen[digit] = candidates.and(facts.commonPeers(places[digit])).minus(cells);
        }
    }

    /// All of them: by house, rows first, then by their cells in lexicographic order, a set before those that begin
    /// with it. A set of two houses comes with the first of them.
    ///
    /// None at all where there are more than [#MOST]: puzzles have hundreds, but grids of candidates may have ten
    /// thousand, and their pairs would fill the memory.
    public static List<Als> all(Facts facts) {
        List<Als> all = new ArrayList<>();
        for (int house = 0; house < facts.houseCount(); house++) {
            new HouseSearch(facts, house, all).grow(0, 0, 0, 0);
        }
        return all.size() > MOST ? List.of() : all;
    }

    /// The sets of one house, whose open cells are counted from 0.
    ///
    /// Kernel: every selection of the cells is looked at, and few of them are sets.
    private static final class HouseSearch {
        private final Facts facts;
        private final int house;
        private final List<Als> all;
        private final int[] cells;
        private final int[] candidates;

        HouseSearch(Facts facts, int house, List<Als> all) {
            this.facts = facts;
            this.house = house;
            this.all = all;
            cells = facts.unsolved().and(facts.cells(house)).stream().toArray();
            candidates = new int[cells.length];
            for (int i = 0; i < cells.length; i++) {
                candidates[i] = facts.candidates(cells[i]).bits();
            }
        }

        /// Adds a cell from the place `from` on to the `size` cells of the bits `chosen`, which hold `union`.
        void grow(int from, int size, int chosen, int union) {
            for (int i = from; i < cells.length; i++) {
                int digits = union | candidates[i];
                int more = chosen | 1 << i;
                int count = Integer.bitCount(digits);
                if (count == size + 2) {
                    add(more, digits);
                }
                // With all the cells that are left, as many as there are digits but one.
                boolean mayGrow = count <= size + cells.length - i + 1;
                if (mayGrow && size + 1 < MOST_CELLS) {
                    grow(i + 1, size + 1, more, digits);
                }
            }
        }

        private void add(int chosen, int digits) {
            CellSet set = CellSet.EMPTY;
            for (int rest = chosen; rest != 0; rest &= rest - 1) {
                set = set.with(cells[LowestBit.of(rest)]);
            }
            if (facts.commonHouses(set).first() == house) {
                all.add(new Als(facts, set, new DigitSet(digits)));
            }
        }
    }

    public CellSet cells() {
        return cells;
    }

    /// Its digits, one more than cells.
    public DigitSet digits() {
        return digits;
    }

    /// Those of its cells that may hold `digit`, one of its own.
    public CellSet places(int digit) {
        return places[digit];
    }

    /// Where `digit`, one of its own, is a candidate that sees all its places in the set.
    public CellSet seen(int digit) {
        return seen[digit];
    }

    /// Whether this set or `other` lies in the other.
    public boolean isNested(Als other) {
        return cells.containsAll(other.cells) || other.cells.containsAll(cells);
    }

    /// The bits of the digits of both sets that some candidate sees in each of the two.
    public int lost(Als other) {
        int lost = 0;
        for (int rest = digits.bits() & other.digits.bits(); rest != 0; rest &= rest - 1) {
            int digit = LowestBit.of(rest) + 1;
            lost |= seen[digit].intersects(other.seen[digit]) ? rest & -rest : 0;
        }
        return lost;
    }

    /// The candidates of `lost`, digits of both sets, that see all places in the two.
    public CandidateSet eliminated(Als other, int lost) {
        CandidateSet eliminated = CandidateSet.EMPTY;
        for (int rest = lost; rest != 0; rest &= rest - 1) {
            int digit = LowestBit.of(rest) + 1;
            eliminated = eliminated.or(CandidateSet.of(seen[digit].and(other.seen[digit]), digit));
        }
        return eliminated;
    }

    /// The link between `from` and `to`, two of its digits.
    public StrongLink link(int from, int to) {
        return StrongLink.inAls(node(from), node(to));
    }

    /// The node for `digit`, one of its own.
    public Node.Als node(int digit) {
        return new Node.Als(cells, digits, places[digit], digit);
    }
}
