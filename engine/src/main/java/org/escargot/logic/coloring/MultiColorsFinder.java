package org.escargot.logic.coloring;

import java.util.List;
import java.util.Set;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.logic.pattern.Coloring;
import org.escargot.logic.step.DigitFinder;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// Multi colors: two clusters of one digit, each in two colors. *Type 1*: a color of one sees a color of the
/// other, so one of the two opposite colors is true, and what sees both of them goes. *Type 2*: a color sees
/// both colors of the other cluster, so it goes.
///
///     A = a - b = B      a and b are not both true, so A or B is
///
/// Valid because each cluster has one true color. Steps come digit by digit, by pairs of clusters.
/// See `docs/techniques/multi-colors-1.md` and `docs/techniques/multi-colors-2.md`.
public record MultiColorsFinder() implements DigitFinder {
    @Override
    public Set<Technique> finds() {
        return Set.of(Technique.MULTI_COLORS_1, Technique.MULTI_COLORS_2);
    }

    @Override
    public boolean find(Facts facts, DigitSet digits, StepSink sink) {
        for (int digit = digits.first(); digit > 0; digit = digits.next(digit)) {
            List<Coloring.Cluster> clusters = Clusters.of(facts, digit);
            for (Coloring.Cluster one : clusters) {
                for (Coloring.Cluster other : clusters) {
                    if (!one.equals(other) && pair(facts, digit, one, other, sink)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private static boolean pair(Facts facts, int digit, Coloring.Cluster one, Coloring.Cluster other, StepSink sink) {
        return squeeze(facts, digit, one, other, sink)
                || squeeze(facts, digit, one.swapped(), other, sink)
                || one.cells().first() < other.cells().first() && bridges(facts, digit, one, other, sink);
    }

    /// The first color of `one` sees both colors of `other`.
    private static boolean squeeze(
            Facts facts, int digit, Coloring.Cluster one, Coloring.Cluster other, StepSink sink) {
        CellSet seen = Seen.by(facts, one.first());
        return seen.intersects(other.first())
                && seen.intersects(other.second())
                && sink.accept(new Step(
                        Technique.MULTI_COLORS_2,
                        new Coloring(Coloring.Kind.SQUEEZE, digit, List.of(one, other)),
                        Effects.eliminate(one.first(), digit)));
    }

    /// All colors of `one` that see a color of `other`, in one step.
    private static boolean bridges(
            Facts facts, int digit, Coloring.Cluster one, Coloring.Cluster other, StepSink sink) {
        CellSet eliminated = eliminated(facts, digit, one, other)
                .or(eliminated(facts, digit, one, other.swapped()))
                .or(eliminated(facts, digit, one.swapped(), other))
                .or(eliminated(facts, digit, one.swapped(), other.swapped()));
        return !eliminated.isEmpty()
                && sink.accept(new Step(
                        Technique.MULTI_COLORS_1,
                        new Coloring(Coloring.Kind.BRIDGE, digit, List.of(one, other)),
                        Effects.eliminate(eliminated, digit)));
    }

    /// If the first colors see each other, what sees both second colors.
    private static CellSet eliminated(Facts facts, int digit, Coloring.Cluster one, Coloring.Cluster other) {
        return Seen.by(facts, one.first()).intersects(other.first())
                ? facts.cellsOf(digit).and(Seen.by(facts, one.second())).and(Seen.by(facts, other.second()))
                : CellSet.EMPTY;
    }
}
