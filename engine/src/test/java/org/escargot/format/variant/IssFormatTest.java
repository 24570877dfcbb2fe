package org.escargot.format.variant;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.escargot.format.BrokenEntry;
import org.escargot.format.Entry;
import org.escargot.format.VariantEntry;
import org.escargot.format.registry.Formats;
import org.escargot.rules.Constraint;
import org.escargot.rules.Digits;
import org.escargot.rules.Frame;
import org.escargot.rules.Machine;
import org.escargot.rules.MachineRule;
import org.escargot.rules.RandomRules;
import org.escargot.rules.Rules;
import org.escargot.rules.Variant;
import org.escargot.solver.general.GeneralSolver;
import org.escargot.solver.general.RulesSolver;
import org.escargot.solver.general.SimpleRulesSolver;
import org.escargot.solver.general.Tally;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class IssFormatTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                ".AntiTaxicab",
                ".GlobalEntropy",
                ".GlobalMod",
                ".DutchFlatmates",
                ".EqualityCage~R1C1~R1C2",
                ".RellikCage~5~R1C1~R1C2",
                ".Lunchbox~5~R1C1~R1C2~R1C3",
                ".LookAndSay~1223~R1C1~R1C2~R1C3",
                ".CountDistinct~R1C1~R1C2~R1C3",
                ".ValueIndexing~R1C1~R1C2~R1C3~R1C4",
                ".HiddenSkyscraper~R1~7~",
                ".Shape~4x4.FullRank~R1~5~.FullRank~C2~~16",
                ".Shape~4x4.FullRank~R1~5~.FullRankTies~any",
                ".Shape~4x4.FullRankTies~none",
                ".Sum~-3_=_1_-10_2~R1C1~R1C2~R5C5",
                ".Shape~4x7.NoBoxes.Jigsaw~1222222111113244441334443333",
                ".Shape~6x9.AntiKnight",
                ".Shape~6x6~9.RegionSize~9.Diagonal~-1.DisjointSets",
                ".Shape~9x8.~R1C1_9",
                ".Thermo~R1C1~R1C2.Thermo~R2C1~R2C2"
            })
    void whatIsReadIsWrittenTheSame(String text) {
        assertThat(IssWriter.write(variant(text))).contains(text + "\n");
    }

    /// Rules whose cells do not touch, or whose names have no argument, were written so that nobody read them again.
    @ParameterizedTest
    @ValueSource(ints = {4, 6, 9})
    void whateverIsWrittenIsRead(int size) {
        Frame frame = Frame.ofBoxes(size);
        Random random = new Random(size);
        for (int round = 0; round < 1_000; round++) {
            Variant variant = new Variant(new RandomRules(random, frame).rules(1), Digits.empty(frame));
            Optional<String> written = IssWriter.write(new VariantEntry(1, variant, ""));
            written.ifPresent(text ->
                    assertThat(Formats.read(text)).as(text).singleElement().isNotInstanceOf(BrokenEntry.class));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                ".Sum~3_=_1~R1C1~R1C2",
                ".LookAndSay~122~R1C1~R1C2",
                ".LookAndSay~1222~R1C1~R1C2",
                ".LookAndSay~10~R1C1~R1C2",
                ".Shape~6x6.DutchFlatmates",
                ".Shape~12x12.CountDistinct~R1C1~R1C2",
                ".ValueIndexing~R1C1~R1C2",
                ".Lunchbox~5~R1C1~R1C2~R1C1",
                ".Regex~KFte~R1C1~R1C2",
                ".NFA~!~R1C1~R1C2",
                ".Shape~4x6.Diagonal~1",
                ".Shape~4x6.FullRank~R1~5~",
                ".Shape~4x4~6.FullRank~R1~5~",
                ".Shape~4x4.FullRankTies~some",
                ".Shape~9x9~0-8.AntiKnight",
                ".Shape~1x9.AntiKnight",
                ".Shape~9x9~8.AntiKnight",
                ".Shape~7x7~9.RegionSize~0",
                ".Or.Thermo~R1C1~R1C2.End"
            })
    void whatDoesNotFitIsRefused(String text) {
        assertThat(first(text)).isInstanceOf(BrokenEntry.class);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "12; 12; 21 1 123",
                "1|2+; 1 2 22; 12",
                "[^1-8]?; 9; 1 8 99",
                "(12){2}; 1212; 12 121212",
                "1{2,}; 11 1111; 1",
                "1{1,2}[2-40]; 12 114; 1112 2 15",
                ".{2}|3; 99 3; 9 333"
            })
    void expressionsMatchWholeLines(String expression, String good, String bad) {
        Machine machine = RegexReader.machine(expression, 9).orElseThrow();
        assertThat(good.split(" ")).allMatch(row -> accepts(machine, row));
        assertThat(bad.split(" ")).noneMatch(row -> accepts(machine, row));
    }

    private static boolean accepts(Machine machine, String row) {
        int state = 0;
        for (int at = 0; at < row.length() && state >= 0; at++) {
            state = machine.next(state, row.charAt(at) - '0');
        }
        return state >= 0 && machine.accepts(state);
    }

    @ParameterizedTest
    @ValueSource(strings = {"(", "1)", "[12", "1{", "1{3,2}", "*1", "é", "((1{600}){600}){600}"})
    void whatIsNoExpressionOrTooLargeIsNone(String expression) {
        assertThat(RegexReader.machine(expression, 9)).isEmpty();
    }

    /// What is packed comes back as a machine that accepts the same rows.
    @Test
    void machinesComeBack() {
        Random random = new Random(45);
        for (int round = 0; round < 100; round++) {
            int[] next = random.ints(40, 0, 7).toArray();
            int ends = random.nextInt(64);
            Machine machine = Machine.of(
                    6,
                    0,
                    (state, digit) -> next[state * 6 + digit - 1] == 6 ? null : next[state * 6 + digit - 1],
                    state -> (ends >> state & 1) != 0);
            Machine again =
                    IssMachine.unpack(IssMachine.pack(machine).orElseThrow(), 6).orElseThrow();
            for (int row = 0; row < 200; row++) {
                String digits = Integer.toString(random.nextInt(6 * 6 * 6 * 6 * 6), 6)
                        .chars()
                        .mapToObj(c -> String.valueOf((char) (c + 1)))
                        .reduce("", String::concat);
                assertThat(accepts(again, digits)).isEqualTo(accepts(machine, digits));
            }
        }
    }

    /// Every rule that a string can say comes back as rules that hold for the same boards.
    @Test
    void whatIsWrittenHoldsForTheSameBoards() {
        Random random = new Random(45);
        Frame frame = Frame.CLASSIC;
        for (var kind : RandomRules.KINDS) {
            for (int round = 0; round < 20; round++) {
                Constraint rule = kind.apply(new RandomRules(random, frame));
                Rules rules = Rules.of(frame, List.of(rule)).orElseThrow();
                var entry = new VariantEntry(1, new Variant(rules, Digits.empty(frame)), "");
                Optional<Entry> again = IssWriter.write(entry)
                        .map(text ->
                                Formats.read(text, Optional.of(new IssFormat())).getFirst());
                again.filter(VariantEntry.class::isInstance).ifPresent(read -> {
                    Rules same = ((VariantEntry) read).variant().rules();
                    for (int board = 0; board < 20; board++) {
                        int[] digits = random.ints(81, 1, 10).toArray();
                        assertThat(holds(same, digits)).as("%s", rule).isEqualTo(rule.holds(frame, digits));
                    }
                });
            }
        }
    }

    private static boolean holds(Rules rules, int[] digits) {
        return rules.constraints().stream().allMatch(rule -> rule.holds(rules.frame(), digits));
    }

    /// Two rows of four cells: 24 orders of the digits, and 9 below each that differ from it everywhere.
    @Test
    void boardsNeedNotBeSquare() {
        Variant variant = variant(".Shape~2x4.NoBoxes").variant();
        assertThat(variant.rules().frame().cells().size()).isEqualTo(8);
        assertThat(new GeneralSolver().count(variant, 1_000, RulesSolver.NEVER)).isEqualTo(new Tally.Exactly(216));
        assertThat(new SimpleRulesSolver().count(variant, 1_000, RulesSolver.NEVER))
                .isEqualTo(new Tally.Exactly(216));
    }

    /// What would need more memory or time than any puzzle is refused while it is read.
    @Test
    void bombsAreRefused() {
        List<String> bombs = List.of(
                ".Cage~3~R1C1~R1C2".repeat(50_000),
                ".Whisper~5" + "~R1C1~R1C2".repeat(50_000),
                ".Regex~" + packed("((((.{600}){600}){600}){600})") + "~R1C1",
                ".Regex~" + packed(".*1.{30}") + "~R1C1~R1C2",
                ".Regex~" + packed("(".repeat(4_000)) + "~R1C1",
                ".Shape~10x10" + ".CountDistinct~R1C1~R1C2".repeat(2_000),
                ".NFA~" + "A".repeat(40_000) + "~_x~R1C1",
                ".LookAndSay~" + "11".repeat(20_000) + "~R1C1",
                ".Shape~25x25.AntiTaxicab");
        assertThat(bombs).allSatisfy(bomb -> assertThat(first(bomb)).isInstanceOf(BrokenEntry.class));
    }

    private static String packed(String expression) {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(expression.getBytes(StandardCharsets.US_ASCII));
    }

    /// Once such a line was a grid with a wrong character, unless it was the first.
    @Test
    void stringsStandInListsOfOtherLines() {
        List<Entry> list = Formats.read(".".repeat(81) + "\n.AntiKnight\n2x2:1a2m\n.Thermo~R1C1~R1C2\n");
        assertThat(list).hasSize(4).noneMatch(BrokenEntry.class::isInstance);
    }

    @Test
    void patternsKeepTheirName() {
        MachineRule.Pattern pattern = (MachineRule.Pattern)
                variant(".Regex~MQ~_mine~R1C1").variant().rules().constraints().getFirst();
        assertThat(pattern.name()).isEqualTo("mine");
        assertThat(pattern.cells().size()).isEqualTo(1);
    }

    private static VariantEntry variant(String text) {
        return (VariantEntry) first(text);
    }

    private static Entry first(String text) {
        return Formats.read(text, Optional.of(new IssFormat())).getFirst();
    }
}
