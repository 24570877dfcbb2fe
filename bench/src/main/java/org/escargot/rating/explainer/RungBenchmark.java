package org.escargot.rating.explainer;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.escargot.grid.Givens;
import org.escargot.grid.Pencilmarks;
import org.escargot.logic.TestPuzzles;
import org.escargot.random.RandomSource;
import org.escargot.rating.explainer.chains.Pruning;
import org.escargot.rating.explainer.forcing.Deadline;
import org.escargot.rating.explainer.rungs.HiddenSingleRung;
import org.escargot.rating.explainer.rungs.Rung;
import org.escargot.rating.explainer.words.CandidateGrid;
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

/// One rung of Sudoku Explainer's ladder asked once: the average time over positions in which the ladder asks it. It
/// is in this package because rungs are private to it.
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class RungBenchmark {
    /// The rung. The three that our puzzles never come to are left out.
    @Param({
        "HIDDEN_SINGLE",
        "DIRECT_LOCKING",
        "DIRECT_HIDDEN_PAIR",
        "NAKED_SINGLE",
        "DIRECT_HIDDEN_TRIPLET",
        "LOCKING",
        "NAKED_PAIR",
        "X_WING",
        "HIDDEN_PAIR",
        "NAKED_TRIPLET",
        "SWORDFISH",
        "HIDDEN_TRIPLET",
        "XY_WING",
        "XYZ_WING",
        "UNIQUE_LOOP",
        "NAKED_QUAD",
        "JELLYFISH",
        "HIDDEN_QUAD",
        "BUG",
        "ALIGNED_PAIR_EXCLUSION",
        "FORCING_CHAIN_OR_CYCLE",
        "ALIGNED_TRIPLET_EXCLUSION",
        "NISHIO",
        "MULTIPLE",
        "DYNAMIC",
        "DYNAMIC_WITH_PATTERNS",
        "DYNAMIC_WITH_CHAINS"
    })
    public ExplainerTechnique rung = ExplainerTechnique.HIDDEN_SINGLE;

    /// `ON`, or `OFF` for the plain variant.
    @Param({"ON", "OFF"})
    public String pruning = "";

    private static final int MOST = 200;

    private Rung asked = new HiddenSingleRung();
    private CandidateGrid[] positions = {};
    private int next;

    /// Collects the positions.
    @Setup
    public void load() {
        asked = Ladder.rungs(new Deadline(), Pruning.valueOf(pruning)).stream()
                .filter(rated -> rated.technique() == rung)
                .findFirst()
                .orElseThrow()
                .rung();
        List<CandidateGrid> found = new ArrayList<>();
        for (String line : TestPuzzles.lines("/rating/explainer.txt")) {
            collect(Givens.of(line.substring(0, 81)), found);
        }
        RandomSource random = RandomSource.of(1);
        positions = new CandidateGrid[Math.min(MOST, found.size())];
        for (int i = 0; i < positions.length; i++) {
            positions[i] = found.remove(random.nextInt(found.size()));
        }
    }

    private void collect(Givens puzzle, List<CandidateGrid> found) {
        Pencilmarks marks = Pencilmarks.of(puzzle);
        for (ExplainerStep step : new ExplainerRater().path(puzzle).steps()) {
            if (step.rung().compareTo(rung) >= 0) {
                CandidateGrid grid = new CandidateGrid();
                grid.load(marks);
                found.add(grid);
            }
            marks = step.effects().applyTo(marks);
        }
    }

    /// Asks in the next position.
    @Benchmark
    public boolean find() {
        next = next + 1 < positions.length ? next + 1 : 0;
        return asked.find(positions[next]) != null;
    }
}
