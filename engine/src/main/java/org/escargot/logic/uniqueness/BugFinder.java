package org.escargot.logic.uniqueness;

import java.util.Optional;
import java.util.Set;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;
import org.escargot.grid.HouseSet;
import org.escargot.grid.Houses;
import org.escargot.logic.pattern.DeadlyPattern;
import org.escargot.logic.pattern.Truths;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// BUG types 2 to 4 (bivalue universal grave): every unsolved cell would have two candidates and every digit two
/// places or none in every house, but for a few further candidates; one of these is true. *Type 2*: they are all one
/// digit. *Type 3*: they lie in two cells of a house and form a naked subset with others. *Type 4*: two cells keep
/// one of their digits in a house, so they hold one further candidate at most and lose the other digit of the BUG.
///
/// Valid for puzzles with one solution: a BUG has none or at least two. Where more than one BUG is possible, no step is
/// told.
/// See `docs/techniques/bug-type-2.md`.
public record BugFinder() implements Finder {
    @Override
    public Set<Technique> finds() {
        return Set.of(Technique.BUG_TYPE_2, Technique.BUG_TYPE_3, Technique.BUG_TYPE_4);
    }

    @Override
    public boolean find(Facts facts, StepSink sink) {
        CellSet rest = facts.unsolved().minus(facts.bivalue());
        Optional<CandidateSet> extras = BugExtras.extras(facts, rest);
        return extras.isPresent() && rest.size() > 1 && find(facts, rest, extras.get(), sink);
    }

    private static boolean find(Facts facts, CellSet rest, CandidateSet extras, StepSink sink) {
        DigitSet digits = DigitSet.EMPTY;
        for (int cell = rest.first(); cell >= 0; cell = rest.next(cell)) {
            digits = digits.or(extras.digits(cell));
        }
        if (digits.size() == 1) {
            CellSet eliminated = facts.cellsOf(digits.first()).and(Houses.commonPeers(rest));
            return !eliminated.isEmpty()
                    && sink.accept(new Step(
                            Technique.BUG_TYPE_2,
                            pattern(facts, extras, DeadlyPattern.Type.ONE_DIGIT, CellSet.EMPTY, Truths.NONE),
                            Effects.eliminate(eliminated, digits.first())));
        }
        return rest.size() == 2 && (link(facts, rest, extras, sink) || subset(facts, rest, extras, digits, sink));
    }

    /// What the cells of `rest` have besides `digit` and their extra candidates.
    private static CandidateSet besides(Facts facts, CellSet rest, CandidateSet extras, int digit) {
        CandidateSet others = CandidateSet.EMPTY;
        for (int cell = rest.first(); cell >= 0; cell = rest.next(cell)) {
            DigitSet digits = facts.candidates(cell).minus(extras.digits(cell)).without(digit);
            others = others.or(CandidateSet.of(cell, digits));
        }
        return others;
    }

    private static boolean link(Facts facts, CellSet rest, CandidateSet extras, StepSink sink) {
        HouseSet houses = Houses.common(rest);
        for (int house = houses.first(); house >= 0; house = houses.next(house)) {
            for (int digit = 1; digit <= Digit.COUNT; digit++) {
                if (!facts.places(digit, house).equals(rest)
                        || extras.cells(digit).intersects(rest)) {
                    continue;
                }
                CandidateSet eliminated = besides(facts, rest, extras, digit);
                Truths truth = Truths.of(digit, HouseSet.of(house));
                DeadlyPattern pattern = pattern(facts, extras, DeadlyPattern.Type.STRONG_LINK, CellSet.EMPTY, truth);
                if (sink.accept(new Step(Technique.BUG_TYPE_4, pattern, Effects.eliminate(eliminated)))) {
                    return true;
                }
            }
        }
        return false;
    }

    /// Another cell of the house with just the two further digits.
    private static boolean subset(Facts facts, CellSet rest, CandidateSet extras, DigitSet digits, StepSink sink) {
        HouseSet houses = Houses.common(rest);
        for (int house = houses.first(); house >= 0; house = houses.next(house)) {
            CellSet free = facts.bivalue().and(Houses.cells(house));
            for (int cell = free.first(); cell >= 0; cell = free.next(cell)) {
                CellSet subset = CellSet.of(cell);
                Effects effects =
                        Effects.eliminate(facts, Houses.cells(house).minus(rest).minus(subset), digits);
                boolean closed = digits.size() == 2 && facts.candidates(cell).equals(digits);
                if (closed
                        && !effects.isEmpty()
                        && sink.accept(new Step(
                                Technique.BUG_TYPE_3,
                                pattern(facts, extras, DeadlyPattern.Type.SUBSET, subset, Truths.NONE),
                                effects))) {
                    return true;
                }
            }
        }
        return false;
    }

    private static DeadlyPattern pattern(
            Facts facts, CandidateSet extras, DeadlyPattern.Type type, CellSet subset, Truths links) {
        CandidateSet bug = facts.allCandidates().minus(extras);
        return new DeadlyPattern(DeadlyPattern.Form.BUG, type, DigitSet.EMPTY, bug, extras.cells(), subset, links);
    }
}
