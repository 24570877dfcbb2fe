package org.escargot.rules.filling;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.IntStream;
import org.escargot.rules.Cells;
import org.escargot.rules.Constraint;
import org.escargot.rules.Digits;
import org.escargot.rules.Frame;
import org.escargot.rules.LineRule;
import org.escargot.rules.RandomRules;
import org.escargot.rules.Rules;
import org.escargot.rules.SumRule;
import org.escargot.rules.Variant;
import org.escargot.solver.general.SimpleRulesSolver;
import org.junit.jupiter.api.Test;

class FillingTest {
    private static final Frame FOUR = Frame.ofBoxes(4);

    @Test
    void aFullBoardHasNoClashExactlyWhereItObeysAllRules() {
        Random random = new Random(45);
        int[] seen = new int[2];
        for (int round = 0; round < 4_000; round++) {
            Rules rules = new RandomRules(random, FOUR).rules(2);
            Digits board = aSolution(random, Rules.of(FOUR, List.of()).orElseThrow());
            boolean holds = rules.holds(board);
            assertThat(Clash.of(rules, board).isEmpty())
                    .as("%s on %s", rules, board)
                    .isEqualTo(holds);
            seen[holds ? 1 : 0]++;
        }
        assertThat(seen[0]).isGreaterThan(100);
        assertThat(seen[1]).isGreaterThan(100);
    }

    @Test
    void aPartOfASolutionHasNoClashAndRulesOutNoneOfItsDigits() {
        Random random = new Random(46);
        int solved = 0;
        for (int round = 0; round < 1_500; round++) {
            Rules rules = new RandomRules(random, FOUR).rules(3);
            Variant puzzle = new Variant(rules, Digits.empty(FOUR));
            var solution = new SimpleRulesSolver().solve(puzzle);
            if (solution.isEmpty()) {
                continue;
            }
            solved++;
            Digits part = aPart(random, solution.get());
            assertThat(Clash.of(rules, part)).as("%s on %s", rules, part).isEmpty();
            int[] candidates = new Marks(rules).candidates(puzzle, part);
            FOUR.cells().stream()
                    .filter(cell -> part.digit(cell) == 0)
                    .forEach(cell -> assertThat(
                                    candidates[cell] >> solution.get().digit(cell) - 1 & 1)
                            .as("%s on %s", rules, part)
                            .isOne());
        }
        assertThat(solved).isGreaterThan(200);
    }

    private static Digits aSolution(Random random, Rules rules) {
        Digits start = Digits.empty(FOUR).with(random.nextInt(4), 1 + random.nextInt(4));
        start = start.with(FOUR.cell(3, random.nextInt(4)), 1 + random.nextInt(4));
        return new SimpleRulesSolver()
                .solve(new Variant(rules, start))
                .or(() -> new SimpleRulesSolver().solve(new Variant(rules, Digits.empty(FOUR))))
                .orElseThrow();
    }

    private static Digits aPart(Random random, Digits solution) {
        Digits part = solution;
        for (int cell : FOUR.cells().toArray()) {
            part = random.nextBoolean() ? part.with(cell, 0) : part;
        }
        return part;
    }

    @Test
    void aCageThatIsTooFullClashesBeforeItIsFull() {
        SumRule.Cage cage = new SumRule.Cage(Cells.of(0, 1, 2), OptionalInt.of(12));
        Digits board = Digits.empty(Frame.CLASSIC).with(0, 9).with(1, 1);

        assertThat(clashes(cage, board)).isEmpty();
        assertThat(clashes(cage, board.with(1, 3))).containsExactly(new Clash(cage, Cells.of(0, 1)));
    }

    /// The third cell could only hold a second 4.
    @Test
    void aCageThatOnlyADigitItHasCouldFillClashes() {
        SumRule.Cage cage = new SumRule.Cage(Cells.of(0, 1, 2), OptionalInt.of(10));
        Digits board = Digits.empty(Frame.CLASSIC).with(0, 4);

        assertThat(clashes(cage, board)).isEmpty();
        assertThat(clashes(cage, board.with(1, 2))).containsExactly(new Clash(cage, Cells.of(0, 1)));
    }

