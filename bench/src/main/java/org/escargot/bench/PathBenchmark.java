package org.escargot.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.escargot.grid.Givens;
import org.escargot.logic.SolvePath;
import org.escargot.rating.hodoku.HodokuScale;
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

/// The whole path of one puzzle, with all its steps, on HoDoKu's ladder.
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class PathBenchmark {
    /// The level of the puzzles.
    @Param({"Easy", "Medium", "Hard"})
    public String level = "";

    /// `own`, `minimal`, or the name of a collection without `.txt`.
    @Param("minimal")
    public String set = "";

    private final HodokuScale scheme = new HodokuScale();
    private Givens[] puzzles = new Givens[0];
    private int next;

    /// Loads the puzzles of the level.
    @Setup
    public void load() {
        List<Givens> wanted = new ArrayList<>();
        for (Givens givens : PuzzleSet.load(set)) {
            if (scheme.total(scheme.climb(givens)).title().equals(level)) {
                wanted.add(givens);
            }
        }
        if (wanted.isEmpty()) {
            throw new IllegalStateException("The set (" + set + ") has no puzzle of the level " + level + ".");
        }
        puzzles = wanted.toArray(new Givens[0]);
    }

    /// Climbs the ladder with the next puzzle of the level.
    @Benchmark
    public SolvePath path() {
        next = next + 1 < puzzles.length ? next + 1 : 0;
        return scheme.climb(puzzles[next]);
    }
}
