package org.escargot.generator;

import java.util.Optional;

/// Recipes that no puzzle can follow, told at once.
public final class Refusal {
    private Refusal() {}

    /// Why there is no puzzle to `recipe`; nothing where one cannot tell.
    public static Optional<String> of(Recipe recipe) {
        if (recipe.clues().most() < ClueRange.FEWEST_EVER) {
            return Optional.of("a puzzle with fewer than 17 clues has several solutions");
        }
        return Optional.empty();
    }
}
