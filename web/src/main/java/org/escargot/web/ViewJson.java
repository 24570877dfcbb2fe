package org.escargot.web;

import org.escargot.explain.Explainer;
import org.escargot.format.ParseProblem;
import org.escargot.format.codec.JsonWriter;
import org.escargot.game.Board;
import org.escargot.game.BoardStatus;
import org.escargot.game.Candidates;
import org.escargot.game.Clock;
import org.escargot.game.GameState;
import org.escargot.game.Hand;
import org.escargot.game.History;
import org.escargot.game.Notice;
import org.escargot.game.Stage;
import org.escargot.game.Tool;
import org.escargot.game.command.Layer;
import org.escargot.game.command.Option;
import org.escargot.grid.CandidateColors;
import org.escargot.grid.Cell;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.Marks;

/// Writes what there is to draw of a game: the type `View` of `engine/view.ts`.
final class ViewJson {
    private ViewJson() {}

    static String of(GameState state, Explainer explainer, long now) {
        JsonWriter json = new JsonWriter();
        write(json, state, explainer, now);
        return json.toString();
    }

    static void write(JsonWriter json, GameState state, Explainer explainer, long now) {
        json.object(() -> {
            board(json, state.board());
            stage(json, state.board());
            hand(json, state.hand());
            game(json, state, now);
            json.name("notice").object(() -> notice(json, state.notice(), explainer));
        });
    }

    /// What stands on `board`, as members of an object.
    static void board(JsonWriter json, Board board) {
        json.name("digits").string(board.digits().toString());
        json.name("givens").string(board.givens().toString());
        cells(json.name("solved"), board.solved());
        for (Layer layer : Layer.values()) {
            marks(json.name(layer == Layer.COLOR ? "colors" : Names.of(layer)), board.marks(layer));
        }
        colors(json.name("candidateColors"), board.candidateColors());
        json.name("automatic").bool(board.candidates() instanceof Candidates.Automatic);
        cells(json.name("clashes"), board.digits().clashes());
    }

    private static void stage(JsonWriter json, Board board) {
        json.name("stage").string(board.stage() instanceof Stage.Playing ? "playing" : "entering");
        json.name("level")
                .number(
                        switch (board.stage()) {
                            case Stage.Playing playing -> playing.level().value();
                            case Stage.Entering _ -> -1;
                        });
        json.name("standing").string(Names.of(board.standing()));
    }

    /// For each cell the colors of its nine candidates, 0 for none: three bits each, digit 1 lowest.
    private static void colors(JsonWriter json, CandidateColors colors) {
        json.array(() -> {
            for (int cell = 0; cell < Cell.COUNT; cell++) {
                int bits = 0;
                for (int digit = Digit.COUNT; digit >= 1; digit--) {
                    bits = bits << 3 | colors.at(cell, digit);
                }
                json.number(bits);
            }
        });
    }

    private static void hand(JsonWriter json, Hand hand) {
        cells(json.name("selected"), hand.selection().cells());
        json.name("focus").number(hand.selection().focus());
        json.name("mode").string(Names.of(hand.mode()));
        json.name("candidateColor").number(hand.candidateColor());
        switch (hand.tool()) {
            case Tool.Pointer _ -> json.name("tool").string("pointer");
            case Tool.Eraser _ -> json.name("tool").string("eraser");
            case Tool.Held held -> json.name("tool").number(held.digit());
        }
        json.name("symmetry").string(hand.symmetry().id());
        json.name("options").array(() -> {
            for (Option option : Option.values()) {
                if (hand.options().has(option)) {
                    json.string(Names.of(option));
                }
            }
        });
    }

    private static void game(JsonWriter json, GameState state, long now) {
        json.name("filled").number(state.board().digits().filled().size());
        json.name("left").array(() -> {
            for (int digit = 1; digit <= Digit.COUNT; digit++) {
                json.number(state.pile().left(digit));
            }
        });
        History history = state.game().history();
        json.name("undoable").number(history.undoable());
        json.name("redoable").number(history.redoable());
        cells(json.name("missing"), state.missing());
        json.name("checkpoints")
                .array(() -> history.checkpoints()
                        .forEach(kept -> json.object(() -> {
                            json.name("elapsed").number(kept.elapsed());
                            json.name("digits").string(kept.board().digits().toString());
                        })));
        json.name("won").bool(state.game().result().isPresent() && state.board().standing() == BoardStatus.SOLVED);
        json.name("wonOnce").bool(state.game().result().isPresent());
        json.name("hints").number(state.game().aids().hints());
        Clock clock = state.game().clock();
        json.name("clock").object(() -> {
            json.name("state").string(Names.of(clock.state()));
            json.name("elapsed").number(clock.elapsed(now));
        });
    }

