package org.escargot.bench;

import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.escargot.generator.Generated;
import org.escargot.generator.PuzzleGenerator;
import org.escargot.generator.Recipe;
import org.escargot.generator.makers.SearchedGrids;
import org.escargot.generator.makers.SolutionGrids;
import org.escargot.generator.makers.UniformGrids;
import org.escargot.grid.Grid;
import org.escargot.random.RandomSource;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/// One puzzle as it comes, and the two ways to its solution grid: the average time of each.
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class GeneratorBenchmark {
    private final PuzzleGenerator generator = new PuzzleGenerator(Recipe.PLAIN);
    private final SolutionGrids searched = new SearchedGrids();
    private final SolutionGrids uniform = new UniformGrids();
    private long next;

    /// A minimal puzzle, grid and all.
    @Benchmark
    public Optional<Generated> minimalPuzzle() {
        return generator.generate(1, next++, 1);
    }

    /// A grid that is found quickly.
    @Benchmark
    public Grid searchedGrid() {
        return searched.next(RandomSource.of(1, next++));
    }

    /// A grid, each equally likely.
    @Benchmark
    public Grid uniformGrid() {
        return uniform.next(RandomSource.of(1, next++));
    }
}
