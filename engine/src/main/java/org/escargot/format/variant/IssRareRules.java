package org.escargot.format.variant;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BiFunction;
import org.escargot.format.Detail;
import org.escargot.format.RuleFlaw;
import org.escargot.format.lines.Text;
import org.escargot.rules.BoardRule;
import org.escargot.rules.CageRule;
import org.escargot.rules.Cells;
import org.escargot.rules.Constraint;
import org.escargot.rules.CountRule;
import org.escargot.rules.Frame;
import org.escargot.rules.FullRank;
import org.escargot.rules.Machine;
import org.escargot.rules.MachineRule;
import org.escargot.rules.PairRule;
import org.escargot.rules.SumRule;

/// The rules of an ISS string that few puzzles have, and patterns of the author's own.
final class IssRareRules {
    /// The largest factor of a digit in a sum.
    private static final int MOST_TIMES = 100;

    private IssRareRules() {}

    /// The constraints that the rule `name` means; what is wrong with it is kept in `text`.
    static List<Constraint> read(String name, RuleText text) {
        return switch (name) {
            case "AntiTaxicab" -> List.of(new PairRule.AntiTaxicab());
            case "GlobalEntropy" -> List.of(new BoardRule.GlobalEntropy());
            case "GlobalMod" -> List.of(new BoardRule.GlobalModular());
            case "DutchFlatmates" -> List.of(needsBoard(9, 9, new BoardRule.DutchFlatmates(), text));
            case "EqualityCage" -> List.of(new CageRule.Equality(text.once(text.cells())));
            case "RellikCage" -> cage(CageRule.Rellik::new, CageRule.Rellik.LARGEST, text);
            case "Lunchbox" -> cage(CageRule.Lunchbox::new, CageRule.Lunchbox.LARGEST, text);
            case "LookAndSay" -> lookAndSay(text);
            case "CountDistinct" -> countDistinct(text);
            case "ValueIndexing" -> valueIndex(text);
            case "FullRankTies" -> ties(text);
            case "Regex" -> regex(text);
            case "NFA" -> automaton(text);
            // Which cells a solver should try first.
            case "SearchPriority" -> List.of();
            default -> unknown(text);
        };
    }

    private static List<Constraint> unknown(RuleText text) {
        text.fail(text.about(RuleFlaw.UNKNOWN_RULE));
        return List.of();
    }

    /// `rules` of ranks, which need as many rows and columns as digits.
    static List<Constraint> ranks(List<Constraint> rules, RuleText text) {
        if (!FullRank.fits(text.frame())) {
            needsBoards(text.frame().size() + "x" + text.frame().size(), text);
            return List.of();
        }
        return rules;
    }

    /// Whether lines may read the same: `any`, `none`, or `only-unclued`, those without a number.
    private static List<Constraint> ties(RuleText text) {
        String ties = text.word();
        return switch (ties) {
            case "none" -> ranks(List.of(new BoardRule.LinesDiffer()), text);
            case "any", "only-unclued", "" -> List.of();
            default -> {
                text.fail(text.about(RuleFlaw.UNKNOWN_RULE).with("rule", begun("FullRankTies~" + ties)));
                yield List.of();
            }
        };
    }

    /// `rule`, which needs a board of `least` to `most` digits.
    private static Constraint needsBoard(int least, int most, Constraint rule, RuleText text) {
        needsBoard(least, most, text);
        return rule;
    }

    private static void needsBoard(int least, int most, RuleText text) {
        int size = text.frame().size();
        if (size < least || size > most) {
            String sizes = least == most ? most + "x" + most : least + "x" + least + "\u2013" + most + "x" + most;
            needsBoards(sizes, text);
        }
    }

    private static void needsBoards(String sizes, RuleText text) {
        text.fail(text.about(RuleFlaw.RULE_BOARD).with("sizes", new Detail.Word(sizes)));
    }

