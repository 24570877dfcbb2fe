package org.escargot.logic.templates;

import java.util.Set;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// Pattern overlay: all ways to place each digit in the whole grid, digit laid over digit. A way that shares a cell
/// with every way of some other digit leaves that one no place and is dropped, until no more can be. A cell that
/// all ways take that are left holds their digit; a candidate that none of them takes goes.
///
///     a way of 5 that crosses both ways of 7 is none
///
/// Valid because the solution has one way of each digit, and they share no cell. What [TemplateFinder] sees without
/// comparing ways is left to it, and positions with more than 1,500 ways are left alone. Steps come digit by digit, all
/// that is set before what is deleted. Source: the pattern overlay method (POM) of the players' forums. See
/// `docs/techniques/pattern-overlay.md`.
public record PatternOverlayFinder() implements Finder {
    private static final int MOST_WAYS = 1500;

    @Override
    public Set<Technique> finds() {
        return Set.of(Technique.PATTERN_OVERLAY);
    }

    @Override
    public boolean find(Facts facts, StepSink sink) {
        Placements alone = new Placements(facts);
        if (alone.count() > MOST_WAYS || alone.areBroken()) {
            return false;
        }
        Placements together = alone.overlaid();
        if (together.areBroken()) {
            return false;
        }
        for (int digit = 1; digit <= Digit.COUNT; digit++) {
            CellSet set = together.certain(digit).minus(alone.certain(digit)).and(facts.unsolved());
            Effects effects = new Effects(CandidateSet.of(set, digit), CandidateSet.EMPTY);
            if (report(together, digit, effects, sink)) {
                return true;
            }
        }
        for (int digit = 1; digit <= Digit.COUNT; digit++) {
            CellSet gone = facts.cellsOf(digit).and(alone.possible(digit)).minus(together.possible(digit));
            if (report(together, digit, Effects.eliminate(gone, digit), sink)) {
                return true;
            }
        }
        return false;
    }

    private static boolean report(Placements placements, int digit, Effects effects, StepSink sink) {
        return !effects.isEmpty()
                && sink.accept(new Step(Technique.PATTERN_OVERLAY, placements.template(digit), effects));
    }
}
