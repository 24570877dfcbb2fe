package org.escargot.web;

import java.util.List;
import java.util.stream.Stream;
import org.escargot.explain.FamousWords;
import org.escargot.famous.FamousPuzzle;
import org.escargot.format.Entry;
import org.escargot.format.Format;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.codec.JsonWriter;
import org.escargot.format.registry.UsualFormats;
import org.escargot.game.Decoded;
import org.escargot.game.GameFiles;
import org.escargot.game.Level;
import org.escargot.game.command.BoardCommand;
import org.escargot.game.keeping.LinkCodec;
import org.escargot.game.keeping.SaveFormat;
import org.escargot.game.keeping.Statistics;
import org.escargot.grid.CellSet;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.method.DigitCombinations;
import org.escargot.solver.BandSolver;
import org.escargot.solver.Solutions;
import org.teavm.jso.JSExport;

/// What the page calls: the game on its [GameSession], the [Advice] for it, and what is asked of puzzles; what
/// takes long is [BackgroundEngine]'s. Every answer is one JSON value, described by the types of
/// `engine/answers.ts`; times are the page's, in milliseconds, as decimal text or number.
///
/// The worker has one thread, and a fresh instance for each game that fails; hence the fields. The file is longer than
/// most, because each question of the page is a method that the module exports.
public final class Engine {
    private static final GameSession SESSION = new GameSession();
    private static final Advice ADVICE = new Advice(SESSION);
    private static final BandSolver SOLVER = new BandSolver();

    private Engine() {}

    /// WebAssembly wants an entry; there is nothing to start.
    public static void main(String[] args) {}

    /// Forgets all messages, because those of another language follow; not every language has the same.
    @JSExport
    public static String forgetMessages() {
        CurrentLanguage.forget();
        return "null";
    }

    /// Takes one message of the language that is spoken from now on.
    @JSExport
    public static String message(String key, String text) {
        CurrentLanguage.learn(key, text);
        return "null";
    }

    /// Names cells from now on as `style` says: `rc` (r1c1), `lc` (L1C1) or `a1` (A1).
    @JSExport
    public static String nameCells(String style) {
        CurrentLanguage.nameCells(style);
        return "null";
    }

    /// What there is to draw.
    @JSExport
    public static String view(double now) {
        return SESSION.view((long) now);
    }

    /// Does the [PageCommand] `name` with its numbers in order, as far as it has any, and its text.
    @JSExport
    public static String act(String name, int first, int second, String text, double now) {
        SESSION.apply(PageCommand.of(name, new PageCommand.Given(first, second, text)), (long) now);
        return view(now);
    }

    /// Shows the solution, if there is one; of several, any.
    @JSExport
    public static String solve(double now) {
        int solutions = ADVICE.solve((long) now);
        JsonWriter json = new JsonWriter();
        json.object(() -> {
            json.name("solutions").number(solutions);
            ViewJson.write(json.name("view"), SESSION.state(), CurrentLanguage.firstExplainer(), (long) now);
        });
        return json.toString();
    }

    /// Leaves the techniques with these `ids`, joined by commas, out of hints from now on, and no others; ids that
    /// mean nothing are passed over.
    @JSExport
    public static String leaveOut(String ids) {
        ADVICE.leaveOut(ids);
        return "null";
    }

    /// The next step from the player's own marks, or why there is none to tell, and the board that it is about: the
    /// type `Advice` of `engine/steps.ts`.
    @JSExport
    public static String hint(double now) {
        return ADVICE.hint((long) now);
    }

    /// The board on which [BackgroundEngine#stepsOf] is to look for all steps, which counts as a hint: the type
    /// `HintBoard` of `engine/steps.ts`.
    @JSExport
    public static String hintBoard(double now) {
        return ADVICE.hintBoard((long) now);
    }

    /// Does what the `effects` of a hint say, whichever engine found it.
    @JSExport
    public static String applyHint(String effects, double now) {
        SESSION.apply(new BoardCommand.Apply(EffectsCode.read(effects)), (long) now);
        return view(now);
    }

