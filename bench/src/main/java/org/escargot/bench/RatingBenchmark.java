package org.escargot.bench;

import java.util.concurrent.TimeUnit;
import org.escargot.canonical.Morph;
import org.escargot.grid.Givens;
import org.escargot.logic.TestPuzzles;
import org.escargot.random.RandomSource;
import org.escargot.rating.explainer.ExplainerRater;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/// One puzzle rated on Sudoku Explainer's scale: the average time, with the shortcuts and without them.
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
public class RatingBenchmark {
    /// `taken`, or `left-out` for the plain variant.
    @Param({"taken", "left-out"})
    public String shortcuts = "";

    /// The ratings of the puzzles, from and to, such as `7.0-8.9`: random puzzles of ours, each moved at random.
    @Param({"1.0-3.9", "4.0-6.2", "7.0-8.9", "9.0-9.9"})
    public String band = "";

    private static final int SIZE = 500;

    private ExplainerRater rater = new ExplainerRater();
    private Givens[] puzzles = new Givens[0];
    private int next;

    /// Loads the puzzles of the band.
    @Setup
    public void load() {
        rater = switch (shortcuts) {
            case "taken" -> new ExplainerRater();
            case "left-out" -> ExplainerRater.withoutShortcuts();
            default -> throw new IllegalArgumentException("Shortcuts (" + shortcuts + ") are taken or left-out.");
        };
        String[] ends = band.split("-", -1);
        String[] lines = TestPuzzles.lines("/rating/explainer.txt").stream()
                .filter(line -> isWithin(line.split("\t", -1)[1], ends))
                .toArray(String[]::new);
        RandomSource random = RandomSource.of(1);
        puzzles = new Givens[SIZE];
        for (int i = 0; i < SIZE; i++) {
            Givens puzzle = Givens.of(lines[i % lines.length].substring(0, 81));
            puzzles[i] = Morph.random(random).apply(puzzle);
        }
    }

    private static boolean isWithin(String rating, String[] ends) {
        double er = Double.parseDouble(rating);
        return er >= Double.parseDouble(ends[0]) && er <= Double.parseDouble(ends[1]);
    }

    /// Rates the next puzzle.
    @Benchmark
    public int rate() {
        next = next + 1 < puzzles.length ? next + 1 : 0;
        return rater.rate(puzzles[next]).er();
    }
}
