package org.escargot.game.help;

import java.util.List;
import java.util.Optional;
import org.escargot.explain.Notice;
import org.escargot.explain.Notice.Kind;
import org.escargot.game.Board;
import org.escargot.game.BoardStatus;
import org.escargot.grid.CellSet;
import org.escargot.logic.LogicSolver;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Step;
import org.escargot.solver.Solutions;

/// What to tell a player who asks for help: first what is wrong, else the next step from the player's own marks.
public sealed interface Hint {
    /// Something is wrong; a step from here would only build on it.
    ///
    /// @param digits the cells whose digit clashes or is not the solution's, givens left out
    /// @param marks the cells whose center marks lack the solution's digit
    record Mistakes(CellSet digits, CellSet marks) implements Hint {}

    /// The puzzle itself has no solution.
    record NoSolution() implements Hint {}

    /// A step to explain, and to apply with [BoardCommand.Apply][org.escargot.game.command.BoardCommand.Apply].
    ///
    /// @param facts the position in which it was found
    /// @param step the easiest step there is
    record Next(Facts facts, Step step) implements Hint {}

    /// Nothing is left to do, or no technique known leads on.
    record Nothing() implements Hint {}

    /// The hint for `board`, whose puzzle has `answer`, among the steps that `logic` knows. Unless `answer` says
    /// that there is one solution, no step assumes it.
    static Hint of(Board board, Solutions answer, LogicSolver logic) {
        Check check = Check.of(board, answer);
        CellSet clashes = check.clashes().minus(board.givens().filled());
        return switch (check.verdict()) {
            case Check.Verdict.NoSolution _ -> new NoSolution();
            case Check.Verdict.Compared compared -> {
                CellSet wrong = compared.wrong().or(clashes);
                yield wrong.isEmpty() && compared.lacking().isEmpty()
                        ? next(board, careful(board, answer, logic))
                        : new Mistakes(wrong, compared.lacking());
            }
            case Check.Verdict.SeveralSolutions _, Check.Verdict.Outdated _ ->
                clashes.isEmpty() ? next(board, careful(board, answer, logic)) : new Mistakes(clashes, CellSet.EMPTY);
        };
    }

    /// What to say of `board` in place of a step; nothing where this is a step.
    default Optional<Notice> notice(Board board) {
        return switch (this) {
            case Next _ -> Optional.empty();
            case Mistakes mistakes ->
                Optional.of(
                        mistakes.digits().isEmpty()
                                ? new Notice(Kind.LOST_CANDIDATES, mistakes.marks())
                                : new Notice(Kind.WRONG_DIGITS, mistakes.digits()));
            case NoSolution _ ->
                Optional.of(
                        board.clashes().isEmpty()
                                ? Notice.of(Kind.NO_SOLUTION)
                                : new Notice(Kind.CONTRADICTION, board.clashes()));
            case Nothing _ ->
                Optional.of(Notice.of(board.standing() == BoardStatus.SOLVED ? Kind.SOLVED : Kind.NO_STEP));
        };
    }

    /// Every step from `board`, the easiest first, each as [#of] tells the first of them; none where that tells no
    /// step.
    static List<Next> all(Board board, Solutions answer, LogicSolver logic) {
        if (!(of(board, answer, logic) instanceof Next first)) {
            return List.of();
        }
        return careful(board, answer, logic).all(first.facts()).stream()
                .map(step -> new Next(first.facts(), step))
                .toList();
    }

    private static LogicSolver careful(Board board, Solutions answer, LogicSolver logic) {
        boolean hasOneSolution =
                answer instanceof Solutions.One && answer.puzzle().equals(board.puzzle());
        return hasOneSolution ? logic : logic.assumingNothing();
    }

    private static Hint next(Board board, LogicSolver logic) {
        Facts facts = board.facts();
        Optional<Step> step = logic.next(facts);
        return step.isPresent() ? new Next(facts, step.get()) : new Nothing();
    }
}
