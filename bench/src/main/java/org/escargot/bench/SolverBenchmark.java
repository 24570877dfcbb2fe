package org.escargot.bench;

import java.util.concurrent.TimeUnit;
import org.escargot.grid.Givens;
import org.escargot.solver.BandSolver;
import org.escargot.solver.SimpleSolver;
import org.escargot.solver.Solver;
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

/// One puzzle counted up to two solutions: the average time of the proof that a solution is unique.
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(
        value = 1,
        jvmArgsAppend = {"--add-modules=jdk.incubator.vector", "-XX:Tier3DelayOn=1000000"})
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class SolverBenchmark {
    /// Which solver.
    @Param({"band", "lanes", "simple"})
    public String solver = "";

    /// `own`, `minimal`, or the name of a collection without `.txt`.
    @Param("own")
    public String set = "";

    private Solver measured = new SimpleSolver();
    private Givens[] puzzles = new Givens[0];
    private int next;

    /// Loads the set.
    @Setup
    public void load() {
        measured = switch (solver) {
            case "band" -> new BandSolver();
            case "lanes" -> Lanes.provider().createSingle();
            case "simple" -> new SimpleSolver();
            default -> throw new IllegalArgumentException("The solver (" + solver + ") must be band, lanes or simple.");
        };
        puzzles = PuzzleSet.load(set);
    }

    /// Counts the next puzzle of the set.
    @Benchmark
    public long countToTwo() {
        next = next + 1 < puzzles.length ? next + 1 : 0;
        return measured.count(puzzles[next], 2);
    }
}
