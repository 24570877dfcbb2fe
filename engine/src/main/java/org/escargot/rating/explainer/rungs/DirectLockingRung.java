package org.escargot.rating.explainer.rungs;

import static org.escargot.rating.explainer.sweeps.LockingSweep.shared;

import org.escargot.logic.pattern.DirectSingle;
import org.escargot.logic.pattern.Locked;
import org.escargot.logic.pattern.Single;
import org.escargot.logic.step.Technique;
import org.escargot.rating.explainer.evidence.Evidence;
import org.escargot.rating.explainer.evidence.FoundStep;
import org.escargot.rating.explainer.sweeps.LockingSweep;
import org.escargot.rating.explainer.words.CandidateGrid;
import org.escargot.rating.explainer.words.Layout;
import org.jspecify.annotations.Nullable;

/// Pointing (1.7) and claiming (1.9) that leave a digit one place in another house of the base's kind: the step
/// places that digit, and eliminates nothing.
///
/// Claiming never comes so far: of the three boxes of a chute, the one where two lines lack the digit points, or is
/// done with, and leaves the single in its own way first.
///
/// No finder of `logic` looks for this.
public final class DirectLockingRung implements Rung {
    @Override
    public @Nullable FoundStep find(CandidateGrid grid) {
        FirstFound first = new FirstFound();
        LockingSweep.visit(grid, (base, cover, digit) -> first.take(singleBeside(grid, base, cover, digit)));
        return first.step();
    }

    private static @Nullable FoundStep singleBeside(CandidateGrid grid, int base, int cover, int digit) {
        if ((grid.places[cover * 9 + digit] & ~shared(cover, base)) == 0) {
            return null;
        }
        int firstHouse = base / 9 * 9;
        for (int house = firstHouse; house < firstHouse + 9; house++) {
            int cell = house == base ? -1 : DirectPlace.left(grid, house, digit, shared(house, cover));
            if (cell >= 0) {
                double difficulty = base >= Layout.BOX * 9 ? 1.7 : 1.9;
                Single.Hidden single = new Single.Hidden(cell, digit + 1, house);
                return FoundStep.placing(
                        difficulty, cell, digit, () -> evidence(single, new Locked(digit + 1, base, cover)));
            }
        }
        return null;
    }

    private static Evidence evidence(Single.Hidden single, Locked cause) {
        return new Evidence(Technique.DIRECT_POINTING, new DirectSingle(cause, single));
    }
}
