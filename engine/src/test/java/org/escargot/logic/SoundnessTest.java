package org.escargot.logic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.LongAdder;
import java.util.stream.LongStream;
import org.escargot.Many;
import org.escargot.grid.Pencilmarks;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Step;
import org.escargot.random.RandomSource;
import org.escargot.rating.hodoku.HodokuScale;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Every step of every finder agrees with the solution, changes something, and is proved from its own evidence.
///
/// Random minimal puzzles: each step of the whole path, all steps of the usual finders in one position of it, and of
/// every finder that there is in one position of few puzzles. `-Descargot.soundness=N` says how many puzzles.
@Tag("many")
class SoundnessTest {
    private static final long SEED = 20260421;
    private static final int EVERY_FINDER = 500;

    private final HodokuScale scheme = new HodokuScale();
    private final LongAdder onTheWay = new LongAdder();
    private final LongAdder inPositions = new LongAdder();

    @Test
    void everyStepIsSoundAndProved() {
        assertAllSound(Integer.getInteger("escargot.soundness", Many.of(25, 100)));
    }

    @Tag("full")
    @Test
    void everyStepOfManyPuzzlesIsSoundAndProved() {
        assertAllSound(2000);
    }

    private void assertAllSound(int puzzles) {
        List<String> faults = LongStream.range(0, puzzles)
                .parallel()
                .mapToObj(this::faults)
                .flatMap(List::stream)
                .toList();
        System.out.println(puzzles + " puzzles, " + onTheWay + " steps on the way, " + inPositions + " in positions");
        assertThat(faults).isEmpty();
    }

    private List<String> faults(long index) {
        MinimalPuzzles.Solved solved = new MinimalPuzzles(SEED).puzzle(index);
        List<String> faults = new ArrayList<>();
        SolvePath path = scheme.climb(solved.puzzle());
        List<Pencilmarks> positions = TestPuzzles.positions(path);
        for (int at = 0; at < path.steps().size(); at++) {
            Facts facts = new Facts(positions.get(at), solved.puzzle());
            StepCheck.fault(facts, List.of(solved.solution()), path.steps().get(at))
                    .ifPresent(faults::add);
            onTheWay.increment();
        }
        int somewhere = RandomSource.of(SEED + 1, index).nextInt(positions.size());
        Facts facts = new Facts(positions.get(somewhere), solved.puzzle());
        for (Finder finder : index % EVERY_FINDER == 0 ? Finders.ALL : Finders.USUAL) {
            for (Step step : steps(facts, finder)) {
                StepCheck.fault(facts, List.of(solved.solution()), step).ifPresent(faults::add);
                inPositions.increment();
            }
        }
        return faults;
    }

    private static List<Step> steps(Facts facts, Finder finder) {
        List<Step> steps = new ArrayList<>();
        finder.find(facts, step -> {
            assertThat(finder.finds()).contains(step.technique());
            steps.add(step);
            return steps.size() == 200;
        });
        return steps;
    }
}
