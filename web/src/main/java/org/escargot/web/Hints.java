package org.escargot.web;

import static java.util.stream.Collectors.toSet;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.escargot.explain.Explainer;
import org.escargot.explain.Notice;
import org.escargot.explain.Notice.Kind;
import org.escargot.format.codec.JsonWriter;
import org.escargot.game.Board;
import org.escargot.game.help.Hint;
import org.escargot.grid.CellSet;
import org.escargot.logic.LogicSolver;
import org.escargot.logic.step.FilteredFinder;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Technique;
import org.escargot.rating.HintLadder;
import org.escargot.solver.Solutions;

/// What to tell a player who asks for help. It knows the first part of the ladder of hints alone, so that the page's
/// first download stays small; [BackgroundEngine#seekStep] knows the rest.
///
/// @param logic finds the steps
record Hints(LogicSolver logic) {
    /// Every technique of the first part but those that are `leftOut`.
    static Hints without(Set<Technique> leftOut) {
        return new Hints(new LogicSolver(without(HintLadder.FIRST, leftOut)));
    }

    /// What `finders` find but for `leftOut`.
    static List<Finder> without(List<Finder> finders, Set<Technique> leftOut) {
        return finders.stream()
                .<Finder>map(finder -> new FilteredFinder(
                        finder.finds().stream()
                                .filter(technique -> !leftOut.contains(technique))
                                .collect(toSet()),
                        finder))
                .filter(finder -> !finder.finds().isEmpty())
                .toList();
    }

    /// The techniques with these `ids`, joined by commas; ids that mean nothing are passed over.
    static Set<Technique> named(String ids) {
        String wanted = "," + ids + ",";
        return Arrays.stream(Technique.values())
                .filter(technique -> wanted.contains("," + technique.id() + ","))
                .collect(toSet());
    }

    /// What is wrong on `board`, or else its next step.
    Hint on(Board board, Solutions answer) {
        return Hint.of(board, answer, logic);
    }

    /// The type `Hint | NoHint` of `engine/steps.ts`.
    ///
    /// @param chainPossible whether [BackgroundEngine#seekStep] may be asked: it takes one solution for granted
    static void write(JsonWriter json, Board board, Hint hint, boolean chainPossible, Explainer explainer) {
        if (hint instanceof Hint.Next next) {
            HintJson.write(json, explainer, next.facts(), next.step());
        } else {
            obstacle(json, hint.notice(board).orElseThrow(), chainPossible, explainer);
        }
    }

    private static void obstacle(JsonWriter json, Notice notice, boolean chainPossible, Explainer explainer) {
        CellSet cells = notice.cells();
        json.object(() -> {
            json.name("obstacle").string(explainer.notice(notice));
            ViewJson.cells(json.name("cells"), cells);
            json.name("mistake").bool(notice.kind() == Kind.WRONG_DIGITS);
            json.name("lostMarks").bool(notice.kind() == Kind.LOST_CANDIDATES);
            json.name("chainPossible").bool(chainPossible && notice.kind() == Kind.NO_STEP);
        });
    }
}
