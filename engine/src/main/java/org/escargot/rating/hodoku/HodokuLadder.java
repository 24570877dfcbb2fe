package org.escargot.rating.hodoku;

import static org.escargot.rating.hodoku.HodokuLevel.EASY;
import static org.escargot.rating.hodoku.HodokuLevel.HARD;
import static org.escargot.rating.hodoku.HodokuLevel.MEDIUM;

import java.util.List;
import org.escargot.logic.intersections.LockedCandidatesFinder;
import org.escargot.logic.singles.FullHouseFinder;
import org.escargot.logic.singles.HiddenSingleFinder;
import org.escargot.logic.singles.NakedSingleFinder;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.HouseOrder;
import org.escargot.logic.step.Only;
import org.escargot.logic.step.Technique;
import org.escargot.logic.subsets.HiddenSubsetFinder;
import org.escargot.logic.subsets.NakedSubsetFinder;
import org.escargot.rating.hodoku.HodokuScheme.Rung;

/// The rungs in the order in which they are tried, with level and points.
final class HodokuLadder {
    private static final HouseOrder ORDER = HouseOrder.ROW_COLUMN_BOX;

    static final List<Rung> RUNGS = List.of(
            rung(Technique.FULL_HOUSE, new FullHouseFinder(ORDER), EASY, 4),
            rung(Technique.NAKED_SINGLE, new NakedSingleFinder(), EASY, 4),
            rung(Technique.HIDDEN_SINGLE, new HiddenSingleFinder(ORDER), EASY, 14),
            rung(Technique.LOCKED_PAIR, new NakedSubsetFinder(2, ORDER), MEDIUM, 40),
            rung(Technique.LOCKED_TRIPLE, new NakedSubsetFinder(3, ORDER), MEDIUM, 60),
            rung(Technique.POINTING, LockedCandidatesFinder.POINTING, MEDIUM, 50),
            rung(Technique.CLAIMING, LockedCandidatesFinder.CLAIMING, MEDIUM, 50),
            rung(Technique.NAKED_PAIR, new NakedSubsetFinder(2, ORDER), MEDIUM, 60),
            rung(Technique.NAKED_TRIPLE, new NakedSubsetFinder(3, ORDER), MEDIUM, 80),
            rung(Technique.HIDDEN_PAIR, new HiddenSubsetFinder(2, ORDER), MEDIUM, 70),
            rung(Technique.HIDDEN_TRIPLE, new HiddenSubsetFinder(3, ORDER), MEDIUM, 100),
            rung(Technique.NAKED_QUADRUPLE, new NakedSubsetFinder(4, ORDER), HARD, 120),
            rung(Technique.HIDDEN_QUADRUPLE, new HiddenSubsetFinder(4, ORDER), HARD, 150));

    private HodokuLadder() {}

    private static Rung rung(Technique technique, Finder finder, HodokuLevel level, int points) {
        boolean alone = finder.finds().size() == 1;
        return new Rung(technique, alone ? finder : Only.of(technique, finder), level, points);
    }
}
