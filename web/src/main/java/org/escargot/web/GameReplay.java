package org.escargot.web;

import java.util.List;
import org.escargot.explain.Explainer;
import org.escargot.game.Board;
import org.escargot.game.Decoded;
import org.escargot.game.Game;
import org.escargot.game.Moment;
import org.escargot.game.Stage;
import org.escargot.game.help.Hint;
import org.escargot.game.keeping.LinkCodec;
import org.escargot.game.keeping.SaveFormat;
import org.escargot.logic.LogicSolver;
import org.escargot.rating.HintLadder;
import org.escargot.solver.BandSolver;
import org.escargot.solver.Solutions;

/// How a game was played: its boards with their times, and what the easiest step was on one of them.
final class GameReplay {
    private GameReplay() {}

    /// The boards of a saved game from the first on which its puzzle is played up to the present one: the type
    /// `Moment[]` of `engine/replay.ts`.
    static String of(String saved) {
        List<Moment> moments =
                SaveFormat.read(saved) instanceof Decoded.Done<Game> done ? played(done.value()) : List.of();
        Json json = new Json();
        json.array(() -> moments.forEach(moment -> write(json, moment)));
        return json.toString();
    }

    private static List<Moment> played(Game game) {
        return game.history().moments().stream()
                .limit(game.history().undoable() + 1L)
                .filter(moment -> moment.board().stage() instanceof Stage.Playing)
                .filter(moment -> moment.board().givens().equals(game.board().givens()))
                .toList();
    }

    private static void write(Json json, Moment moment) {
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
        Solutions answer = Solutions.of(board.puzzle(), new BandSolver());
        Hint hint = Hint.of(board, answer, new LogicSolver(HintLadder.finders()));
        return hint instanceof Hint.Next next ? HintJson.of(explainer, next.facts(), next.step()) : "null";
    }
}
