package org.escargot.spark;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerExecutorRemoved;
import org.apache.spark.scheduler.SparkListenerStageSubmitted;
import org.apache.spark.scheduler.SparkListenerTaskEnd;

/// Kills an executor, a process that this one has started, as a machine dies that loses its power: once, when half of
/// the tasks of a job have ended.
final class ExecutorKiller extends SparkListener {
    private static final String EXECUTOR = "CoarseGrainedExecutorBackend";

    private final CountDownLatch lost = new CountDownLatch(1);
    private final AtomicInteger ended = new AtomicInteger();
    private final AtomicInteger failed = new AtomicInteger();
    private volatile int tasks;

    @Override
    public void onStageSubmitted(SparkListenerStageSubmitted event) {
        tasks = event.stageInfo().numTasks();
    }

    @Override
    public void onTaskEnd(SparkListenerTaskEnd event) {
        if (!event.taskInfo().successful()) {
            failed.incrementAndGet();
        } else if (ended.incrementAndGet() == tasks / 2) {
            ProcessHandle.current()
                    .children()
                    .filter(child -> child.info().commandLine().orElse("").contains(EXECUTOR))
                    .findFirst()
                    .ifPresent(ProcessHandle::destroyForcibly);
        }
    }

    @Override
    public void onExecutorRemoved(SparkListenerExecutorRemoved event) {
        lost.countDown();
    }

    /// Waits until Spark has missed the executor, and says so; after a minute it says that none was lost.
    String awaitLoss() throws InterruptedException {
        boolean isLost = lost.await(1, TimeUnit.MINUTES);
        return (isLost ? "one executor lost" : "no executor lost") + ", " + failed + " tasks repeated";
    }
}
