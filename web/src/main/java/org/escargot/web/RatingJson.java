package org.escargot.web;

import java.util.List;
import java.util.stream.IntStream;
import org.escargot.grid.Givens;
import org.escargot.rating.FullRater;
import org.escargot.rating.FullRating;
import org.escargot.rating.Scales;
import org.escargot.rating.scale.Figure;
import org.escargot.rating.scale.Rating;
import org.escargot.rating.scale.RatingEnd;
import org.escargot.rating.scale.RatingLimits;
import org.escargot.rating.scale.Scale;

/// How hard a puzzle is: the type `Rated` of `engine/answers.ts`.
final class RatingJson {
    private static final List<Scale> SCALES = Scales.LOGIC;
    private static final FullRater RATER = new FullRater(SCALES);

    private RatingJson() {}

    /// Rates `puzzle`, which has one solution; what takes longer than `patience` milliseconds stays unfinished.
    static String of(Givens puzzle, long patience) {
        FullRating rating = RATER.rate(puzzle, () -> limits(patience));
        Json json = new Json();
        json.object(() -> {
            for (int i = 0; i < SCALES.size(); i++) {
                figures(json, SCALES.get(i), rating.ratings().get(i));
            }
            json.name("finished").bool(isFinished(rating));
        });
        return json.toString();
    }

    /// Limits for something that begins now and may take `patience` milliseconds.
    static RatingLimits limits(long patience) {
        long end = System.currentTimeMillis() + patience;
        return new RatingLimits(Integer.MAX_VALUE, () -> System.currentTimeMillis() > end);
    }

    /// The figures of `rating` as members of an object.
    static void figures(Json json, Scale scale, Rating rating) {
        for (int i = 0; i < scale.measures().size(); i++) {
            figure(json.name(scale.measures().get(i).name()), rating.figures().get(i));
        }
    }

    /// A figure as the page has it: numbers with a decimal in tenths.
    static void figure(Json json, Figure figure) {
        switch (figure) {
            case Figure.Word word -> json.string(word.text());
            case Figure.Whole whole -> json.number(whole.number());
            case Figure.Tenths tenths -> json.number(tenths.tenths());
        }
    }

    private static boolean isFinished(FullRating rating) {
        return IntStream.range(0, SCALES.size())
                .filter(i -> SCALES.get(i).takesLimits())
                .allMatch(i -> rating.ratings().get(i).end() == RatingEnd.RATED);
    }
}
