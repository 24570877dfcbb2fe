package org.escargot.bench;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.escargot.grid.Givens;
import org.escargot.solver.BandSolver;
import org.escargot.solver.BulkSolver;
import org.escargot.solver.OneByOneSolver;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/// Lists counted up to two solutions of each puzzle: the average time of a puzzle in them.
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(
        value = 1,
        jvmArgsAppend = {"--add-modules=jdk.incubator.vector", "-XX:Tier3DelayOn=1000000"})
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class ListBenchmark {
    private static final int LIST = 1000;

    /// `bulk`, a puzzle in each lane, or `band`, one after the other.
    @Param({"bulk", "band"})
    public String solver = "";

    /// `own`, `minimal`, or the name of a collection without `.txt`.
    @Param("own")
    public String set = "";

    private BulkSolver measured = new OneByOneSolver(new BandSolver());
    private List<Givens> puzzles = List.of();
    private int next;

    /// Loads the set.
    @Setup
    public void load() {
        measured = switch (solver) {
            case "bulk" -> Lanes.provider().createBulk();
            case "band" -> new OneByOneSolver(new BandSolver());
            default -> throw new IllegalArgumentException("The solver (" + solver + ") must be bulk or band.");
        };
        puzzles = List.of(PuzzleSet.load(set));
    }

    /// Counts the next list of the set.
    @Benchmark
    @OperationsPerInvocation(LIST)
    public int countToTwo() {
        next = next + LIST < puzzles.size() ? next + LIST : 0;
        return measured.solve(puzzles.subList(next, next + LIST), 2).solutions(LIST - 1);
    }
}
