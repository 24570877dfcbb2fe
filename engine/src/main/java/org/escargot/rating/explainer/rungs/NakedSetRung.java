package org.escargot.rating.explainer.rungs;

import org.escargot.logic.step.Technique;
import org.escargot.rating.explainer.evidence.Evidence;
import org.escargot.rating.explainer.evidence.FoundStep;
import org.escargot.rating.explainer.sweeps.NakedSets;
import org.escargot.rating.explainer.words.CandidateGrid;
import org.escargot.rating.explainer.words.Eliminations;
import org.escargot.rating.explainer.words.Layout;
import org.jspecify.annotations.Nullable;

/// Naked pairs (3.0), triplets (3.6) and quads (5.0). A set eliminates only in the house where it is found.
///
/// Doubles `NakedSubsetFinder`, where a house has twice as many empty cells as the set.
public final class NakedSetRung implements Rung {
    private final int size;
    private final double difficulty;
    private final Eliminations eliminations = new Eliminations();

    public NakedSetRung(int size, double difficulty) {
        this.size = size;
        this.difficulty = difficulty;
    }

    @Override
    public @Nullable FoundStep find(CandidateGrid grid) {
        FirstFound first = new FirstFound();
        NakedSets.visit(grid, size, (house, places, digits) -> first.take(set(grid, house, places, digits)));
        return first.step();
    }

    private @Nullable FoundStep set(CandidateGrid grid, int house, int places, int digits) {
        eliminations.clear();
        for (int rest = ~places & 0x1FF; rest != 0; rest &= rest - 1) {
            eliminations.add(grid, Layout.CELL[house * 9 + Integer.numberOfTrailingZeros(rest)], digits);
        }
        return eliminations.isEmpty()
                ? null
                : FoundStep.eliminating(
                        difficulty,
                        eliminations,
                        () -> new Evidence(technique(), NakedSets.pattern(house, places, digits)));
    }

    private Technique technique() {
        return switch (size) {
            case 2 -> Technique.NAKED_PAIR;
            case 3 -> Technique.NAKED_TRIPLE;
            default -> Technique.NAKED_QUADRUPLE;
        };
    }
}
