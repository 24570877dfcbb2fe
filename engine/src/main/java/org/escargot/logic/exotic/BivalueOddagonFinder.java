package org.escargot.logic.exotic;

import java.util.Set;
import org.escargot.grid.Candidate;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;
import org.escargot.grid.HouseSet;
import org.escargot.grid.Houses;
import org.escargot.logic.pattern.BivalueOddagon;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// Bivalue oddagon: five, seven or nine cells in a loop, each in a house with the next and with no other, all of which
/// have the same two candidates. Their few other candidates, at most four, are the guardians. One of the guardians is
/// true: a single one is placed, and of several, what cannot be true together with any of them goes.
///
///     | ab .  .  | .  ab . |      r1c1-r1c5 in row 1, r1c5-r4c5 in column 5,
///     | .  ab .  | .  .  . |      r4c5-r4c2 in row 4, r4c2-r2c2 in column 2,
///     | .  .  .  | .  .  . |      r2c2-r1c1 in box 1
///     | .  abg . | .  ab . |      → r4c2 is g
///
/// Valid because without guardians the two digits would alternate along the loop, which an odd number of cells does not
/// allow. Of a loop that has three cells in a house a part alone is such a loop, so it is not looked for. Steps come by
/// digits, then by the first cell of the loop. See `docs/techniques/bivalue-oddagon.md`.
public record BivalueOddagonFinder() implements Finder {
    private static final int SHORTEST = 5;
    private static final int LONGEST = 9;
    private static final int MOST_GUARDIANS = 4;

    @Override
    public Set<Technique> finds() {
        return Set.of(Technique.BIVALUE_ODDAGON);
    }

    @Override
    public boolean find(Facts facts, StepSink sink) {
        for (int low = 1; low < Digit.COUNT; low++) {
            for (int high = low + 1; high <= Digit.COUNT; high++) {
                if (find(facts, DigitSet.of(low, high), facts.cellsOf(low).and(facts.cellsOf(high)), sink)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean find(Facts facts, DigitSet digits, CellSet both, StepSink sink) {
        CellSet starts = both.size() < SHORTEST ? CellSet.EMPTY : both;
        for (int start = starts.first(); start >= 0; start = starts.next(start)) {
            Path path = new Path(CellSet.of(start), HouseSet.EMPTY, guardians(facts, start, digits));
            if (new Walk(facts, digits, both, start, sink).from(start, CellSet.EMPTY, path)) {
                return true;
            }
        }
        return false;
    }

    private static CandidateSet guardians(Facts facts, int cell, DigitSet digits) {
        return CandidateSet.of(cell, facts.candidates(cell).minus(digits));
    }

    /// The part of a loop that is there.
    private record Path(CellSet cells, HouseSet houses, CandidateSet guardians) {
        Path to(int from, int next, CandidateSet more) {
            HouseSet common = Houses.common(CellSet.of(from, next));
            return new Path(cells.with(next), houses.with(common.first()), guardians.or(more));
        }
    }

    /// Walks all loops whose first cell is `start`, each in one direction.
    ///
    /// @param both where both digits are candidates
    private record Walk(Facts facts, DigitSet digits, CellSet both, int start, StepSink sink) {
        /// @param passed what sees a cell of the path before `cell`, but for the start
        boolean from(int cell, CellSet passed, Path path) {
            CellSet ahead = both.and(Houses.peers(cell)).minus(path.cells()).minus(passed);
            for (int next = ahead.next(start); next >= 0; next = ahead.next(next)) {
                Path longer = path.to(cell, next, guardians(facts, next, digits));
                if (tells(longer.guardians()) && goesOn(cell, next, passed, longer)) {
                    return true;
                }
            }
            return false;
        }

        private boolean goesOn(int cell, int next, CellSet passed, Path longer) {
            int size = longer.cells().size();
            if (size > 2 && Houses.peers(start).contains(next)) {
                return size >= SHORTEST && size % 2 == 1 && isForward(longer, next) && closes(next, longer);
            }
            CellSet seen = cell == start ? passed : passed.or(Houses.peers(cell));
            return size < LONGEST && from(next, seen, longer);
        }

        /// Whether the loop ends in the larger of the two cells beside its start.
        private boolean isForward(Path loop, int last) {
            return loop.cells().and(Houses.peers(start)).minus(CellSet.of(last)).first() < last;
        }

        private boolean tells(CandidateSet guardians) {
            return guardians.size() <= MOST_GUARDIANS
                    && (guardians.size() < 2 || !facts.ruledOutByEach(guardians).isEmpty());
        }

        private boolean closes(int last, Path path) {
            Path loop = path.to(last, start, CandidateSet.EMPTY);
            CandidateSet guardians = loop.guardians();
            int first = guardians.first();
            if (first < 0) {
                return false;
            }
            Effects effects = guardians.size() == 1
                    ? Effects.place(Candidate.cell(first), Candidate.digit(first))
                    : Effects.eliminate(facts.ruledOutByEach(guardians));
            return sink.accept(new Step(
                    Technique.BIVALUE_ODDAGON,
                    new BivalueOddagon(digits, loop.cells(), loop.houses(), guardians),
                    effects));
        }
    }
}
