package org.escargot.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.escargot.explain.Statement.Claim;
import org.escargot.explain.reading.Reading;
import org.escargot.explain.reading.Value;
import org.escargot.grid.Candidate;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.HouseSet;
import org.escargot.logic.pattern.AlignedExclusion;
import org.escargot.logic.pattern.Branch;
import org.escargot.logic.pattern.Chain;
import org.escargot.logic.pattern.Fish;
import org.escargot.logic.pattern.Forcing;
import org.escargot.logic.pattern.Inference;
import org.escargot.logic.pattern.Inference.Cause;
import org.escargot.logic.pattern.KrakenFish;
import org.escargot.logic.pattern.Locked;
import org.escargot.logic.pattern.Pattern;
import org.escargot.logic.pattern.Subset;

/// Says line by line what a sentence only sums up: the branches of forcing chains, with those nested in them, and of
/// kraken fish, and the ways to fill cells of an aligned exclusion.
///
/// What a true candidate takes from its houses and its cell goes without saying; what rests on that, rests on the true
/// candidate. What a sum eliminates at once is one line.
final class Proof {
    private final ValuePhrases phrases;
    private final List<Statement> statements = new ArrayList<>();

    private Proof(ValuePhrases phrases) {
        this.phrases = phrases;
    }

    /// The lines of `pattern`; none where the sentence says it all.
    static List<Statement> of(ValuePhrases phrases, Pattern pattern) {
        Proof proof = new Proof(phrases);
        switch (pattern) {
            case Forcing forcing -> proof.forcing(forcing, 0);
            case KrakenFish kraken -> proof.branches(kraken.branches(), false, 0);
            case AlignedExclusion exclusion -> proof.exclusion(exclusion);
            default -> {}
        }
        return proof.statements;
    }

    private void exclusion(AlignedExclusion exclusion) {
        int number = 0;
        for (AlignedExclusion.Excluded way : exclusion.excluded()) {
            boolean clashes = way.emptied() == AlignedExclusion.NO_CELL;
            Map<String, Value> values = Map.of(
                    "way", new Value.Defining(way.candidates()),
                    "cells", new Value.Cells(clashes ? CellSet.EMPTY : CellSet.of(way.emptied())));
            Claim claim = new Claim(way.candidates(), true, true);
            add(0, ++number, List.of(), clashes ? "clash" : "emptied", values, claim);
        }
    }

    private void forcing(Forcing forcing, int level) {
        branches(forcing.branches(), forcing.kind() == Forcing.Kind.CONTRADICTION, level);
    }

    private void branches(List<Branch> branches, boolean fail, int level) {
        int number = 0;
        for (Branch branch : branches) {
            number = new Telling(branch, fail, level).tell(number);
        }
    }

    /// Tells one branch.
    private final class Telling {
        private final List<Inference> inferences;
        private final boolean fails;
        private final int level;

        /// By inference: the number of its line, 0 for what goes without saying.
        private final int[] lines;

        Telling(Branch branch, boolean fails, int level) {
            this.inferences = branch.inferences();
            this.fails = fails;
            this.level = level;
            this.lines = new int[inferences.size()];
        }

        /// Adds lines after the line `number` and returns the number of the last one.
        int tell(int number) {
            int last = number;
            for (int i = 0; i < lines.length; i++) {
                if (i > 0 && isOfOneSum(i - 1, i)) {
                    lines[i] = last;
                } else if (isTold(i)) {
                    lines[i] = ++last;
                    tell(i, inferences.get(i));
                }
            }
            return last;
        }

        /// Whether a sum eliminates both of two inferences at once, so that one line says them.
        private boolean isOfOneSum(int one, int other) {
            Inference first = inferences.get(one);
            Inference second = inferences.get(other);
            return first.cause() instanceof Cause.BySum
                    && first.cause().equals(second.cause())
                    && first.from().equals(second.from())
                    && !isEnd(first)
                    && !isEnd(second);
        }

        private boolean isEnd(Inference inference) {
            return inference.candidate() == inferences.getLast().candidate();
        }