    /// Which digits break a rule and, apart from that, which are not the solution's, without telling those.
    @JSExport
    public static String check(double now) {
        return ADVICE.check((long) now);
    }

    /// Goes back to before the first wrong digit.
    @JSExport
    public static String undoMistake(double now) {
        ADVICE.undoMistake((long) now);
        return view(now);
    }

    /// Puts back the marks that the player needs, where they lack the solution's digit.
    @JSExport
    public static String restoreMarks(double now) {
        ADVICE.restoreMarks((long) now);
        return view(now);
    }

    /// What each cell can still hold, as hints see it, as bits: the player's own marks, or all that the rules allow in
    /// a cell without marks; 0 for a cell with a digit.
    @JSExport
    public static String candidates() {
        JsonWriter json = new JsonWriter();
        ADVICE.candidates(json);
        return json.toString();
    }

    /// The boards on which the puzzle was entered, those too that were left for others: the type `EnteredTree`.
    @JSExport
    public static String tree() {
        return TreeJson.of(SESSION.state().game().history());
    }

    /// The whole game as text, to be kept.
    @JSExport
    public static String save(double now) {
        return JsonWriter.quoted(SaveFormat.write(SESSION.state().game(), (long) now));
    }

    /// Goes on with a game that was kept.
    @JSExport
    public static String load(String saved, double now) {
        return SESSION.load(saved, (long) now);
    }

    /// The fragment of a link that carries the board.
    @JSExport
    public static String link() {
        return JsonWriter.quoted(LinkCodec.write(SESSION.board()));
    }

    /// Begins with the board that a link carries; a line of 81 characters is a link too, and so is the id of a
    /// famous puzzle.
    @JSExport
    public static String follow(String fragment, double now) {
        return SESSION.follow(fragment, (long) now);
    }

    /// Begins with the first puzzle of a text in any format, in its state of play; or says what is wrong with a text
    /// that has none.
    @JSExport
    public static String openText(String text, double now) {
        return SESSION.open(text, (long) now);
    }

    /// The puzzle and the current grid as the text of a file in the format with the id `form`, which can be written.
    @JSExport
    public static String file(String form) {
        return JsonWriter.quoted(GameFiles.write(
                SESSION.board(),
                UsualFormats.withId(form).flatMap(Format::writer).orElseThrow()));
    }

    /// What the board has that the format with the id `form` has no place for: the type `Feature[]`.
    @JSExport
    public static String lost(String form) {
        return BoardTexts.lost(
                SESSION.board(),
                UsualFormats.withId(form).flatMap(Format::writer).orElseThrow());
    }

    /// Which format `text` is read in, and which other one it fits as well: the type `Rivals`, or `null` where it fits
    /// no other.
    @JSExport
    public static String rivals(String text) {
        return BoardTexts.rivals(text);
    }

    /// The first puzzle of `text` as the format with the id `form` reads it, in one that fits no other; or `text`
    /// itself, where that reads none.
    @JSExport
    public static String reread(String text, String form) {
        return JsonWriter.quoted(BoardTexts.reread(text, form));
    }

    /// The first two solutions of `puzzle`, or as many as there are. That can take minutes, so the page asks an
    /// engine that does nothing else.
    @JSExport
    public static String search(String puzzle) {
        List<Grid> found = switch (Solutions.of(Givens.of(puzzle), SOLVER)) {
            case Solutions.None _ -> List.of();
            case Solutions.One one -> List.of(one.solution());
            case Solutions.Several several -> List.of(several.one(), several.other());
        };
        JsonWriter json = new JsonWriter();
        json.array(() -> found.forEach(solution -> json.string(solution.toString())));
        return json.toString();
    }

    /// How many solutions `puzzle` has, counted no further than `limit`.
    @JSExport
    public static String count(String puzzle, int limit) {
        return String.valueOf(SOLVER.count(Givens.of(puzzle), limit));
    }

