package org.escargot.logic.cages;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import org.escargot.grid.Candidate;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.logic.chains.Follower;
import org.escargot.logic.chains.Narrowing;
import org.escargot.logic.pattern.Branch;
import org.escargot.logic.pattern.Forcing;
import org.escargot.logic.pattern.Sums.Balance;
import org.escargot.logic.pattern.Truths;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Need;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// Forcing steps across cages and rules: what follows whichever digit a cell holds, and candidates that lead to a
/// contradiction. Each is followed through cells, houses, what a rule excludes and the ways to fill sums.
///
/// Valid because the cell holds one of its digits, and because nothing true leads to a contradiction. Those with the
/// fewest statements come first.
///
/// @param kind whether digits of cells are followed, or contradictions
public record SumForcingFinder(Forcing.Kind kind) implements Finder {
    private static final int MOST_CELLS = 5;
    private static final int MOST_DIGITS = 4;

    /// A step, made once it is offered: most never are.
    private record Found(int statements, Supplier<Step> step) {}

    /// A sum for what follows an assumption.
    private record Narrowed(Facts facts, Rest rest) implements Narrowing {
        @Override
        public CellSet cells() {
            return rest.cells();
        }

        @Override
        public Balance balance() {
            return rest.why();
        }

        @Override
        public CandidateSet gone(int[] left) {
            return Fillings.gone(facts, rest, left);
        }
    }

    @Override
    public Set<Technique> finds() {
        return Set.of(kind == Forcing.Kind.CELL ? Technique.FORCING_NET_VERITY : Technique.FORCING_NET_CONTRADICTION);
    }

    @Override
    public Need need() {
        return Need.HOUSES;
    }

    @Override
    public boolean find(Facts facts, StepSink sink) {
        List<Found> found = new ArrayList<>();
        Followed followed = facts.once(Followed.class, Followed::new);
        CellSet cells = facts.unsolved();
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
            if (kind == Forcing.Kind.CELL) {
                verity(facts, followed, cell, found);
            } else {
                contradictions(facts, followed, cell, found);
            }
        }
        found.sort(Comparator.comparingInt(Found::statements));
        return found.stream().anyMatch(each -> sink.accept(each.step.get()));
    }

    /// What follows from each candidate that was asked about.
    private static final class Followed {
        private final Facts facts;
        private final List<Narrowing> sums = new ArrayList<>();
        private final Map<Integer, Follower> known = new HashMap<>();

        Followed(Facts facts) {
            this.facts = facts;
            for (Source source : List.of(Source.CAGES, Source.ONE_HOUSE)) {
                for (Rest rest : source.rests(facts)) {
                    if (rest.size() > 1 && (source == Source.CAGES || rest.size() <= MOST_CELLS)) {
                        sums.add(new Narrowed(facts, rest));
                    }
                }
            }
        }

        Follower from(int candidate) {
            return known.computeIfAbsent(candidate, _ -> Follower.ifTrue(facts, candidate, sums));
        }
    }

    private void verity(Facts facts, Followed followed, int cell, List<Found> found) {
        DigitSet digits = facts.candidates(cell);
        if (digits.size() > MOST_DIGITS) {
            return;
        }
        List<Follower> followers = new ArrayList<>();
        CandidateSet gone = facts.allCandidates();
        for (int digit = digits.first(); digit > 0; digit = digits.next(digit)) {
            Follower follower = followed.from(Candidate.of(cell, digit));
            followers.add(follower);
            gone = gone.and(follower.falses());
        }
        for (int candidate = gone.first(); candidate >= 0; candidate = gone.next(candidate)) {
            found.add(found(followers, List.of(candidate + Follower.FALSE), candidate, Truths.of(CellSet.of(cell))));
        }
    }

    private void contradictions(Facts facts, Followed followed, int cell, List<Found> found) {
        DigitSet digits = facts.candidates(cell);
        for (int digit = digits.first(); digit > 0; digit = digits.next(digit)) {
            int candidate = Candidate.of(cell, digit);
            Follower follower = followed.from(candidate);
            int both = follower.contradiction();
            if (both >= 0) {
                List<Integer> ends = List.of(both, both + Follower.FALSE);
                found.add(found(List.of(follower), ends, candidate, Truths.NONE));
            }
        }
    }

    /// The step by which `gone` goes: each of `followers` leads to `ends`, and one of them is of `truths`, if any.
    private Found found(List<Follower> followers, List<Integer> ends, int gone, Truths truths) {
        int statements = followers.stream()
                .mapToInt(follower -> follower.statements(ends))
                .sum();
        return new Found(statements, () -> {
            List<Branch> branches =
                    followers.stream().map(follower -> follower.branch(ends)).toList();
            Forcing forcing = new Forcing(kind, branches, truths);
            return new Step(finds().iterator().next(), forcing, Effects.eliminate(CandidateSet.of(gone)));
        });
    }
}
