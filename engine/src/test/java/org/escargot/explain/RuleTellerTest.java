package org.escargot.explain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.escargot.rules.Cells;
import org.escargot.rules.Constraint;
import org.escargot.rules.Frame;
import org.escargot.rules.HouseRule;
import org.escargot.rules.OutsideRule;
import org.escargot.rules.PairRule;
import org.escargot.rules.RandomRules;
import org.escargot.rules.Rules;
import org.escargot.rules.TallyRule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class RuleTellerTest {
    private static final Frame NINE = Frame.CLASSIC;

    @ParameterizedTest
    @EnumSource(Language.class)
    void everyRuleHasItsWordsInEveryLanguage(Language language) {
        RuleTeller teller = new RuleTeller(PropertiesMessages.of(language), Coordinates.RC);
        List<Constraint> kinds = new ArrayList<>(List.of(new HouseRule.Windoku(), new HouseRule.DisjointGroups()));
        RandomRules random = new RandomRules(new Random(7), NINE);
        RandomRules.KINDS.forEach(kind -> kinds.add(kind.apply(random)));
        for (Constraint rule : kinds) {
            Rules rules = Rules.of(NINE, List.of(rule)).orElseThrow();
            assertThat(teller.sentences(rules)).singleElement().asString().endsWith(".");
            assertThat(teller.name(rule)).isNotBlank().doesNotContain("{");
            NINE.cells().stream()
                    .forEach(cell -> assertThat(teller.words(rules, cell)).noneMatch(text -> text.contains("{")));
        }
    }

    @Test
    void aCellSaysWhereAMarkLiesAndOnlyTheNearestOneANumberOutside() {
        RuleTeller teller = new RuleTeller(PropertiesMessages.of(Language.ENGLISH), Coordinates.RC);
        Rules rules = Rules.of(
                        NINE,
                        List.of(
                                new PairRule.Greater(0, 9),
                                new TallyRule.Quadruple(Cells.of(0, 1, 9, 10), List.of(1, 1, 4)),
                                new OutsideRule.XSum(new OutsideRule.Place(OutsideRule.Side.BOTTOM, 0), 7)))
                .orElseThrow();

        assertThat(teller.words(rules, 0)).containsExactly("more than below", "quadruple 1 1 4 at the lower right");
        assertThat(teller.words(rules, 9)).containsExactly("less than above", "quadruple 1 1 4 at the upper right");
        assertThat(teller.words(rules, 72)).containsExactly("X-sum 7 below");
        assertThat(teller.words(rules, 63)).isEmpty();
    }
}
