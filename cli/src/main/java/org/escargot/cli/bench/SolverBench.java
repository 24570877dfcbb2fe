package org.escargot.cli.bench;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.escargot.canonical.Morph;
import org.escargot.cli.solver.SolverChoice;
import org.escargot.cli.work.OrderedWork;
import org.escargot.grid.Puzzle;
import org.escargot.random.RandomSource;
import org.escargot.solver.BulkAnswers;
import org.escargot.solver.BulkSolver;
import org.escargot.solver.SearchStatistics;
import org.escargot.solver.Solver;

/// Measures a solver on puzzles held in memory, in blocks: permute a block with the clock stopped, then
/// solve it with the clock running.
///
/// @param <S> who solves
final class SolverBench<S> implements AutoCloseable {
    /// Long against the 10 ms in which the system counts processor time.
    private static final long BLOCK_NANOS = 500_000_000L;

    private static final int SMALLEST_BLOCK = 200;
    private static final int LARGEST_BLOCK = 400_000;
    /// Many, for at the end of a block threads wait for the last part; but at the end of a part lanes wait for the last
    /// puzzle.
    private static final int PARTS_PER_THREAD = 32;

    private final OperatingSystemMXBean system = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    private final List<Puzzle> puzzles;
    private final int threads;
    private final RandomSource random;
    private final OrderedWork<List<Puzzle>, BenchResult, S> work;
    private BenchResult block = BenchResult.NOTHING;
    private int blockSize = SMALLEST_BLOCK;
    private int[] order;
    private int place;

    private SolverBench(
            List<Puzzle> puzzles,
            Supplier<S> solvers,
            OrderedWork.Work<List<Puzzle>, BenchResult, S> solve,
            int threads,
            long seed) {
        this.puzzles = puzzles;
        this.threads = threads;
        this.random = RandomSource.of(seed);
        this.order = random.permutation(puzzles.size());
        this.work = new OrderedWork<>(threads, solvers, solve, part -> block = block.plus(part));
    }

    /// @param seed of the permutations
    static SolverBench<?> of(List<Puzzle> puzzles, SolverChoice solver, long limit, int threads, long seed) {
        return switch (solver) {
            case BAND, SIMPLE, LANES ->
                new SolverBench<>(puzzles, solver::create, (part, one) -> solve(part, one, limit), threads, seed);
            case BULK ->
                new SolverBench<>(
                        puzzles,
                        solver::createBulk,
                        (part, bulk) -> solveInBulk(part, bulk, Math.toIntExact(limit)),
                        threads,
                        seed);
        };
    }

    /// Solves block after block until the clock has run for `seconds`.
    BenchResult run(double seconds) {
        BenchResult total = BenchResult.NOTHING;
        while (total.wallNanos() < seconds * 1e9) {
            BenchResult measured = measure(nextBlock());
            total = total.plus(measured);
            if (measured.wallNanos() < BLOCK_NANOS / 2) {
                blockSize = Math.min(blockSize * 2, LARGEST_BLOCK);
            }
        }
        return total;
    }

    private List<Puzzle> nextBlock() {
        List<Puzzle> next = new ArrayList<>(blockSize);
        while (next.size() < blockSize) {
            if (place == order.length) {
                order = random.permutation(order.length);
                place = 0;
            }
            next.add(Morph.random(random).apply(puzzles.get(order[place++])));
        }
        return next;
    }

    private BenchResult measure(List<Puzzle> all) {
        block = BenchResult.NOTHING;
        // What permuting leaves behind would otherwise be collected while the clock runs, with one thread of all.
        System.gc();
        int part = Math.max(1, all.size() / (threads * PARTS_PER_THREAD));
        long cpu = system.getProcessCpuTime();
        long wall = System.nanoTime();
        for (int from = 0; from < all.size(); from += part) {
            work.submit(all.subList(from, Math.min(from + part, all.size())));
        }
        work.drain();
        wall = System.nanoTime() - wall;
        cpu = system.getProcessCpuTime() - cpu;
        return block.plus(new BenchResult(0, wall, cpu, 0, 0));
    }

    private static BenchResult solve(List<Puzzle> part, Solver solver, long limit) {
        long guesses = 0;
        long withoutGuess = 0;
        for (Puzzle puzzle : part) {
            solver.count(puzzle, limit);
            SearchStatistics statistics = solver.statistics();
            guesses += statistics.guesses();
            withoutGuess += statistics.withoutGuess() ? 1 : 0;
        }
        return new BenchResult(part.size(), 0, 0, guesses, withoutGuess);
    }

    private static BenchResult solveInBulk(List<Puzzle> part, BulkSolver solver, int limit) {
        BulkAnswers answers = solver.solve(part, limit);
        long guesses = 0;
        long withoutGuess = 0;
        for (int puzzle = 0; puzzle < part.size(); puzzle++) {
            guesses += answers.guesses(puzzle);
            withoutGuess += answers.guesses(puzzle) == 0 ? 1 : 0;
        }
        return new BenchResult(part.size(), 0, 0, guesses, withoutGuess);
    }

    @Override
    public void close() {
        work.close();
    }
}
