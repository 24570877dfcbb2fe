package org.escargot.logic.exotic;

import java.util.Set;
import org.escargot.grid.CellSet;
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

    @Override
    public Set<Technique> finds() {
        return Set.of(this == JUNIOR ? Technique.JUNIOR_EXOCET : Technique.SENIOR_EXOCET);
    }

    @Override
    public boolean find(Facts facts, StepSink sink) {
        for (ExocetBase base : ExocetBase.all(facts)) {
            if (targets(base, sink)) {
                return true;
            }
        }
        return false;
    }

    private boolean targets(ExocetBase base, StepSink sink) {
        CellSet places = base.places();
        CellSet near = this == JUNIOR ? places.and(base.band()) : places;
        CellSet possible = base.possibleTargets(near);
        for (int one = possible.first(); one >= 0; one = possible.next(one)) {
            for (int two = possible.next(one); two >= 0; two = possible.next(two)) {
                if (base.isJunior(one, two) == (this == JUNIOR)
                        && base.isCovered(one, two)
                        && new ExocetCases(base, one, two)
                                .report(finds().iterator().next(), sink)) {
                    return true;
                }
            }
        }
        return false;
    }
}