    private static void placed(JsonWriter json, Notice.Placed placed) {
        kind(json, "placed", placed.cells());
        json.name("digit").number(placed.digit());
        cells(json.name("clashes"), placed.clashes());
        cells(json.name("mutual"), placed.mutual());
        json.name("completed").array(() -> placed.completed().stream().forEach(json::number));
    }

    private static void notice(JsonWriter json, Notice notice, Explainer explainer) {
        switch (notice) {
            case Notice.Quiet _ -> kind(json, "quiet");
            case Notice.Changed _ -> kind(json, "changed");
            case Notice.Resting _ -> kind(json, "resting");
            case Notice.Outdated _ -> kind(json, "outdated");
            case Notice.Erased erased -> kind(json, "erased", erased.cells());
            case Notice.Undone undone -> kind(json, "undone", undone.cells());
            case Notice.Redone redone -> kind(json, "redone", redone.cells());
            case Notice.Restored restored -> kind(json, "restored", restored.cells());
            case Notice.Frozen frozen -> kind(json, "frozen", frozen.givens());
            case Notice.Placed placed -> placed(json, placed);
            case Notice.Marked marked -> marked(json, "marked", marked.layer(), marked.number(), marked.cells());
            case Notice.Unmarked unmarked ->
                marked(json, "unmarked", unmarked.layer(), unmarked.number(), unmarked.cells());
            case Notice.Colored colored -> colored(json, colored);
            case Notice.NoCandidate none -> digit(json, "no-candidate", none.digit());
            case Notice.Refused refused -> refused(json, refused);
            case Notice.CheckpointKept kept -> kept(json, kept);
            case Notice.Unreadable unreadable -> unreadable(json, unreadable, explainer);
        }
    }

    private static void unreadable(JsonWriter json, Notice.Unreadable unreadable, Explainer explainer) {
        kind(json, "unreadable");
        problem(json, unreadable.problem(), explainer);
    }

    private static void colored(JsonWriter json, Notice.Colored colored) {
        kind(json, "colored", colored.cells());
        json.name("color").number(colored.color());
        json.name("digit").number(colored.digit());
    }

    private static void digit(JsonWriter json, String kind, int digit) {
        kind(json, kind);
        json.name("digit").number(digit);
    }

    private static void refused(JsonWriter json, Notice.Refused refused) {
        kind(json, "refused", CellSet.of(refused.cell()));
        json.name("digit").number(refused.digit());
    }

    private static void kept(JsonWriter json, Notice.CheckpointKept kept) {
        kind(json, "checkpoint-kept");
        json.name("number").number(kept.number());
    }

    private static void kind(JsonWriter json, String kind) {
        json.name("kind").string(kind);
    }

    private static void kind(JsonWriter json, String kind, CellSet cells) {
        kind(json, kind);
        cells(json.name("cells"), cells);
    }

    private static void marked(JsonWriter json, String kind, Layer layer, int number, CellSet cells) {
        kind(json, kind, cells);
        json.name("layer").string(Names.of(layer));
        json.name("digit").number(number);
    }

    /// The type `Problem`.
    static String problem(ParseProblem problem, Explainer explainer) {
        JsonWriter json = new JsonWriter();
        json.object(() -> problem(json, problem, explainer));
        return json.toString();
    }

    static void problem(JsonWriter json, ParseProblem problem, Explainer explainer) {
        json.name("line").number(problem.line());
        json.name("column").number(problem.column());
        json.name("problem").string(explainer.flaw(problem.flaw()));
    }

    static void cells(JsonWriter json, CellSet cells) {
        json.array(() -> cells.stream().forEach(json::number));
    }

    private static void marks(JsonWriter json, Marks marks) {
        json.array(() -> {
            for (int cell = 0; cell < Cell.COUNT; cell++) {
                json.number(marks.at(cell).bits());
            }
        });
    }
}
