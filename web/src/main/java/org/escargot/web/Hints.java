package org.escargot.web;

import static java.util.stream.Collectors.toSet;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.escargot.explain.Explainer;
import org.escargot.explain.Notice;
import org.escargot.explain.Notice.Kind;
import org.escargot.game.Board;
import org.escargot.game.help.Hint;
import org.escargot.grid.CellSet;
import org.escargot.logic.LogicSolver;
import org.escargot.logic.step.FilteredFinder;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Technique;
import org.escargot.rating.HintLadder;
import org.escargot.rating.hodoku.HodokuScale;
import org.escargot.solver.Solutions;

/// What to tell a player who asks for help.
///
/// @param logic finds the steps
/// @param leavesNothingOut whether the player wants to hear of every technique
record Hints(LogicSolver logic, boolean leavesNothingOut) {
    private static final HodokuScale SCHEME = new HodokuScale();

    /// Every technique of the ladder of hints but those that are `leftOut`.
    static Hints without(Set<Technique> leftOut) {
        List<Finder> ladder = HintLadder.FINDERS.stream()
                .<Finder>map(finder -> new FilteredFinder(
                        finder.finds().stream()
                                .filter(technique -> !leftOut.contains(technique))
                                .collect(toSet()),
                        finder))
                .filter(finder -> !finder.finds().isEmpty())
                .toList();
        return new Hints(new LogicSolver(ladder), leftOut.isEmpty());
    }

    /// What is wrong on `board`, or else its next step.
    Hint on(Board board, Solutions answer) {
        return Hint.of(board, answer, logic);
    }

    /// Every step from `board`, the easiest first; none where [#on] has no step to tell.
    List<Hint.Next> all(Board board, Solutions answer) {
        return Hint.all(board, answer, logic);
    }

    /// The techniques of the ladder, from easy to hard: the type `Rung[]`.
    static String ladder(Explainer explainer) {
        Json json = new Json();
        json.array(() -> {
            for (Finder finder : HintLadder.FINDERS) {
                for (Technique technique : new TreeSet<>(finder.finds())) {
                    json.object(() -> {
                        json.name("technique").string(technique.id());
                        json.name("name").string(explainer.name(technique));
                        json.name("points").number(SCHEME.points(technique));
                        SCHEME.level(technique)
                                .ifPresent(level -> json.name("level").string(level.title()));
                    });
                }
            }
        });
        return json.toString();
    }

    /// The type `Hint | NoHint` of `engine/answers.ts`.
    ///
    /// @param chainPossible whether [BackgroundEngine#seekChain] may be asked: it takes one solution for granted
    ///     and leaves nothing out
    static String json(Board board, Hint hint, boolean chainPossible, Explainer explainer) {
        return hint instanceof Hint.Next next
                ? HintJson.of(explainer, next.facts(), next.step())
                : obstacle(hint.notice(board).orElseThrow(), chainPossible, explainer);
    }

    private static String obstacle(Notice notice, boolean chainPossible, Explainer explainer) {
        CellSet cells = notice.cells();
        Json json = new Json();
        json.object(() -> {
            json.name("obstacle").string(explainer.notice(notice));
            ViewJson.cells(json.name("cells"), cells);
            json.name("mistake").bool(notice.kind() == Kind.WRONG_DIGITS);
            json.name("chainPossible").bool(chainPossible && notice.kind() == Kind.NO_STEP);
        });
        return json.toString();
    }
}
