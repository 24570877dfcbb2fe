package org.escargot.rating.explainer.rungs;

import static org.escargot.rating.explainer.words.Layout.CELL;

import org.escargot.logic.pattern.Single;
import org.escargot.logic.step.Technique;
import org.escargot.rating.explainer.evidence.Evidence;
import org.escargot.rating.explainer.evidence.FoundStep;
import org.escargot.rating.explainer.words.CandidateGrid;
import org.escargot.rating.explainer.words.Layout;
import org.jspecify.annotations.Nullable;

/// Hidden singles: 1.0 for the last empty cell of a house, then 1.2 in boxes and 1.5 in lines.
///
/// Doubles `FullHouseFinder` and `HiddenSingleFinder`.
public final class HiddenSingleRung implements Rung {
    @Override
    public @Nullable FoundStep find(CandidateGrid grid) {
        FoundStep last = lastCell(grid);
        return last == null ? single(grid) : last;
    }

    private static @Nullable FoundStep lastCell(CandidateGrid grid) {
        for (int kind : Layout.BOX_COLUMN_ROW) {
            for (int house = kind * 9; house < kind * 9 + 9; house++) {
                int slot = Integer.bitCount(grid.open[house]) == 1 ? slotWithOnePlace(grid, house) : -1;
                if (slot >= 0) {
                    int cell = cell(grid, slot);
                    int digit = slot % 9;
                    return FoundStep.placing(1.0, cell, digit, () -> fullHouse(cell, digit + 1, slot / 9));
                }
            }
        }
        return null;
    }

    private static @Nullable FoundStep single(CandidateGrid grid) {
        for (int kind : Layout.BOX_COLUMN_ROW) {
            for (int house = kind * 9; house < kind * 9 + 9; house++) {
                int slot = Integer.bitCount(grid.open[house]) > 1 ? slotWithOnePlace(grid, house) : -1;
                if (slot >= 0) {
                    int cell = cell(grid, slot);
                    int digit = slot % 9;
                    double difficulty = kind == Layout.BOX ? 1.2 : 1.5;
                    return FoundStep.placing(difficulty, cell, digit, () -> hidden(cell, digit + 1, slot / 9));
                }
            }
        }
        return null;
    }

    private static Evidence fullHouse(int cell, int digit, int house) {
        return new Evidence(Technique.FULL_HOUSE, new Single.FullHouse(cell, digit, house));
    }

    private static Evidence hidden(int cell, int digit, int house) {
        return new Evidence(Technique.HIDDEN_SINGLE, new Single.Hidden(cell, digit, house));
    }

    /// The lowest digit with one place in `house`, as a slot, or -1.
    private static int slotWithOnePlace(CandidateGrid grid, int house) {
        for (int rest = grid.missing(house); rest != 0; rest &= rest - 1) {
            int slot = house * 9 + Integer.numberOfTrailingZeros(rest);
            int places = grid.places[slot];
            if (places != 0 && (places & places - 1) == 0) {
                return slot;
            }
        }
        return -1;
    }

    private static int cell(CandidateGrid grid, int slot) {
        return CELL[slot / 9 * 9 + Integer.numberOfTrailingZeros(grid.places[slot])];
    }
}