    @Test
    void combinationsAreAllSetsThatAddUp() {
        for (int total = 0; total <= 46; total++) {
            for (int count = 0; count <= 9; count++) {
                int wanted = total;
                int cells = count;
                List<Integer> sets = IntStream.range(0, 512)
                        .filter(set -> Integer.bitCount(set) == cells && sum(set) == wanted)
                        .boxed()
                        .toList();
                assertThat(Combinations.of(511, count, total, 512)).containsExactlyInAnyOrderElementsOf(sets);
                assertThat(Combinations.exist(511, count, total)).isEqualTo(!sets.isEmpty());
            }
        }
    }

    private static int sum(int set) {
        return IntStream.rangeClosed(1, 9)
                .filter(digit -> (set >> digit - 1 & 1) != 0)
                .sum();
    }

    @Test
    void aCombinationTellsWhatEachCellCanHoldWithIt() {
        SumRule.Cage cage = new SumRule.Cage(Cells.of(0, 1, 2), OptionalInt.of(8));
        int[] domains = new int[81];
        // 125 or 134, with a 1 or 2 in the first cell, and no 1 in the second.
        domains[0] = 0b11;
        domains[1] = 0b1_1111_1110;
        domains[2] = 0b1_1111_0111;

        assertThat(CageFilling.of(cage, 511, domains))
                .containsExactly(
                        new CageFilling(0b1_0011, List.of(0b11, 0b1_0010, 0b1_0011)),
                        new CageFilling(0b1101, List.of(0b1, 0b1000, 0b100)));
        domains[1] = 0b100;
        assertThat(CageFilling.of(cage, 511, domains))
                .containsExactly(new CageFilling(0b1_0011, List.of()), new CageFilling(0b1101, List.of()));
    }

    @Test
    void aDigitWithoutRoomBeforeItOnAThermometerClashesAlone() {
        LineRule.Thermo thermo = new LineRule.Thermo(Cells.of(0, 10, 20));

        assertThat(clashes(thermo, Digits.empty(Frame.CLASSIC).with(20, 2)))
                .containsExactly(new Clash(thermo, Cells.of(20)));
    }

    private static List<Clash> clashes(Constraint rule, Digits board) {
        return Clash.of(Rules.of(Frame.CLASSIC, List.of(rule)).orElseThrow(), board);
    }

    @Test
    void aDigitOnAThermometerRulesOutWhatIsNotAboveOrBelow() {
        Marks marks = new Marks(Rules.of(Frame.withoutRegions(9), List.of(new LineRule.Thermo(Cells.of(0, 10, 20))))
                .orElseThrow());

        assertThat(marks.ruledOut(10, 4)).containsEntry(20, 0b1111).containsEntry(0, 0b1_1111_1000);
    }

    @Test
    void singlesOfHousesComeBeforeThoseOfCells() {
        Rules rules = Rules.of(FOUR, List.of()).orElseThrow();
        Variant puzzle = new Variant(rules, Digits.of(FOUR, "1............1.."));

        Single row = Single.next(puzzle, Digits.of(FOUR, "123..........1..")).orElseThrow();
        assertThat(row.cell()).isEqualTo(3);
        assertThat(row.digit()).isEqualTo(4);
        assertThat(row.house()).isPresent();
        assertThat(row.number(rules)).isOne();
    }

    @Test
    void aThermometerMakesASingleOfACell() {
        Rules rules = Rules.of(Frame.withoutRegions(4), List.of(new LineRule.Thermo(Cells.of(0, 10))))
                .orElseThrow();
        Digits digits = Digits.empty(rules.frame()).with(0, 3);

        assertThat(Single.next(new Variant(rules, digits), digits)).contains(new Single(10, 4, Optional.empty()));
    }

    @Test
    void singlesAreTrue() {
        Random random = new Random(47);
        int found = 0;
        for (int round = 0; round < 600; round++) {
            Rules rules = new RandomRules(random, FOUR).rules(3);
            var solution = new SimpleRulesSolver().solve(new Variant(rules, Digits.empty(FOUR)));
            if (solution.isEmpty()) {
                continue;
            }
            Digits part = aPart(random, solution.get());
            Variant puzzle = new Variant(rules, part);
            var single = Single.next(puzzle, part);
            if (single.isPresent()) {
                found++;
                Digits other = part.with(single.get().cell(), single.get().digit() % 4 + 1);
                Digits right = part.with(single.get().cell(), single.get().digit());
                assertThat(new SimpleRulesSolver().solve(new Variant(rules, right)))
                        .isPresent();
                assertThat(new SimpleRulesSolver().solve(new Variant(rules, other)))
                        .isEmpty();
            }
        }
        assertThat(found).isGreaterThan(50);
    }
}
