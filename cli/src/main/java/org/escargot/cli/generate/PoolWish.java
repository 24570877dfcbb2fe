package org.escargot.cli.generate;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.escargot.generator.Level;
import org.escargot.generator.Recipe;
import org.escargot.generator.wish.ExplainerWish;
import org.escargot.rating.scale.Figure;
import org.escargot.rating.scale.RatingShape;

/// A wish for which a pool keeps puzzles.
///
/// @param name what it is called there
/// @param recipe how they are made
record PoolWish(String name, Recipe recipe) {
    /// The wish for a level of the table.
    static PoolWish of(int level) {
        return new PoolWish("level=" + level, Recipe.PLAIN.with(Level.of(level)).orElseThrow());
    }

    /// A wish for each rating of a range.
    static List<PoolWish> of(ExplainerWish wish) {
        List<PoolWish> wishes = new ArrayList<>();
        String shape =
                wish.shape() == RatingShape.ANY ? "" : " " + wish.shape().name().toLowerCase(Locale.ROOT);
        for (int rating : wish.ratings()) {
            wishes.add(new PoolWish(
                    "rating=" + Figure.Tenths.decimal(rating) + shape,
                    Recipe.PLAIN.with(new ExplainerWish(rating, rating, wish.shape()))));
        }
        return wishes;
    }
}
