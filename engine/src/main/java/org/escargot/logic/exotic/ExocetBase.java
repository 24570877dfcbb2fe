package org.escargot.logic.exotic;

import java.util.ArrayList;
import java.util.List;
import org.escargot.grid.Cell;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.House;
import org.escargot.grid.HouseSet;
import org.escargot.grid.Houses;
import org.escargot.logic.step.Facts;

/// Two cells of a line and a box, and three lines that cross the band.
///
/// @param line the line of the base
/// @param box its box
/// @param base the two cells
/// @param digits their candidates
/// @param lines the three lines
record ExocetBase(Facts facts, int line, int box, CellSet base, DigitSet digits, HouseSet lines) {
    private static final int FEWEST_DIGITS = 3;
    private static final int MOST_DIGITS = 4;

    /// All bases with three or four digits, by line, box and third cell, each with all its lines.
    static List<ExocetBase> all(Facts facts) {
        List<ExocetBase> all = new ArrayList<>();
        for (int line = 0; line < House.box(0); line++) {
            for (int box = House.box(0); box < House.COUNT; box++) {
                CellSet three = Houses.cells(line).and(Houses.cells(box));
                for (int third = three.first(); third >= 0; third = three.next(third)) {
                    add(facts, line, box, third, all);
                }
            }
        }
        return all;
    }

    private static void add(Facts facts, int line, int box, int third, List<ExocetBase> all) {
        CellSet base = Houses.cells(line).and(Houses.cells(box)).without(third);
        DigitSet digits = facts.union(base);
        if (!facts.unsolved().containsAll(base) || digits.size() < FEWEST_DIGITS || digits.size() > MOST_DIGITS) {
            return;
        }
        CellSet others = Houses.cells(line).minus(Houses.cells(box));
        for (int one = others.first(); one >= 0; one = others.next(one)) {
            for (int two = others.next(one); two >= 0; two = others.next(two)) {
                if (Houses.box(one) != Houses.box(two)) {
                    all.add(new ExocetBase(facts, line, box, base, digits, lines(line, third, one, two)));
                }
            }
        }
    }

    /// The lines through the three cells that cross `line`.
    private static HouseSet lines(int line, int... cells) {
        HouseSet lines = HouseSet.EMPTY;
        for (int cell : cells) {
            lines = lines.or(Houses.of(cell).and(Houses.LINES)).without(line);
        }
        return lines;
    }

    /// The cells of the three lines that the base's line and box leave free.
    CellSet places() {
        CellSet cells = CellSet.EMPTY;
        for (int each = lines.first(); each >= 0; each = lines.next(each)) {
            cells = cells.or(Houses.cells(each));
        }
        return cells.minus(Houses.cells(line)).minus(Houses.cells(box));
    }

    /// The other boxes that the base's line runs through.
    CellSet band() {
        CellSet cells = CellSet.EMPTY;
        CellSet row = Houses.cells(line);
        for (int cell = row.first(); cell >= 0; cell = row.next(cell)) {
            cells = cells.or(Houses.cells(Houses.box(cell)));
        }
        return cells.minus(Houses.cells(box));
    }

    /// Those of `cells` that may hold a digit of the base.
    CellSet possibleTargets(CellSet cells) {
        CellSet possible = CellSet.EMPTY;
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
            possible = facts.candidates(cell).intersects(digits) ? possible.with(cell) : possible;
        }
        return possible;
    }

    /// Whether the targets lie in the band, one in each other box, and the cells beside them in their lines hold no
    /// digit of the base.
    boolean isJunior(int one, int two) {
        return band().containsAll(CellSet.of(one, two))
                && Houses.box(one) != Houses.box(two)
                && isClear(companion(one))
                && isClear(companion(two));
    }

    /// The other cell in the line and the box of `target` that does not lie in the base's line.
    int companion(int target) {
        HouseSet crossing = Houses.of(target).and(lines);
        return Houses.cells(crossing.first())
                .and(Houses.cells(Houses.box(target)))
                .minus(Houses.cells(line))
                .without(target)
                .first();
    }

    private boolean isClear(int cell) {
        return !facts.marks().allowed(cell).intersects(digits);
    }

    /// Whether for each digit two houses hold all its places beside the targets `one` and `two`.
    boolean isCovered(int one, int two) {
        for (int digit = digits.first(); digit > 0; digit = digits.next(digit)) {
            if (housesFor(digit, one, two) > 2) {
                return false;
            }
        }
        return true;
    }

    /// How many houses hold the places of `digit` beside the targets; 3 for more than two.
    int housesFor(int digit, int one, int two) {
        CellSet left = placesOf(digit).without(one).without(two);
        if (left.isEmpty()) {
            return 0;
        }
        if (!Houses.common(left).isEmpty()) {
            return 1;
        }
        HouseSet houses = Houses.of(left.first());
        for (int house = houses.first(); house >= 0; house = houses.next(house)) {
            if (!Houses.common(left.minus(Houses.cells(house))).isEmpty()) {
                return 2;
            }
        }
        return 3;
    }

    /// Where `digit` cannot stand if the base holds it: two houses that hold all its places beside the targets have one
    /// each, so none elsewhere.
    CellSet ruledOut(int digit, int one, int two) {
        CellSet left = placesOf(digit).without(one).without(two);
        CellSet gone = CellSet.EMPTY;
        HouseSet houses = left.isEmpty() ? HouseSet.EMPTY : Houses.of(left.first());
        for (int house = houses.first(); house >= 0; house = houses.next(house)) {
            HouseSet others = Houses.common(left.minus(Houses.cells(house)));
            for (int other = others.first(); other >= 0; other = others.next(other)) {
                gone = gone.or(Houses.cells(house)).or(Houses.cells(other));
            }
        }
        return gone.minus(left);
    }

    private CellSet placesOf(int digit) {
        CellSet places = places();
        CellSet held = CellSet.EMPTY;
        for (int cell = places.first(); cell >= 0; cell = places.next(cell)) {
            held = facts.marks().allowed(cell).contains(digit) ? held.with(cell) : held;
        }
        return held;
    }

    /// The cells that hold the digit of the target `one` if the targets are junior: in the box of `two`, in the line
    /// that is left for it there.
    CellSet mirror(int one, int two) {
        boolean isRow = House.kind(line) == House.Kind.ROW;
        int own = isRow ? House.row(Cell.row(one)) : House.column(Cell.column(one));
        return Houses.cells(Houses.box(two))
                .minus(Houses.cells(line))
                .minus(Houses.cells(own))
                .without(two)
                .without(companion(two));
    }
}
