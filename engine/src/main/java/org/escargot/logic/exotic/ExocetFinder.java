package org.escargot.logic.exotic;

import java.util.Set;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.House;
import org.escargot.grid.HouseSet;
import org.escargot.grid.Houses;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// Exocets: two *base* cells in a line and a box, with three or four digits. Three lines cross the band of that box:
/// one through the third cell of line and box, one through each of the other boxes. Each of them needs every digit of
/// the base, outside of the base's line and box. If two houses hold what is left of each digit there beside two
/// *target* cells, the targets hold the two digits of the base. *Junior*: the targets lie in the band, one in each
/// other box; then a target's digit also stands in the mirror cells of the other. *Senior*: anywhere else in the three
/// lines.
///
///     | B B . | . . . | . . . |      B base, in column 3 and columns 5 and 9
///     | . . | | . T . | . . | |      T targets, beneath 5 and 9 the other
///     | . . | | . | . | . . T |      cells without digits of the base
///
/// Valid because a digit of the base has at most two places in the three lines beside the targets. Steps come by line
/// and box, then by base, lines and targets.
/// See `docs/techniques/junior-exocet.md` and `docs/techniques/senior-exocet.md`.
public enum ExocetFinder implements Finder {
    /// Targets in the band of the base.
    JUNIOR,
    /// Other targets.
    SENIOR;

    private static final int FEWEST_DIGITS = 3;
    private static final int MOST_DIGITS = 4;

    @Override
    public Set<Technique> finds() {
        return Set.of(this == JUNIOR ? Technique.JUNIOR_EXOCET : Technique.SENIOR_EXOCET);
    }

    @Override
    public boolean find(Facts facts, StepSink sink) {
        for (int line = 0; line < House.box(0); line++) {
            for (int box = House.box(0); box < House.COUNT; box++) {
                CellSet three = Houses.cells(line).and(Houses.cells(box));
                for (int third = three.first(); third >= 0; third = three.next(third)) {
                    if (base(facts, line, box, third, sink)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private boolean base(Facts facts, int line, int box, int third, StepSink sink) {
        CellSet base = Houses.cells(line).and(Houses.cells(box)).without(third);
        DigitSet digits = facts.union(base);
        if (!facts.unsolved().containsAll(base) || digits.size() < FEWEST_DIGITS || digits.size() > MOST_DIGITS) {
            return false;
        }
        CellSet others = Houses.cells(line).minus(Houses.cells(box));
        for (int one = others.first(); one >= 0; one = others.next(one)) {
            for (int two = others.next(one); two >= 0; two = others.next(two)) {
                if (Houses.box(one) != Houses.box(two)
                        && targets(
                                new ExocetBase(facts, line, box, base, digits, lines(line, third, one, two)), sink)) {
                    return true;
                }
            }
        }
        return false;
    }

    /// The lines through the three cells that cross `line`.
    private static HouseSet lines(int line, int... cells) {
        HouseSet lines = HouseSet.EMPTY;
        for (int cell : cells) {
            lines = lines.or(Houses.of(cell).and(Houses.LINES)).without(line);
        }
        return lines;
    }

    private boolean targets(ExocetBase base, StepSink sink) {
        CellSet places = base.places();
        CellSet near = this == JUNIOR ? places.and(base.band()) : places;
        CellSet possible = base.possibleTargets(near);
        for (int one = possible.first(); one >= 0; one = possible.next(one)) {
            for (int two = possible.next(one); two >= 0; two = possible.next(two)) {
                if (base.isJunior(one, two) == (this == JUNIOR)
                        && base.isCovered(one, two)
                        && new ExocetCases(base, one, two, this == JUNIOR)
                                .report(finds().iterator().next(), sink)) {
                    return true;
                }
            }
        }
        return false;
    }
}