        /// The candidates that the line of an inference is about.
        private CandidateSet told(int index) {
            CandidateSet told = CandidateSet.of(inferences.get(index).candidate());
            for (int next = index + 1; next < lines.length && isOfOneSum(next - 1, next); next++) {
                told = told.or(CandidateSet.of(inferences.get(next).candidate()));
            }
            return told;
        }

        private boolean isTold(int index) {
            Inference inference = inferences.get(index);
            return switch (inference.cause()) {
                case Cause.Assumed _, Cause.Shown _, Cause.BySum _ -> true;
                case Cause.InCell _, Cause.InHouse _, Cause.ByRule _ ->
                    inference.holds() || index == lines.length - 1 || isEnd(inference) && fails;
            };
        }

        private void tell(int index, Inference inference) {
            CandidateSet told = told(index);
            Map<String, Value> values = values(inference, told);
            add(level, lines[index], because(inference), key(inference), values, claim(inference, told));
            if (inference.cause() instanceof Cause.Shown(Forcing nested)) {
                forcing(nested, level + 1);
            }
        }

        private List<Integer> because(Inference inference) {
            TreeSet<Integer> because = new TreeSet<>();
            for (int from : inference.from()) {
                if (lines[from] > 0) {
                    because.add(lines[from]);
                } else {
                    because.addAll(because(inferences.get(from)));
                }
            }
            return List.copyOf(because);
        }
    }

    private static String key(Inference inference) {
        String truth = inference.holds() ? "-true" : "-false";
        return switch (inference.cause()) {
            case Cause.Assumed _ -> "suppose" + truth;
            case Cause.InCell _ -> "cell" + truth;
            case Cause.InHouse _ -> "house" + truth;
            case Cause.ByRule _ -> "rule";
            case Cause.BySum _ -> "sum";
            case Cause.Shown shown ->
                switch (shown.pattern()) {
                    case Locked _ -> "locked";
                    case Subset subset -> subset.kind() == Subset.Kind.NAKED ? "naked-subset" : "hidden-subset";
                    case Fish _ -> "fish";
                    case Chain _ -> "chain";
                    case Forcing _ -> "forcing";
                    default -> throw new IllegalStateException("No sentence for " + shown.pattern() + " in a chain.");
                };
        };
    }

    private static Map<String, Value> values(Inference inference, CandidateSet told) {
        Reading reading = Reading.of("", HouseSet.EMPTY, cell(inference), digit(inference));
        Reading more = switch (inference.cause()) {
            case Cause.Assumed _, Cause.InCell _, Cause.ByRule _ -> reading;
            case Cause.BySum by -> reading.with("setCells", by.cells()).with("gone", told);
            case Cause.InHouse in -> reading.with("house", HouseSet.of(in.house()));
            case Cause.Shown shown -> shown(reading, shown.pattern());
        };
        return more.values();
    }

    private static CellSet cell(Inference inference) {
        return CellSet.of(Candidate.cell(inference.candidate()));
    }

    private static DigitSet digit(Inference inference) {
        return DigitSet.of(Candidate.digit(inference.candidate()));
    }

    private static Reading shown(Reading reading, Pattern pattern) {
        return switch (pattern) {
            case Locked locked ->
                reading.with("house", HouseSet.of(locked.base())).with("cover", HouseSet.of(locked.cover()));
            case Subset subset ->
                reading.with("house", subset.houses())
                        .with("setCells", subset.cells())
                        .with("setDigits", subset.digits());
            case Fish fish -> reading.with("house", fish.base()).with("cover", fish.cover());
            case Chain chain -> reading.with("chain", chain);
            default -> reading;
        };
    }

    private static Claim claim(Inference inference, CandidateSet told) {
        boolean isAssumed = inference.cause() instanceof Cause.Assumed;
        return new Claim(told, inference.holds(), isAssumed);
    }

    private void add(int level, int number, List<Integer> because, String key, Map<String, Value> values, Claim claim) {
        String template = phrases.words().first("proof." + key);
        statements.add(
                new Statement(level, number, because, new MessageTemplate(phrases, values).fill(template), claim));
    }
}
