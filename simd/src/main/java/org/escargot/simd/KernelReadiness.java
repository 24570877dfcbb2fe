package org.escargot.simd;

import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.escargot.grid.Givens;
import org.escargot.solver.BandSolver;
import org.escargot.solver.BulkSolver;
import org.escargot.solver.OneByOneSolver;

/// Whether a kernel is worth using yet.
///
/// Until C2 has compiled it, every vector is an object and a sweep takes milliseconds. So the first puzzles go one
/// by one. Once there were enough to expect many more, a background thread runs the kernel until it beats the scalar
/// solver on the same list. Where C2 or wide vectors are missing it never does, and the thread gives up.
final class KernelReadiness {
    /// Below this many puzzles the compiler would cost more than the lanes save.
    private static final int ENOUGH = 2000;

    private static final long TIME_LIMIT_NANOS = 20_000_000_000L;
    private static final int VICTORIES = 3;

    private static final KernelReadiness FOR_LISTS = new KernelReadiness(LaneSolver::new);
    private static final KernelReadiness FOR_ONE = new KernelReadiness(() -> new OneByOneSolver(new SpreadSolver()));

    /// The puzzles that are timed: one whose tree fits eight lanes, and one that needs all lanes.
    private static final List<Givens> TRIAL = Stream.of(
                    "100007090030020008009600500005300900010080002600004000300000010040000007007000300",
                    "800000000003600000070090200050007000000045700000100030001000068008500010090000400")
            .flatMap(puzzle -> Collections.nCopies(16, Givens.of(puzzle)).stream())
            .toList();

    private final Supplier<BulkSolver> solvers;
    private final AtomicLong seen = new AtomicLong();
    private final CountDownLatch known = new CountDownLatch(1);
    private volatile boolean ready;

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

    /// Whether to use the lanes for the next `puzzles`; they are counted if not.
    boolean isReady(int puzzles) {
        if (ready) {
            return true;
        }
        long before = seen.getAndAdd(puzzles);
        if (before < ENOUGH && before + puzzles >= ENOUGH) {
            Thread.ofPlatform().daemon().name("lanes").start(this::prepare);
        }
        return false;
    }

    /// Waits until it is known whether the kernel is worth using, or until the calling thread is interrupted.
    void await() {
        isReady(ENOUGH);
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
            long middle = System.nanoTime();
            oneByOne.solve(TRIAL, 2);
            long alone = System.nanoTime() - middle;
            victories = middle - start < alone ? victories + 1 : 0;
        }
        return victories == VICTORIES;
    }
}
