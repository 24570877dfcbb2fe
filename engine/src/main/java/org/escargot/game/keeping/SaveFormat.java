package org.escargot.game.keeping;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.escargot.format.Flaw;
import org.escargot.game.Aids;
import org.escargot.game.Board;
import org.escargot.game.Clock;
import org.escargot.game.Decoded;
import org.escargot.game.Game;
import org.escargot.game.GameFlaw;
import org.escargot.game.History;
import org.escargot.game.Level;
import org.escargot.game.Moment;
import org.escargot.game.Result;

/// A whole game as text: every board of its history, its checkpoints, its branches, its clock.
///
/// ```
/// escargot-game 1
/// clock 61000
/// aids 0 1 0
/// result 7 60000 0 1 0
/// at 2
/// board P7 g115 g123 …
/// step @ 12000 d134
/// step @ 61000 ? 1 o144 d140
/// keep @ 12000 P7 g115 g123 …
/// branch 2
/// step o145
/// end
/// ```
///
/// `clock` and `result` count milliseconds; `aids` are hints, checks and solutions shown; `result` is level, time and
/// aids. `at` is the number of the present board, from 0. The boards are as in [BoardText]: the first one and the
/// checkpoints (`keep`) as they differ from the empty one, each `step` from the board before. `@` is when a board came
/// about, in milliseconds of the clock, and `?` how many hints there had been by then; both are left out where they are
/// those of the board before. A way that was left (`branch`) begins with so many of the boards above; its own follow.
public final class SaveFormat {
    private static final String TITLE = "escargot-game";
    private static final int VERSION = 1;
    private static final String TIME = "@";
    private static final String HINTS = "?";

    /// A game of so many characters has tens of thousands of steps; more is a text made to fill the storage.
    static final int LONGEST = 1_000_000;

    private SaveFormat() {}

    /// `game` as text, when it is `now`. Of a history that is too long to be read again, the oldest boards are left
    /// out.
    public static String write(Game game, long now) {
        String text = whole(game, now);
        return text.length() <= LONGEST ? text : write(game.with(game.history().shortened()), now);
    }

    private static String line(Result result) {
        return "result " + result.level().value() + " " + result.millis() + words(result.aids()) + "\n";
    }

    private static String whole(Game game, long now) {
        StringBuilder text = new StringBuilder(TITLE + " " + VERSION + "\n");
        text.append("clock ").append(game.clock().elapsed(now)).append('\n');
        text.append("aids").append(words(game.aids())).append('\n');
        game.result().ifPresent(result -> text.append(line(result)));
        History history = game.history();
        text.append("at ").append(history.undoable()).append('\n');
        List<Moment> moments = history.moments();
        text.append("board").append(difference(Moment.first(Board.EMPTY), new BoardDraft(), moments.getFirst()));
        steps(text, moments, 1);
        for (Moment checkpoint : history.checkpoints()) {
            text.append("keep").append(difference(Moment.first(Board.EMPTY), new BoardDraft(), checkpoint));
        }
        for (List<Moment> branch : history.branches()) {
            int shared = shared(moments, branch);
            text.append("branch ").append(shared).append('\n');
            steps(text, branch, shared);
        }
        return text.append("end\n").toString();
    }

    /// Writes `moments` from number `first` on, each as it differs from the one before.
    private static void steps(StringBuilder text, List<Moment> moments, int first) {
        BoardDraft before = BoardDraft.of(moments.get(first - 1).board());
        for (int number = first; number < moments.size(); number++) {
            Moment moment = moments.get(number);
            text.append("step").append(difference(moments.get(number - 1), before, moment));
            before = BoardDraft.of(moment.board());
        }
    }

    private static String difference(Moment last, BoardDraft before, Moment moment) {
        return times(last, moment) + BoardText.write(before, BoardDraft.of(moment.board())) + "\n";
    }

    /// How many moments `branch` begins with that `moments` begin with too.
    private static int shared(List<Moment> moments, List<Moment> branch) {
        int most = Math.min(moments.size(), branch.size());
        int shared = 0;
        while (shared < most && moments.get(shared).equals(branch.get(shared))) {
            shared++;
        }
        return shared;
    }

    /// When `moment` came about, as far as that is another time, and another number of hints, than those of `last`.
    private static String times(Moment last, Moment moment) {
        String hints = moment.hints() == last.hints() ? "" : " " + HINTS + " " + moment.hints();
        return moment.elapsed() == last.elapsed() ? hints : " " + TIME + " " + moment.elapsed() + hints;
    }

