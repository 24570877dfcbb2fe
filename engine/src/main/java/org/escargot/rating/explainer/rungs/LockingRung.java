package org.escargot.rating.explainer.rungs;

import static org.escargot.rating.explainer.sweeps.LockingSweep.shared;

import org.escargot.logic.pattern.Locked;
import org.escargot.logic.step.Technique;
import org.escargot.rating.explainer.evidence.Evidence;
import org.escargot.rating.explainer.evidence.FoundStep;
import org.escargot.rating.explainer.sweeps.LockingSweep;
import org.escargot.rating.explainer.words.CandidateGrid;
import org.escargot.rating.explainer.words.Eliminations;
import org.escargot.rating.explainer.words.Layout;
import org.jspecify.annotations.Nullable;

/// Pointing (2.6) and claiming (2.8) that eliminate something.
///
/// Doubles `LockedCandidatesFinder`, but for digits with one place in the base.
public final class LockingRung implements Rung {
    private final Eliminations eliminations = new Eliminations();

    @Override
    public @Nullable FoundStep find(CandidateGrid grid) {
        FirstFound first = new FirstFound();
        LockingSweep.visit(grid, (base, cover, digit) -> first.take(locked(grid, base, cover, digit)));
        return first.step();
    }

    private @Nullable FoundStep locked(CandidateGrid grid, int base, int cover, int digit) {
        int eliminated = grid.places[cover * 9 + digit] & ~shared(cover, base);
        if (eliminated == 0) {
            return null;
        }
        eliminations.clear();
        for (int rest = eliminated; rest != 0; rest &= rest - 1) {
            eliminations.add(Layout.CELL[cover * 9 + Integer.numberOfTrailingZeros(rest)], digit);
        }
        double difficulty = base >= Layout.BOX * 9 ? 2.6 : 2.8;
        return FoundStep.eliminating(difficulty, eliminations, () -> evidence(new Locked(digit + 1, base, cover)));
    }

    private static Evidence evidence(Locked locked) {
        return new Evidence(locked.points() ? Technique.POINTING : Technique.CLAIMING, locked);
    }
}
