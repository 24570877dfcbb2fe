package org.escargot.explain;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.escargot.explain.reading.Readings;
import org.escargot.logic.TestPuzzles;
import org.escargot.logic.corpus.CaseCheck;
import org.escargot.logic.corpus.LibraryCase;
import org.escargot.logic.corpus.LibraryCodes;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Family;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.Technique;
import org.escargot.rating.Scales;
import org.escargot.rating.explainer.ExplainerRater;
import org.escargot.rating.scale.RatingLimits;

/// A step to explain, from our own cases.
///
/// @param library the case, of `techniques/<id>.txt`, `rating/explainer-cases.txt` or `rating/hodoku-cases.txt`
/// @param step the first step that the case finds
record Example(LibraryCase library, Step step) {
    private static final String HODOKU = "/rating/hodoku-cases.txt";
    private static final Map<Technique, List<Example>> KNOWN = new EnumMap<>(Technique.class);

    /// The first case of `technique` in which it must be found: the one that stands on its page.
    static Example of(Technique technique) {
        return all(technique).getFirst();
    }

    /// All cases of `technique`, here or among those of Sudoku Explainer's scale, in which it must be found, looked for
    /// once: large fish take their time.
    static List<Example> all(Technique technique) {
        return KNOWN.computeIfAbsent(technique, Example::find);
    }

    private static List<Example> find(Technique technique) {
        List<Example> examples = new ArrayList<>();
        for (String line : TestPuzzles.lines("/techniques/" + technique.id() + ".txt")) {
            LibraryCase library = LibraryCase.of(line).orElseThrow();
            if (!library.forbidden()) {
                examples.add(new Example(library, CaseCheck.of(library).steps().getFirst()));
            }
        }
        for (String cases : List.of("/rating/explainer-cases.txt", HODOKU)) {
            for (String line : TestPuzzles.lines(cases)) {
                LibraryCase library = LibraryCase.of(line).orElseThrow();
                if (library.code().equals(LibraryCodes.code(technique))) {
                    examples.add(new Example(library, ofScale(library)));
                }
            }
        }
        return examples;
    }

    /// The step that a scale takes, where only that looks for the technique or for the pattern.
    static Step ofScale(LibraryCase library) {
        Facts facts = library.facts();
        return isHodokus(library)
                ? Scales.HODOKU
                        .next(facts.marks(), facts.start(), RatingLimits.NONE)
                        .orElseThrow()
                        .step()
                : new ExplainerRater().next(facts.marks()).orElseThrow().step();
    }

    private static boolean isHodokus(LibraryCase library) {
        return TestPuzzles.lines(HODOKU).contains(library.line());
    }

    /// The examples of the pages, in the order of the techniques, and after them one for each shape of evidence
    /// that none of them has.
    static List<Example> ofEveryTechniqueAndShape() {
        List<Example> examples =
                new ArrayList<>(ofTheUsualBoard().map(Example::of).toList());
        List<String> shapes =
                new ArrayList<>(examples.stream().map(Example::shape).toList());
        for (Technique technique : Technique.values()) {
            for (Example example : all(technique)) {
                if (!shapes.contains(example.shape())) {
                    shapes.add(example.shape());
                    examples.add(example);
                }
            }
        }
        return examples;
    }

    /// The techniques that need no rules beyond those of the usual board.
    static Stream<Technique> ofTheUsualBoard() {
        return Arrays.stream(Technique.values()).filter(technique -> technique.family() != Family.RULES);
    }

    /// What is known where the step is found.
    Facts facts() {
        return library.facts();
    }

    /// Which sentences say the step.
    String shape() {
        return Readings.of(facts(), step).shape();
    }
}
