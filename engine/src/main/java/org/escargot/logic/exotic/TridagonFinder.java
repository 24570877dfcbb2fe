package org.escargot.logic.exotic;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.escargot.grid.Candidate;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.Cell;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.logic.pattern.Tridagon;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// Tridagon (Thor's hammer): four boxes in two bands and two stacks, in each of them three unsolved cells, one in every
/// row and column, all with at least two of the digits *a b c*. Where three of the boxes slant one way and the fourth
/// the other, *a b c* alone cannot fill the twelve cells. So one of their few other candidates, the guardians, is true:
/// a single one is placed, and what cannot be true together with any of them goes.
///
///     | a . . | a . . |      the boxes below slant like this,
///     | . b . | . b . |      or one of them the other way
///     | . . c | . . c |
///
/// Valid because all ways to fill the cells fail. Steps come by digits, then by boxes.
/// See `docs/techniques/tridagon.md`.
public record TridagonFinder() implements Finder {
    private static final int MOST_GUARDIANS = 4;

    /// By column of the cells in the three rows of a box; the first three slant one way, the others the other.
    private static final int[][] SLANTS = {{0, 1, 2}, {1, 2, 0}, {2, 0, 1}, {0, 2, 1}, {1, 0, 2}, {2, 1, 0}};

    @Override
    public Set<Technique> finds() {
        return Set.of(Technique.TRIDAGON);
    }

    @Override
    public boolean find(Facts facts, StepSink sink) {
        for (int bits = 7; bits < 1 << 9; bits++) {
            DigitSet digits = new DigitSet(bits);
            if (digits.size() == 3 && find(facts, digits, sink)) {
                return true;
            }
        }
        return false;
    }

    /// Three cells of a box.
    ///
    /// @param turn 0 or 1, the way they slant
    private record Part(CellSet cells, int turn, CandidateSet guardians) {}

    private static boolean find(Facts facts, DigitSet digits, StepSink sink) {
        List<List<Part>> parts = new ArrayList<>();
        for (int box = 0; box < 9; box++) {
            parts.add(parts(facts, digits, box));
        }
        for (int one = 0; one < 6; one++) {
            for (int below = one + 3; below < 9; below += 3) {
                for (int right = one % 3 + 1; right < 3; right++) {
                    int across = one / 3 * 3 + right;
                    int[] boxes = {one, across, below, below - one % 3 + right};
                    Part none = new Part(CellSet.EMPTY, 0, CandidateSet.EMPTY);
                    if (join(facts, digits, parts, boxes, 0, none, sink)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private static List<Part> parts(Facts facts, DigitSet digits, int box) {
        List<Part> parts = new ArrayList<>();
        for (int slant = 0; slant < SLANTS.length; slant++) {
            CellSet cells = CellSet.EMPTY;
            CandidateSet guardians = CandidateSet.EMPTY;
            for (int row = 0; row < 3; row++) {
                int cell = Cell.at(box / 3 * 3 + row, box % 3 * 3 + SLANTS[slant][row]);
                if (facts.candidates(cell).and(digits).size() >= 2) {
                    cells = cells.with(cell);
                    guardians = guardians.or(
                            CandidateSet.of(cell, facts.candidates(cell).minus(digits)));
                }
            }
            if (cells.size() == 3 && guardians.size() <= MOST_GUARDIANS) {
                parts.add(new Part(cells, slant / 3, guardians));
            }
        }
        return parts;
    }

    private static boolean join(
            Facts facts, DigitSet digits, List<List<Part>> parts, int[] boxes, int joined, Part whole, StepSink sink) {
        if (joined == boxes.length) {
            return whole.turn == 1 && report(facts, new Tridagon(digits, whole.cells, whole.guardians), sink);
        }
        for (Part part : parts.get(boxes[joined])) {
            Part more =
                    new Part(whole.cells.or(part.cells), whole.turn ^ part.turn, whole.guardians.or(part.guardians));
            if (more.guardians.size() <= MOST_GUARDIANS && join(facts, digits, parts, boxes, joined + 1, more, sink)) {
                return true;
            }
        }
        return false;
    }

    private static boolean report(Facts facts, Tridagon tridagon, StepSink sink) {
        CandidateSet guardians = tridagon.guardians();
        int first = guardians.first();
        if (first < 0) {
            return false;
        }
        Effects effects = guardians.size() == 1
                ? Effects.place(Candidate.cell(first), Candidate.digit(first))
                : Effects.eliminate(facts.ruledOutByEach(guardians));
        return !effects.isEmpty() && sink.accept(new Step(Technique.TRIDAGON, tridagon, effects));
    }
}
