package org.escargot.cli;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import org.escargot.canonical.Morph;
import org.escargot.grid.Puzzle;
import org.escargot.random.RandomSource;
import org.escargot.solver.SearchStatistics;
import org.escargot.solver.Solver;

/// Measures a solver on puzzles held in memory, in blocks: permute a block with the clock stopped, then
/// solve it with the clock running.
final class SolverBench implements AutoCloseable {
    /// Long against the 10 ms in which the system counts processor time.
    private static final long BLOCK_NANOS = 500_000_000L;

    private static final int SMALLEST_BLOCK = 200;
    private static final int LARGEST_BLOCK = 200_000;

    private final OperatingSystemMXBean system = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    private final List<Puzzle> puzzles;
    private final long limit;
    private final int threads;
    private final RandomSource random;
    private final OrderedWork<List<Puzzle>, BenchResult, Solver> work;
    private BenchResult block = BenchResult.NOTHING;
    private int blockSize = SMALLEST_BLOCK;
    private int[] order;
    private int place;

    SolverBench(List<Puzzle> puzzles, SolverChoice solver, long limit, int threads, long seed) {
        this.puzzles = puzzles;
        this.limit = limit;
        this.threads = threads;
        this.random = RandomSource.of(seed);
        this.order = random.permutation(puzzles.size());
        this.work = new OrderedWork<>(threads, solver::create, this::solve, part -> block = block.plus(part));
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
        int part = Math.max(1, all.size() / (threads * 16));
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

    private BenchResult solve(List<Puzzle> part, Solver solver) {
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

    @Override
    public void close() {
        work.close();
    }
}
