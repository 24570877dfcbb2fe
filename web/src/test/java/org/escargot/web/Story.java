package org.escargot.web;

import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.escargot.grid.Cell;
import org.escargot.grid.Givens;
import org.escargot.method.Method;
import org.escargot.solver.BandSolver;

/// One puzzle, played from its first hint to its end: every function of [Engine] is asked on the way.
final class Story {
    /// Never reached, so that the answer depends on no clock.
    private static final int PATIENCE_MS = 1_000_000;

    private static final Pattern LINK = Pattern.compile("\"link\":\"([^\"]*)\"");
    private static final Pattern EFFECTS = Pattern.compile("\"effects\":\"([^\"]*)\"");

    private final Transcript transcript;
    private final Random random;
    private final String puzzle;
    private final String solution;
    private double now = 1_000;

    Story(Transcript transcript, String puzzle, long seed) {
        this.transcript = transcript;
        this.puzzle = puzzle;
        this.solution = new BandSolver().solve(Givens.of(puzzle)).orElseThrow().toString();
        this.random = new Random(seed);
    }

    void tell() {
        ask("begin", puzzle, random.nextInt(-1, 21), now);
        ask("solution", puzzle);
        ask("setSolutions", puzzle, solution, "");
        leaveOut();
        ask("path", puzzle);
        ask("techniques");
        ask("practise", "hidden-single", "", Long.toString(random.nextLong()), PATIENCE_MS);
        ask(
                "example",
                ":0400:3:..5..41.+8...+8..+2.38..2.....5...8..4....+49.8...4+8+5.2.6.3+5+7.+48.2...9.+25.+87.8..67...::344::");
        ask("act", random.nextBoolean() ? "fill-candidates" : "start-candidates", 0, 0, "", now);
        climb(random.nextInt(5, 40));
        aids();
        stumble();
        roundTrips();
        watch();
        climb(Cell.COUNT * 9);
        seekStep();
        ask("solve", now);
        ask("check", now);
        ask("statistics", "", "won");
    }

    /// Some hints without singles, which pairs and locked candidates may still lead to.
    private void leaveOut() {
        ask("ladder");
        ask("hintBoard", now);
        ask("leaveOut", "full-house,naked-single,hidden-single,unheard-of");
        climb(5);
        ask("leaveOut", "");
    }

    /// Follows up to `most` hints.
    private void climb(int most) {
        for (int steps = 0; steps < most; steps++) {
            now += 997;
            String hint = ask("hint", now);
            if (hint.contains("\"obstacle\"")) {
                return;
            }
            apply(hint);
        }
    }

    /// Follows one hint of the background engine where the engine has none.
    private void seekStep() {
        String hint = ask("hint", now);
        if (hint.contains("\"chainPossible\":true")) {
            Matcher link = LINK.matcher(hint);
            if (link.find()) {
                apply(ask("seekStep", link.group(1), "", PATIENCE_MS));
            }
        }
    }

    private void apply(String hint) {
        Matcher effects = EFFECTS.matcher(hint);
        if (effects.find()) {
            ask("applyHint", effects.group(1), now);
        }
    }

    private void aids() {
        ask("allowed", cell());
        ask("destinations", digit());
        ask("act", "type-as", digit(), 0, "corner", now);
        ask("act", "select-same", cell(), 0, "", now);
        ask("act", "type-as", digit(), 0, "color", now);
    }

    /// Two methods at work, looked at here and there.
    private void watch() {
        Method[] methods = Method.values();
        for (int side = 0; side < 2; side++) {
            String method = methods[random.nextInt(methods.length)].id();
            String watched =
                    ask("watch", side, method, Integer.toString(random.nextInt(100)), puzzle, 1 + side, 50_000);
            for (int looks = 0; looks < 3; looks++) {
                ask("moment", side, random.nextInt(10_000));
            }
            ask("failures", side);
            if (!watched.contains("\"trials\":1}")) {
                ask("trials", side, "1");
            }
        }
    }

    /// A digit that is not the solution's, and the way back.
    private void stumble() {
        int[] free = IntStream.range(0, Cell.COUNT).filter(this::isFree).toArray();
        int cell = free[random.nextInt(free.length)];
        int wrong = 1 + (solution.charAt(cell) - '0') % 9;
        ask("act", "type-at", cell, wrong, "", now);
        ask("check", now);
        ask("hint", now);
        ask("undoMistake", now);
        ask("act", "undo", 0, 0, "", now);
        ask("act", "redo", 0, 0, "", now);
    }

    private boolean isFree(int cell) {
        return puzzle.charAt(cell) == '.';
    }

    /// What is written is read again; the first reading is of something damaged.
    private void roundTrips() {
        String link = text(ask("link"));
        String saved = text(ask("save", now));
        String csv = text(ask("file", "csv"));
        ask("file", "sdk");
        ask("file", "line");
        ask("lost", "sdm");
        ask("rivals", csv);
        ask("search", puzzle);
        int cut = random.nextInt(1, saved.length());
        ask("load", saved.substring(0, cut), now);
        ask("load", saved, now);
        ask("follow", link.substring(0, random.nextInt(1, link.length())), now);
        ask("puzzles", csv);
        ask("reread", csv, "csv");
        ask("act", "paste", 0, 0, csv, now);
        ask("follow", link, now);
        ask("act", "paste", 0, 0, puzzle.substring(0, random.nextInt(Cell.COUNT)), now);
    }

    private int cell() {
        return random.nextInt(Cell.COUNT);
    }

    private int digit() {
        return random.nextInt(1, 10);
    }

    private String ask(String call, Object... arguments) {
        return transcript.ask(call, arguments);
    }

    /// What the JSON text `quoted` says, where nothing but line ends is escaped.
    private static String text(String quoted) {
        return quoted.substring(1, quoted.length() - 1).replace("\\u000a", "\n");
    }
}
