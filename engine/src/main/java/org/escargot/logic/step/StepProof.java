package org.escargot.logic.step;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.escargot.grid.Candidate;
import org.escargot.logic.pattern.GivenSymmetry;
import org.escargot.logic.pattern.Rank;
import org.escargot.logic.pattern.Sums;

/// Whether a step follows from its own evidence.
///
/// The checker knows nothing of techniques. For each candidate that the step eliminates it assumes the
/// candidate true, for each placement false, and draws consequences from the rules and from the
/// [truths][org.escargot.logic.pattern.Pattern#truths()] that the evidence names, until every case ends in
/// a contradiction or, where the technique assumes one solution, in a pattern that could be filled twice.
public sealed interface StepProof {
    /// Whether the step is proved.
    boolean holds();

    /// Every effect is refuted the other way round.
    ///
    /// @param refutations one for each effect, placements first
    record Proved(List<Refutation> refutations) implements StepProof {
        public Proved {
            refutations = List.copyOf(refutations);
        }

        @Override
        public boolean holds() {
            return true;
        }

        /// A line for each effect.
        @Override
        public String toString() {
            return refutations.stream().map(Refutation::toString).collect(Collectors.joining("\n"));
        }
    }

    /// The evidence does not show this effect.
    ///
    /// @param assumed what was assumed
    /// @param candidate about which candidate
    record Open(Assumed assumed, int candidate) implements StepProof {
        @Override
        public boolean holds() {
            return false;
        }

        @Override
        public String toString() {
            return assumed.sign() + Candidate.name(candidate) + ": ?";
        }
    }

    /// What is assumed of a candidate to be led to a contradiction.
    enum Assumed {
        /// It is eliminated by the step, so assumed true.
        TRUE("+"),
        /// It is placed by the step, so assumed false.
        FALSE("-");

        private final String sign;

        Assumed(String sign) {
            this.sign = sign;
        }

        String sign() {
            return sign;
        }
    }

    /// How one effect was shown.
    ///
    /// @param assumed what was assumed
    /// @param candidate about which candidate
    /// @param forced the candidates that became true in turn, as far as no cases had to be told apart
    /// @param cases how many cases there were, 1 for a straight line of consequences
    /// @param deadly how many of them ended in a pattern with two fillings rather than in a contradiction
    record Refutation(Assumed assumed, int candidate, List<Integer> forced, int cases, int deadly) {
        public Refutation {
            forced = List.copyOf(forced);
        }

        /// Such as `+5r1c2: 3r1c4 4r2c4 (2/0)`: the candidates forced, how many cases, how many of them deadly.
        @Override
        public String toString() {
            String trail = forced.stream().map(Candidate::name).collect(Collectors.joining(" "));
            return assumed.sign() + Candidate.name(candidate) + ": " + trail + " (" + cases + "/" + deadly + ")";
        }
    }

    /// Checks `step` in the position of `facts`. Where the evidence is truths and links, they are counted instead;
    /// where it is a symmetry, the givens are mapped; where it is sums, they are added up and their cells filled.
    static StepProof of(Facts facts, Step step) {
        if (step.pattern() instanceof Rank rank) {
            return RankCount.prove(facts, rank, step.effects());
        }
        if (step.pattern() instanceof GivenSymmetry symmetry) {
            return SymmetryProof.prove(facts, symmetry, step);
        }
        if (step.pattern() instanceof Sums sums) {
            return SumProof.prove(facts, sums, step.effects());
        }
        List<Refutation> refutations = new ArrayList<>();
        Effects effects = step.effects();
        for (int placed : effects.placements().stream().toArray()) {
            Refuter refuter = new Refuter(facts, step);
            if (!refuter.refutesFalse(placed)) {
                return new Open(Assumed.FALSE, placed);
            }
            refutations.add(refuter.report(Assumed.FALSE, placed));
        }
        for (int eliminated : effects.eliminations().stream().toArray()) {
            Refuter refuter = new Refuter(facts, step);
            if (!refuter.refutesTrue(eliminated)) {
                return new Open(Assumed.TRUE, eliminated);
            }
            refutations.add(refuter.report(Assumed.TRUE, eliminated));
        }
        return new Proved(refutations);
    }
}
