package org.escargot.web;

import org.escargot.generator.Level;
import org.escargot.generator.Recipe;
import org.escargot.generator.practice.Context;
import org.escargot.generator.wish.ExplainedWish;
import org.escargot.generator.wish.ExplainerWish;
import org.escargot.generator.wish.TechniqueWish;
import org.escargot.generator.wish.Wish;
import org.escargot.grid.Symmetry;
import org.escargot.logic.Finders;
import org.escargot.logic.step.Technique;
import org.escargot.rating.scale.RatingLimits;
import org.escargot.rating.scale.RatingShape;

/// What kind of puzzle the page asks for: `level=7`, `technique=x-wing` or, in tenths, `rating=71..74`.
final class WantedPuzzle {
    private static final String RANGE = "..";

    private WantedPuzzle() {}

    /// The recipe for a puzzle as `wish` says, whose clues have `symmetry`, an id of [Symmetry].
    static Recipe recipe(String wish, String symmetry) {
        Recipe recipe = Recipe.PLAIN.with(
                Symmetry.of(symmetry).orElseThrow(() -> new IllegalArgumentException("No symmetry: " + symmetry)));
        int equals = wish.indexOf('=');
        String value = wish.substring(equals + 1);
        return switch (wish.substring(0, Math.max(0, equals))) {
            case "level" -> recipe.with(Level.of(Integer.parseInt(value))).orElseThrow();
            case "technique" -> recipe.with(needing(Names.technique(value), RatingLimits.NONE));
            case "rating" -> recipe.with(rated(value));
            default -> throw new IllegalArgumentException("No wish: " + wish);
        };
    }

    /// A puzzle that needs `technique`; where only Sudoku Explainer's scale looks for it, that stops at `limits`.
    static Wish needing(Technique technique, RatingLimits limits) {
        return Finders.TECHNIQUES.contains(technique)
                ? new TechniqueWish(technique, Context.USUAL)
                : new ExplainedWish(technique, limits);
    }

    private static Wish rated(String range) {
        int dots = range.indexOf(RANGE);
        return new ExplainerWish(
                Integer.parseInt(range.substring(0, dots)),
                Integer.parseInt(range.substring(dots + RANGE.length())),
                RatingShape.ANY);
    }
}
