package org.escargot.cli.work;

import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/// A chunk on its way through a thread of [OrderedWork]: its monitor hands over the result, and allocates nothing.
final class ChunkTask<I, O> {
    private final I chunk;
    private @Nullable O result;
    private @Nullable Throwable problem;
    private boolean done;

    ChunkTask(I chunk) {
        this.chunk = chunk;
    }

    I chunk() {
        return chunk;
    }

    synchronized void done(O answer) {
        result = answer;
        done = true;
        notifyAll();
    }

    synchronized void failed(Throwable cause) {
        problem = cause;
        done = true;
        notifyAll();
    }

    synchronized boolean isDone() {
        return done;
    }

    /// Waits until it is done, at most `millis`.
    synchronized void waitFor(long millis) throws InterruptedException {
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
        for (long left = millis; !done && left > 0; left = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime())) {
            wait(left);
        }
    }

    /// Waits until it is done; what went wrong, if anything did.
    synchronized @Nullable Throwable waitForProblem() throws InterruptedException {
        while (!done) {
            wait();
        }
        return problem;
    }

    /// What became of it, once it is done and nothing went wrong.
    synchronized O result() {
        return Objects.requireNonNull(result);
    }
}
