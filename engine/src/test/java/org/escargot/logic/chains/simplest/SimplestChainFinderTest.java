package org.escargot.logic.chains.simplest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.escargot.grid.Givens;
import org.escargot.grid.Pencilmarks;
import org.escargot.logic.Finders;
import org.escargot.logic.LogicSolver;
import org.escargot.logic.TestPuzzles;
import org.escargot.logic.chains.tables.GroupUse;
import org.escargot.logic.chains.tables.NiceLoopFinder;
import org.escargot.logic.pattern.Chain;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Family;
import org.escargot.logic.step.FirstStep;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepProof;
import org.escargot.logic.step.Technique;
import org.escargot.rating.hodoku.HodokuScale;
import org.junit.jupiter.api.Test;

/// Chains for people, beside those of HoDoKu's tables.
class SimplestChainFinderTest {
    @Test
    void everyChainIsProvedByItsOwnLinksAndNoneIsShorterThanTheOneBefore() {
        int chains = 0;
        for (Facts facts : positions(60)) {
            int links = 0;
            for (Step step : all(facts)) {
                chains++;
                assertThat(StepProof.of(facts, step).holds()).as("%s", step).isTrue();
                int its = ((Chain) step.pattern()).links().size();
                assertThat(its).isGreaterThanOrEqualTo(links);
                links = its;
            }
        }
        assertThat(chains).isGreaterThan(100);
    }

    /// Whatever the tables find first, a chain for people has no more links.
    @Test
    void theFirstChainIsAtLeastAsShortAsAnyOfTheTables() {
        int compared = 0;
        for (Facts facts : positions(60)) {
            List<Step> own = all(facts);
            for (GroupUse groups : List.of(GroupUse.NONE, GroupUse.ALLOWED)) {
                FirstStep first = new FirstStep();
                new NiceLoopFinder(groups).find(facts, first);
                if (first.step().isPresent()) {
                    compared++;
                    Chain chain = (Chain) first.step().get().pattern();
                    assertThat(((Chain) own.getFirst().pattern()).links().size())
                            .isLessThanOrEqualTo(chain.links().size());
                }
            }
        }
        assertThat(compared).isPositive();
    }

    @Test
    void skyscrapersAreItsShortestChains() {
        for (Facts facts : positions(60)) {
            List<Step> own = all(facts);
            Finders.of(Technique.SKYSCRAPER).orElseThrow().find(facts, step -> {
                assertThat(own)
                        .anySatisfy(each -> assertThat(each.effects()
                                        .eliminations()
                                        .minus(step.effects().eliminations())
                                        .isEmpty())
                                .isTrue());
                return false;
            });
        }
    }

    private static List<Step> all(Facts facts) {
        List<Step> steps = new ArrayList<>();
        SimplestChainFinder.ANY.find(facts, step -> {
            steps.add(step);
            return false;
        });
        return steps;
    }

    /// Positions without singles, locked candidates and subsets, in which ends that are linked at once tell nothing.
    private static List<Facts> positions(int count) {
        LogicSolver easier = new LogicSolver(Finders.ALL.stream()
                .filter(finder -> finder.finds().stream().allMatch(SimplestChainFinderTest::isEasier))
                .toList());
        List<Facts> facts = new ArrayList<>();
        for (Givens givens : TestPuzzles.minimal(count)) {
            List<Pencilmarks> marks = TestPuzzles.positions(new HodokuScale().climb(givens));
            marks.stream()
                    .map(position -> new Facts(position, givens))
                    .filter(position -> !position.unsolved().isEmpty())
                    .filter(position -> easier.next(position).isEmpty())
                    .forEach(facts::add);
        }
        assertThat(facts).isNotEmpty();
        return facts;
    }

    private static boolean isEasier(Technique technique) {
        return technique.family() == Family.SINGLES
                || technique.family() == Family.INTERSECTIONS
                || technique.family() == Family.SUBSETS;
    }
}
