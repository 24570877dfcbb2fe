package org.escargot.logic.pattern;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.escargot.grid.Board;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;
import org.escargot.grid.HouseSet;

/// What a pattern takes for granted: cells that must hold a digit, and digits that must stand in a house.
///
/// Each of them holds in every Sudoku, so a pattern cannot claim anything false by naming one.
///
/// @param cells the cells that must hold one of their candidates
/// @param digits for some digits, the houses that must hold them
public record Truths(CellSet cells, List<InHouses> digits) {
    /// Nothing named yet.
    public static final Truths NONE = new Truths(CellSet.EMPTY, List.of());

    /// `digit` stands somewhere in each of `houses`.
    ///
    /// @param digit 1..9
    /// @param houses the houses that must hold it
    public record InHouses(int digit, HouseSet houses) {}

    public Truths {
        digits = List.copyOf(digits);
    }

    /// Each of `cells` holds a digit.
    public static Truths of(CellSet cells) {
        return new Truths(cells, List.of());
    }

    /// `digit` stands in each of `houses`.
    public static Truths of(int digit, HouseSet houses) {
        return new Truths(CellSet.EMPTY, List.of(new InHouses(digit, houses)));
    }

    /// Each of `digits` stands in each of `houses`.
    public static Truths of(DigitSet digits, HouseSet houses) {
        Truths truths = NONE;
        for (int digit = digits.first(); digit > 0; digit = digits.next(digit)) {
            truths = truths.and(of(digit, houses));
        }
        return truths;
    }

    /// These truths and `other`.
    public Truths and(Truths other) {
        List<InHouses> both = new ArrayList<>(digits);
        both.addAll(other.digits);
        return new Truths(cells.or(other.cells), both);
    }

    /// The houses that must hold some digit.
    public HouseSet houses() {
        HouseSet houses = HouseSet.EMPTY;
        for (InHouses each : digits) {
            houses = houses.or(each.houses());
        }
        return houses;
    }

    /// The digits that must stand in some house.
    public DigitSet digitsInHouses() {
        DigitSet all = DigitSet.EMPTY;
        for (InHouses each : digits) {
            all = all.with(each.digit());
        }
        return all;
    }

    /// How many there are.
    public int size() {
        int size = cells.size();
        for (InHouses each : digits) {
            size += each.houses().size();
        }
        return size;
    }

    /// Each of them as the candidates of which one is true, on the usual board: the cells, then the digits in houses.
    public List<CandidateSet> each() {
        return each(Board.CLASSIC);
    }

    /// The same on `board`.
    public List<CandidateSet> each(Board board) {
        List<CandidateSet> list = new ArrayList<>();
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
            list.add(CandidateSet.of(cell, DigitSet.ALL));
        }
        for (InHouses in : digits) {
            HouseSet houses = in.houses();
            for (int house = houses.first(); house >= 0; house = houses.next(house)) {
                list.add(CandidateSet.of(board.cells(house), in.digit()));
            }
        }
        return list;
    }

    /// The candidates of all of them.
    public CandidateSet all() {
        CandidateSet all = CandidateSet.EMPTY;
        for (CandidateSet each : each()) {
            all = all.or(each);
        }
        return all;
    }

    /// The same truths, each digit and each of its houses named once.
    public Truths compact() {
        HouseSet[] houses = new HouseSet[Digit.COUNT + 1];
        Arrays.fill(houses, HouseSet.EMPTY);
        for (InHouses each : digits) {
            houses[each.digit()] = houses[each.digit()].or(each.houses());
        }
        Truths compact = of(cells);
        for (int digit = 1; digit <= Digit.COUNT; digit++) {
            compact = houses[digit].isEmpty() ? compact : compact.and(of(digit, houses[digit]));
        }
        return compact;
    }
}