    /// Takes what another engine found by [#search]: up to two solutions of `puzzle`, each empty where there is
    /// none. This one then need not search before it helps with that puzzle.
    @JSExport
    public static String setSolutions(String puzzle, String one, String other) {
        List<Grid> found = Stream.of(one, other)
                .filter(solution -> !solution.isEmpty())
                .map(Grid::of)
                .toList();
        SESSION.setSolutions(Solutions.of(Givens.of(puzzle), found));
        return "null";
    }

    /// The solution of a puzzle that has one.
    @JSExport
    public static String solution(String puzzle) {
        return JsonWriter.quoted(
                new BandSolver().solve(Givens.of(puzzle)).orElseThrow().toString());
    }

    /// Begins a game of a puzzle of `level` (0..20), such as [BackgroundEngine#generate] makes; -1 where it has none.
    @JSExport
    public static String begin(String puzzle, int level, double now) {
        return SESSION.begin(Givens.of(puzzle), new Level(level), (long) now);
    }

    /// Lays `puzzle`, of `level`, on the table of a first visit. Its clock starts with the first change of the board.
    @JSExport
    public static String welcome(String puzzle, int level, double now) {
        return SESSION.setBoard(Givens.of(puzzle), new Level(level), (long) now);
    }

    /// The puzzles of a text without words, each as what [#openText] takes; empty where something of it cannot be read.
    @JSExport
    public static String puzzles(String text) {
        List<Entry> entries = UsualFormats.read(text);
        boolean isWhole = entries.stream().allMatch(PuzzleEntry.class::isInstance);
        JsonWriter json = new JsonWriter();
        json.array(() -> {
            for (Entry entry : isWhole ? entries : List.<Entry>of()) {
                if (entry instanceof PuzzleEntry found) {
                    json.string(BoardTexts.text(found));
                }
            }
        });
        return json.toString();
    }

    /// Counts a game that was begun (`event` is `started`) or won (`won`) in the `kept` statistics, or just reads
    /// them (`read`): `kept` anew, and a row for each level that was played.
    @JSExport
    public static String statistics(String kept, String event) {
        Statistics before =
                Statistics.read(kept) instanceof Decoded.Done<Statistics> done ? done.value() : Statistics.NONE;
        return StatisticsJson.of(
                switch (Names.find(StatisticsEvent.values(), event)) {
                    case STARTED -> before.withStart(SESSION.level());
                    case WON ->
                        SESSION.state().game().result().map(before::with).orElse(before);
                    case READ -> before;
                });
    }

    /// What [#statistics] is asked for.
    enum StatisticsEvent {
        STARTED,
        WON,
        READ
    }

    /// The digits that the rules allow in `cell`, as bits.
    @JSExport
    public static int allowed(int cell) {
        return SESSION.board().allowed(cell).bits();
    }

    /// The cells that the rules leave to `digit`, and in how many ways what is missing of it fits there: the type
    /// `Destinations`.
    @JSExport
    public static String destinations(int digit) {
        CellSet cells = SESSION.board().destinations(digit);
        DigitCombinations ways =
                DigitCombinations.of(cells, SESSION.state().pile().left(digit));
        JsonWriter json = new JsonWriter();
        json.object(() -> {
            ViewJson.cells(json.name("cells"), cells);
            json.name("said").string(CurrentLanguage.traceWords().combinations(ways));
        });
        return json.toString();
    }

    /// The puzzles that people know by name, the hardest first: the type `Famous[]`.
    @JSExport
    public static String famous() {
        FamousWords words = CurrentLanguage.famousWords();
        JsonWriter json = new JsonWriter();
        json.array(() -> {
            for (FamousPuzzle famous : FamousPuzzle.values()) {
                json.object(() -> {
                    json.name("id").string(famous.id());
                    json.name("name").string(words.name(famous));
                    json.name("origin").string(words.origin(famous));
                    json.name("er").number(famous.er());
                });
            }
        });
        return json.toString();
    }
}
