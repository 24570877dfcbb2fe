package org.escargot.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ConstraintsTest {
    private static final Frame NINE = Frame.CLASSIC;

    /// A board obeys a rule exactly where it obeys the blocks of the rule.
    @ParameterizedTest
    @ValueSource(ints = {4, 5, 6, 9})
    void ruleAndBlocksSayTheSame(int size) {
        Random random = new Random(size);
        Frame frame = Frame.ofBoxes(size);
        int[] obeyed = new int[2];
        for (var kind : RandomRules.KINDS) {
            for (int round = 0; round < 60; round++) {
                Constraint rule = kind.apply(new RandomRules(random, frame));
                List<Block> blocks = rule.blocks(frame);
                for (int board = 0; board < 20; board++) {
                    int[] digits = random(random, frame);
                    boolean holds = rule.holds(frame, digits);
                    assertThat(blocks.stream().allMatch(block -> block.holds(digits)))
                            .as("%s on %s", rule, Digits.of(frame, digits))
                            .isEqualTo(holds);
                    obeyed[holds ? 1 : 0]++;
                }
            }
        }
        assertThat(obeyed[0]).isPositive();
        assertThat(obeyed[1]).isPositive();
    }

    /// Half of the boards have rows with each digit once, because few rules for rows hold elsewhere.
    private static int[] random(Random random, Frame frame) {
        int[] digits = new int[frame.places()];
        for (int row = 0; row < frame.size(); row++) {
            int shift = random.nextInt(frame.size());
            for (int column = 0; column < frame.size(); column++) {
                digits[frame.cell(row, column)] =
                        1 + (random.nextInt(8) == 0 ? random.nextInt(frame.size()) : (column + shift) % frame.size());
            }
        }
        return digits;
    }

    @Test
    void randomRulesHaveEveryKind() {
        RandomRules random = new RandomRules(new Random(1), NINE);
        Set<String> made = RandomRules.KINDS.stream()
                .map(kind -> kind.apply(random).getClass().getSimpleName())
                .collect(Collectors.toCollection(TreeSet::new));
        Set<String> all =
                records(Constraint.class).map(Class::getSimpleName).collect(Collectors.toCollection(TreeSet::new));
        all.removeAll(Set.of("Windoku", "DisjointGroups"));
        assertThat(made).isEqualTo(all);
    }

    private static Stream<Class<?>> records(Class<?> type) {
        return type.isSealed()
                ? Stream.of(type.getPermittedSubclasses()).flatMap(ConstraintsTest::records)
                : Stream.<Class<?>>of(type).filter(Class::isRecord);
    }

    @Test
    void smallBoardsLieInTheUpperLeftOfTheUsualOne() {
        Frame six = Frame.ofBoxes(6);
        assertThat(six.stride()).isEqualTo(9);
        assertThat(six.regions().get(1).toArray()).containsExactly(3, 4, 5, 12, 13, 14);
        assertThat(six.name(six.cells().last())).isEqualTo("r6c6");
        assertThat(Frame.ofBoxes(16).cell(15, 15)).isEqualTo(255);
    }

    @Test
    void boxesAreAsWideAsHighOrWider() {
        assertThat(Frame.ofBoxes(12)).isEqualTo(Frame.ofBoxes(3, 4));
        assertThat(Frame.ofBoxes(7).regions()).isEmpty();
        assertThat(Frame.ofBoxes(25).digits()).isEqualTo((1 << 25) - 1);
    }

    @Test
    void windowsOfANineByNineAreFourAndTheirFiveComplements() {
        List<Cells> windows = new HouseRule.Windoku().groups(NINE);
        assertThat(windows)
                .hasSize(9)
                .allSatisfy(window -> assertThat(window.size()).isEqualTo(9));
        assertThat(windows.stream().flatMapToInt(Cells::stream).distinct().count())
                .isEqualTo(81);
    }

    @Test
    void aKnightSeesEightCellsAndAKingFourNewOnes() {
        assertThat(seen(new ApartRule.AntiKnight())).isEqualTo(8);
        assertThat(seen(new ApartRule.AntiKing())).isEqualTo(4);
    }

    private static long seen(ApartRule rule) {
        int middle = NINE.cell(4, 4);
        return rule.pairs(NINE).stream()
                .filter(pair -> pair.first() == middle || pair.second() == middle)
                .count();
    }

    @Test
    void rulesThatSayNothingHaveNoBlocks() {
        Cells one = Cells.of(0);
        List<Constraint> silent = List.of(
                new LineRule.Thermo(one),
                new LineRule.Whisper(one, 5),
                new EndsRule.Between(Cells.of(0, 1)),
                new SumRule.Arrow(one, Cells.NONE),
                new SumRule.Cage(one, OptionalInt.empty()),
                new SumRule.Cage(Cells.NONE, OptionalInt.of(5)),
                new EqualSumRule.RegionSum(Cells.of(0, 1)),
                new TallyRule.Quadruple(Cells.of(0, 1, 9, 10), List.of()));
        assertThat(silent).allSatisfy(rule -> assertThat(rule.blocks(NINE)).isEmpty());
    }

    @Test
    void aPillIsReadAsANumber() {
        Constraint pill = new SumRule.Arrow(Cells.of(0, 1), Cells.of(2, 3, 4));
        int[] digits = new int[81];
        Arrays.fill(digits, 1);
        digits[2] = 9;
        assertThat(pill.holds(NINE, digits)).isTrue();
        assertThat(pill.blocks(NINE)).hasSize(1);
    }

    @Test
    void wheneverThereAreTooManyThereAreNoRules() {
        Constraint cage = new SumRule.Cage(Cells.of(0, 1), OptionalInt.of(3));
        assertThat(Rules.of(NINE, Collections.nCopies(1_000_000, cage))).isEmpty();
        Cells endless = Cells.of(IntStream.range(0, 100_000).map(at -> at % 81));
        assertThat(Rules.of(NINE, List.of(new LineRule.Whisper(endless, 5)))).isEmpty();
        Cells long25 = Frame.ofBoxes(25).cells();
        Constraint sums = new SumRule.SumLine(long25, 15_000);
        assertThat(Rules.of(Frame.ofBoxes(25), Collections.nCopies(200, sums))).isEqualTo(Optional.empty());
    }

    @Test
    void numbersThatNoLineHasAreNoSolutionRatherThanWork() {
        var place = new OutsideRule.Place(OutsideRule.Side.TOP, 0);
        List<Constraint> impossible = List.of(
                new OutsideRule.Sandwich(place, 1_000_000_000),
                new OutsideRule.XSum(place, -5),
                new SumRule.SumLine(Cells.of(0, 1), 1_000_000_000),
                new LineRule.Renban(Cells.of(IntStream.range(0, 12))));
        assertThat(impossible)
                .allSatisfy(rule -> assertThat(rule.blocks(NINE))
                        .anySatisfy(block -> assertThat(block)
                                .matches(made -> made instanceof Block.Domain domain && domain.digits() == 0
                                        || made instanceof Block.OneOf oneOf
                                                && oneOf.sets().isEmpty())));
    }
}
