package org.escargot.explain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.escargot.grid.Pencilmarks;
import org.escargot.logic.LogicSolver;
import org.escargot.logic.cages.BlockerFinder;
import org.escargot.logic.cages.CombinationFinder;
import org.escargot.logic.cages.DifferenceFinder;
import org.escargot.logic.cages.KillerSubsetFinder;
import org.escargot.logic.cages.LastCellFinder;
import org.escargot.logic.cages.NeededDigitFinder;
import org.escargot.logic.cages.Source;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Step;
import org.escargot.rules.Cells;
import org.escargot.rules.Digits;
import org.escargot.rules.Frame;
import org.escargot.rules.Lowering;
import org.escargot.rules.Rules;
import org.escargot.rules.SumRule;
import org.escargot.rules.Variant;
import org.junit.jupiter.api.Test;

/// Sentences about sums that were read before they were committed: each cage is named by itself and says what it takes.
class SumSentencesTest {
    @Test
    void eachCageInsideIsNamed() {
        assertSaid(
                "Row 1 adds up to 45, and the cages inside make 20 (r1c1234) + 18 (r1c5678) = 38."
                        + " So what is left inside, r1c9, makes 45 − 38 = 7. Put 7 in r1c9.",
                new LastCellFinder(Source.ONE_HOUSE),
                cage(20, 0, 1, 2, 3),
                cage(18, 4, 5, 6, 7));
    }

    @Test
    void whatSticksOutAndWhatIsLeftOverAreToldApart() {
        assertSaid(
                "Row 1 adds up to 45. The cages 20 (r1c1234) + 21 (r1c5678 and r2c8) = 41 lie in it except for r2c8."
                        + " Inside, r1c9 is left over. So r1c9 makes 45 − 41 = 4 more than r2c8. Each digit in one of"
                        + " these two cells needs its partner in the other. Where the partner is missing, the digit goes."
                        + " Remove 1, 2, 3 and 4 from r1c9 and 6, 7, 8 and 9 from r2c8.",
                new DifferenceFinder(Source.ONE_HOUSE, 2),
                cage(20, 0, 1, 2, 3),
                cage(21, 4, 5, 6, 7, 16));
    }

    @Test
    void eachCageOfAPairSaysWhatItTakes() {
        assertSaid(
                "The cage in r1c12 adds up to 5. Each way to fill r1c12 has at least one of 1 and 2."
                        + " The cage in r2c12 adds up to 5. Each way to fill r2c12 has at least one of 1 and 2."
                        + " All these cells lie in box 1, which has each digit once. So between them they use up 1 and"
                        + " 2, and no other cell there can hold one. Remove 1 and 2 from r123c3 and r3c12.",
                new KillerSubsetFinder(2),
                cage(5, 0, 1),
                cage(5, 9, 10));
    }

    @Test
    void whatIsBlockedIsListed() {
        assertSaid(
                "The cage in r1c34 adds up to 10. The cage in r1c12 adds up to 4. All of r1c34 see all of r1c12, so no"
                        + " digit stands in both. r1c12 can only hold 1+3. With 1+9 or 3+7 in r1c34, no such choice is"
                        + " left. So r1c34 hold 2+8 or 4+6. Remove 1, 3, 5, 7 and 9 from r1c34.",
                new BlockerFinder(),
                cage(4, 0, 1),
                cage(10, 2, 3));
    }

    @Test
    void aNeededDigitMustStandSomewhere() {
        assertSaid(
                "The cage in r1c12 adds up to 17. That takes two different digits. So the digits can only be 8+9."
                        + " 8 and 9 must stand somewhere in r1c12. A cell that sees all of these cannot hold them too."
                        + " Remove 8 and 9 from r1c3456789, r2c123 and r3c123.",
                new NeededDigitFinder(Source.CAGES, 3),
                cage(17, 0, 1));
    }

    @Test
    void allOtherCandidatesGoWhereNoneIsOfAChoiceThatIsLeft() {
        assertSaid(
                "The cage in r1c12 adds up to 11. That takes two different digits. So the digits can only be 2+9, 3+8,"
                        + " 4+7 or 5+6. All other candidates go. Remove 1 from r1c12.",
                new CombinationFinder(Source.CAGES, 9, 12),
                cage(11, 0, 1));
    }

    private static void assertSaid(String said, Finder finder, SumRule.Cage... cages) {
        Rules rules = Rules.of(Frame.CLASSIC, List.of(cages)).orElseThrow();
        Variant variant = new Variant(rules, Digits.empty(Frame.CLASSIC));
        if (!(Lowering.of(variant) instanceof Lowering.Lowered lowered)) {
            throw new AssertionError("The board is of the usual size.");
        }
        Pencilmarks start = lowered.start();
        Facts facts = new Facts(start, start);
        Optional<Step> step = new LogicSolver(List.of(finder)).next(facts);
        Explainer explainer = new Explainer(PropertiesMessages.of(Language.ENGLISH), Coordinates.RC);

        assertThat(step.map(
                        found -> explainer.explain(facts, found, Depth.REASON).text()))
                .hasValue(said);
    }

    private static SumRule.Cage cage(int total, int... cells) {
        return new SumRule.Cage(Cells.of(IntStream.of(cells)), OptionalInt.of(total));
    }
}
