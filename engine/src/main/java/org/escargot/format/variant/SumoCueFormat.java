package org.escargot.format.variant;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import org.escargot.format.BrokenEntry;
import org.escargot.format.Detail;
import org.escargot.format.Entry;
import org.escargot.format.Flaw;
import org.escargot.format.RuleFlaw;
import org.escargot.format.VariantEntry;
import org.escargot.format.VariantWriter;
import org.escargot.format.lines.NumberedLine;
import org.escargot.format.lines.Text;
import org.escargot.grid.Cell;
import org.escargot.rules.Cells;
import org.escargot.rules.Constraint;
import org.escargot.rules.Digits;
import org.escargot.rules.Frame;
import org.escargot.rules.HouseRule;
import org.escargot.rules.SumRule;
import org.escargot.rules.Variant;

/// Killers as SumoCue and others tell them, one a line: `3x3:d:k:`, the `d` where both diagonals are houses, and 81
/// numbers with colons between them, each 256 times the total of the cell's cage and the number of that cage. 0 is a
/// cell in no cage.
public final class SumoCueFormat extends OneLineFormat {
    private static final String BOARD = "3x3:";
    private static final int TOTAL = 256;

    public SumoCueFormat() {
        super("sumocue");
    }

    @Override
    public boolean claimsAtOnce(NumberedLine line) {
        String text = line.text().strip();
        return text.startsWith(BOARD) && text.indexOf(":k:") > 0;
    }

    @Override
    Entry read(NumberedLine line) {
        String text = line.text().strip();
        int end = Text.endOfWord(text, 0);
        List<String> parts = Text.fields(Text.without(BOARD, text.substring(0, end)), ':');
        if (!text.startsWith(BOARD) || parts.size() < 2 || !parts.get(1).equals("k")) {
            return BrokenEntry.nothing(line.number());
        }
        String diagonals = parts.getFirst();
        List<String> numbers = parts.subList(2, parts.getLast().isEmpty() ? parts.size() - 1 : parts.size());
        Optional<Flaw> flaw = flaw(diagonals, numbers);
        return flaw.isPresent()
                ? BrokenEntry.at(line.number(), 1, flaw.get())
                : entry(
                        line.number(),
                        numbers,
                        diagonals.equals("d"),
                        text.substring(end).strip());
    }

    private static Optional<Flaw> flaw(String diagonals, List<String> numbers) {
        if (!Set.of("", "d").contains(diagonals)) {
            return Optional.of(Flaw.of(RuleFlaw.UNKNOWN_RULE).with("rule", new Detail.Word(diagonals)));
        }
        boolean areCages =
                numbers.size() == Cell.COUNT && numbers.stream().allMatch(number -> Text.isNumber(number, 5));
        return areCages ? Optional.empty() : Optional.of(Flaw.of(RuleFlaw.NO_CAGE));
    }

    private static Entry entry(long line, List<String> numbers, boolean hasDiagonals, String metadata) {
        Map<Integer, List<Integer>> cages = new LinkedHashMap<>();
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            int number = Integer.parseInt(numbers.get(cell));
            if (number > 0) {
                cages.computeIfAbsent(number, _ -> new ArrayList<>()).add(cell);
            }
        }
        List<Constraint> rules = new ArrayList<>();
        if (hasDiagonals) {
            rules.add(new HouseRule.Diagonal(HouseRule.Slope.RISING));
            rules.add(new HouseRule.Diagonal(HouseRule.Slope.FALLING));
        }
        cages.forEach((number, cells) -> rules.add(new SumRule.Cage(
                Cells.of(cells.stream().mapToInt(Integer::intValue)),
                number < TOTAL ? OptionalInt.empty() : OptionalInt.of(number / TOTAL))));
        return Entries.of(
                line,
                new Variant(Entries.rules(Frame.CLASSIC, rules, Map.of()).orElseThrow(), Digits.empty(Frame.CLASSIC)),
                metadata);
    }

    @Override
    public Optional<VariantWriter> variantWriter() {
        return Optional.of(new VariantWriter(Set.of(), SumoCueFormat::write));
    }

    private static Optional<String> write(VariantEntry entry) {
        Variant variant = entry.variant();
        int[] numbers = new int[Cell.COUNT];
        int cage = 0;
        int diagonals = 0;
        for (Constraint rule : variant.rules().constraints()) {
            switch (rule) {
                case HouseRule.Diagonal diagonal -> diagonals |= diagonal.slope() == HouseRule.Slope.RISING ? 1 : 2;
                case SumRule.Cage own
                when isFree(own, numbers) -> fill(own, own.total().orElse(0) * TOTAL + ++cage, numbers);
                default -> {
                    return Optional.empty();
                }
            }
        }
        boolean isPlain = variant.rules().frame().equals(Frame.CLASSIC)
                && variant.givens().filled().size() == 0
                && (diagonals == 0 || diagonals == 3)
                && cage < TOTAL;
        return isPlain ? Optional.of(text(diagonals > 0, numbers, entry.metadata())) : Optional.empty();
    }

    private static void fill(SumRule.Cage cage, int number, int[] numbers) {
        cage.cells().stream().forEach(cell -> numbers[cell] = number);
    }

    private static boolean isFree(SumRule.Cage cage, int[] numbers) {
        return cage.total().orElse(1) > 0
                && cage.total().orElse(1) < TOTAL
                && cage.cells().stream().allMatch(cell -> cell < Cell.COUNT && numbers[cell] == 0);
    }

    private static String text(boolean hasDiagonals, int[] numbers, String metadata) {
        String cells = Arrays.stream(numbers).mapToObj(Integer::toString).collect(Collectors.joining(":"));
        return BOARD + (hasDiagonals ? "d" : "") + ":k:" + cells + (metadata.isEmpty() ? "\n" : " " + metadata + "\n");
    }
}
