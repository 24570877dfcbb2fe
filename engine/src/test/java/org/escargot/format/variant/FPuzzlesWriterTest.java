package org.escargot.format.variant;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.escargot.format.Beside;
import org.escargot.format.Entry;
import org.escargot.format.VariantEntry;
import org.escargot.format.registry.Formats;
import org.escargot.rules.ApartRule;
import org.escargot.rules.CellPair;
import org.escargot.rules.Cells;
import org.escargot.rules.Constraint;
import org.escargot.rules.Digits;
import org.escargot.rules.Frame;
import org.escargot.rules.HouseRule;
import org.escargot.rules.PairRule;
import org.escargot.rules.RandomRules;
import org.escargot.rules.Rules;
import org.escargot.rules.SumRule;
import org.escargot.rules.Variant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FPuzzlesWriterTest {
    /// What f-puzzles has no way to say, by the names of the records.
    private static final Set<String> UNSAYABLE = Set.of(
            "Total",
            "WeightedTotal",
            "SumLine",
            "EqualSums",
            "PairSum",
            "AntiTaxicab",
            "Neighbors",
            "Every",
            "GlobalEntropy",
            "GlobalModular",
            "DutchFlatmates",
            "Equality",
            "Rellik",
            "Lunchbox",
            "LookAndSay",
            "Distinct",
            "ValueIndex",
            "Pattern",
            "HiddenSkyscraper",
            "FullRank",
            "LinesDiffer",
            "Contains",
            "Circles",
            "SameValues",
            "NoOtherDots",
            "NoOtherSums",
            "LittleKiller",
            "Index",
            "Minimum",
            "Maximum");

    /// A rule comes back as rules that hold for the same boards, in a link of either site; the rest is refused.
    @ParameterizedTest
    @ValueSource(ints = {6, 9, 10})
    void everyRuleThatCanBeSaidComesBack(int size) {
        Random random = new Random(size);
        Frame frame = Frame.ofBoxes(size);
        for (var kind : RandomRules.KINDS) {
            for (int round = 0; round < 10; round++) {
                Constraint rule = kind.apply(new RandomRules(random, frame));
                VariantEntry entry = entry(frame, List.of(rule), Beside.NONE, "");
                Optional<String> link = write(round % 2 == 0 ? "f-puzzles" : "sudokupad", entry);
                if (link.isEmpty()) {
                    assertThat(UNSAYABLE).contains(rule.getClass().getSimpleName());
                } else {
                    assertSame(rule, Formats.read(link.get()).getFirst(), random, frame);
                }
            }
        }
    }

    private static void assertSame(Constraint rule, Entry again, Random random, Frame frame) {
        List<Constraint> read = again instanceof VariantEntry variant
                ? variant.variant().rules().constraints()
                : List.of();
        for (int board = 0; board < 20 && again instanceof VariantEntry; board++) {
            // A total in one row is written as a cage, which is the same where no row has a digit twice.
            int[] digits = rule instanceof SumRule.Total
                    ? solution(random, frame)
                    : random.ints(frame.places(), 1, frame.size() + 1).toArray();
            assertThat(read.stream().allMatch(each -> each.holds(frame, digits)))
                    .as("%s", rule)
                    .isEqualTo(rule.holds(frame, digits));
        }
    }

    /// A full board with each digit once in every row, column and box.
    private static int[] solution(Random random, Frame frame) {
        List<Integer> symbols =
                new ArrayList<>(IntStream.rangeClosed(1, frame.size()).boxed().toList());
        Collections.shuffle(symbols, random);
        int high = frame.row(frame.regions().getFirst().last()) + 1;
        int[] digits = new int[frame.places()];
        frame.cells().stream().forEach(cell -> {
            int row = frame.row(cell);
            int shift = row % high * (frame.size() / high) + row / high;
            digits[cell] = symbols.get((shift + frame.column(cell)) % frame.size());
        });
        return digits;
    }

    @Test
    void aTotalInARowIsWrittenAsACage() {
        VariantEntry entry = entry(Frame.CLASSIC, List.of(new SumRule.Total(Cells.of(0, 1, 2), 15)), Beside.NONE, "");

        VariantEntry again = (VariantEntry)
                Formats.read(write("f-puzzles", entry).orElseThrow()).getFirst();

        assertThat(again.variant().rules().constraints())
                .containsExactly(new SumRule.Cage(Cells.of(0, 1, 2), OptionalInt.of(15)));
        assertRefused(new SumRule.Total(Cells.of(0, 1, 12), 15));
    }

    @Test
    void negativesComeBackWhereTheyRestOnTheDotsOfThePuzzle() {
        CellPair pair = new CellPair(0, 1);
        CellPair other = new CellPair(1, 2);
        Constraint white = new PairRule.Difference(pair, 1);
        Constraint black = new PairRule.Ratio(other, 3);
        Constraint x = new PairRule.PairSum(pair, 10);
        assertComesBack(white, black, new ApartRule.NoOtherDots(Set.of(), Set.of(3), Set.of(pair, other)));
        assertComesBack(white, black, new ApartRule.NoOtherDots(Set.of(1), Set.of(), Set.of(pair, other)));
        assertComesBack(x, new ApartRule.NoOtherSums(Set.of(5, 10), Set.of(pair)));
        assertComesBack(new ApartRule.NonConsecutive());
        assertRefused(white, new ApartRule.NonConsecutive());
        assertRefused(white, new ApartRule.NoOtherDots(Set.of(), Set.of(2), Set.of(other)));
        assertRefused(black, new ApartRule.NoOtherDots(Set.of(), Set.of(2), Set.of(other)));
    }

    @Test
    void marksAndDiagonalsAreToldByTheirPlace() {
        Frame frame = Frame.CLASSIC;
        int cell = frame.cell(4, 4);
        assertComesBack(new PairRule.Minimum(cell, CellPair.around(cell, frame)));
        assertComesBack(PairRule.Index.byColumn(cell, frame), PairRule.Index.byRow(cell, frame));
        assertComesBack(new SumRule.LittleKiller(Cells.of(1, 9), 9));
        assertComesBack(
                new HouseRule.Diagonal(HouseRule.Slope.RISING), new HouseRule.Diagonal(HouseRule.Slope.FALLING));
        assertRefused(new PairRule.Maximum(cell, Cells.of(0)));
        assertRefused(new SumRule.LittleKiller(Cells.of(1, 11), 9));
    }

    private static void assertComesBack(Constraint... rules) {
        VariantEntry entry = entry(Frame.CLASSIC, List.of(rules), Beside.NONE, "");
        VariantEntry again = (VariantEntry)
                Formats.read(write("f-puzzles", entry).orElseThrow()).getFirst();
        assertThat(again.variant().rules().constraints()).containsExactlyInAnyOrder(rules);
    }

    private static void assertRefused(Constraint... rules) {
        assertThat(write("f-puzzles", entry(Frame.CLASSIC, List.of(rules), Beside.NONE, "")))
                .isEmpty();
    }

    /// Pieces, cells in none of them, givens, candidates, and everything beside.
    @Test
    void boardAndWhatStandsBesideComeBack() {
        Random random = new Random(45);
        for (int round = 0; round < 30; round++) {
            int[] pieces = random.ints(36, -1, 4).toArray();
            Frame frame = Frame.ofPieces(6, pieces);
            Digits givens = Digits.empty(frame).with(frame.cell(0, 0), 1 + random.nextInt(6));
            Beside beside = new Beside(
                    new TreeMap<>(Map.of(frame.cell(1, 1), 1 + random.nextInt(6))),
                    new TreeMap<>(Map.of(frame.cell(2, 2), 1 + random.nextInt(63))),
                    new TreeMap<>(Map.of(frame.cell(3, 3), 1 + random.nextInt(63))),
                    "Words \"with\" signs, λόγια",
                    "12345.".repeat(6));
            Rules rules = Rules.of(frame, List.of(new ApartRule.AntiKing())).orElseThrow();
            VariantEntry entry = new VariantEntry(1, new Variant(rules, givens), beside, List.of(), "a title");
            VariantEntry again = (VariantEntry)
                    Formats.read(write("f-puzzles", entry).orElseThrow()).getFirst();
            assertThat(again).isEqualTo(entry);
        }
    }

    private static Optional<String> write(String format, VariantEntry entry) {
        return Formats.named(format).orElseThrow().variantWriter().orElseThrow().write(entry);
    }

    private static VariantEntry entry(Frame frame, List<Constraint> rules, Beside beside, String metadata) {
        Rules all = Rules.of(frame, new ArrayList<>(rules)).orElseThrow();
        return new VariantEntry(1, new Variant(all, Digits.empty(frame)), beside, List.of(), metadata);
    }
}
