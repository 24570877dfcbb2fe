package org.escargot.logic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.escargot.logic.corpus.LibraryCase;
import org.escargot.logic.corpus.LibraryCodes;
import org.escargot.logic.step.Family;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Technique;
import org.escargot.rating.VariantLadder;
import org.escargot.rating.hodoku.HodokuScale;
import org.junit.jupiter.api.Test;

/// What belongs to a technique is there: a finder, cases, a code, points where a ladder has it.
class CompletenessTest {
    @Test
    void everyTechniqueHasExactlyOneFinderOrIsARungOfAScaleOrNeedsCages() {
        Set<Technique> found = EnumSet.noneOf(Technique.class);
        for (Finder finder : Finders.ALL) {
            for (Technique technique : finder.finds()) {
                assertThat(found.add(technique)).as(technique.id()).isTrue();
            }
        }
        found.addAll(ofCages());
        found.addAll(ofScales("/rating/explainer-cases.txt"));
        found.addAll(ofScales("/rating/hodoku-cases.txt"));
        assertThat(found).isEqualTo(EnumSet.allOf(Technique.class));
    }

    /// The techniques of cages, which the ladder of variants has.
    private static Set<Technique> ofCages() {
        return VariantLadder.FINDERS.stream()
                .flatMap(finder -> finder.finds().stream())
                .filter(technique -> technique.family() == Family.RULES)
                .collect(Collectors.toSet());
    }

    /// The techniques that only a scale looks for, by its own cases.
    private static Set<Technique> ofScales(String cases) {
        Set<Technique> rungs = EnumSet.noneOf(Technique.class);
        for (String line : TestPuzzles.lines(cases)) {
            String code = LibraryCase.of(line).orElseThrow().code();
            Arrays.stream(Technique.values())
                    .filter(technique -> technique.id().equals(code))
                    .filter(technique -> !Finders.TECHNIQUES.contains(technique))
                    .forEach(rungs::add);
        }
        return rungs;
    }

    @Test
    void everyTechniqueHasCases() {
        Set<String> lacking = new TreeSet<>();
        for (Technique technique : Finders.TECHNIQUES) {
            if (TechniqueCasesTest.cases(technique).isEmpty()) {
                lacking.add(technique.id());
            }
        }
        assertThat(lacking).isEmpty();
    }

    @Test
    void everyCodeLeadsBackToItsTechnique() {
        for (Technique technique : Finders.TECHNIQUES) {
            String code = LibraryCodes.code(technique);
            assertThat(LibraryCodes.row(code, "").map(LibraryCodes.Row::technique))
                    .as(technique.id())
                    .contains(technique);
        }
    }

    @Test
    void everyRungOfTheLadderHasPoints() {
        HodokuScale scheme = new HodokuScale();
        for (Finder finder : scheme.ladder()) {
            for (Technique technique : finder.finds()) {
                assertThat(scheme.points(technique)).as(technique.id()).isPositive();
            }
        }
    }
}
