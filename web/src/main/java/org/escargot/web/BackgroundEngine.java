package org.escargot.web;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.escargot.canonical.Canonicalizer;
import org.escargot.course.Lesson;
import org.escargot.explain.Explainer;
import org.escargot.format.Flaw;
import org.escargot.format.Format;
import org.escargot.format.codec.JsonWriter;
import org.escargot.format.registry.RareFormats;
import org.escargot.game.Board;
import org.escargot.game.Decoded;
import org.escargot.game.GameFiles;
import org.escargot.game.keeping.LinkCodec;
import org.escargot.generator.Generated;
import org.escargot.generator.Level;
import org.escargot.generator.PuzzleGenerator;
import org.escargot.generator.Recipe;
import org.escargot.generator.RecipeProblems;
import org.escargot.generator.Search;
import org.escargot.generator.daily.DailyPuzzle;
import org.escargot.grid.Cell;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.grid.Pencilmarks;
import org.escargot.logic.LogicSolver;
import org.escargot.logic.corpus.LibraryCase;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.Technique;
import org.escargot.rating.HintLadder;
import org.escargot.rating.Scales;
import org.escargot.rating.hodoku.HodokuScale;
import org.escargot.rating.scale.RatedStep;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSExport;

/// What takes long: puzzles made, rated and solved step by step, and two methods to watch at work. It runs in a worker
/// of its own, so that the game of [Engine] never waits, and is a download of its own, which the first visit does
/// without. Answers are as [Engine]'s. The file is longer than most for the same reason.
public final class BackgroundEngine {
    private static final @Nullable MethodWatch[] WATCHED = new MethodWatch[2];
    private static @Nullable PathWalk walk;
    private static @Nullable Search search;

    private BackgroundEngine() {}

    /// WebAssembly wants an entry; there is nothing to start.
    public static void main(String[] args) {}

    /// See [Engine#forgetMessages].
    @JSExport
    public static String forgetMessages() {
        CurrentLanguage.forget();
        return "null";
    }

    /// See [Engine#message].
    @JSExport
    public static String message(String key, String text) {
        CurrentLanguage.learn(key, text);
        return "null";
    }

    /// See [Engine#nameCells].
    @JSExport
    public static String nameCells(String style) {
        CurrentLanguage.nameCells(style);
        return "null";
    }

    /// How hard `puzzle` is, which has one solution; what takes longer than `patience` milliseconds is left out.
    @JSExport
    public static String rating(String puzzle, int patience) {
        return RatingJson.of(Givens.of(puzzle), patience);
    }

    /// The step on the board of a link, such as [Engine#link], where what [Engine#hint] knows leads no further.
    /// It is the easiest of the ladder of hints but for the techniques with the ids `leftOut`, joined by commas.
    /// Where it has none and nothing is left out, it is that of Sudoku Explainer's scale. The type `Hint`, or
    /// `null` where none is found within `patience` milliseconds.
    @JSExport
    public static String seekStep(String link, String leftOut, int patience) {
        Board board = board(link);
        Facts facts = board.facts();
        List<Finder> ladder = Hints.without(HintLadder.later(), Hints.named(leftOut));
        return new LogicSolver(ladder)
                .next(facts)
                .or(() -> leftOut.isEmpty() ? beyond(facts, board, patience) : Optional.empty())
                .map(step -> HintJson.of(CurrentLanguage.explainer(), facts, step))
                .orElse("null");
    }

    private static Optional<Step> beyond(Facts facts, Board board, int patience) {
        return Scales.EXPLAINER
                .next(facts.marks(), board.puzzle(), RatingJson.limits(patience))
                .map(RatedStep::step);
    }

    /// Every step on the board of a link that rung number `rung` (from 0) of the ladder of hints finds, without the
    /// techniques `leftOut` as for [#seekStep]: the type `RungSteps`, or `null` behind the last rung.
    @JSExport
    public static String stepsOf(String link, String leftOut, int rung) {
        return AllSteps.of(board(link), leftOut, rung, CurrentLanguage.explainer());
    }

    /// What is counted to show the step of a technique that does `effects` on the board of a link: a line each, or one
    /// that says that truths and links do not show it; none where the ladder of hints has no such step.
    @JSExport
    public static String counts(String link, String technique, String effects) {
        Facts facts = board(link).facts();
        List<String> lines = AllSteps.named(facts, Names.technique(technique), EffectsCode.read(effects))
                .map(step -> CurrentLanguage.explainer().counts(facts, step))
                .orElse(List.of());
        JsonWriter json = new JsonWriter();
        json.array(() -> lines.forEach(json::string));
        return json.toString();
    }