    private static String words(Aids aids) {
        return " " + aids.hints() + " " + aids.checks() + " " + aids.solves();
    }

    private static History history(Words words) {
        int present = (int) words.number("at", 0, LONGEST);
        words.lineEnd();
        List<Moment> moments = moments(words);
        if (present >= moments.size()) {
            words.fail(Flaw.of(GameFlaw.NO_SUCH_BOARD).with("number", present));
            return History.of(Board.EMPTY);
        }
        List<Moment> checkpoints = checkpoints(words);
        return History.of(moments, present, checkpoints, branches(words, moments));
    }

    /// The game that `text` holds, its clock stopped.
    public static Decoded<Game> read(String text) {
        if (text.length() > LONGEST) {
            return Decoded.failed(1, 1, Flaw.of(GameFlaw.LONG_SAVE).with("most", LONGEST));
        }
        Words words = new Words(text);
        words.title(TITLE, VERSION);
        long clock = words.number("clock", 0, Long.MAX_VALUE);
        words.lineEnd();
        words.word("aids");
        Aids aids = aids(words);
        Optional<Result> result = words.isNext("result") ? Optional.of(result(words)) : Optional.empty();
        History history = history(words);
        words.end();
        return words.done(
                words.failed() ? Game.of(Board.EMPTY) : new Game(history, Clock.stopped(clock), aids, result));
    }

    private static Aids aids(Words words) {
        int hints = (int) words.number(0, Integer.MAX_VALUE);
        int checks = (int) words.number(0, Integer.MAX_VALUE);
        int solves = (int) words.number(0, Integer.MAX_VALUE);
        words.lineEnd();
        return new Aids(hints, checks, solves);
    }

    private static Result result(Words words) {
        Level level = new Level((int) words.number("result", -1, Level.HARDEST));
        long millis = words.number(0, Long.MAX_VALUE);
        return new Result(level, millis, aids(words));
    }

    private static List<Moment> moments(Words words) {
        List<Moment> moments = new ArrayList<>();
        words.word("board");
        moments.add(moment(Moment.first(Board.EMPTY), new BoardDraft(), words));
        words.lineEnd();
        readSteps(words, moments);
        return moments;
    }

    /// Reads the steps that follow the last of `moments`.
    private static void readSteps(Words words, List<Moment> moments) {
        BoardDraft draft = BoardDraft.of(moments.getLast().board());
        while (words.isNext("step")) {
            words.word("step");
            Moment next = moment(moments.getLast(), draft, words);
            if (next.board().equals(moments.getLast().board())) {
                words.fail(Flaw.of(GameFlaw.IDLE_STEP));
            }
            moments.add(next);
            words.lineEnd();
        }
    }

    private static List<List<Moment>> branches(Words words, List<Moment> moments) {
        List<List<Moment>> branches = new ArrayList<>();
        while (words.isNext("branch")) {
            if (branches.size() == History.MOST_BRANCHES) {
                words.fail(Flaw.of(GameFlaw.BRANCH_TOO_MANY));
            }
            int shared = (int) words.number("branch", 1, moments.size());
            words.lineEnd();
            List<Moment> branch = new ArrayList<>(moments.subList(0, shared));
            readSteps(words, branch);
            if (branch.size() == shared) {
                words.fail(Flaw.of(GameFlaw.IDLE_BRANCH));
            }
            branches.add(branch);
        }
        return branches;
    }

    /// Reads what is left of a line, but for its end, into `draft`: what came about after `last`.
    private static Moment moment(Moment last, BoardDraft draft, Words words) {
        long elapsed = words.isNext(TIME) ? words.number(TIME, 0, Long.MAX_VALUE) : last.elapsed();
        int hints = words.isNext(HINTS) ? (int) words.number(HINTS, 0, Integer.MAX_VALUE) : last.hints();
        BoardText.read(words, draft);
        return new Moment(words.failed() ? Board.EMPTY : draft.board(), elapsed, hints);
    }

    private static List<Moment> checkpoints(Words words) {
        List<Moment> checkpoints = new ArrayList<>();
        List<Board> boards = new ArrayList<>();
        while (words.isNext("keep")) {
            words.word("keep");
            Moment checkpoint = moment(Moment.first(Board.EMPTY), new BoardDraft(), words);
            if (boards.contains(checkpoint.board()) || boards.size() == History.MOST_CHECKPOINTS) {
                words.fail(Flaw.of(GameFlaw.CHECKPOINT_TOO_MANY));
            }
            checkpoints.add(checkpoint);
            boards.add(checkpoint.board());
            words.lineEnd();
        }
        return checkpoints;
    }
}
