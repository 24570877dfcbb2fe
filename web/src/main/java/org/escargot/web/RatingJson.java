package org.escargot.web;

import org.escargot.grid.Givens;
import org.escargot.grid.Pencilmarks;
import org.escargot.rating.Rating;
import org.escargot.rating.explainer.ExplainerRater;
import org.escargot.rating.explainer.ExplainerRating;
import org.escargot.rating.explainer.RatingEnd;
import org.escargot.rating.explainer.RatingLimits;
import org.escargot.rating.hodoku.HodokuScheme;

/// How hard a puzzle is: the type `Rated` of `engine/answers.ts`.
final class RatingJson {
    private static final HodokuScheme HODOKU = new HodokuScheme();
    private static final ExplainerRater EXPLAINER = new ExplainerRater();

    private RatingJson() {}

    /// Rates `puzzle`, which has one solution; what takes longer than `patience` milliseconds stays unfinished.
    static String of(Givens puzzle, long patience) {
        Rating hodoku = HODOKU.total(HODOKU.climb(Pencilmarks.of(puzzle), puzzle));
        long end = System.currentTimeMillis() + patience;
        RatingLimits limits = new RatingLimits(Integer.MAX_VALUE, () -> System.currentTimeMillis() > end);
        ExplainerRating explainer = EXPLAINER.rate(puzzle, limits);
        Json json = new Json();
        json.object(() -> {
            json.name("level").string(hodoku.level());
            json.name("score").number(hodoku.score());
            json.name("er").number(explainer.er());
            json.name("ep").number(explainer.ep());
            json.name("ed").number(explainer.ed());
            json.name("finished").bool(explainer.end() == RatingEnd.RATED);
        });
        return json.toString();
    }
}
