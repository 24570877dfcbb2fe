package org.escargot.logic;

import java.util.List;
import org.escargot.logic.intersections.LockedCandidatesFinder;
import org.escargot.logic.singles.FullHouseFinder;
import org.escargot.logic.singles.HiddenSingleFinder;
import org.escargot.logic.singles.NakedSingleFinder;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.HouseOrder;
import org.escargot.logic.subsets.HiddenSubsetFinder;
import org.escargot.logic.subsets.NakedSubsetFinder;

/// The catalogue: every finder there is, one line each.
public final class Finders {
    /// All finders, each technique found by one of them, from easy to hard within a family.
    public static final List<Finder> ALL = List.of(
            new FullHouseFinder(HouseOrder.ROW_COLUMN_BOX),
            new NakedSingleFinder(),
            new HiddenSingleFinder(HouseOrder.BOX_ROW_COLUMN),
            LockedCandidatesFinder.POINTING,
            LockedCandidatesFinder.CLAIMING,
            new NakedSubsetFinder(2, HouseOrder.BOX_ROW_COLUMN),
            new NakedSubsetFinder(3, HouseOrder.BOX_ROW_COLUMN),
            new NakedSubsetFinder(4, HouseOrder.BOX_ROW_COLUMN),
            new NakedSubsetFinder(5, HouseOrder.BOX_ROW_COLUMN),
            new NakedSubsetFinder(6, HouseOrder.BOX_ROW_COLUMN),
            new NakedSubsetFinder(7, HouseOrder.BOX_ROW_COLUMN),
            new NakedSubsetFinder(8, HouseOrder.BOX_ROW_COLUMN),
            new HiddenSubsetFinder(2, HouseOrder.BOX_ROW_COLUMN),
            new HiddenSubsetFinder(3, HouseOrder.BOX_ROW_COLUMN),
            new HiddenSubsetFinder(4, HouseOrder.BOX_ROW_COLUMN),
            new HiddenSubsetFinder(5, HouseOrder.BOX_ROW_COLUMN),
            new HiddenSubsetFinder(6, HouseOrder.BOX_ROW_COLUMN),
            new HiddenSubsetFinder(7, HouseOrder.BOX_ROW_COLUMN),
            new HiddenSubsetFinder(8, HouseOrder.BOX_ROW_COLUMN));

    private Finders() {}
}
