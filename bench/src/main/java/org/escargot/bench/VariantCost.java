package org.escargot.bench;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.escargot.format.Entry;
import org.escargot.format.VariantEntry;
import org.escargot.format.registry.Formats;
import org.escargot.rules.Variant;
import org.escargot.solver.general.Candidates;
import org.escargot.solver.general.GeneralSolver;
import org.escargot.solver.general.RulesSolver;
import org.escargot.solver.general.Tally;

/// How much of the processor puzzles with rules of their own take, counted to two solutions or asked for their true
/// candidates, with all that is made of their rules; the time of the thread, so that a busy machine does not spoil it.
///
/// `VariantCost FILE PASSES STEPS [candidates]`: a line has a set, an id and a puzzle, with tabs between. Prints for
/// each puzzle its set, its id, the milliseconds of its best pass, and how many solutions there are, up to 2, or true
/// candidates; ? where it took more than STEPS. What cannot be read, or is a usual Sudoku, is left out.
/// `bench/variants.sh` compares this with another program.
public final class VariantCost {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private VariantCost() {}

    public static void main(String[] arguments) throws IOException {
        int passes = Integer.parseInt(arguments[1]);
        GeneralSolver solver = new GeneralSolver(Long.parseLong(arguments[2]));
        Function<Variant, String> question = arguments.length > 3 && arguments[3].equals("candidates")
                ? puzzle -> candidates(solver, puzzle)
                : puzzle -> solutions(solver, puzzle);
        for (String line : Files.readAllLines(Path.of(arguments[0]))) {
            String[] fields = line.split("\t", -1);
            List<Entry> entries = Formats.read(fields[2]);
            if (entries.size() == 1 && entries.getFirst() instanceof VariantEntry entry) {
                System.out.println(fields[0] + "\t" + fields[1] + "\t" + told(question, entry.variant(), passes));
            }
        }
    }

    private static String told(Function<Variant, String> question, Variant puzzle, int passes) {
        long best = Long.MAX_VALUE;
        String answer = "?";
        for (int pass = 0; pass < passes; pass++) {
            long before = THREADS.getCurrentThreadCpuTime();
            answer = question.apply(puzzle);
            best = Math.min(best, THREADS.getCurrentThreadCpuTime() - before);
        }
        return String.format(Locale.ROOT, "%.4f\t%s", best / 1e6, answer);
    }

    private static String solutions(GeneralSolver solver, Variant puzzle) {
        Tally tally = solver.count(puzzle, 2, RulesSolver.NEVER);
        return tally instanceof Tally.Cancelled ? "?" : Long.toString(tally.counted());
    }

    private static String candidates(GeneralSolver solver, Variant puzzle) {
        Candidates found = solver.candidates(puzzle, 1, RulesSolver.NEVER);
        int cells = puzzle.rules().frame().cells().size();
        int candidates = IntStream.range(0, cells)
                .map(cell -> Integer.bitCount(found.digits(cell)))
                .sum();
        return found instanceof Candidates.Settled ? Integer.toString(candidates) : "?";
    }
}
