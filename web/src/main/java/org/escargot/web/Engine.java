package org.escargot.web;

import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.toSet;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.escargot.famous.FamousPuzzle;
import org.escargot.format.Entry;
import org.escargot.format.Formats;
import org.escargot.format.PuzzleEntry;
import org.escargot.game.Answer;
import org.escargot.game.Board;
import org.escargot.game.BoardCommand;
import org.escargot.game.Check;
import org.escargot.game.ClockCommand;
import org.escargot.game.Command;
import org.escargot.game.Decoded;
import org.escargot.game.FileForm;
import org.escargot.game.Game;
import org.escargot.game.GameFiles;
import org.escargot.game.GameState;
import org.escargot.game.HistoryCommand;
import org.escargot.game.Level;
import org.escargot.game.LinkCodec;
import org.escargot.game.SaveFormat;
import org.escargot.game.Stage;
import org.escargot.game.Statistics;
import org.escargot.grid.Cell;
import org.escargot.grid.CellSet;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.logic.step.Technique;
import org.escargot.method.DigitCombinations;
import org.escargot.solver.BandSolver;
import org.teavm.jso.JSExport;

/// What the page calls: one game, and the engine around it; what takes long is [Workshop]'s. Every answer is one JSON
/// value, described by the types of `engine/answers.ts`; times are the page's, in milliseconds, as decimal text or
/// number.
///
/// The worker has one thread, and a fresh instance for each game that fails; hence the fields.
public final class Engine {
    private static Hints hints = Hints.without(Set.of());
    private static GameState state = GameState.enter();
    private static Answer answer = Answer.of(state.board().puzzle(), new BandSolver());

    private Engine() {}

    /// WebAssembly wants an entry; there is nothing to start.
    public static void main(String[] args) {}

    /// Forgets all messages, because those of another language follow; not every language has the same.
    @JSExport
    public static String forgetMessages() {
        Spoken.forget();
        return "null";
    }

    /// Takes one message of the language that is spoken from now on.
    @JSExport
    public static String message(String key, String text) {
        Spoken.learn(key, text);
        return "null";
    }

    /// Names cells from now on as `style` says: `rc` (r1c1), `lc` (L1C1) or `a1` (A1).
    @JSExport
    public static String nameCells(String style) {
        Spoken.nameCells(style);
        return "null";
    }

    /// What there is to draw.
    @JSExport
    public static String view(double now) {
        return ViewJson.of(state, Spoken.explainer(), (long) now);
    }

    /// Does a command of the game; see [Commands#of].
    @JSExport
    public static String act(String name, int number, String text, double now) {
        Commands.of(name, number, text).ifPresent(command -> apply(command, now));
        return view(now);
    }

    /// Shows the solution, if there is one; of several, any.
    @JSExport
    public static String solve(double now) {
        Answer answer = answer();
        int solutions = switch (answer) {
            case Answer.None _ -> 0;
            case Answer.One one -> shown(one.solution(), 1, now);
            case Answer.Several several -> shown(several.one(), 2, now);
        };
        Json json = new Json();
        json.object(() -> {
            json.name("solutions").number(solutions);
            ViewJson.write(json.name("view"), state, Spoken.explainer(), (long) now);
        });
        return json.toString();
    }

    private static int shown(Grid solution, int solutions, double now) {
        apply(new BoardCommand.Solve(solution), now);
        return solutions;
    }

    /// The techniques that hints can use, from easy to hard.
    @JSExport
    public static String ladder() {
        return Hints.ladder(Spoken.explainer());
    }

    /// Leaves the techniques with these `ids`, joined by commas, out of hints from now on, and no others; ids that
    /// mean nothing are passed over.
    @JSExport
    public static String leaveOut(String ids) {
        String wanted = "," + ids + ",";
        hints = Hints.without(Arrays.stream(Technique.values())
                .filter(technique -> wanted.contains("," + technique.id() + ","))
                .collect(toSet()));
        return "null";
    }

    /// The next step from the player's own marks, or why there is none to tell.
    @JSExport
    public static String hint(double now) {
        apply(new ClockCommand.CountHint(), now);
        boolean further = hints.leavesNothingOut() && answer() instanceof Answer.One;
        return Hints.json(state.board(), hints.on(state.board(), answer()), further, Spoken.explainer());
    }

    /// Every step from the player's own marks, the easiest first; empty where [#hint] has none to tell.
    @JSExport
    public static String steps(double now) {
        apply(new ClockCommand.CountHint(), now);
        return hints.all(state.board(), answer()).stream()
                .map(hint -> HintJson.of(Spoken.explainer(), hint.facts(), hint.step()))
                .collect(joining(",", "[", "]"));
    }