    /// The techniques of the ladder, from easy to hard: the type `Rung[]`. Those beyond HoDoKu's scale have neither
    /// points nor level.
    @JSExport
    public static String ladder() {
        Explainer explainer = CurrentLanguage.explainer();
        HodokuScale scale = new HodokuScale();
        JsonWriter json = new JsonWriter();
        json.array(() -> inOrder()
                .forEach(technique -> json.object(() -> {
                    json.name("technique").string(technique.id());
                    json.name("name").string(explainer.name(technique));
                    scale.level(technique).ifPresent(level -> {
                        json.name("points").number(scale.points(technique));
                        json.name("level").string(level.title());
                    });
                })));
        return json.toString();
    }

    /// Each technique where the ladder has it first.
    private static Set<Technique> inOrder() {
        Set<Technique> techniques = new LinkedHashSet<>();
        HintLadder.finders().forEach(finder -> techniques.addAll(new TreeSet<>(finder.finds())));
        return techniques;
    }

    /// Makes a puzzle of `level` (0..20); the same for the same `seed`, a `long` in decimal.
    @JSExport
    public static String generate(int level, String seed) {
        return generator(level)
                .generate(Long.parseLong(seed), 0, Long.MAX_VALUE)
                .map(made -> JsonWriter.quoted(made.puzzle().toString()))
                .orElseThrow();
    }

    /// The puzzle of a day at `level` (0..20), which is the same everywhere; `date` as in [DailyPuzzle].
    @JSExport
    public static String daily(int date, int level) {
        return JsonWriter.quoted(DailyPuzzle.of(date, level).toString());
    }

    /// Begins to look for a puzzle as `wish` says, whose clues have `symmetry`, as [WantedPuzzle] reads them; to be
    /// continued by [#attempt]. For a level and no symmetry it is what [#generate] makes. Answers `null`, or the
    /// reason why there is no such puzzle.
    @JSExport
    public static String seekPuzzle(String wish, String symmetry, String seed) {
        Recipe recipe = WantedPuzzle.recipe(wish, symmetry);
        Optional<Flaw> problem = RecipeProblems.of(recipe);
        search = problem.isPresent() ? null : new PuzzleGenerator(recipe).search(Long.parseLong(seed), 0);
        return problem.map(CurrentLanguage.explainer()::flaw)
                .map(JsonWriter::quoted)
                .orElse("null");
    }

    private static PuzzleGenerator generator(int level) {
        return new PuzzleGenerator(Recipe.PLAIN.with(Level.of(level)).orElseThrow());
    }

    /// Makes up to `most` further attempts of what [#seekPuzzle] has begun: how many there were, and the puzzle, once
    /// there is one.
    @JSExport
    public static String attempt(int most) {
        Search begun = search;
        if (begun == null) {
            throw new IllegalStateException("There is no search to go on with. Maybe seekPuzzle was not called.");
        }
        Optional<Generated> made = begun.attempt(most);
        JsonWriter json = new JsonWriter();
        json.object(() -> {
            json.name("attempts").number(begun.attempts());
            made.ifPresent(puzzle -> json.name("puzzle").string(puzzle.puzzle().toString()));
        });
        return json.toString();
    }

    /// The form that all isomorphs of `puzzle`, or of a full grid, share.
    @JSExport
    public static String canonical(String puzzle) {
        return JsonWriter.quoted(new Canonicalizer().grid(Grid.of(puzzle)).toString());
    }

    /// A puzzle of `level` from those that the page brings along; see [BundledPuzzles].
    @JSExport
    public static String draw(int level, String kept, String seed) {
        return JsonWriter.quoted(
                BundledPuzzles.draw(Level.of(level), kept, Long.parseLong(seed)).toString());
    }

    /// The solutions of an unfinished puzzle, counted up to `limit`, and what they have: the type `Tally`; see
    /// [SettersDesk].
    @JSExport
    public static String tally(String puzzle, int limit) {
        return SettersDesk.tally(Givens.of(puzzle), limit);
    }

    /// The cells of `puzzle`, which has one solution, whose clues could go one at a time.
    @JSExport
    public static String redundant(String puzzle) {
        return SettersDesk.redundant(Givens.of(puzzle));
    }

    /// How `puzzle` is solved on HoDoKu's scale, step by step; see [PathWalk].
    @JSExport
    public static String path(String puzzle) {
        PathWalk begun = new PathWalk(Givens.of(puzzle), CurrentLanguage.explainer());
        walk = begun;
        return begun.begin();
    }

    /// How the puzzle of the last [#path] is solved beyond what was told, by a step found within `patience`
    /// milliseconds and what follows from it.
    @JSExport
    public static String onward(int patience) {
        PathWalk begun = walk;
        if (begun == null) {
            throw new IllegalStateException("There is no path to go on with. Maybe path was not called.");
        }
        return begun.goOn(patience);
    }

    /// All techniques, by family, and whether they can be practised: the type `TechniqueRow[]`.
    @JSExport
    public static String techniques() {
        return TechniqueJson.all();
    }

