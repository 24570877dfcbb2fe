package org.escargot.bench;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.escargot.grid.Givens;
import org.escargot.logic.Finders;
import org.escargot.logic.LogicSolver;
import org.escargot.logic.step.Facts;
import org.escargot.rating.HintLadder;

/// How much of the processor all steps of a hard position take: where the patterns end that hints ask for first, in
/// 200 puzzles spread over a list; the time of the thread, so that a busy machine does not spoil it.
///
/// `AllStepsCost FILE`: a puzzle in the first 81 characters of a line. The first pass is cold, the last one warm.
public final class AllStepsCost {
    private static final int POSITIONS = 200;
    private static final int PASSES = 4;
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private AllStepsCost() {}

    private record Position(Givens puzzle, Facts facts) {
        static Position of(Givens puzzle) {
            return new Position(
                    puzzle,
                    new Facts(new LogicSolver(HintLadder.FIRST).solve(puzzle).end(), puzzle));
        }

        /// The same without what was found in it before.
        Facts fresh() {
            return new Facts(facts.marks(), puzzle);
        }
    }

    public static void main(String[] arguments) throws IOException {
        List<String> lines = Files.readAllLines(Path.of(arguments[0]));
        List<Position> hard = PuzzleSet.puzzles(lines.stream())
                .map(line -> Position.of(Givens.of(line)))
                .filter(position -> !position.facts().unsolved().isEmpty())
                .toList();
        int count = Math.min(POSITIONS, hard.size());
        List<Position> some = IntStream.range(0, count)
                .mapToObj(index -> hard.get((int) ((long) index * hard.size() / count)))
                .toList();
        LogicSolver solver = new LogicSolver(Finders.USUAL);
        for (int pass = 1; pass <= PASSES; pass++) {
            double[] taken = some.stream()
                    .mapToDouble(position -> milliseconds(solver, position))
                    .toArray();
            System.out.println(count + " positions, pass " + pass + ": " + told(taken));
        }
    }

    private static String told(double[] taken) {
        Arrays.sort(taken);
        return String.format(
                Locale.ROOT,
                "median %.1f ms, 95th percentile %.1f, longest %.1f",
                taken[taken.length / 2],
                taken[taken.length * 95 / 100],
                taken[taken.length - 1]);
    }

    private static double milliseconds(LogicSolver solver, Position position) {
        long from = THREADS.getCurrentThreadCpuTime();
        solver.all(position.fresh());
        return (THREADS.getCurrentThreadCpuTime() - from) / 1e6;
    }
}
