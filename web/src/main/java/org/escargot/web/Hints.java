package org.escargot.web;

import static java.util.stream.Collectors.toSet;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.escargot.explain.Notice;
import org.escargot.explain.Notice.Kind;
import org.escargot.game.Board;
import org.escargot.game.help.Hint;
import org.escargot.game.keeping.LinkCodec;
import org.escargot.json.Json;
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

    /// The type `ToldStep | NoHint` of `engine/answers.ts`.
    ///
    /// @param hasOneSolution whether the puzzle has: [BackgroundEngine#seekStep] takes that for granted
    static String json(Board board, Hint hint, boolean hasOneSolution) {
        return hint instanceof Hint.Next next
                ? HintJson.of(next.facts(), next.step())
                : obstacle(board, hint.notice(board).orElseThrow(), hasOneSolution);
    }

    private static String obstacle(Board board, Notice notice, boolean hasOneSolution) {
        Json json = new Json();
        json.object(() -> {
            json.name("obstacle").string(CurrentLanguage.explainer().notice(notice));
            ViewJson.cells(json.name("cells"), notice.cells());
            json.name("mistake").bool(notice.kind() == Kind.WRONG_DIGITS);
            json.name("lostMarks").bool(notice.kind() == Kind.LOST_CANDIDATES);
            boolean isChainPossible = hasOneSolution && notice.kind() == Kind.NO_STEP;
            json.name("chainPossible").bool(isChainPossible);
            if (isChainPossible) {
                json.name("link").string(LinkCodec.write(board));
            }
        });
        return json.toString();
    }
}
