package org.escargot.logic.singledigit;

import static org.assertj.core.api.Assertions.assertThat;

import org.escargot.grid.Candidate;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.Givens;
import org.escargot.grid.HouseSet;
import org.escargot.grid.Houses;
import org.escargot.grid.Pencilmarks;
import org.escargot.logic.TestPuzzles;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.rating.hodoku.HodokuScale;
import org.escargot.rating.hodoku.ShortLadder;
import org.junit.jupiter.api.Test;

/// Rectangle elimination, as SudokuWiki tells it, is another view of empty rectangles: a corner of a rectangle is
/// joined to the next by a strong link, and the digit on its other neighbor would leave the box of the fourth corner
/// without a place.
class RectangleEliminationTest {
    private final HodokuScale scale = new HodokuScale(ShortLadder.V1);

    @Test
    void itEliminatesWhatEmptyRectanglesDo() {
        int compared = 0;
        for (Givens givens : TestPuzzles.minimal(40)) {
            for (Pencilmarks marks : TestPuzzles.positions(scale.climb(givens))) {
                Facts facts = new Facts(marks, givens);
                CandidateSet rectangles = eliminations(facts, new EmptyRectangleFinder(2));
                CandidateSet told = rectangleEliminations(facts);
                assertThat(told).isEqualTo(rectangles);
                compared += told.size();
            }
        }
        assertThat(compared).isPositive();
    }

    private static CandidateSet eliminations(Facts facts, Finder finder) {
        CandidateSet[] all = {CandidateSet.EMPTY};
        finder.find(facts, step -> {
            all[0] = all[0].or(step.effects().eliminations());
            return false;
        });
        return all[0];
    }

    private static CandidateSet rectangleEliminations(Facts facts) {
        CandidateSet all = CandidateSet.EMPTY;
        for (int digit = 1; digit <= Digit.COUNT; digit++) {
            HouseSet lines = facts.conjugates(digit).and(Houses.LINES);
            for (int line = lines.first(); line >= 0; line = lines.next(line)) {
                CellSet ends = facts.places(digit, line);
                for (int corner : ends.stream().toArray()) {
                    all = all.or(fromCorner(
                            facts, digit, line, corner, ends.without(corner).first()));
                }
            }
        }
        return all;
    }

    /// The neighbors of `corner` across the strong `line` from it to `end` that would empty the box of the fourth
    /// corner.
    private static CandidateSet fromCorner(Facts facts, int digit, int line, int corner, int end) {
        int across = Houses.of(corner).and(Houses.LINES).without(line).first();
        int beyond = Houses.of(end).and(Houses.LINES).without(line).first();
        CandidateSet all = CandidateSet.EMPTY;
        for (int wing : facts.places(digit, across).without(corner).stream().toArray()) {
            int back = Houses.of(wing).and(Houses.LINES).without(across).first();
            int fourth = Houses.cells(back).and(Houses.cells(beyond)).first();
            CellSet box = facts.places(digit, Houses.box(fourth));
            boolean isApart = !Houses.cells(Houses.box(fourth)).intersects(CellSet.of(corner, end, wing));
            boolean isEmptied = Houses.cells(back).or(Houses.cells(beyond)).containsAll(box);
            if (isApart && isEmptied && !isLocked(box)) {
                all = all.or(CandidateSet.of(Candidate.of(wing, digit)));
            }
        }
        return all;
    }

    /// Whether the places are in one line, so that locked candidates say more.
    private static boolean isLocked(CellSet box) {
        return Houses.common(box).intersects(Houses.LINES);
    }
}
