package org.escargot.rating.scale;

/// Where the hardest step of a puzzle comes.
public enum RatingShape {
    /// Anywhere.
    ANY,
    /// No step is harder than those up to the first placement; Sudoku Explainer's scale writes EP = ER.
    PEARL,
    /// No step is harder than the first; Sudoku Explainer's scale writes ED = EP = ER.
    DIAMOND;

    /// The hardest step that keeps the shape, as [RatingLimits#hardest(int, int)] has it.
    int hardest(int placing, int first) {
        int least = switch (this) {
            case ANY -> 0;
            case PEARL -> placing;
            case DIAMOND -> first;
        };
        return least == 0 ? Integer.MAX_VALUE : least;
    }
}
