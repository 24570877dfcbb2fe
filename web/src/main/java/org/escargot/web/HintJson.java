package org.escargot.web;

import java.util.List;
import java.util.Optional;
import org.escargot.explain.Depth;
import org.escargot.json.Json;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Step;
import org.escargot.told.Proportions;
import org.escargot.told.Teller;
import org.escargot.told.ToldJson;

/// Writes steps as the page shows them: the type `ToldStep` of `engine/told.ts`, with texts of all depths.
final class HintJson {
    /// How candidates lie in the cells of the page's board.
    private static final Proportions PROPORTIONS = new Proportions(1 / 3.0, 0.153);

    private HintJson() {}

    static String of(Facts facts, Step step) {
        Json json = new Json();
        write(json, facts, step);
        return json.toString();
    }

    static void write(Json json, Facts facts, Step step) {
        Teller teller = new Teller(CurrentLanguage.explainer(), List.of(Depth.values()), Optional.of(PROPORTIONS));
        in(json).step(teller.tell(facts, step));
    }

    /// What each of several steps does: the type `Way[]`.
    static void ways(Json json, List<Effects> ways) {
        json.array(() -> ways.forEach(effects -> json.object(() -> {
            in(json).candidates("placements", effects.placements());
            in(json).candidates("eliminations", effects.eliminations());
        })));
    }

    private static ToldJson in(Json json) {
        return new ToldJson(json, ToldJson.Form.NUMBERS);
    }
}
