package org.escargot.explain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.escargot.explain.Highlights.Mark;
import org.escargot.explain.Highlights.Role;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.Cell;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.House;
import org.escargot.logic.chains.ChainNames;
import org.escargot.logic.corpus.LibraryCase;
import org.escargot.logic.pattern.Chain;
import org.escargot.logic.pattern.ChainCheck;
import org.escargot.logic.pattern.Node;
import org.escargot.logic.pattern.StrongLink;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepProof;
import org.escargot.logic.step.Technique;
import org.junit.jupiter.api.Test;

/// Chains through groups and almost locked sets, laid by hand in a position: each link stands, the step is proved, and
/// it is written and lit.
class ChainTest {
    private static final Facts WITH_GROUPS = facts(
            "..74..6+9.+43...9...89.1...+4....6....46...2.8.........+69.+65..34..71....5+3238...1+9+7+6",
            "515 516 519 224 345 453 463 365 874 875");
    private static final Facts WITH_A_SET = facts(
            ".+1+9.34+76.+32+6+87+91+45.+47..+6..+9+7.+5..8.1.49+2..+7.+5.+1.8..59.76+5+1..+2.+7.+97+3..15..2847+5+36+9+1",
            "444 445");
    private static final Facts WITH_TWO_SETS = facts(
            "7+83+9+1....5163......+9.+68.+1.+3+93+7..6.1.+8.+17.95+36.+6+5+13...96.8.91+3..+35......1+1.94.+3..8",
            "227 427 727 228 428 728 236 436 238 438 285");

    private static Facts facts(String grid, String deleted) {
        return LibraryCase.of(":chain:1:" + grid + ":" + deleted + "::")
                .orElseThrow()
                .facts();
    }

    private static final Chain GROUPED = Chain.open(
            StrongLink.inHouse(1, House.row(4), cells("r5c3"), cells("r5c8", "r5c9")),
            StrongLink.inHouse(1, House.column(6), cells("r4c7", "r6c7"), cells("r2c7")));

    private static final Node.Als SET_3 =
            new Node.Als(cells("r4c7", "r4c9", "r6c8"), DigitSet.of(2, 3, 4, 6), cells("r4c7", "r4c9", "r6c8"), 3);
    private static final Node.Als SET_6 = new Node.Als(SET_3.cells(), SET_3.digits(), cells("r4c9"), 6);
    private static final Chain THROUGH_A_SET = Chain.open(
            StrongLink.inHouse(3, House.row(4), cells("r5c4"), cells("r5c7", "r5c9")),
            StrongLink.inAls(SET_3, SET_6),
            StrongLink.inCell(cell("r4c2"), 6, 3));

    private static final CellSet COLUMN = cells("r1c9", "r2c9", "r4c9");
    private static final CellSet ROW = cells("r3c1", "r3c3", "r3c8");
    private static final DigitSet FOUR = DigitSet.of(2, 4, 5, 7);
    private static final Chain LOOP = new Chain(
            Chain.Form.LOOP,
            List.of(
                    StrongLink.inAls(
                            new Node.Als(COLUMN, FOUR, cells("r1c9"), 5), new Node.Als(COLUMN, FOUR, cells("r2c9"), 7)),
                    StrongLink.inAls(
                            new Node.Als(ROW, FOUR, cells("r3c8"), 7), new Node.Als(ROW, FOUR, cells("r3c8"), 5))));

    private static int cell(String name) {
        return Cell.at(name.charAt(1) - '1', name.charAt(3) - '1');
    }

    private static CellSet cells(String... names) {
        CellSet cells = CellSet.EMPTY;
        for (String name : names) {
            cells = cells.with(cell(name));
        }
        return cells;
    }

    private static Step step(Chain chain, String cell, int digit) {
        return new Step(ChainNames.onExplainersScale(chain), chain, Effects.eliminate(cells(cell), digit));
    }

    private static String line(Step step) {
        return new HodokuLine(PropertiesMessages.of(Language.ENGLISH), Coordinates.RC).of(step);
    }

    private static void assertStandsAndIsProved(Facts facts, Step step) {
        assertThat(ChainCheck.faults(facts.marks(), (Chain) step.pattern())).isEmpty();
        assertThat(StepProof.of(facts, step).holds()).isTrue();
    }

    @Test
    void aChainLeadsThroughGroups() {
        Step step = step(GROUPED, "r2c3", 1);

        assertStandsAndIsProved(WITH_GROUPS, step);
        assertThat(step.technique()).isEqualTo(Technique.FORCING_X_CHAIN);
        assertThat(line(step)).isEqualTo("Forcing X-Chain: (1): r5c3=r5c89-r46c7=r2c7 => r2c3<>1");
    }

