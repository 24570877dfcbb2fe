package org.escargot.rating.explainer.rungs;

import org.escargot.logic.step.Technique;
import org.escargot.rating.explainer.evidence.Evidence;
import org.escargot.rating.explainer.evidence.FoundStep;
import org.escargot.rating.explainer.sweeps.HiddenSets;
import org.escargot.rating.explainer.words.CandidateGrid;
import org.escargot.rating.explainer.words.Eliminations;
import org.escargot.rating.explainer.words.Layout;
import org.jspecify.annotations.Nullable;

/// Hidden pairs (3.4), triplets (4.0) and quads (5.4).
///
/// Doubles `HiddenSubsetFinder`, where a house has more than twice as many empty cells as the set has digits.
public final class HiddenSetRung implements Rung {
    private final int size;
    private final double difficulty;
    private final Eliminations eliminations = new Eliminations();

    public HiddenSetRung(int size, double difficulty) {
        this.size = size;
        this.difficulty = difficulty;
    }

    @Override
    public @Nullable FoundStep find(CandidateGrid grid) {
        FirstFound first = new FirstFound();
        HiddenSets.visit(
                grid, size, 2 * size + 1, (house, digits, places) -> first.take(set(grid, house, digits, places)));
        return first.step();
    }

    private @Nullable FoundStep set(CandidateGrid grid, int house, int digits, int places) {
        eliminations.clear();
        for (int rest = places; rest != 0; rest &= rest - 1) {
            eliminations.add(grid, Layout.CELL[house * 9 + Integer.numberOfTrailingZeros(rest)], ~digits);
        }
        return eliminations.isEmpty()
                ? null
                : FoundStep.eliminating(
                        difficulty,
                        eliminations,
                        () -> new Evidence(technique(), HiddenSets.pattern(house, digits, places)));
    }

    private Technique technique() {
        return switch (size) {
            case 2 -> Technique.HIDDEN_PAIR;
            case 3 -> Technique.HIDDEN_TRIPLE;
            default -> Technique.HIDDEN_QUADRUPLE;
        };
    }
}
