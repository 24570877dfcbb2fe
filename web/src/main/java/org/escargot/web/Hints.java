package org.escargot.web;

import java.util.List;
import org.escargot.explain.Explainer;
import org.escargot.explain.Notice;
import org.escargot.explain.Notice.Kind;
import org.escargot.game.Answer;
import org.escargot.game.Board;
import org.escargot.game.Hint;
import org.escargot.game.Standing;
import org.escargot.grid.CellSet;
import org.escargot.logic.LogicSolver;
import org.escargot.logic.step.Facts;
import org.escargot.rating.hodoku.HodokuScheme;

/// What to tell a player who asks for help.
final class Hints {
    private static final LogicSolver ALL = new LogicSolver(new HodokuScheme().ladder());
    /// Where a puzzle has several solutions, nothing may rest on there being one.
    private static final LogicSolver CAREFUL = new LogicSolver(ALL.ladder().stream()
            .filter(finder -> !finder.assumesUniqueSolution())
            .toList());

    private Hints() {}

    /// What is wrong on `board`, or else its next step.
    static Hint on(Board board, Answer answer) {
        return Hint.of(board, answer, answer instanceof Answer.One ? ALL : CAREFUL);
    }

    /// Every step from `board`, the easiest first; none where [#on] has no step to tell.
    static List<Hint.Next> all(Board board, Answer answer) {
        if (!(on(board, answer) instanceof Hint.Next first)) {
            return List.of();
        }
        Facts facts = first.facts();
        LogicSolver solver = answer instanceof Answer.One ? ALL : CAREFUL;
        return solver.all(facts).stream()
                .map(step -> new Hint.Next(facts, step))
                .toList();
    }

    /// The type `Hint | NoHint` of `engine/answers.ts`.
    ///
    /// @param single whether the puzzle has one solution, which [Workshop#further] takes for granted
    static String json(Board board, Hint hint, boolean single, Explainer explainer) {
        return switch (hint) {
            case Hint.Next next -> HintJson.of(explainer, next.facts(), next.step());
            case Hint.Mistakes mistakes ->
                obstacle(
                        explainer,
                        mistakes.digits().isEmpty()
                                ? new Notice(Kind.LOST_CANDIDATES, mistakes.marks())
                                : new Notice(Kind.WRONG_DIGITS, mistakes.digits()),
                        !mistakes.digits().isEmpty(),
                        false);
            case Hint.NoSolution _ ->
                obstacle(
                        explainer,
                        board.clashes().isEmpty()
                                ? Notice.of(Kind.NO_SOLUTION)
                                : new Notice(Kind.CONTRADICTION, board.clashes()),
                        false,
                        false);
            case Hint.Nothing _
            when board.standing() == Standing.SOLVED -> obstacle(explainer, Notice.of(Kind.SOLVED), false, false);
            case Hint.Nothing _ -> obstacle(explainer, Notice.of(Kind.NO_STEP), false, single);
        };
    }

    private static String obstacle(Explainer explainer, Notice notice, boolean mistake, boolean further) {
        CellSet cells = notice.cells();
        Json json = new Json();
        json.object(() -> {
            json.name("obstacle").string(explainer.notice(notice));
            ViewJson.cells(json.name("cells"), cells);
            json.name("mistake").bool(mistake);
            json.name("further").bool(further);
        });
        return json.toString();
    }
}
