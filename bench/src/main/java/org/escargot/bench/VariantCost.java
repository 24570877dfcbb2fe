package org.escargot.bench;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.escargot.format.Entry;
import org.escargot.format.VariantEntry;
import org.escargot.format.registry.Formats;
import org.escargot.rules.Variant;
import org.escargot.solver.general.GeneralSolver;
import org.escargot.solver.general.RulesSolver;
import org.escargot.solver.general.Tally;

/// How much of the processor puzzles with rules of their own take, counted to two solutions, with all that is made of
/// their rules; the time of the thread, so that a busy machine does not spoil it.
///
/// `VariantCost FILE PASSES STEPS`: a line has a set, an id and a puzzle, with tabs between. Prints for each puzzle its
/// set, its id, the milliseconds of its best pass, and the count: 0, 1, 2, or ? where it took more than STEPS. What
/// cannot be read, or is a usual Sudoku, is left out. `bench/variants.sh` compares this with another program.
public final class VariantCost {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private VariantCost() {}

    public static void main(String[] arguments) throws IOException {
        int passes = Integer.parseInt(arguments[1]);
        GeneralSolver solver = new GeneralSolver(Long.parseLong(arguments[2]));
        for (String line : Files.readAllLines(Path.of(arguments[0]))) {
            String[] fields = line.split("\t", -1);
            List<Entry> entries = Formats.read(fields[2]);
            if (entries.size() == 1 && entries.getFirst() instanceof VariantEntry entry) {
                System.out.println(fields[0] + "\t" + fields[1] + "\t" + told(solver, entry.variant(), passes));
            }
        }
    }

    private static String told(GeneralSolver solver, Variant puzzle, int passes) {
        long best = Long.MAX_VALUE;
        Tally tally = new Tally.Cancelled(0);
        for (int pass = 0; pass < passes; pass++) {
            long before = THREADS.getCurrentThreadCpuTime();
            tally = solver.count(puzzle, 2, RulesSolver.NEVER);
            best = Math.min(best, THREADS.getCurrentThreadCpuTime() - before);
        }
        String count = tally instanceof Tally.Cancelled ? "?" : Long.toString(tally.counted());
        return String.format(Locale.ROOT, "%.4f\t%s", best / 1e6, count);
    }
}
