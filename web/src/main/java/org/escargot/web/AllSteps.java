package org.escargot.web;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.escargot.explain.Explainer;
import org.escargot.format.codec.JsonWriter;
import org.escargot.game.Board;
import org.escargot.game.help.Hint;
import org.escargot.logic.LogicSolver;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.Technique;
import org.escargot.rating.HintLadder;
import org.escargot.solver.BandSolver;
import org.escargot.solver.Solutions;

/// Every step on a board, one rung of the ladder of hints at a time, so that the page can show how far the search is,
/// and end it.
final class AllSteps {
    /// What a row of the list tells: by how much evidence a technique comes to the same is no news.
    private record Row(Technique technique, Effects effects) {}

    private AllSteps() {}

    /// The step of `technique` that does `effects`, of those that the ladder of hints finds.
    static Optional<Step> named(Facts facts, Technique technique, Effects effects) {
        List<Step> found = new ArrayList<>();
        for (Finder finder : HintLadder.finders()) {
            boolean isFound = finder.finds().contains(technique)
                    && finder.find(facts, step -> {
                        boolean isMeant =
                                step.technique() == technique && step.effects().equals(effects);
                        if (isMeant) {
                            found.add(step);
                        }
                        return isMeant;
                    });
            if (isFound) {
                break;
            }
        }
        return found.stream().findFirst();
    }

    /// The steps that rung number `rung` finds on `board`, without the techniques with the ids `leftOut`: the type
    /// `RungSteps`, or `null` behind the last rung.
    static String of(Board board, String leftOut, int rung, Explainer explainer) {
        List<Finder> ladder = Hints.without(HintLadder.finders(), Hints.named(leftOut));
        if (rung >= ladder.size()) {
            return "null";
        }
        Solutions answer = Solutions.of(board.puzzle(), new BandSolver());
        List<Hint.Next> found = Hint.all(board, answer, new LogicSolver(List.of(ladder.get(rung))));
        Set<Row> rows = new HashSet<>();
        JsonWriter json = new JsonWriter();
        json.object(() -> {
            json.name("rungs").number(ladder.size());
            json.name("steps")
                    .array(() -> found.stream()
                            .filter(told -> rows.add(
                                    new Row(told.step().technique(), told.step().effects())))
                            .forEach(told -> HintJson.write(json, explainer, told.facts(), told.step())));
        });
        return json.toString();
    }
}