    @Test
    void aChainLeadsThroughAnAlmostLockedSet() {
        Step step = step(THROUGH_A_SET, "r4c4", 3);

        assertStandsAndIsProved(WITH_A_SET, step);
        assertThat(step.technique()).isEqualTo(Technique.FORCING_CHAIN);
        assertThat(line(step)).isEqualTo("Forcing Chain: (3)r5c4=(3)r5c79-(3=246)r4c79|r6c8-(6=3)r4c2 => r4c4<>3");
    }

    @Test
    void twoAlmostLockedSetsCloseALoop() {
        Step step = new Step(ChainNames.of(LOOP), LOOP, Effects.eliminate(cells("r1c8"), 5));

        assertStandsAndIsProved(WITH_TWO_SETS, step);
        assertThat(step.technique()).isEqualTo(Technique.ALS_XZ);
        assertThat(line(step))
                .isEqualTo("Almost Locked Set XZ-Rule: A=r124c9 {2457}, B=r3c138 {2457}, X=5,7, Z=5 => r1c8<>5");
    }

    @Test
    void whatSeesOneEndOnlyIsNotProved() {
        assertThat(StepProof.of(WITH_GROUPS, step(GROUPED, "r2c5", 1)).holds()).isFalse();
        assertThat(StepProof.of(WITH_A_SET, step(THROUGH_A_SET, "r5c1", 3)).holds())
                .isFalse();
    }

    @Test
    void aGroupIsLitAsOneEndOfItsLinks() {
        Highlights lit = Highlights.of(WITH_GROUPS, step(GROUPED, "r2c3", 1));
        CandidateSet row = CandidateSet.of(cells("r5c8", "r5c9"), 1);
        CandidateSet column = CandidateSet.of(cells("r4c7", "r6c7"), 1);
        CandidateSet first = CandidateSet.of(cells("r5c3"), 1);
        CandidateSet last = CandidateSet.of(cells("r2c7"), 1);

        assertThat(lit.links())
                .containsExactly(
                        new Link(first, row, Link.Strength.STRONG),
                        new Link(row, column, Link.Strength.WEAK),
                        new Link(column, last, Link.Strength.STRONG));
        assertThat(lit.marks())
                .containsExactly(
                        new Mark(Role.DEFINING, first.or(row).or(column).or(last)),
                        new Mark(Role.ELIMINATED, CandidateSet.of(cells("r2c3"), 1)));
    }

    @Test
    void allOfAnAlmostLockedSetIsLitApartFromTheOtherNodes() {
        Highlights lit = Highlights.of(WITH_A_SET, step(THROUGH_A_SET, "r4c4", 3));
        CandidateSet set = lit.marks().get(1).candidates();
        assertThat(lit.marks()).extracting(Mark::role).containsExactly(Role.DEFINING, Role.COLOR_A, Role.ELIMINATED);

        assertThat(lit.links()).hasSize(5);
        assertThat(lit.links().get(2))
                .isEqualTo(new Link(SET_3.candidates(), SET_6.candidates(), Link.Strength.STRONG));
        for (int cell : SET_3.cells().stream().toArray()) {
            assertThat(set.digits(cell)).isEqualTo(WITH_A_SET.candidates(cell));
        }
    }

    @Test
    void aSentenceNamesAllItsNodes() {
        for (Language language : Language.values()) {
            Explainer explainer = new Explainer(PropertiesMessages.of(language), Coordinates.RC);
            Explanation explanation = explainer.explain(WITH_A_SET, step(THROUGH_A_SET, "r4c4", 3), Depth.REASON);
            assertThat(explanation.text()).contains("(3)r5c4=(3)r5c79-(3=246)r4c79|r6c8-(6=3)r4c2");
        }
    }

    /// A set with a candidate more is not almost locked, and a group that misses a place is not the whole.
    @Test
    void linksThatDoNotStandAreSeen() {
        Node.Als short3 = new Node.Als(SET_3.cells(), DigitSet.of(2, 3, 6), SET_3.places(), 3);
        Chain notLocked = Chain.open(StrongLink.inAls(short3, SET_6));
        Chain notAll = Chain.open(StrongLink.inHouse(1, House.row(4), cells("r5c3"), cells("r5c8")));
        Chain apart = Chain.open(GROUPED.links().getFirst(), StrongLink.inCell(cell("r4c2"), 6, 3));

        assertThat(ChainCheck.faults(WITH_A_SET.marks(), notLocked)).hasSize(1);
        assertThat(ChainCheck.faults(WITH_GROUPS.marks(), notAll)).hasSize(1);
        assertThat(ChainCheck.faults(WITH_GROUPS.marks(), apart)).isNotEmpty();
    }
}
