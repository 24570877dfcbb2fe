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

/// Simple colors: the places of a digit joined by strong links take two colors in turn; all of one color are
/// true. *Trap*: a place that sees both colors goes. *Wrap*: a color that sees itself goes.
///
///     5 = 5 = 5 = 5      the colors alternate along the links
///
/// Valid because each link has one true end. Steps come digit by digit, cluster by cluster.
/// See `docs/techniques/simple-colors-trap.md` and `docs/techniques/simple-colors-wrap.md`.
public record SimpleColorsFinder() implements DigitFinder {
    @Override
    public Set<Technique> finds() {
        return Set.of(Technique.SIMPLE_COLORS_TRAP, Technique.SIMPLE_COLORS_WRAP);
    }

    @Override
    public boolean find(Facts facts, DigitSet digits, StepSink sink) {
        for (int digit = digits.first(); digit > 0; digit = digits.next(digit)) {
            for (Coloring.Cluster cluster : Clusters.of(facts, digit)) {
                if (wrap(facts, digit, cluster, sink)
                        || wrap(facts, digit, cluster.swapped(), sink)
                        || trap(facts, digit, cluster, sink)) {
                    return true;
                }
            }
        }
        return false;
    }

    /// The first color sees itself.
    private static boolean wrap(Facts facts, int digit, Coloring.Cluster cluster, StepSink sink) {
        CellSet color = cluster.first();
        return color.intersects(Seen.by(facts, color))
                && sink.accept(new Step(
                        Technique.SIMPLE_COLORS_WRAP,
                        new Coloring(Coloring.Kind.WRAP, digit, List.of(cluster)),
                        Effects.eliminate(color, digit)));
    }

    private static boolean trap(Facts facts, int digit, Coloring.Cluster cluster, StepSink sink) {
        CellSet eliminated = facts.cellsOf(digit)
                .and(Seen.by(facts, cluster.first()))
                .and(Seen.by(facts, cluster.second()))
                .minus(cluster.cells());
        return !eliminated.isEmpty()
                && sink.accept(new Step(
                        Technique.SIMPLE_COLORS_TRAP,
                        new Coloring(Coloring.Kind.TRAP, digit, List.of(cluster)),
                        Effects.eliminate(eliminated, digit)));
    }
}
