package org.escargot.cli;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.function.Supplier;

/// Hands chunks of input to threads and takes the results back in input order.
///
/// One thread coordinates: it submits, and when enough chunks are under way it waits for the oldest ones and
/// passes them on. So memory stays constant, and only the coordinator touches input or output.
///
/// @param <I> a chunk of input
/// @param <O> its result
/// @param <W> what a thread keeps between chunks, such as a solver
final class OrderedWork<I, O, W> implements AutoCloseable {
    private static final int CHUNKS_PER_THREAD = 4;
    /// In milliseconds. Results are not held back for longer.
    private static final long PATIENCE = 20;

    private final Work<I, O, W> work;
    private final Consumer<O> results;
    private final ThreadLocal<W> workspaces;
    private final ExecutorService threads;
    private final int most;
    private final Deque<Future<O>> underWay = new ArrayDeque<>();

    /// What is done to a chunk; runs in any thread, with that thread's own workspace.
    @FunctionalInterface
    interface Work<I, O, W> {
        O apply(I chunk, W workspace);
    }

    /// @param results takes each result, in input order, in the coordinator's thread
    OrderedWork(int threads, Supplier<W> workspace, Work<I, O, W> work, Consumer<O> results) {
        this.work = work;
        this.results = results;
        this.workspaces = ThreadLocal.withInitial(workspace);
        this.most = threads * CHUNKS_PER_THREAD;
        this.threads = Executors.newFixedThreadPool(
                threads, Thread.ofPlatform().daemon().name("work-", 1).factory());
    }

    /// Hands in the next chunk; waits for the oldest ones when enough are under way.
    void submit(I chunk) {
        if (underWay.size() >= most) {
            waitForHalf();
            do {
                takeOldest();
            } while (!underWay.isEmpty() && underWay.element().isDone());
        }
        underWay.add(threads.submit(() -> work.apply(chunk, workspaces.get())));
    }

    /// Waits for all chunks handed in so far and passes their results on.
    void drain() {
        while (!underWay.isEmpty()) {
            takeOldest();
        }
    }

    /// Each time that the coordinator wakes it takes a processor from a thread that works, so it wakes once for many
    /// short chunks.
    private void waitForHalf() {
        Future<O> middle =
                underWay.stream().skip(underWay.size() / 2 - 1).findFirst().orElseThrow();
        try {
            middle.get(PATIENCE, TimeUnit.MILLISECONDS);
        } catch (TimeoutException | ExecutionException e) {
            // Its turn comes.
        } catch (InterruptedException e) {
            throw interrupted(e);
        }
    }

    private void takeOldest() {
        try {
            results.accept(underWay.remove().get());
        } catch (InterruptedException e) {
            throw interrupted(e);
        } catch (ExecutionException e) {
            // Memory at its end is no fault of the chunk.
            if (e.getCause() instanceof Error error) {
                throw error;
            }
            throw new IllegalStateException("a chunk failed", e.getCause());
        }
    }

    private static IllegalStateException interrupted(InterruptedException e) {
        Thread.currentThread().interrupt();
        return new IllegalStateException("interrupted while waiting for a chunk", e);
    }

    @Override
    public void close() {
        try {
            // Not at once: that wants the lock of the queue, with which a thread without memory may have died.
            threads.shutdown();
        } catch (OutOfMemoryError _) {
            // That memory ran out was said already, and the threads end with the process.
        }
    }
}
