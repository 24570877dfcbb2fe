package org.escargot.logic.uniqueness;

import java.util.Set;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;
import org.escargot.logic.pattern.DeadlyPattern;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// Unique loop: six or more cells in a closed round hold *x y* and would hold nothing else, with two of them or none
/// in every house; like a unique rectangle, it must be broken. *Type 1*: one cell with further digits is neither *x*
/// nor *y*. *Type 2*: all further digits are the same, one of them is true. *Type 3*: the further digits of two cells
/// form a naked subset. *Type 4*: two cells keep one of the pair in a house, so they lose the other.
///
///     | 26 . . | 26 . .  | .  . . |
///     | .  . . | 26 . .  | 26 . . |
///     | 26 . . | .  . .  | 267 . . |      → neither 2 nor 6 in r3c7
///
/// Valid for puzzles with one solution: otherwise *x* and *y* could be exchanged all around. Steps come by pair of
/// digits and by the loop's first cell; each loop once. See `docs/techniques/unique-loop-1.md`.
public record UniqueLoopFinder() implements Finder {
    @Override
    public Set<Technique> finds() {
        return Set.of(
                Technique.UNIQUE_LOOP_1, Technique.UNIQUE_LOOP_2, Technique.UNIQUE_LOOP_3, Technique.UNIQUE_LOOP_4);
    }

    @Override
    public boolean find(Facts facts, StepSink sink) {
        for (int first = 1; first < Digit.COUNT; first++) {
            for (int second = first + 1; second <= Digit.COUNT; second++) {
                PairLoops search = new PairLoops(facts, DigitSet.of(first, second));
                for (CellSet loop : search.loops()) {
                    DigitSet pair = DigitSet.of(first, second);
                    if (report(facts, PotentialDeadlyPattern.of(facts, DeadlyPattern.Form.LOOP, loop, pair), sink)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private static boolean report(Facts facts, PotentialDeadlyPattern potential, StepSink sink) {
        return OneCell.find(facts, potential, Technique.UNIQUE_LOOP_1, sink)
                || OneDigit.find(facts, potential, Technique.UNIQUE_LOOP_2, Technique.UNIQUE_LOOP_2, sink)
                || RoofSubset.find(facts, potential, Technique.UNIQUE_LOOP_3, sink)
                || RoofLink.find(facts, potential, Technique.UNIQUE_LOOP_4, sink);
    }
}
