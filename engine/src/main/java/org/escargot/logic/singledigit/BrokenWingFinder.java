package org.escargot.logic.singledigit;

import java.util.Set;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.HouseSet;
import org.escargot.grid.Houses;
import org.escargot.logic.pattern.OddLoop;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// Broken wing: five or seven places of a digit in a loop, each in a house with the next, and in these houses the
/// digit has at most four other places, the guardians. One of the guardians is true: a single one is placed, and
/// the digit goes from all cells that see every one of several.
///
///     | . . 5 | . . . | g 5 . |      r2c3-r2c8 in row 2, r2c8-r5c8 in column 8,
///     | 5 . . | . . . | . . . |      r5c8-r5c1 in row 5, r5c1-r3c1 in column 1,
///     | g . . | . . . | * . . |      r3c1-r2c3 in box 1
///     | 5 . . | . . . | . 5 . |      → not in r4c7
///
/// Valid because without guardians each of the houses would have its digit in one of two neighbors, so it would
/// stand in every other cell of the loop, and an odd loop has no such. Steps come digit by digit, by the first cell
/// of the loop. See `docs/techniques/broken-wing.md`.
public record BrokenWingFinder() implements Finder {
    private static final int SHORTEST = 5;
    private static final int LONGEST = 7;
    private static final int MOST_GUARDIANS = 4;

    @Override
    public Set<Technique> finds() {
        return Set.of(Technique.BROKEN_WING);
    }

    @Override
    public boolean find(Facts facts, StepSink sink) {
        for (int digit = 1; digit <= Digit.COUNT; digit++) {
            CellSet starts = facts.cellsOf(digit);
            for (int start = starts.first(); start >= 0; start = starts.next(start)) {
                if (new Walk(facts, digit, start, sink).from(start, Loop.at(start, starts))) {
                    return true;
                }
            }
        }
        return false;
    }

    /// The part of a loop that is there.
    ///
    /// @param second the cell after the start, from which the way back must not begin
    /// @param targets the places of the digit that see all guardians
    private record Loop(CellSet cells, int second, HouseSet houses, CellSet guardians, CellSet targets) {
        static Loop at(int start, CellSet places) {
            return new Loop(CellSet.of(start), -1, HouseSet.EMPTY, CellSet.EMPTY, places);
        }

        /// With the step to `next` through `house`, whose places are `places`.
        Loop to(int next, int house, CellSet places) {
            CellSet more = places.minus(cells).without(next);
            CellSet reached = targets;
            for (int guardian = more.first(); guardian >= 0; guardian = more.next(guardian)) {
                reached = reached.and(Houses.peers(guardian));
            }
            int after = second < 0 ? next : second;
            return new Loop(cells.with(next), after, houses.with(house), guardians.or(more), reached);
        }

        /// Whether it may still tell something: one guardian is placed, several must be seen by a place.
        boolean tells() {
            return guardians.size() < 2 || guardians.size() <= MOST_GUARDIANS && !targets.isEmpty();
        }
    }

    /// Walks all loops of a digit whose first cell is `start`, each in one direction.
    private record Walk(Facts facts, int digit, int start, StepSink sink) {
        boolean from(int cell, Loop loop) {
            HouseSet houses = Houses.of(cell).minus(loop.houses());
            for (int house = houses.first(); house >= 0; house = houses.next(house)) {
                CellSet places = facts.places(digit, house);
                CellSet old = places.and(loop.cells()).without(cell);
                if (old.isEmpty() ? on(house, places.without(cell), loop) : closes(cell, old, loop, house, places)) {
                    return true;
                }
            }
            return false;
        }

        private boolean on(int house, CellSet places, Loop loop) {
            CellSet free = places.minus(loop.guardians());
            for (int next = free.next(start); next >= 0 && loop.cells().size() < LONGEST; next = free.next(next)) {
                Loop longer = loop.to(next, house, places);
                if (longer.tells() && from(next, longer)) {
                    return true;
                }
            }
            return false;
        }

        private boolean closes(int cell, CellSet old, Loop loop, int house, CellSet places) {
            int size = loop.cells().size();
            if (!old.equals(CellSet.of(start)) || size < SHORTEST || size % 2 == 0 || cell < loop.second()) {
                return false;
            }
            Loop closed = loop.to(start, house, places);
            return closed.tells() && report(closed);
        }

        private boolean report(Loop loop) {
            CellSet guardians = loop.guardians();
            Effects effects = guardians.size() == 1
                    ? Effects.place(guardians.first(), digit)
                    : Effects.eliminate(loop.targets(), digit);
            return !guardians.isEmpty()
                    && sink.accept(new Step(
                            Technique.BROKEN_WING,
                            new OddLoop(digit, loop.cells(), loop.houses(), guardians),
                            effects));
        }
    }
}
