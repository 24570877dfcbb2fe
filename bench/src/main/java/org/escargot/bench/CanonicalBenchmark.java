package org.escargot.bench;

import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import java.util.function.UnaryOperator;
import org.escargot.canonical.Canonicalizer;
import org.escargot.canonical.SimpleCanonicalizer;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.solver.BandSolver;
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

/// The canonical form of one grid: the average time.
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class CanonicalBenchmark {
    /// Which search for which form.
    @Param({"strict", "pattern-first", "simple"})
    public String form = "";

    /// The puzzles as they are, or their solutions.
    @Param({"puzzles", "solutions"})
    public String grids = "";

    /// `own`, or the name of a collection without `.txt`.
    @Param("own")
    public String set = "";

    private UnaryOperator<Grid> measured = grid -> grid;
    private Grid[] loaded = new Grid[0];
    private int next;

    /// Loads the set.
    @Setup
    public void load() {
        Canonicalizer canonicalizer = new Canonicalizer();
        SimpleCanonicalizer simple = new SimpleCanonicalizer();
        measured = switch (form) {
            case "strict" -> canonicalizer::grid;
            case "pattern-first" -> grid -> canonicalizer.patternFirst(grid).grid();
            case "simple" -> grid -> simple.of(grid).grid();
            default -> throw new IllegalArgumentException("The form (" + form + ") is none that is known.");
        };
        BandSolver solver = new BandSolver();
        loaded = Arrays.stream(PuzzleSet.load(set))
                .map(puzzle -> grids.equals("puzzles") ? puzzle.grid() : solution(puzzle, solver))
                .toArray(Grid[]::new);
    }

    private static Grid solution(Givens puzzle, BandSolver solver) {
        return solver.solve(puzzle).orElseThrow();
    }

    /// The form of the next grid of the set.
    @Benchmark
    public Grid form() {
        next = next + 1 < loaded.length ? next + 1 : 0;
        return measured.apply(loaded[next]);
    }
}
