package org.escargot.web;

import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.escargot.game.command.BoardCommand;
import org.escargot.generator.Level;
import org.escargot.method.Method;

/// Asks the engines everything that a [Story] does not: each function and each command at least once, in the ways that
/// make an answer another one.
final class AnswerQuestions {
    private static final Path PUBLIC = Path.of("src", "main", "page", "public");
    private static final Path WEIGHTS =
            Path.of("..", "scan", "src", "main", "resources", "org", "escargot", "scan", "digit", "digits.net");
    private static final Pattern STEP = Pattern.compile("\"technique\":\"([^\"]*)\".*?\"effects\":\"([^\"]*)\"");
    /// Never reached, so that the answer depends on no clock.
    private static final int PATIENCE_MS = 1_000_000;

    /// Over before it begins, for the same reason.
    private static final int OVER_MS = -1;

    private static final String SEED = "7";
    private static final String EMPTY = ".".repeat(81);
    private static final String EASY =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final String SOLUTION =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    /// By chance of our own generator; Sudoku Explainer rates it at 8.5.
    private static final String HARD =
            ".3.1.9...5.4..3......7....2..7.3.....8.....1..692..5.8..85...94.....2..16.....8..";

    private final AnswerRecord engines;

    AnswerQuestions(AnswerRecord engines) {
        this.engines = engines;
    }

    void ask() throws IOException {
        game();
        commands();
        opened();
        puzzles();
        steps();
        kept();
        methods();
        variants();
        photos();
    }

    private String first(String function, Object... arguments) {
        return engines.ask(Engine.class, function, arguments);
    }

    private String later(String function, Object... arguments) {
        return engines.ask(BackgroundEngine.class, function, arguments);
    }

    private String variant(String function, Object... arguments) {
        return engines.ask(VariantEngine.class, function, arguments);
    }

    /// A game with two wrong digits, seen again.
    private void game() {
        first("welcome", EASY, 3, 0d);
        first("begin", EASY, 3, 0d);
        first("hint", 1_000d);
        type(2, 9);
        first("act", "fill-candidates", 0, 0, "", 3_000d);
        first("act", "set-checkpoint", 0, 0, "", 3_500d);
        first("check", 4_000d);
        first("hint", 4_000d);
        first("restoreMarks", 5_000d);
        first("undoMistake", 5_000d);
        first("view", 5_000d);
        first("candidates");
        first("hintBoard", 5_000d);
        first("tree");
        String saved = text(first("save", 6_000d));
        later("replay", saved);
        type(2, 4);
        type(3, 6);
        type(5, 8);
        type(2, 2);
        later("slips", text(first("save", 8_000d)));
        first("solve", 9_000d);
        Stream.of("started", "won", "read").forEach(event -> first("statistics", "", event));
        first("follow", EMPTY, 0d);
        first("check", 0d);
        first("solve", 0d);
        first("hint", 0d);
        first("tree");
    }

    private void type(int cell, int digit) {
        first("act", "type-at", cell, digit, "", 2_000d);
    }

    /// Each command with each constant that it takes, on a board with digits, marks and several cells selected.
    private void commands() {
        for (PageCommand command : PageCommand.values()) {
            if (Door.record(command) != BoardCommand.Paste.class) {
                texts(command).forEach(text -> {
                    first("begin", EASY, 3, 0d);
                    first("act", "press", 2, 0, "", 1_000d);
                    first("act", "drag-to", 3, 0, "", 1_000d);
                    first("act", "type-as", 4, 0, "center", 1_000d);
                    first("act", "type-at", 8, 5, "", 1_000d);
                    first("act", Names.of(command), 4, 4, text, 2_000d);
                    first("act", "undo", 0, 0, "", 3_000d);
                });
            }
        }
    }

    private static List<String> texts(PageCommand command) {
        List<String> constants = Arrays.stream(Door.record(command).getRecordComponents())
                .map(RecordComponent::getType)
                .filter(Class::isEnum)
                .flatMap(type -> Arrays.stream(type.getEnumConstants()))
                .map(constant -> Names.of((Enum<?>) constant))
                .toList();
        return constants.isEmpty() ? List.of("") : constants;
    }

    private void opened() {
        for (String text : List.of(EASY, "no puzzle", ":0000:x:" + HARD + ":::", "5" + EASY.substring(1, 80) + "x")) {
            first("openText", text, 0d);
            first("load", text, 0d);
            first("follow", text, 0d);
            first("puzzles", text);
            first("rivals", text);
            first("act", "paste", 0, 0, text, 1_000d);
        }
        first("famous");
        first("count", EASY, 2);
        first("search", EMPTY);
        first("rivals", EASY + "," + SOLUTION);
        first("lost", "sdm");
        first("leaveOut", "x-wing");
        first("leaveOut", "");
        engines.ask(Engine.class, "nameCells", "rc");
        engines.ask(BackgroundEngine.class, "nameCells", "rc");
        engines.ask(VariantEngine.class, "nameCells", "rc");
    }

    private void puzzles() {
        later("rating", EASY, PATIENCE_MS);
        later("rating", SOLUTION, PATIENCE_MS);
        later("rating", HARD, PATIENCE_MS);
        later("rating", HARD, OVER_MS);
        later("daily", 20261122, 3);
        later("generate", 3, SEED);
        later("seekPuzzle", "level=11", "none", SEED);
        while (!later("attempt", 1).contains("puzzle")) {
            // The next attempt goes on.
        }
        later("seekPuzzle", "level=20", "full", SEED);
        later("seekPuzzle", "technique=junior-exocet", "none", SEED);
        later("canonical", EASY);
        later("rareFile", EASY, "penpa");
        later("rareLost", EASY, "penpa");
        later("tally", EASY, 10);
        later("tally", "53" + EMPTY.substring(2), 10);
        later("redundant", EASY);
    }

