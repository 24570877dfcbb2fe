package org.escargot.rating.explainer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.escargot.grid.Candidate;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.grid.Pencilmarks;
import org.escargot.logic.MinimalPuzzles;
import org.escargot.logic.TestPuzzles;
import org.escargot.logic.corpus.LibraryCase;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepProof;
import org.escargot.logic.step.Technique;
import org.escargot.solver.BandSolver;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Every step of the scale's paths agrees with the solution, changes something and is proved from its own evidence;
/// and every statement of a chain follows from those that it names.
class ExplainedPathTest {
    private static final long SEED = 20260422;

    private final ExplainerRater rater = new ExplainerRater();
    private final Map<Technique, Integer> met = new EnumMap<>(Technique.class);

    @Test
    void everyStepOfRandomPuzzlesIsSoundAndProved() {
        assertRandomPuzzlesSound(Integer.getInteger("escargot.soundness", 100));
    }

    @Tag("full")
    @Test
    void everyStepOfManyRandomPuzzlesIsSoundAndProved() {
        assertRandomPuzzlesSound(5000);
    }

    private void assertRandomPuzzlesSound(int count) {
        MinimalPuzzles puzzles = new MinimalPuzzles(SEED);
        List<String> faults = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            faults.addAll(faults(puzzles.puzzle(i).puzzle()));
        }
        System.out.println(count + " puzzles: " + met);
        assertThat(faults).isEmpty();
    }

    @Test
    void everyStepOfOurPuzzlesIsSoundAndProved() {
        assertSound(TestPuzzles.lines("/rating/explainer.txt"), 0, 89);
        assertThat(met).containsKeys(Technique.FORCING_CHAIN, Technique.DYNAMIC_FORCING_CHAINS);
    }

    @Tag("full")
    @Test
    void everyStepOfOurHardestPuzzlesIsSoundAndProved() {
        assertSound(TestPuzzles.lines("/rating/explainer.txt"), 90, 200);
        assertThat(met).containsKeys(Technique.DYNAMIC_FORCING_CHAINS_PLUS, Technique.NESTED_FORCING_CHAINS);
    }

    @Test
    void everyStepOfSomeRatedPuzzlesIsSoundAndProved() {
        assertSound(every(10, programsRatings()), 0, 82);
    }

    @Tag("full")
    @Test
    void everyStepOfTheRatedPuzzlesIsSoundAndProved() {
        assertSound(programsRatings(), 0, 200);
    }

    /// Chains nested in chains nested in chains: rungs that the rated puzzles do not reach.
    @Tag("full")
    @Test
    void everyStepOfSomeOfTheForumsHardestIsSoundAndProved() {
        List<String> lines =
                TestPuzzles.shared("data/puzzles/forum-hardest-375.txt").orElse(List.of());
        Assumptions.assumeFalse(lines.isEmpty());
        List<String> faults = new ArrayList<>();
        for (String line : every(30, lines)) {
            faults.addAll(faults(Givens.of(line.substring(0, 81))));
        }
        assertThat(faults).isEmpty();
        assertThat(met).containsKey(Technique.NESTED_FORCING_CHAINS);
    }

    private static List<String> every(int stride, List<String> lines) {
        List<String> some = new ArrayList<>();
        for (int i = 0; i < lines.size(); i += stride) {
            some.add(lines.get(i));
        }
        return some;
    }

    private static List<String> programsRatings() {
        List<String> lines =
                TestPuzzles.shared("data/logic/explainer-rated.tsv").orElse(List.of());
        Assumptions.assumeFalse(lines.isEmpty());
        return lines;
    }

    private void assertSound(List<String> lines, int lowest, int highest) {
        List<String> faults = new ArrayList<>();
        for (String line : lines) {
            String[] fields = line.split("\t", -1);
            int er = Integer.parseInt(fields[1].replace(".", ""));
            if (er >= lowest && er <= highest) {
                faults.addAll(faults(Givens.of(fields[0])));
            }
        }
        System.out.println("ER " + lowest + ".." + highest + ": " + met);
        assertThat(faults).isEmpty();
    }

    /// One line for each technique that only the scale looks for, and for each shape of evidence.
    @Test
    void everyCaseComesOutAsItSays() {
        for (String line : TestPuzzles.lines("/rating/explainer-cases.txt")) {
            LibraryCase library = LibraryCase.of(line).orElseThrow();
            Facts facts = library.facts();
            Step step = rater.next(facts.marks()).orElseThrow().step();

            assertThat(LibraryCase.of(facts, step).line()).isEqualTo(line);
            assertThat(check(facts, new BandSolver().solve(facts.marks()).orElseThrow(), step))
                    .as(line)
                    .isEmpty();
        }
    }

    @Test
    void whereAllIsDoneThereIsNoNextStep() {
        Givens puzzle =
                Givens.of(TestPuzzles.lines("/rating/explainer.txt").getFirst().substring(0, 81));
        Grid solution = new BandSolver().solve(puzzle).orElseThrow();

        assertThat(rater.next(new Givens(solution))).isEmpty();
    }

    private List<String> faults(Givens puzzle) {
        Grid solution = new BandSolver().solve(puzzle).orElseThrow();
        List<String> faults = new ArrayList<>();
        Pencilmarks marks = Pencilmarks.of(puzzle);
        for (ExplainerStep each : rater.path(puzzle).steps()) {
            met.merge(each.step().technique(), 1, Integer::sum);
            String where = " in " + each.step() + " of " + puzzle;
            check(new Facts(marks, puzzle), solution, each.step()).forEach(fault -> faults.add(fault + where));
            marks = each.effects().applyTo(marks);
        }
        return faults;
    }

    private static List<String> check(Facts facts, Grid solution, Step step) {
        List<String> faults = new ArrayList<>(BranchCheck.faults(facts.marks(), step.pattern()));
        if (step.effects().isEmpty()) {
            faults.add("without effect");
        }
        if (!step.effects().placements().stream().allMatch(placed -> isTrue(solution, placed))) {
            faults.add("wrong placement");
        }
        if (!step.effects().eliminations().stream()
                .allMatch(eliminated -> !isTrue(solution, eliminated)
                        && facts.has(Candidate.cell(eliminated), Candidate.digit(eliminated)))) {
            faults.add("wrong elimination");
        }
        if (!StepProof.of(facts, step).holds()) {
            faults.add("unproved");
        }
        return faults;
    }

    private static boolean isTrue(Grid solution, int candidate) {
        return solution.digit(Candidate.cell(candidate)) == Candidate.digit(candidate);
    }
}
