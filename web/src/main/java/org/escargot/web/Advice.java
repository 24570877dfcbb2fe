package org.escargot.web;

import java.util.Set;
import org.escargot.format.codec.JsonWriter;
import org.escargot.game.command.BoardCommand;
import org.escargot.game.command.ClockCommand;
import org.escargot.game.command.HistoryCommand;
import org.escargot.game.help.Check;
import org.escargot.game.help.Hint;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.Grid;
import org.escargot.logic.step.Effects;
import org.escargot.solver.Solutions;

/// What helps with the game that is played: hints, checks, the solution. It remembers the step that it told, so
/// that the page need not say it again to have it applied.
final class Advice {
    private static final Effects NOTHING = new Effects(CandidateSet.EMPTY, CandidateSet.EMPTY);

    private final GameSession session;
    private Hints hints = Hints.without(Set.of());
    /// What the last hint does.
    private Effects next = NOTHING;

    Advice(GameSession session) {
        this.session = session;
    }

    /// Leaves the techniques with these `ids`, joined by commas, out of hints; ids that mean nothing are passed over.
    void leaveOut(String ids) {
        hints = Hints.without(Hints.named(ids));
    }

    /// The next step, or why there is none to tell.
    String hint(long now) {
        session.apply(new ClockCommand.CountHint(), now);
        Solutions answer = session.answer();
        boolean chainPossible = answer instanceof Solutions.One;
        Hint hint = hints.on(session.board(), answer);
        next = hint instanceof Hint.Next told ? told.step().effects() : NOTHING;
        return Hints.json(session.board(), hint, chainPossible, CurrentLanguage.firstExplainer());
    }

    /// Takes a step that a background engine found, as if it had been told here by [#hint].
    void setLastHint(Effects effects) {
        next = effects;
    }

    /// Does what the last hint says.
    void applyHint(long now) {
        session.apply(new BoardCommand.Apply(next), now);
    }

    /// Which digits break a rule and which are not the solution's: the type `Checked`.
    String check(long now) {
        session.apply(new ClockCommand.CountCheck(), now);
        Check check = Check.of(session.board(), session.answer());
        JsonWriter json = new JsonWriter();
        json.object(() -> {
            ViewJson.cells(json.name("clashes"), check.clashes());
            if (check.verdict() instanceof Check.Verdict.Compared compared) {
                ViewJson.cells(json.name("wrong"), compared.wrong());
                ViewJson.cells(json.name("lacking"), compared.lacking());
            }
        });
        return json.toString();
    }

    /// Goes back to before the first wrong digit.
    void undoMistake(long now) {
        if (session.answer() instanceof Solutions.One one) {
            session.apply(new HistoryCommand.BeforeMistake(one.solution()), now);
        }
    }

    /// Puts back the marks of the cells whose own marks lack the solution's digit: all that the rules allow there, so
    /// that the digit is not told.
    void restoreMarks(long now) {
        if (Check.of(session.board(), session.answer()).verdict() instanceof Check.Verdict.Compared compared) {
            session.apply(new BoardCommand.RestoreCandidates(compared.lacking()), now);
        }
    }

    /// Shows the solution, if there is one; of several, any. Says how many there are, up to 2.
    int solve(long now) {
        return switch (session.answer()) {
            case Solutions.None _ -> 0;
            case Solutions.One one -> shown(one.solution(), 1, now);
            case Solutions.Several several -> shown(several.one(), 2, now);
        };
    }

    private int shown(Grid solution, int solutions, long now) {
        session.apply(new BoardCommand.Solve(solution), now);
        return solutions;
    }
}
