package org.escargot.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.function.IntConsumer;
import org.escargot.cli.speech.Complaint;
import org.escargot.cli.terminal.ErrorFilter;
import org.escargot.cli.terminal.ExitCode;

/// What a process says at its end when a thread throws what no code catches. Where memory ends, each thread may find
/// out, and whatever is thrown after that may come of it: one sentence is enough, and the main thread says it, which
/// alone knows when the lines of the output are whole.
///
/// The sentence is in English, for there may be no memory left to load the words of another language; all that it needs
/// is made while there is memory.
final class CrashHandler implements Thread.UncaughtExceptionHandler {
    private final Thread main;
    private final OutputStream err;
    private final IntConsumer halt;
    private final byte[] sentence =
            ("escargot: " + Complaint.NO_MEMORY.english() + "\n").getBytes(StandardCharsets.UTF_8);
    private volatile boolean memoryEnded;

    /// @param main whose end is the end of the process
    /// @param err takes the sentence
    /// @param halt ends the process with an exit code, and asks for no memory
    CrashHandler(Thread main, OutputStream err, IntConsumer halt) {
        this.main = main;
        this.err = err;
        this.halt = halt;
    }

    /// Those of this process, whose main thread calls.
    static CrashHandler ofProcess() {
        return new CrashHandler(
                Thread.currentThread(), new FileOutputStream(FileDescriptor.err), Runtime.getRuntime()::halt);
    }

    @Override
    public void uncaughtException(Thread thread, Throwable problem) {
        if (memoryEnded || isOfMemory(problem)) {
            memoryEnded = true;
            if (thread.equals(main)) {
                say();
                end();
            }
        } else {
            System.err.print("Exception in thread \"" + thread.getName() + "\" ");
            problem.printStackTrace();
        }
    }

    /// Ends the process without a word, the sentence having been said. An orderly exit wants some memory, and says so
    /// if it gets none.
    void end() {
        try {
            ErrorFilter.finish();
        } catch (Throwable _) { // then it ends without waiting
        } finally {
            halt.accept(ExitCode.OUT_OF_MEMORY);
        }
    }

    private void say() {
        try {
            err.write(sentence);
        } catch (IOException | OutOfMemoryError _) {
            // The exit code remains.
        }
    }

    /// Whether it tells of memory at its end, itself or by what caused it. A class that was set up while memory ran out
    /// is of no use to any thread from then on, and the JVM puts the reason into words only.
    private static boolean isOfMemory(Throwable problem) {
        for (Throwable each = problem; each != null; each = each.getCause()) {
            if (each instanceof OutOfMemoryError || isSetUpWithoutMemory(each)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isSetUpWithoutMemory(Throwable problem) {
        String message = problem.getMessage();
        return problem instanceof ExceptionInInitializerError
                && message != null
                && message.startsWith("Exception java.lang.OutOfMemoryError");
    }
}
