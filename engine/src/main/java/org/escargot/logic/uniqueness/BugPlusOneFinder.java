package org.escargot.logic.uniqueness;

import java.util.Set;
import org.escargot.grid.Candidate;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;
import org.escargot.grid.House;
import org.escargot.grid.Houses;
import org.escargot.logic.pattern.DeadlyPattern;
import org.escargot.logic.pattern.Truths;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// BUG+1 (bivalue universal grave): every unsolved cell has two candidates but one that has three; in that cell the
/// digit that has three places in each of its houses is true.
///
///     without it, every cell would have two candidates and every digit two places in every house
///
/// Valid for puzzles with one solution: a BUG has none or at least two. There is one step at most; it eliminates
/// the other two digits of the cell. See `docs/techniques/bug-plus-one.md`.
public record BugPlusOneFinder() implements Finder {
    @Override
    public Set<Technique> finds() {
        return Set.of(Technique.BUG_PLUS_ONE);
    }

    @Override
    public boolean find(Facts facts, StepSink sink) {
        CellSet rest = facts.unsolved().minus(facts.bivalue());
        int cell = rest.first();
        if (rest.size() != 1 || facts.candidates(cell).size() != 3) {
            return false;
        }
        DigitSet digits = facts.candidates(cell);
        for (int digit = digits.first(); digit > 0; digit = digits.next(digit)) {
            if (isBugWithout(facts, cell, digit)) {
                return report(facts, cell, digit, sink);
            }
        }
        return false;
    }

    /// Whether every digit has two places or none in every house, once `extra` is gone from `cell`.
    private static boolean isBugWithout(Facts facts, int cell, int extra) {
        for (int digit = 1; digit <= Digit.COUNT; digit++) {
            CellSet cells = facts.cellsOf(digit);
            CellSet left = digit == extra ? cells.without(cell) : cells;
            for (int house = 0; house < House.COUNT; house++) {
                int places = left.and(Houses.cells(house)).size();
                if (places != 0 && places != 2) {
                    return false;
                }
            }
        }
        return true;
    }

    private static boolean report(Facts facts, int cell, int digit, StepSink sink) {
        CandidateSet bug = facts.allCandidates().minus(CandidateSet.of(Candidate.of(cell, digit)));
        DeadlyPattern pattern = new DeadlyPattern(
                DeadlyPattern.Form.BUG,
                DeadlyPattern.Type.ONE_CELL,
                DigitSet.EMPTY,
                bug,
                CellSet.of(cell),
                CellSet.EMPTY,
                Truths.NONE);
        Effects effects = Effects.eliminate(facts, CellSet.of(cell), DigitSet.ALL.without(digit));
        return sink.accept(new Step(Technique.BUG_PLUS_ONE, pattern, effects));
    }
}
