package org.escargot.logic.singledigit;

import java.util.Set;
import org.escargot.grid.CellSet;
import org.escargot.grid.Houses;
import org.escargot.logic.pattern.Chain;
import org.escargot.logic.pattern.ChainPair;
import org.escargot.logic.pattern.StrongLink;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepPairs;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// Dual 2-string kite and dual empty rectangle: two of them that share their box and take a candidate each. Kites may
/// be of two digits, empty rectangles are of one.
///
/// Valid because each of the two is. Steps come in the order of the first of the two.
/// See `docs/techniques/dual-two-string-kite.md` and `docs/techniques/dual-empty-rectangle.md`.
///
/// @param technique [Technique#DUAL_TWO_STRING_KITE] or [Technique#DUAL_EMPTY_RECTANGLE]
/// @param single who finds the single ones
public record DualFinder(Technique technique, Finder single) implements Finder {
    /// Two kites joined by the same two cells of a box.
    public static final DualFinder KITES = new DualFinder(Technique.DUAL_TWO_STRING_KITE, new TwoStringKiteFinder());

    /// Two empty rectangles in the same box.
    public static final DualFinder RECTANGLES =
            new DualFinder(Technique.DUAL_EMPTY_RECTANGLE, new EmptyRectangleFinder(2));

    @Override
    public Set<Technique> finds() {
        return Set.of(technique);
    }

    @Override
    public boolean find(Facts facts, StepSink sink) {
        return StepPairs.of(single, facts, (one, other) -> report(one, other, sink));
    }

    private boolean report(Step one, Step other, StepSink sink) {
        return one.pattern() instanceof Chain first
                && other.pattern() instanceof Chain second
                && (first.digits().equals(second.digits()) || technique == Technique.DUAL_TWO_STRING_KITE)
                && joint(first).equals(joint(second))
                && !one.effects().equals(other.effects())
                && sink.accept(new Step(
                        technique, new ChainPair(first, second), one.effects().and(other.effects())));
    }

    /// What the two must share: the cells in the box.
    private static CellSet joint(Chain chain) {
        StrongLink first = chain.links().getFirst();
        CellSet near = first.to().places();
        boolean isBox = first.houses().intersects(Houses.BOXES);
        return near.or((isBox ? first : chain.links().getLast()).from().places());
    }
}
