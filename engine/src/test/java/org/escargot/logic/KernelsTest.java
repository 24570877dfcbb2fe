package org.escargot.logic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.escargot.grid.Cell;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Pencilmarks;
import org.escargot.logic.fish.ComplexFishFinder;
import org.escargot.logic.fish.ComplexFishFinder.Kind;
import org.escargot.logic.fish.PlainFishFinder;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Step;
import org.escargot.logic.wings.BentSetFinder;
import org.escargot.logic.wings.PlainBentSetFinder;
import org.escargot.random.RandomSource;
import org.escargot.rating.hodoku.HodokuScale;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// The finders that are kernels find what their plain variants find, in the same order.
class KernelsTest {
    private static final int ENOUGH = 2000;

    private final RandomSource random = RandomSource.of(20261121);

    @Test
    void fishAreTheSameOnTheWayOfPuzzles() {
        for (Facts facts : onTheWay(20)) {
            compare(facts, new ComplexFishFinder(2, Kind.FRANKEN), new PlainFishFinder(2, Kind.FRANKEN));
            compare(facts, new ComplexFishFinder(3, Kind.FRANKEN), new PlainFishFinder(3, Kind.FRANKEN));
            compare(facts, new ComplexFishFinder(2, Kind.MUTANT), new PlainFishFinder(2, Kind.MUTANT));
        }
    }

    @Test
    void fishAreTheSameInRandomMarks() {
        for (int i = 0; i < 60; i++) {
            compareFish(randomFacts(8 + random.nextInt(40)), 2 + i % 2);
        }
    }

    @Tag("full")
    @Test
    void fishAreTheSameInManyRandomMarks() {
        for (int i = 0; i < 2000; i++) {
            compareFish(randomFacts(5 + random.nextInt(60)), 2 + i % 2);
        }
        for (int i = 0; i < 100; i++) {
            compareFish(randomFacts(5 + random.nextInt(15)), 4);
        }
    }

    @Test
    void bentSetsAreTheSame() {
        List<Facts> positions = onTheWay(100);
        for (int i = 0; i < 40; i++) {
            positions.add(randomFacts(15 + random.nextInt(35)));
        }
        for (Facts facts : positions) {
            for (int size = 4; size <= 7; size++) {
                compare(facts, new BentSetFinder(size), new PlainBentSetFinder(size));
            }
        }
    }

    private List<Facts> onTheWay(int puzzles) {
        HodokuScale scheme = new HodokuScale();
        List<Facts> positions = new ArrayList<>();
        for (var givens : TestPuzzles.minimal(puzzles)) {
            List<Pencilmarks> path = TestPuzzles.positions(scheme.climb(givens));
            positions.add(new Facts(path.get(random.nextInt(path.size())), givens));
        }
        return positions;
    }

    private Facts randomFacts(int percent) {
        Pencilmarks marks = randomMarks(percent);
        return new Facts(marks, marks);
    }

    /// Marks without a puzzle: each candidate is there with a chance of `percent`.
    private Pencilmarks randomMarks(int percent) {
        int[] candidates = new int[Cell.COUNT];
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            for (int digit = 1; digit <= Digit.COUNT; digit++) {
                candidates[cell] |= random.nextInt(100) < percent ? DigitSet.bit(digit) : 0;
            }
        }
        return Pencilmarks.ofCandidates(candidates);
    }

    private void compareFish(Facts facts, int size) {
        int fins = random.nextInt(6);
        int endoFins = random.nextInt(3);
        for (Kind kind : Kind.values()) {
            compare(
                    facts,
                    new ComplexFishFinder(size, kind, fins, endoFins),
                    new PlainFishFinder(size, kind, fins, endoFins));
        }
    }

    private static void compare(Facts facts, Finder kernel, Finder plain) {
        assertThat(steps(facts, kernel)).as("%s in %s", kernel, facts.marks()).isEqualTo(steps(facts, plain));
    }

    private static List<Step> steps(Facts facts, Finder finder) {
        List<Step> steps = new ArrayList<>();
        boolean stopped = finder.find(facts, step -> {
            steps.add(step);
            return steps.size() == ENOUGH;
        });
        assertThat(stopped).isEqualTo(steps.size() == ENOUGH);
        return steps;
    }
}
