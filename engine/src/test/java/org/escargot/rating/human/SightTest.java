package org.escargot.rating.human;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.TreeSet;
import org.escargot.grid.Candidate;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.Cell;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Givens;
import org.escargot.grid.House;
import org.escargot.grid.Houses;
import org.escargot.grid.Pencilmarks;
import org.escargot.logic.Finders;
import org.escargot.logic.TestPuzzles;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Technique;
import org.junit.jupiter.api.Test;

class SightTest {
    @Test
    void itSeesTheSinglesThatTheFindersFind() {
        for (Givens puzzle : TestPuzzles.minimal(40)) {
            Facts facts = new Facts(Pencilmarks.of(puzzle), puzzle);
            Sight sight = new Sight();
            sight.look(Board.of(facts.marks()));

            Set<Integer> seen = new TreeSet<>();
            for (int i = 0; i < sight.count(); i++) {
                if (Moment.kind(sight.key(i)) != SightKind.LOCKED) {
                    seen.add(Candidate.of(sight.cell(i), sight.digit(i)));
                }
            }
            assertThat(seen)
                    .isEqualTo(found(facts, Technique.FULL_HOUSE, Technique.HIDDEN_SINGLE, Technique.NAKED_SINGLE));
        }
    }

    private static Set<Integer> found(Facts facts, Technique... techniques) {
        Set<Integer> found = new TreeSet<>();
        for (Technique technique : techniques) {
            Finders.of(technique).orElseThrow().find(facts, step -> {
                found.add(step.effects().placements().first());
                return false;
            });
        }
        return found;
    }

    @Test
    void whatLocksLeaveIsWhatConfinedDigitsEliminate() {
        for (Givens puzzle : TestPuzzles.minimal(40)) {
            Facts facts = new Facts(Pencilmarks.of(puzzle), puzzle);
            Pencilmarks left = facts.marks();
            for (int line = 0; line < 18; line++) {
                for (int box = 18; box < House.COUNT; box++) {
                    left = left.without(confined(facts, line, box)).without(confined(facts, box, line));
                }
            }
            int[] candidates = Board.of(facts.marks()).candidatesBehindLocks();
            for (int cell = 0; cell < Cell.COUNT; cell++) {
                assertThat(new DigitSet(candidates[cell])).isEqualTo(left.candidates(cell));
            }
        }
    }

    /// What is eliminated from `other` by the digits whose places in `house` are all there too.
    private static CandidateSet confined(Facts facts, int house, int other) {
        CandidateSet gone = CandidateSet.EMPTY;
        for (int digit = 1; digit <= Digit.COUNT; digit++) {
            CellSet places = facts.places(digit, house);
            if (!places.isEmpty() && Houses.cells(other).containsAll(places)) {
                gone = gone.or(CandidateSet.of(facts.places(digit, other).minus(places), digit));
            }
        }
        return gone;
    }
}