    private static List<Constraint> cage(BiFunction<Cells, Integer, Constraint> rule, int largest, RuleText text) {
        needsBoard(Frame.LEAST, largest, text);
        // No digits add up to more.
        int sum = Math.min(text.number(), 1_000);
        return List.of(rule.apply(text.once(text.cells()), sum));
    }

    /// A total; behind `=` stands a factor for each cell, as in `0_=_1_1_-10`.
    static Constraint sum(String total, RuleText text) {
        List<String> parts = Text.fields(total, '_');
        if (parts.size() < 2) {
            int sum = text.number(total);
            return new SumRule.Total(text.cells(), sum);
        }
        Cells cells = text.cells();
        List<Integer> factors = new ArrayList<>();
        parts.subList(2, parts.size()).forEach(part -> factors.add(text.signed(part)));
        boolean fits = parts.get(1).equals("=")
                && factors.size() == cells.size()
                && factors.stream().allMatch(factor -> Math.abs(factor) <= MOST_TIMES);
        if (!fits) {
            text.failCells(cells.size());
            return new SumRule.Total(Cells.NONE, 0);
        }
        return new SumRule.WeightedTotal(cells, factors, text.signed(parts.getFirst()));
    }

    /// Pairs of how often and which digit, such as `1223`.
    private static List<Constraint> lookAndSay(RuleText text) {
        String said = text.word();
        Cells cells = text.once(text.cells());
        SortedMap<Integer, Integer> counts = new TreeMap<>();
        for (int at = 0; at + 1 < said.length(); at += 2) {
            int count = Character.digit(said.charAt(at), 10);
            int digit = Character.digit(said.charAt(at + 1), 10);
            Integer before = count < 0 || digit < 1 || digit > text.frame().size() ? null : counts.put(digit, count);
            if (count < 0 || digit < 1 || before != null) {
                text.fail(text.about(RuleFlaw.RULE_NUMBER).with("text", begun(said)));
            }
        }
        if (said.isEmpty() || said.length() % 2 != 0) {
            text.fail(text.about(RuleFlaw.RULE_NUMBER).with("text", begun(said.isEmpty() ? "nothing" : said)));
        }
        return List.of(new CountRule.LookAndSay(cells, counts));
    }

    private static List<Constraint> countDistinct(RuleText text) {
        needsBoard(Frame.LEAST, CountRule.Distinct.LARGEST, text);
        Cells cells = text.cells();
        return cells.size() == 0
                ? List.of()
                : List.of(new CountRule.Distinct(cells.first(), cells.part(1, cells.size())));
    }

    private static List<Constraint> valueIndex(RuleText text) {
        Cells cells = text.cells();
        if (cells.size() < 3) {
            text.failCells(cells.size());
        }
        return List.of(new MachineRule.ValueIndex(cells));
    }

    private static List<Constraint> regex(RuleText text) {
        String packed = text.word();
        Optional<Machine> machine = decoded(packed)
                .flatMap(regex -> RegexReader.machine(regex, text.frame().size()));
        return lines(machine, packed, text);
    }

    private static Optional<String> decoded(String packed) {
        try {
            byte[] bytes = Base64.getUrlDecoder().decode(packed);
            return Optional.of(String.join("", Text.words(new String(bytes, StandardCharsets.ISO_8859_1))));
        } catch (IllegalArgumentException _) {
            return Optional.empty();
        }
    }

    private static List<Constraint> automaton(RuleText text) {
        String packed = text.word();
        return lines(IssMachine.unpack(packed, text.frame().size()), packed, text);
    }

    /// Names that begin with `_`, each with lines of cells; an empty word parts two lines.
    private static List<Constraint> lines(Optional<Machine> machine, String packed, RuleText text) {
        if (machine.isEmpty()) {
            text.fail(text.about(RuleFlaw.RULE_PATTERN).with("text", begun(packed)));
            return List.of();
        }
        return text.named((cells, name) -> new MachineRule.Pattern(cells, machine.get(), name));
    }

    /// What a sentence quotes of `text`.
    private static Detail begun(String text) {
        return new Detail.Word(text.length() > 20 ? text.substring(0, 20) + "\u2026" : text);
    }
}
