package org.escargot.simd;

import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.escargot.grid.CellSet;
import org.escargot.grid.Givens;
import org.escargot.solver.BandSolver;
import org.escargot.solver.BulkSolver;
import org.escargot.solver.OneByOneSolver;
import org.escargot.solver.OtherDigit;

/// Whether a kernel is worth using yet.
///
/// Until C2 has compiled it, every vector is an object and a sweep takes milliseconds. So the first puzzles go one
/// by one. Once they took long enough to expect as much again, a background thread runs the kernel until it beats the
/// scalar solver on the same list. Where C2 or wide vectors are missing it never does, and the thread gives up.
final class KernelReadiness {
    /// About what compiling the kernel costs in processor time. Who waits until as much was spent without it spends at
    /// most twice as much as necessary, however long the list turns out to be.
    private static final long ENOUGH_NANOS = 3_000_000_000L;

    private static final long TIME_LIMIT_NANOS = 20_000_000_000L;
    private static final int VICTORIES = 3;

    private static final KernelReadiness FOR_LISTS = new KernelReadiness(LaneSolver::new);
    private static final KernelReadiness FOR_ONE = new KernelReadiness(() -> new OneByOneSolver(new SpreadSolver()));

    /// The puzzles that are timed, of every kind that comes: what C2 has not seen it compiles away, and the first list
    /// that needs it would wait for a second compilation.
    private static final List<Givens> TRIAL = Stream.of(
                    // Nothing but singles, then one or two guesses, then trees.
                    ".9136.4.5.352...6.7....981..198452375...3.9..378.216..94.5821.6....9354.256...39.",
                    "........543..1.7...6.....1...98.5..7.....69...7...16.49.....1..1..6...42.5......8",
                    "........5.8.........361..........7......3.6...2...9...4.7...........5.89..6.....2",
                    "100007090030020008009600500005300900010080002600004000300000010040000007007000300",
                    "800000000003600000070090200050007000000045700000100030001000068008500010090000400",
                    // Several solutions, and very many.
                    "100007090030020008009600500005300900010080002600000000300000010040000007007000300",
                    "800000000003600000070090200050007000000045700000100030000000000000000000000000000",
                    ".".repeat(81),
                    // No solution: found at once, by a guess, and in a tree.
                    "11".concat(".".repeat(79)),
                    "21......543..1.7...6.....1...98.5..7.....69...7...16.49.....1..1..6...42.5......8",
                    "100007090030020008009600500005300900010080002600004000300000010040000007007000320")
            .flatMap(puzzle -> Collections.nCopies(4, Givens.of(puzzle)).stream())
            .toList();

    /// Of the singles and the one or two guesses, each open cell asked for a digit that it does not have.
    private static final List<OtherDigit> TRIAL_QUESTIONS = TRIAL.subList(0, 12).stream()
            .flatMap(puzzle -> IntStream.range(0, 8).mapToObj(i -> question(puzzle, i)))
            .toList();

    private final Supplier<BulkSolver> solvers;
    private final AtomicLong spent = new AtomicLong();
    private final CountDownLatch known = new CountDownLatch(1);
    private volatile boolean ready;

    private static OtherDigit question(Givens puzzle, int number) {
        CellSet open = CellSet.ALL.minus(puzzle.cells());
        int cell = open.first();
        for (int i = 0; i < number; i++) {
            cell = open.next(cell);
        }
        return new OtherDigit(puzzle, cell, 1 + number);
    }

    /// @param solvers makes the solver to be tried; called by the background thread
    KernelReadiness(Supplier<BulkSolver> solvers) {
        this.solvers = solvers;
    }

    /// The one of this process for lists.
    static KernelReadiness forLists() {
        return FOR_LISTS;
    }

    /// The one of this process for one puzzle at a time.
    static KernelReadiness forOne() {
        return FOR_ONE;
    }

    /// Whether to use the lanes now.
    boolean isReady() {
        return ready;
    }

    /// Does `work` without the lanes and counts how long it takes; the background thread starts when that is enough.
    <T> T timed(Supplier<T> work) {
        long start = System.nanoTime();
        T done = work.get();
        add(System.nanoTime() - start);
        return done;
    }

    private void add(long nanos) {
        long before = spent.getAndAdd(nanos);
        if (before < ENOUGH_NANOS && before + nanos >= ENOUGH_NANOS) {
            Thread.ofPlatform().daemon().name("lanes").start(this::prepare);
        }
    }

    /// Waits until it is known whether the kernel is worth using, or until the calling thread is interrupted.
    void await() {
        add(ENOUGH_NANOS);
        try {
            known.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /// Runs the kernel until it is fast or the time for that is over.
    void prepare() {
        try {
            ready = becomesFast();
        } finally {
            known.countDown();
        }
    }

    private boolean becomesFast() {
        BulkSolver lanes = solvers.get();
        BulkSolver oneByOne = new OneByOneSolver(new BandSolver());
        long end = System.nanoTime() + TIME_LIMIT_NANOS;
        int victories = 0;
        while (victories < VICTORIES && System.nanoTime() < end) {
            long start = System.nanoTime();
            lanes.solve(TRIAL, 2);
            lanes.solveOtherwise(TRIAL_QUESTIONS);
            long middle = System.nanoTime();
            oneByOne.solve(TRIAL, 2);
            oneByOne.solveOtherwise(TRIAL_QUESTIONS);
            long alone = System.nanoTime() - middle;
            victories = middle - start < alone ? victories + 1 : 0;
        }
        return victories == VICTORIES;
    }
}
