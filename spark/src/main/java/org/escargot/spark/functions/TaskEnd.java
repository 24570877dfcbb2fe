package org.escargot.spark.functions;

import java.util.function.BooleanSupplier;
import org.apache.spark.TaskContext;
import org.apache.spark.TaskKilledException;
import org.jspecify.annotations.Nullable;

/// Ends work that takes long when Spark no longer wants its task: a query that was cancelled, a stage that failed.
final class TaskEnd {
    private final @Nullable TaskContext task;

    private TaskEnd(@Nullable TaskContext task) {
        this.task = task;
    }

    /// The end of the task of this thread; never, where the thread works for no task, as the driver's does.
    static TaskEnd ofThread() {
        return new TaskEnd(TaskContext.get());
    }

    /// Whether Spark has asked for the end.
    BooleanSupplier asked() {
        TaskContext asking = task;
        return asking == null ? () -> false : asking::isInterrupted;
    }

    /// Ends the task if Spark has asked for it, because an answer that was cut short is none.
    void obey() {
        if (asked().getAsBoolean()) {
            throw new TaskKilledException("the task was cancelled while a puzzle was searched");
        }
    }
}
