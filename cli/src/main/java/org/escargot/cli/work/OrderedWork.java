package org.escargot.cli.work;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// Hands chunks of input to threads and takes the results back in input order.
///
/// One thread coordinates: it submits, and when enough chunks are under way it waits for the oldest ones and
/// passes them on. So memory stays constant, and only the coordinator touches input or output.
///
/// The executors and locks of the JDK allocate where they wait and wake. Where memory runs out in the middle of that,
/// their state is broken, and the coordinator hears of a lock that no thread holds, or nothing at all. So here are
/// plain monitors, which need nothing of the heap, and after its chunk was handed over a thread allocates nothing but
/// what the work itself does.
///
/// @param <I> a chunk of input
/// @param <O> its result
/// @param <W> what a thread keeps between chunks, such as a solver
public final class OrderedWork<I, O, W> implements AutoCloseable {
    private static final int CHUNKS_PER_THREAD = 4;
    /// In milliseconds. Results are not held back for longer.
    private static final long PATIENCE = 20;

    private final Work<I, O, W> work;
    private final Supplier<W> workspace;
    private final Consumer<O> results;
    private final int threads;
    private final Deque<ChunkTask<I, O>> underWay = new ArrayDeque<>();
    /// What no thread has taken yet; its monitor guards it and `closed`.
    private final Deque<ChunkTask<I, O>> waiting = new ArrayDeque<>();

    private int started;
    private boolean closed;
    private volatile @Nullable OutOfMemoryError memoryEnd;

    /// What is done to a chunk; runs in any thread, with that thread's own workspace.
    @FunctionalInterface
    public interface Work<I, O, W> {
        O apply(I chunk, W workspace);
    }

    /// @param results takes each result, in input order, in the coordinator's thread
    public OrderedWork(int threads, Supplier<W> workspace, Work<I, O, W> work, Consumer<O> results) {
        this.threads = threads;
        this.workspace = workspace;
        this.work = work;
        this.results = results;
    }

    /// Hands in the next chunk; waits for the oldest ones when enough are under way.
    public void submit(I chunk) {
        if (underWay.size() >= threads * CHUNKS_PER_THREAD) {
            waitForHalf();
            do {
                takeOldest();
            } while (!underWay.isEmpty() && underWay.element().isDone());
        }
        ChunkTask<I, O> task = new ChunkTask<>(chunk);
        underWay.add(task);
        synchronized (waiting) {
            waiting.add(task);
            waiting.notify();
        }
        if (started < threads) {
            started++;
            Thread.ofPlatform().daemon().name("work-" + started).start(this::work);
        }
    }

    /// Waits for all chunks handed in so far and passes their results on.
    public void drain() {
        while (!underWay.isEmpty()) {
            takeOldest();
        }
    }

    /// What each thread does. It ends where memory does: all chunks before the one that failed are with a thread, so
    /// the coordinator waits for none that no thread takes.
    private void work() {
        W own = null;
        for (ChunkTask<I, O> task = next(); task != null; task = next()) {
            try {
                if (own == null) {
                    own = workspace.get();
                }
                task.done(work.apply(task.chunk(), own));
            } catch (OutOfMemoryError e) {
                memoryEnd = e;
                task.failed(e);
                throw e;
            } catch (Throwable e) { // whatever it is, the coordinator throws it
                task.failed(e);
            }
        }
    }

    /// Waits for a chunk; none when there will be no more.
    private @Nullable ChunkTask<I, O> next() {
        synchronized (waiting) {
            while (waiting.isEmpty() && !closed) {
                try {
                    waiting.wait();
                } catch (InterruptedException _) {
                    return null;
                }
            }
            return waiting.poll();
        }
    }

    /// Each time that the coordinator wakes it takes a processor from a thread that works, so it wakes once for many
    /// short chunks.
    private void waitForHalf() {
        ChunkTask<I, O> middle =
                underWay.stream().skip(underWay.size() / 2 - 1).findFirst().orElseThrow();
        try {
            middle.waitFor(PATIENCE);
        } catch (InterruptedException e) {
            throw interrupted(e);
        }
    }

    private void takeOldest() {
        try {
            ChunkTask<I, O> oldest = underWay.remove();
            Throwable problem = oldest.waitForProblem();
            if (problem != null) {
                throw failure(problem);
            }
            results.accept(oldest.result());
        } catch (InterruptedException e) {
            throw interrupted(e);
        }
    }

    /// Memory at its end is no fault of the chunk, and what else failed then may have failed for that reason.
    private IllegalStateException failure(Throwable problem) {
        if (memoryEnd != null) {
            throw memoryEnd;
        }
        if (problem instanceof Error error) {
            throw error;
        }
        return new IllegalStateException("a chunk failed", problem);
    }

    private static IllegalStateException interrupted(InterruptedException e) {
        Thread.currentThread().interrupt();
        return new IllegalStateException("interrupted while waiting for a chunk", e);
    }

    /// Lets the threads end; chunks that none has taken are dropped.
    @Override
    public void close() {
        synchronized (waiting) {
            closed = true;
            waiting.clear();
            waiting.notifyAll();
        }
    }
}
