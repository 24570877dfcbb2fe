package org.escargot.rating.explainer.rungs;

import org.escargot.logic.step.Technique;
import org.escargot.rating.explainer.evidence.Evidence;
import org.escargot.rating.explainer.evidence.FoundStep;
import org.escargot.rating.explainer.sweeps.FishSweep;
import org.escargot.rating.explainer.words.CandidateGrid;
import org.escargot.rating.explainer.words.Eliminations;
import org.escargot.rating.explainer.words.Layout;
import org.jspecify.annotations.Nullable;

/// X-wing (3.2), swordfish (3.8) and jellyfish (5.2), without fins.
///
/// Doubles `BasicFishFinder`, where the digit is missing in twice as many lines as the base has.
public final class FishRung implements Rung {
    private final int size;
    private final double difficulty;
    private final Eliminations eliminations = new Eliminations();

    public FishRung(int size, double difficulty) {
        this.size = size;
        this.difficulty = difficulty;
    }

    @Override
    public @Nullable FoundStep find(CandidateGrid grid) {
        FirstFound first = new FirstFound();
        FishSweep.visit(
                grid,
                size,
                (firstBase, bases, covers, digit) -> first.take(fish(grid, firstBase, bases, covers, digit)));
        return first.step();
    }

    private @Nullable FoundStep fish(CandidateGrid grid, int firstBase, int bases, int covers, int digit) {
        eliminations.clear();
        int firstCover = 9 - firstBase;
        for (int cover = covers; cover != 0; cover &= cover - 1) {
            int house = firstCover + Integer.numberOfTrailingZeros(cover);
            for (int rest = grid.places[house * 9 + digit] & ~bases; rest != 0; rest &= rest - 1) {
                eliminations.add(Layout.CELL[house * 9 + Integer.numberOfTrailingZeros(rest)], digit);
            }
        }
        return eliminations.isEmpty()
                ? null
                : FoundStep.eliminating(
                        difficulty,
                        eliminations,
                        () -> new Evidence(technique(), FishSweep.pattern(firstBase, bases, covers, digit)));
    }

    private Technique technique() {
        return switch (size) {
            case 2 -> Technique.X_WING;
            case 3 -> Technique.SWORDFISH;
            default -> Technique.JELLYFISH;
        };
    }
}
