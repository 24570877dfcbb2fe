package org.escargot.logic.uniqueness;

import java.util.Optional;
import java.util.Set;
import org.escargot.grid.Candidate;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.logic.pattern.DeadlyPattern;
import org.escargot.logic.pattern.Truths;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// BUG+n (bivalue universal grave): every unsolved cell would have two candidates and every digit two places or none in
/// every house, but for the further candidates of two or more cells. One of them is true, so a candidate that cannot be
/// true together with any of them goes.
///
/// Valid for puzzles with one solution: a BUG has none or at least two. Where all further candidates are one digit, it
/// is type 2 ([BugFinder]). There is one step at most. See `docs/techniques/bug-plus-n.md`.
public record BugPlusNFinder() implements Finder {
    @Override
    public Set<Technique> finds() {
        return Set.of(Technique.BUG_PLUS_N);
    }

    @Override
    public boolean find(Facts facts, StepSink sink) {
        CellSet rest = facts.unsolved().minus(facts.bivalue());
        Optional<CandidateSet> extras = BugExtras.extras(facts, rest);
        if (rest.size() < 2 || extras.isEmpty() || isOneDigit(extras.get())) {
            return false;
        }
        CandidateSet bug = facts.allCandidates().minus(extras.get());
        CandidateSet gone = facts.ruledOutByEach(extras.get());
        DeadlyPattern pattern = new DeadlyPattern(
                DeadlyPattern.Form.BUG,
                DeadlyPattern.Type.ANY_GUARDIAN,
                DigitSet.EMPTY,
                bug,
                extras.get().cells(),
                CellSet.EMPTY,
                Truths.NONE);
        return !gone.isEmpty() && sink.accept(new Step(Technique.BUG_PLUS_N, pattern, Effects.eliminate(gone)));
    }

    private static boolean isOneDigit(CandidateSet extras) {
        int digit = Candidate.digit(extras.first());
        return extras.stream().allMatch(extra -> Candidate.digit(extra) == digit);
    }
}
