package org.escargot.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.escargot.grid.Givens;
import org.escargot.logic.Finders;
import org.escargot.logic.Outcome;
import org.escargot.logic.SolvePath;
import org.escargot.logic.fish.ComplexFishFinder;
import org.escargot.logic.fish.PlainFishFinder;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Step;
import org.escargot.logic.wings.BentSetFinder;
import org.escargot.logic.wings.PlainBentSetFinder;
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

/// All steps that the usual finders find in one hard position: where HoDoKu's ladder ends without a solution.
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class AllStepsBenchmark {
    private static final int MOST_POSITIONS = 200;

    /// `kernel`, or `plain`: complex fish and bent sets without their kernels.
    @Param({"kernel", "plain"})
    public String finders = "";

    /// `own`, `minimal`, or the name of a collection without `.txt`.
    @Param("minimal")
    public String set = "";

    private List<Finder> measured = List.of();
    private final List<SolvePath> paths = new ArrayList<>();
    private final List<Givens> puzzles = new ArrayList<>();
    private int next;

    /// Loads the positions.
    @Setup
    public void load() {
        measured = switch (finders) {
            case "kernel" -> Finders.USUAL;
            case "plain" -> Finders.USUAL.stream().map(AllStepsBenchmark::plain).toList();
            default -> throw new IllegalArgumentException("The finders (" + finders + ") must be kernel or plain.");
        };
        HodokuScale scheme = new HodokuScale();
        for (Givens givens : PuzzleSet.load(set)) {
            SolvePath path = scheme.climb(givens);
            if (path.outcome() == Outcome.INCOMPLETE && paths.size() < MOST_POSITIONS) {
                paths.add(path);
                puzzles.add(givens);
            }
        }
    }

    private static Finder plain(Finder finder) {
        return switch (finder) {
            case ComplexFishFinder fish -> new PlainFishFinder(fish.size(), fish.kind());
            case BentSetFinder set -> new PlainBentSetFinder(set.size());
            default -> finder;
        };
    }

    /// Finds all steps of the next position.
    @Benchmark
    public List<Step> allSteps() {
        next = next + 1 < paths.size() ? next + 1 : 0;
        Facts facts = new Facts(paths.get(next).end(), puzzles.get(next));
        List<Step> steps = new ArrayList<>();
        for (Finder finder : measured) {
            finder.find(facts, step -> {
                steps.add(step);
                return false;
            });
        }
        return steps;
    }
}
