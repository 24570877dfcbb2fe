package org.escargot.method;

import java.util.List;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;
import org.escargot.grid.House;
import org.escargot.grid.HouseSet;
import org.escargot.grid.Houses;

/// How the report's second version narrows candidates down. Each technique changes what the next one sees.
public final class ReportTechniques {
    private final int[] candidates;

    /// Works on `candidates`, those of each cell as in [DigitSet#bits]; they are changed in place.
    public ReportTechniques(int[] candidates) {
        this.candidates = candidates;
    }

    /// What is left of the `places` of a digit when each box that has them in one line only has cleared the rest of
    /// that line: indirect elimination, first with rows, then with columns (`ou_le_nombre_peut_etre`).
    public static CellSet eliminateIndirectly(CellSet places) {
        CellSet left = places;
        for (HouseSet lines : List.of(Houses.ROWS, Houses.COLUMNS)) {
            for (int box = 0; box < 9; box++) {
                CellSet inBox = left.and(Houses.cells(House.box(box)));
                HouseSet shared = Houses.common(inBox).and(lines);
                if (!inBox.isEmpty() && !shared.isEmpty()) {
                    left = left.minus(Houses.cells(shared.first())).or(inBox);
                }
            }
        }
        return left;
    }

    /// The one of `places` that is alone in a house, or -1; rows go first, then columns, then boxes.
    public static int onlyPlace(CellSet places) {
        for (int house = 0; house < House.COUNT; house++) {
            CellSet here = places.and(Houses.cells(house));
            if (here.size() == 1) {
                return here.first();
            }
        }
        return -1;
    }

    /// Naked groups: where as many cells of a house as one of them has digits hold only these digits, the other
    /// cells of the house lose them.
    public void nakedGroups() {
        for (int house = 0; house < House.COUNT; house++) {
            for (int place = 0; place < 9; place++) {
                int digits = candidates[Houses.cell(house, place)];
                CellSet inside = within(house, digits);
                if (digits != 0 && inside.size() == Integer.bitCount(digits)) {
                    eliminate(Houses.cells(house).minus(inside), digits);
                }
            }
        }
    }

    private CellSet within(int house, int digits) {
        CellSet inside = CellSet.EMPTY;
        for (int place = 0; place < 9; place++) {
            int cell = Houses.cell(house, place);
            boolean fits = candidates[cell] != 0 && (candidates[cell] & ~digits) == 0;
            inside = fits ? inside.with(cell) : inside;
        }
        return inside;
    }

    /// Hidden groups: where as many digits of a house as one of them has places fit only into these places, the
    /// places lose all other digits.
    public void hiddenGroups() {
        for (int house = 0; house < House.COUNT; house++) {
            for (int digit = 1; digit <= Digit.COUNT; digit++) {
                CellSet places = places(house, digit);
                int group = 0;
                for (int other = 1; other <= Digit.COUNT; other++) {
                    CellSet otherPlaces = places(house, other);
                    group |= !otherPlaces.isEmpty() && places.containsAll(otherPlaces) ? DigitSet.bit(other) : 0;
                }
                if (places.size() > 1 && Integer.bitCount(group) == places.size()) {
                    eliminate(places, DigitSet.ALL.bits() & ~group);
                }
            }
        }
    }

    /// X-wings: two rows with a digit in the same two columns only, or two columns likewise.
    public void xWings() {
        for (int digit = 1; digit <= Digit.COUNT; digit++) {
            for (int direction = 0; direction < 2; direction++) {
                for (int one = 0; one < 9; one++) {
                    for (int two = one + 1; two < 9; two++) {
                        xWing(digit, line(direction, one), line(direction, two));
                    }
                }
            }
        }
    }

    private void xWing(int digit, int one, int two) {
        CellSet first = places(one, digit);
        CellSet second = places(two, digit);
        CellSet corners = first.or(second);
        if (first.size() == 2 && second.size() == 2 && crossLines(one, corners) == 2) {
            eliminateAcross(one, corners, digit);
        }
    }

    /// Swordfish: three rows with a digit twice each, in three columns together, or three columns likewise. The
    /// digit 9 is left out, because the report's loop ends before it.
    public void swordfish() {
        for (int digit = 1; digit < Digit.COUNT; digit++) {
            for (int direction = 0; direction < 2; direction++) {
                swordfish(digit, direction);
            }
        }
    }

    private void swordfish(int digit, int direction) {
        for (int one = 0; one < 9; one++) {
            for (int two = one + 1; two < 9; two++) {
                for (int three = two + 1; three < 9; three++) {
                    CellSet a = places(line(direction, one), digit);
                    CellSet b = places(line(direction, two), digit);
                    CellSet c = places(line(direction, three), digit);
                    CellSet corners = a.or(b).or(c);
                    boolean twoEach = a.size() == 2 && b.size() == 2 && c.size() == 2;
                    if (twoEach && crossLines(line(direction, one), corners) == 3) {
                        eliminateAcross(line(direction, one), corners, digit);
                    }
                }
            }
        }
    }

    private static int line(int direction, int index) {
        return direction == 0 ? House.row(index) : House.column(index);
    }

    /// How many lines that cross `line` hold `cells`.
    private static int crossLines(int line, CellSet cells) {
        int lines = 0;
        for (int place = 0; place < 9; place++) {
            lines += Houses.cells(across(line, place)).intersects(cells) ? 1 : 0;
        }
        return lines;
    }

    private void eliminateAcross(int line, CellSet corners, int digit) {
        for (int place = 0; place < 9; place++) {
            CellSet across = Houses.cells(across(line, place));
            if (across.intersects(corners)) {
                // The rows of the pattern keep the digit in all their cells, though only the corners have it.
                eliminate(across.minus(corners), DigitSet.bit(digit));
            }
        }
    }

    private static int across(int line, int place) {
        return House.kind(line) == House.Kind.ROW ? House.column(place) : House.row(place);
    }

    private CellSet places(int house, int digit) {
        CellSet places = CellSet.EMPTY;
        for (int place = 0; place < 9; place++) {
            int cell = Houses.cell(house, place);
            places = (candidates[cell] & DigitSet.bit(digit)) == 0 ? places : places.with(cell);
        }
        return places;
    }

    private void eliminate(CellSet cells, int digits) {
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
            candidates[cell] &= ~digits;
        }
    }
}
