package org.escargot.web;

import java.util.Set;
import org.escargot.format.codec.JsonWriter;
import org.escargot.game.command.BoardCommand;
import org.escargot.game.command.ClockCommand;
import org.escargot.game.command.HistoryCommand;
import org.escargot.game.help.Check;
import org.escargot.game.help.Hint;
import org.escargot.game.keeping.LinkCodec;
import org.escargot.grid.Cell;
import org.escargot.grid.Grid;
import org.escargot.grid.Pencilmarks;
import org.escargot.solver.Solutions;

/// What helps with the game that is played: hints, checks, the solution.
final class Advice {
    private final GameSession session;
    private Hints hints = Hints.without(Set.of());

    Advice(GameSession session) {
        this.session = session;
    }

    /// Leaves the techniques with these `ids`, joined by commas, out of hints; ids that mean nothing are passed over.
    void leaveOut(String ids) {
        hints = Hints.without(Hints.named(ids));
    }

    /// The next step, or why there is none to tell, and the board.
    String hint(long now) {
        session.apply(new ClockCommand.CountHint(), now);
        Solutions answer = session.answer();
        Hint hint = hints.on(session.board(), answer);
        JsonWriter json = new JsonWriter();
        json.object(() -> {
            board(json);
            Hints.write(
                    json.name("told"),
                    session.board(),
                    hint,
                    answer instanceof Solutions.One,
                    CurrentLanguage.firstExplainer());
        });
        return json.toString();
    }

    /// The board on which all steps are looked for elsewhere.
    String hintBoard(long now) {
        session.apply(new ClockCommand.CountHint(), now);
        JsonWriter json = new JsonWriter();
        json.object(() -> board(json));
        return json.toString();
    }

    /// What hints are about, as members of an object.
    private void board(JsonWriter json) {
        json.name("link").string(LinkCodec.write(session.board()));
        candidates(json.name("candidates"));
    }

    /// What each cell can still hold, as hints see it.
    void candidates(JsonWriter json) {
        Pencilmarks marks = session.board().facts().marks();
        json.array(() -> {
            for (int cell = 0; cell < Cell.COUNT; cell++) {
                json.number(marks.candidates(cell).bits());
            }
        });
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
