package org.escargot.web;

import java.util.List;
import java.util.Optional;
import org.escargot.explain.Depth;
import org.escargot.explain.Explainer;
import org.escargot.format.codec.JsonWriter;
import org.escargot.grid.Givens;
import org.escargot.logic.SolvePath;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Family;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.Technique;
import org.escargot.rating.Scales;
import org.escargot.rating.hodoku.HodokuScale;
import org.escargot.rating.scale.Figure;
import org.escargot.rating.scale.Rating;
import org.escargot.rating.scale.RatingEnd;
import org.escargot.rating.scale.RatingLimits;
import org.escargot.rating.scale.Scale;
import org.escargot.told.Replay;
import org.escargot.told.Teller;
import org.escargot.told.ToldStep;

/// How hard a puzzle is: the type `Rated` of `engine/steps.ts`.
final class RatingJson {
    private static final HodokuScale HODOKU = new HodokuScale();

    private RatingJson() {}

    /// Rates `puzzle`, which has one solution; what takes longer than `patience` milliseconds stays unfinished.
    static String of(Givens puzzle, long patience) {
        SolvePath path = HODOKU.climb(puzzle);
        Rating explainer = Scales.EXPLAINER.rate(puzzle, limits(patience));
        JsonWriter json = new JsonWriter();
        json.object(() -> {
            figures(json, HODOKU, HODOKU.total(path));
            figures(json, Scales.EXPLAINER, explainer);
            figures(json, Scales.HUMAN, Scales.HUMAN.rate(puzzle, RatingLimits.NONE));
            json.name("finished").bool(explainer.end() == RatingEnd.RATED);
            HODOKU.hardest(path).ifPresent(technique -> hardest(json, path, puzzle, technique));
        });
        return json.toString();
    }

    private static void hardest(JsonWriter json, SolvePath path, Givens puzzle, Technique technique) {
        Explainer explainer = CurrentLanguage.explainer();
        json.name("hardest").object(() -> {
            json.name("technique").string(technique.id());
            json.name("name").string(explainer.name(technique));
            if (technique.family() != Family.SINGLES) {
                ToldStep first = first(path, puzzle, technique);
                json.name("near").string(first.texts().getFirst().text());
                json.name("place").string(first.text());
            }
        });
    }

    /// The first step of `technique`, which `path` takes: in which houses it is, and where.
    private static ToldStep first(SolvePath path, Givens puzzle, Technique technique) {
        List<Technique> taken = path.steps().stream().map(Step::technique).toList();
        List<Step> steps = path.steps().subList(0, taken.indexOf(technique) + 1);
        Facts facts = Replay.positions(path.start(), steps, puzzle).getLast();
        Teller teller = new Teller(CurrentLanguage.explainer(), List.of(Depth.HOUSE, Depth.CELLS), Optional.empty());
        return teller.tell(facts, steps.getLast());
    }

    /// Limits for something that begins now and may take `patience` milliseconds.
    static RatingLimits limits(long patience) {
        long end = System.currentTimeMillis() + patience;
        return new RatingLimits(Integer.MAX_VALUE, () -> System.currentTimeMillis() > end);
    }

    /// The figures of `rating` as members of an object.
    static void figures(JsonWriter json, Scale scale, Rating rating) {
        for (int i = 0; i < scale.measures().size(); i++) {
            figure(json.name(scale.measures().get(i).name()), rating.figures().get(i));
        }
    }

    /// A figure as the page has it: numbers with a decimal in tenths.
    static void figure(JsonWriter json, Figure figure) {
        switch (figure) {
            case Figure.Word word -> json.string(word.text());
            case Figure.Whole whole -> json.number(whole.number());
            case Figure.Tenths tenths -> json.number(tenths.tenths());
        }
    }
}