    private void steps() {
        for (String puzzle : List.of(EASY, HARD)) {
            later("path", puzzle);
            later("onward", PATIENCE_MS);
            later("easiest", puzzle);
            for (int rung = 0; rung < 80; rung++) {
                Matcher step = STEP.matcher(later("stepsOf", puzzle, "", rung));
                if (step.find()) {
                    later("counts", puzzle, step.group(1), step.group(2));
                }
            }
            later("seekStep", puzzle, "", PATIENCE_MS);
        }
        later("path", HARD);
        later("onward", OVER_MS);
        later("ways", "hidden-single", EASY);
        later("easiest", SOLUTION);
        later("course");
        later("techniques");
    }

    private void kept() throws IOException {
        String course = Files.readString(PUBLIC.resolve("course.txt"));
        later("draw", Level.of(15).number(), Files.readString(PUBLIC.resolve("pool.txt")), SEED);
        later("practise", "x-wing", Files.readString(PUBLIC.resolve("practice.txt")), SEED, PATIENCE_MS);
        Stream.of("x-wing", "full-house").forEach(lesson -> {
            later("lessonPosition", lesson, course, SEED);
            later("lessonPosition", lesson, "", SEED);
        });
        String roads = Files.readString(PUBLIC.resolve("variant-course.txt"));
        Stream.of("four-gap", "one-combination").forEach(lesson -> {
            variant("lesson", lesson, roads, SEED);
            variant("lesson", lesson, "", SEED);
        });
        variant("practise", "innie", "innie " + CAGES, SEED);
        variant("practise", "innie", "", SEED);
    }

    private void methods() {
        for (Method method : Method.values()) {
            later("watch", 0, method.id(), SEED, HARD, 1, 2_000);
            for (int events = 0; events < 300; events++) {
                later("moment", 0, events);
            }
            later("combinations", 0);
            if (!later("failures", 0).equals("[]")) {
                later("trials", 0, "1,2");
            }
        }
    }

    private static final String RULES =
            ".Shape~4x4.Cage~3~R1C1~R1C2.Thermo~R2C1~R3C1~R4C1.WhiteDot~R2C2~R2C3.LittleKiller~5~R1C2.~R4C4_1";
    private static final String CAGES = ".Shape~4x4.Cage~3~R1C1~R1C2.Thermo~R2C1~R3C1~R4C1.~R4C4_1";
    private static final String JIGSAW = ".Shape~6x6.NoBoxes.Jigsaw~111122311222334425344455334665666655.";

    private void variants() {
        for (String text : List.of(RULES, CAGES, JIGSAW, ".Shape~4x4.Cabbage~3", EASY, "no puzzle")) {
            variant("read", text);
            variant("known", text);
            variant("sources", text);
        }
        variant("clashes", CAGES, "44..4..........1");
        variant("candidates", CAGES, "44..4..........1");
        variant("ruledOut", CAGES, 8, 3);
        variant("cages", CAGES, "...............1");
        variant("combinations", CAGES, 2, 5);
        variant("hint", CAGES, "123............1");
        variant("hint", JIGSAW, ".....4...6..61.4....2....3..........");
        variant("hint", ".Shape~4x4", "................");
        variant("edit", EMPTY, "given", new int[] {0}, "5");
        variant("edit", CAGES, "regions", new int[] {0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3}, "");
        variant("edit", EMPTY, "draw", new int[] {0, 1}, "thermo");
        variant("drawable");
        variant("drawn", CAGES);
        variant("draft", EMPTY);
        variant("solution", CAGES, SEED);
        variant("solutions", CAGES);
        set();
        variant("wanted", "jigsaw", 4);
        variant("seek", "jigsaw,windoku", 9, "", SEED);
        variant("seek", "jigsaw", 4, "level=easy symmetry=none shapes=none largest=3", SEED);
        variant("attempt");
        variant("seekDaily", 20261122, "", "easy");
        Stream.generate(() -> variant("attempt")).limit(20).forEach(_ -> {});
    }

    /// Puzzles that are being set: with one solution, with several and with none.
    private void set() {
        String one = ".Shape~4x4.~R1C1_1.~R1C2_2.~R1C3_3.~R2C1_3.~R3C1_2.~R3C2_1.~R4C4_1.~R2C2_4";
        String none = one + ".Cage~3~R1C1~R1C3";
        Stream.of(one, none, CAGES).forEach(puzzle -> variant("tally", puzzle, 1));
        variant("tally", ".Shape~4x4", 1_000);
        variant("verdict", one);
        variant("why", none);
        variant("why", one);
        variant("solution", none, SEED);
    }

    private void photos() throws IOException {
        engines.ask(PhotoEngine.class, "learn", (Object) Files.readAllBytes(WEIGHTS));
        engines.ask(PhotoEngine.class, "read", PhotoEngineTest.SIDE, PhotoEngineTest.SIDE, PhotoEngineTest.emptyGrid());
        engines.ask(PhotoEngine.class, "read", 9, 9, new int[81]);
        Stream.of(EASY, EMPTY, "55" + EMPTY.substring(2))
                .forEach(puzzle -> engines.ask(PhotoEngine.class, "solutions", puzzle));
    }

    /// What the JSON text `quoted` says, where nothing but line ends is escaped.
    private static String text(String quoted) {
        return quoted.substring(1, quoted.length() - 1).replace("\\u000a", "\n");
    }
}
