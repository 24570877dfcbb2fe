package org.escargot.bench;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.LongFunction;
import java.util.stream.Stream;
import org.escargot.grid.Givens;
import org.escargot.logic.MinimalPuzzles;
import org.escargot.logic.step.Technique;
import org.escargot.rating.HintPath;

/// Whether the path of hints leads through each of many puzzles, and whether every step of it is true and proved from
/// its own evidence; how many steps there were of each technique, and what it took of the processor, in one thread.
///
/// `HintSoundness random SEED FROM TO`: random minimal puzzles of the tests, by their numbers; `HintSoundness FILE
/// EVERY FROM TO`: of the lines FROM to TO of FILE, counted from 0, those whose number EVERY divides, and with a
/// negative EVERY those it does not. A line is told after every hundred puzzles, and each fault at once.
public final class HintSoundness {
    private static final int TELL_EVERY = 100;
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private final Map<Technique, Integer> met = new EnumMap<>(Technique.class);
    private int puzzles;
    private int steps;
    private int faults;

    private HintSoundness() {}

    public static void main(String[] arguments) throws IOException {
        boolean isRandom = arguments[0].equals("random");
        long number = Long.parseLong(arguments[1]);
        long from = Long.parseLong(arguments[2]);
        HintSoundness soundness = new HintSoundness();
        if (isRandom) {
            MinimalPuzzles random = new MinimalPuzzles(number);
            soundness.checkAll(
                    from,
                    Long.parseLong(arguments[3]),
                    index -> List.of(random.puzzle(index).puzzle()));
        } else {
            List<String> lines = Files.readAllLines(Path.of(arguments[0]));
            long to = Math.min(Long.parseLong(arguments[3]), lines.size());
            soundness.checkAll(from, to, index -> isChosen(index, number) ? read(lines.get((int) index)) : List.of());
        }
        soundness.tell();
        soundness.tellTechniques();
    }

    private static boolean isChosen(long index, long every) {
        return (index % every == 0) == (every > 0);
    }

    private static List<Givens> read(String line) {
        return PuzzleSet.puzzles(Stream.of(line)).map(Givens::of).toList();
    }

    private void checkAll(long from, long to, LongFunction<List<Givens>> at) {
        for (long index = from; index < to; index++) {
            at.apply(index).forEach(this::check);
        }
    }

    private void check(Givens puzzle) {
        HintPath path = HintPath.of(puzzle);
        puzzles++;
        steps += path.steps();
        path.met().forEach((technique, times) -> met.merge(technique, times, Integer::sum));
        List<String> wrong = new ArrayList<>(path.faults());
        if (path.met().containsKey(Technique.BRUTE_FORCE)) {
            wrong.add("brute force: " + puzzle);
        }
        faults += wrong.size();
        wrong.forEach(System.out::println);
        if (puzzles % TELL_EVERY == 0) {
            tell();
        }
    }

    private void tell() {
        int nets = met.getOrDefault(Technique.FORCING_NET_CONTRADICTION, 0)
                + met.getOrDefault(Technique.FORCING_NET_VERITY, 0);
        System.out.printf(
                Locale.ROOT,
                "%d puzzles, %d steps, %d forcing nets, %d faults, %.0f s of the processor%n",
                puzzles,
                steps,
                nets,
                faults,
                THREADS.getCurrentThreadCpuTime() / 1e9);
    }

    private void tellTechniques() {
        met.forEach((technique, times) -> System.out.println(technique.id() + "\t" + times));
    }
}