    /// The step of a case in the library format (see [LibraryCase]), with its position: the type `Example`.
    @JSExport
    public static String example(String line) {
        return TechniqueJson.example(LibraryCase.of(line).orElseThrow(), CurrentLanguage.explainer());
    }

    /// A link such as [Engine#link] to a position in which the technique is the easiest next step: made within
    /// `patience` milliseconds, or else one of those in the lines `kept`; `null` where there is none. See
    /// [Practice].
    @JSExport
    public static String practise(String technique, String kept, String seed, int patience) {
        return Practice.board(Names.technique(technique), kept, Long.parseLong(seed), patience)
                .map(board -> JsonWriter.quoted(LinkCodec.write(board)))
                .orElse("null");
    }

    /// What each step of a technique does on the board of a link: the type `Way[]`.
    @JSExport
    public static String ways(String technique, String link) {
        Board board = board(link);
        JsonWriter json = new JsonWriter();
        HintJson.ways(json, board.facts(), Practice.ways(board, Names.technique(technique)));
        return json.toString();
    }

    /// How a saved game was played: the type `Moment[]`; see [GameReplay].
    @JSExport
    public static String replay(String saved) {
        return GameReplay.of(saved);
    }

    /// The easiest step on the board of a link: the type `Hint`, or `null` where there is none to tell.
    @JSExport
    public static String easiest(String link) {
        return GameReplay.easiest(board(link), CurrentLanguage.explainer());
    }

    /// Where a digit of a saved game went wrong: the type `Slip[]`; see [GameReplay].
    @JSExport
    public static String slips(String saved) {
        return GameReplay.slips(saved);
    }

    /// The chapters of the course with their lessons: the type `ChapterRow[]`.
    @JSExport
    public static String course() {
        return Course.chapters(CurrentLanguage.explainer());
    }

    /// A position for a lesson of the course, drawn from the lines `kept`: the type `LessonPosition`, or `null` where
    /// there is none. See [Course].
    @JSExport
    public static String lessonPosition(String lesson, String kept, String seed) {
        return Course.position(Lesson.of(lesson).orElseThrow(), kept, Long.parseLong(seed));
    }

    /// The board of a link, or of the 81 characters of a puzzle.
    private static Board board(String link) {
        if (link.length() == Cell.COUNT && !Character.isLetter(link.charAt(0))) {
            Givens givens = Givens.of(link);
            return Board.of(givens, Pencilmarks.of(givens));
        }
        if (LinkCodec.read(link) instanceof Decoded.Done<Board>(Board board)) {
            return board;
        }
        throw new IllegalArgumentException("This is no link (" + link + ").");
    }

    /// The board of a link as [Engine#file], in the one of the [RareFormats] with the id `form`.
    @JSExport
    public static String rareFile(String link, String form) {
        return JsonWriter.quoted(GameFiles.write(
                board(link), RareFormats.withId(form).flatMap(Format::writer).orElseThrow()));
    }

    /// What the board of a link has that the one of the [RareFormats] with the id `form` has no place for.
    @JSExport
    public static String rareLost(String link, String form) {
        return BoardTexts.lost(
                board(link), RareFormats.withId(form).flatMap(Format::writer).orElseThrow());
    }

    /// Has a method (see [org.escargot.method.Method]) work on `puzzle`, on one of two `side`s, 0 or 1, up to solution
    /// number `limit`, but no more than `most` events of it; see [MethodWatch]. To see more, ask again for more.
    @JSExport
    public static String watch(int side, String method, String seed, String puzzle, int limit, int most) {
        WATCHED[side] = MethodWatch.of(method, Long.parseLong(seed), Givens.of(puzzle), limit, most);
        return watched(side).summary();
    }

    /// What the method on `side` sees after its first `events` events, what it did last, and what it has counted.
    @JSExport
    public static String moment(int side, int events) {
        return watched(side).moment(events, CurrentLanguage.traceWords());
    }

    /// In how many ways what is missing of each digit fits where the last [#moment] of `side` is: the type
    /// `Combinations[]`, digit 1 first.
    @JSExport
    public static String combinations(int side) {
        return watched(side).combinations();
    }

    /// The trials of the method on `side` with these `numbers`, joined by commas; not 0, the whole.
    @JSExport
    public static String trials(int side, String numbers) {
        return watched(side).trials(numbers, CurrentLanguage.traceWords());
    }

    /// Which trials of the method on `side` failed and are in no other failed one, each with the last one in it.
    @JSExport
    public static String failures(int side) {
        return watched(side).failures();
    }

    private static MethodWatch watched(int side) {
        MethodWatch watched = WATCHED[side];
        if (watched == null) {
            throw new IllegalStateException("No method is watched on side " + side + ". Maybe watch was not called.");
        }
        return watched;
    }
}
