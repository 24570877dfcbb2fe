package org.escargot.bench;

import java.lang.management.ManagementFactory;
import org.escargot.grid.Givens;
import org.escargot.solver.BandSolver;

/// How long the first puzzle of a fresh JVM takes. It is no benchmark of JMH, which measures a warm JVM. The README
/// of `bench` says how to run it with an AOT cache.
final class FirstPuzzle {
    private static final String PUZZLE =
            "100007090030020008009600500005300900010080002600004000300000010040000007007000300";

    private FirstPuzzle() {}

    /// Solves a puzzle, or the one in the argument, and prints milliseconds: from its text to the proof that its
    /// solution is unique, and from the start of the JVM to that moment.
    public static void main(String... arguments) {
        long start = System.nanoTime();
        long solutions = new BandSolver().count(Givens.of(arguments.length == 0 ? PUZZLE : arguments[0]), 2);
        double first = (System.nanoTime() - start) / 1e6;
        long sinceStart = System.currentTimeMillis()
                - ManagementFactory.getRuntimeMXBean().getStartTime();
        System.out.println(
                solutions + " solutions, first puzzle " + first + " ms, since the JVM's start " + sinceStart + " ms");
    }
}