    /// Which digits break a rule and, apart from that, which are not the solution's, without telling those.
    @JSExport
    public static String check(double now) {
        apply(new ClockCommand.CountCheck(), now);
        Check check = Check.of(state.board(), answer());
        Json json = new Json();
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
    @JSExport
    public static String unmistake(double now) {
        if (answer() instanceof Answer.One one) {
            apply(new HistoryCommand.BeforeMistake(one.solution()), now);
        }
        return view(now);
    }

    /// The whole game as text, to be kept.
    @JSExport
    public static String save(double now) {
        return Json.quoted(SaveFormat.write(state.game(), (long) now));
    }

    /// Goes on with a game that was kept.
    @JSExport
    public static String load(String saved, double now) {
        return begun(SaveFormat.read(saved), game -> game, now);
    }

    /// The fragment of a link that carries the board.
    @JSExport
    public static String link() {
        return Json.quoted(LinkCodec.write(state.board()));
    }

    /// Begins with the board that a link carries; a line of 81 characters is a link too, and so is the id of a famous
    /// puzzle.
    @JSExport
    public static String follow(String fragment, double now) {
        Optional<FamousPuzzle> famous = FamousPuzzle.of(fragment);
        if (famous.isPresent()) {
            return begin(famous.get().givens().toString(), Level.OWN.value(), now);
        }
        Decoded<Board> linked = fragment.length() == Cell.COUNT ? GameFiles.read(fragment) : LinkCodec.read(fragment);
        return begun(linked, Game::of, now);
    }

    /// The puzzle and the current grid as the text of a file; `form` is `csv`, `sdk` or `line`.
    @JSExport
    public static String file(String form) {
        return Json.quoted(GameFiles.write(state.board(), Commands.constant(FileForm.values(), form)));
    }

    /// The first two solutions of `puzzle`, or as many as there are. That can take minutes, so the page asks an engine
    /// that does nothing else.
    @JSExport
    public static String search(String puzzle) {
        List<Grid> found = switch (Answer.of(Givens.of(puzzle), new BandSolver())) {
            case Answer.None _ -> List.of();
            case Answer.One one -> List.of(one.solution());
            case Answer.Several several -> List.of(several.one(), several.other());
        };
        Json json = new Json();
        json.array(() -> found.forEach(solution -> json.string(solution.toString())));
        return json.toString();
    }

    /// Takes what another engine found by [#search]: up to two solutions of `puzzle`, each empty where there is none.
    /// This one then need not search before it helps with that puzzle.
    @JSExport
    public static String know(String puzzle, String one, String other) {
        List<Grid> found = Stream.of(one, other)
                .filter(solution -> !solution.isEmpty())
                .map(Grid::of)
                .toList();
        answer = Answer.of(Givens.of(puzzle), found);
        return "null";
    }

    /// The solution of a puzzle that has one.
    @JSExport
    public static String solution(String puzzle) {
        return Json.quoted(
                new BandSolver().solve(Givens.of(puzzle)).orElseThrow().toString());
    }

    /// Begins a game of a puzzle of `level` (0..20), such as [Workshop#generate] makes; -1 where it has none.
    @JSExport
    public static String begin(String puzzle, int level, double now) {
        state = GameState.play(Givens.of(puzzle), new Level(level), (long) now)
                .with(state.hand().options());
        return view(now);
    }

    /// The puzzles of a text, each as what [#act] pastes; empty where none can be read.
    @JSExport
    public static String puzzles(String text) {
        Json json = new Json();
        json.array(() -> {
            for (Entry entry : Formats.read(text)) {
                if (entry instanceof PuzzleEntry found) {
                    json.string(found.puzzle().toString());
                }
            }
        });
        return json.toString();
    }

    /// Counts a game that was begun (`event` is `started`) or won (`won`) in the `kept` statistics, or just reads
    /// them: `kept` anew, and a row for each level that was played.
    @JSExport
    public static String statistics(String kept, String event) {
        Statistics before =
                Statistics.read(kept) instanceof Decoded.Done<Statistics> done ? done.value() : Statistics.NONE;
        return StatisticsJson.of(
                switch (event) {
                    case "started" -> before.withStart(level());
                    case "won" -> state.game().result().map(before::with).orElse(before);
                    default -> before;
                });
    }

    private static Level level() {
        return state.board().stage() instanceof Stage.Playing playing ? playing.level() : Level.OWN;
    }

    private static <T> String begun(Decoded<T> decoded, Function<T, Game> game, double now) {
        return switch (decoded) {
            case Decoded.Done<T> done -> {
                state = GameState.of(game.apply(done.value())).with(state.hand().options());
                yield view(now);
            }
            case Decoded.Failed<T> failed -> {
                Json json = new Json();
                json.object(() -> ViewJson.problem(json, failed.problem(), Spoken.explainer()));
                yield json.toString();
            }
        };
    }

    /// The digits that the rules allow in `cell`, as bits.
    @JSExport
    public static int allowed(int cell) {
        return state.board().allowed(cell).bits();
    }

    /// The cells that the rules leave to `digit`, and in how many ways what is missing of it fits there: the type
    /// `Destinations`.
    @JSExport
    public static String destinations(int digit) {
        CellSet cells = state.board().destinations(digit);
        DigitCombinations ways = DigitCombinations.of(cells, state.pile().left(digit));
        Json json = new Json();
        json.object(() -> {
            ViewJson.cells(json.name("cells"), cells);
            json.name("said").string(Spoken.traceWords().combinations(ways));
        });
        return json.toString();
    }

    /// The puzzles that people know by name, the hardest first: the type `Famous[]`.
    @JSExport
    public static String famous() {
        return FamousJson.all(Spoken.famousWords());
    }

    /// The puzzle's solutions, known or found once.
    private static Answer answer() {
        Givens puzzle = state.board().puzzle();
        if (!answer.puzzle().equals(puzzle)) {
            answer = Answer.of(puzzle, new BandSolver());
        }
        return answer;
    }

    private static void apply(Command command, double now) {
        state = state.apply(command, (long) now);
    }
}
