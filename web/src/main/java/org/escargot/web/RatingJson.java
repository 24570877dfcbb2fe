package org.escargot.web;

import java.util.List;
import java.util.Optional;
import org.escargot.explain.Depth;
import org.escargot.grid.Givens;
import org.escargot.grid.Pencilmarks;
import org.escargot.json.Json;
import org.escargot.logic.step.Family;
import org.escargot.logic.step.Technique;
import org.escargot.rating.Scales;
import org.escargot.rating.hodoku.HodokuScale;
import org.escargot.rating.scale.Figure;
import org.escargot.rating.scale.RatedPath;
import org.escargot.rating.scale.Rating;
import org.escargot.rating.scale.RatingEnd;
import org.escargot.rating.scale.RatingLimits;
import org.escargot.rating.scale.Scale;
import org.escargot.told.Replay;
import org.escargot.told.Teller;
import org.escargot.told.ToldStep;

/// How hard a puzzle is: the type `Rated` of `engine/answers.ts`.
final class RatingJson {
    private static final HodokuScale HODOKU = new HodokuScale();

    private RatingJson() {}

    /// Rates `puzzle`, which has one solution; what takes longer than `patience` milliseconds stays unfinished.
    static String of(Givens puzzle, long patience) {
        RatedPath path = HODOKU.path(Pencilmarks.of(puzzle), puzzle);
        Rating explainer = Scales.EXPLAINER.rate(puzzle, limits(patience));
        Json json = new Json();
        json.object(() -> {
            figures(json, HODOKU, path.rating());
            figures(json, Scales.EXPLAINER, explainer);
            figures(json, Scales.HUMAN, Scales.HUMAN.rate(puzzle, RatingLimits.NONE));
            json.name("finished").bool(explainer.end() == RatingEnd.RATED);
            HODOKU.hardest(path).ifPresent(technique -> hardest(json, path, puzzle, technique));
        });
        return json.toString();
    }

    private static void hardest(Json json, RatedPath path, Givens puzzle, Technique technique) {
        json.name("hardest").object(() -> {
            json.name("technique").string(technique.id());
            json.name("name").string(CurrentLanguage.explainer().name(technique));
            if (technique.family() != Family.SINGLES) {
                Replay.of(path, puzzle).stream()
                        .filter(turn -> turn.step().technique() == technique)
                        .findFirst()
                        .ifPresent(first -> place(json, first));
            }
        });
    }

    private static void place(Json json, Replay.Turn turn) {
        ToldStep told = new Teller(CurrentLanguage.explainer(), List.of(Depth.HOUSE, Depth.CELLS), Optional.empty())
                .tell(turn.facts(), turn.step());
        json.name("near").string(told.texts().getFirst().text());
        json.name("place").string(told.last().text());
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
}
