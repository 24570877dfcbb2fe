package org.escargot.web;

import java.util.List;
import org.escargot.explain.Explainer;
import org.escargot.format.codec.JsonWriter;
import org.escargot.game.Board;
import org.escargot.game.Decoded;
import org.escargot.game.Game;
import org.escargot.game.Moment;
import org.escargot.game.Stage;
import org.escargot.game.help.Check;
import org.escargot.game.help.Hint;
import org.escargot.game.keeping.LinkCodec;
import org.escargot.game.keeping.SaveFormat;
import org.escargot.logic.LogicSolver;
import org.escargot.rating.HintLadder;
import org.escargot.solver.BandSolver;
import org.escargot.solver.Solutions;

/// How a game was played: its boards with their times, what the easiest step was on one of them, and where a digit went
/// wrong.
final class GameReplay {
    private GameReplay() {}

    /// The boards of a saved game from the first on which its puzzle is played up to the present one: the type
    /// `Moment[]` of `engine/view.ts`.
    static String of(String saved) {
        List<Moment> moments =
                SaveFormat.read(saved) instanceof Decoded.Done<Game> done ? played(done.value()) : List.of();
        JsonWriter json = new JsonWriter();
        json.array(() -> moments.forEach(moment -> write(json, moment)));
        return json.toString();
    }

    private static List<Moment> played(Game game) {
        return ofPuzzle(game, game.history().moments().subList(0, game.history().undoable() + 1));
    }

    private static List<Moment> ofPuzzle(Game game, List<Moment> moments) {
        return moments.stream()
                .filter(moment -> moment.board().stage() instanceof Stage.Playing)
                .filter(moment -> moment.board().givens().equals(game.board().givens()))
                .toList();
    }

    /// Where a digit of a saved game went wrong while all before it was right, what was undone too: the time of the
    /// clock, and the technique of the easiest step that was there instead; the type `Slip[]` of `engine/view.ts`.
    static String slips(String saved) {
        JsonWriter json = new JsonWriter();
        json.array(() -> {
            if (SaveFormat.read(saved) instanceof Decoded.Done<Game>(Game game)) {
                slips(json, ofPuzzle(game, game.history().moments()));
            }
        });
        return json.toString();
    }

    private static void slips(JsonWriter json, List<Moment> moments) {
        if (moments.isEmpty()) {
            return;
        }
        Solutions answer = answer(moments.getFirst().board());
        for (int i = 1; i < moments.size(); i++) {
            Board before = moments.get(i - 1).board();
            if (hasWrongDigit(moments.get(i).board(), answer) && !hasWrongDigit(before, answer)) {
                slip(json, before, answer, moments.get(i).elapsed());
            }
        }
    }

    private static void slip(JsonWriter json, Board before, Solutions answer, long elapsed) {
        if (next(before, answer) instanceof Hint.Next next) {
            json.object(() -> {
                json.name("elapsed").number(elapsed);
                json.name("technique").string(next.step().technique().id());
            });
        }
    }

    private static boolean hasWrongDigit(Board board, Solutions answer) {
        return Check.of(board, answer).verdict() instanceof Check.Verdict.Compared compared
                && !compared.wrong().isEmpty();
    }

    private static void write(JsonWriter json, Moment moment) {
        json.object(() -> {
            ViewJson.board(json, moment.board());
            json.name("elapsed").number(moment.elapsed());
            json.name("hints").number(moment.hints());
            json.name("link").string(LinkCodec.write(moment.board()));
        });
    }

    /// The easiest step on `board` by the ladder of hints, as the type `Hint`; `null` where something is wrong there,
    /// or no step is known.
    static String easiest(Board board, Explainer explainer) {
        Hint hint = next(board, answer(board));
        return hint instanceof Hint.Next next ? HintJson.of(explainer, next.facts(), next.step()) : "null";
    }

    private static Solutions answer(Board board) {
        return Solutions.of(board.puzzle(), new BandSolver());
    }

    private static Hint next(Board board, Solutions answer) {
        return Hint.of(board, answer, new LogicSolver(HintLadder.finders()));
    }
}
