package org.escargot.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.escargot.explain.reading.Value;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.rules.Block;
import org.escargot.rules.CellRule;
import org.escargot.rules.Constraint;
import org.escargot.rules.CountRule;
import org.escargot.rules.EndsRule;
import org.escargot.rules.Frame;
import org.escargot.rules.LineRule;
import org.escargot.rules.PairRule;
import org.escargot.rules.Rules;
import org.escargot.rules.TallyRule;
import org.escargot.rules.filling.Single;

/// Says the rules of a puzzle in a language: each in a sentence, and what a cell has of them in a few words.
///
/// @param messages the language
/// @param coordinates how cells are named
public record RuleTeller(Messages messages, Coordinates coordinates) {
    /// What the rules ask, in a sentence for each kind, in the order in which the puzzle has them; without what is
    /// usual, that no digit stands twice in a row, column or region.
    public List<String> sentences(Rules rules) {
        return rules.constraints().stream().map(this::sentence).distinct().toList();
    }

    private String sentence(Constraint rule) {
        int number = rule instanceof LineRule.Whisper whisper
                ? whisper.difference()
                : rule instanceof EndsRule.Lockout lockout
                        ? lockout.difference()
                        : rule instanceof LineRule.Modular modular ? modular.modulus() : 0;
        return said("variant." + rule.id() + ".rule", Map.of("number", Value.figure(number)));
    }

    /// What `rule` is called, such as *thermometer*.
    public String name(Constraint rule) {
        Map<String, Value> values = Map.of(
                "digits", word(digits(rule)),
                "number", word(rule instanceof PairRule.PairSum sum ? Integer.toString(sum.sum()) : ""));
        return said("variant." + rule.id() + ".name", values);
    }

    private static String digits(Constraint rule) {
        return rule instanceof CellRule.Candidates given
                ? written(given.digits())
                : rule instanceof TallyRule.Quadruple quadruple
                        ? written(quadruple.digits())
                        : rule instanceof TallyRule.Contains contains
                                ? written(contains.digits())
                                : rule instanceof CountRule.LookAndSay said ? counted(said) : "";
    }

    /// Such as `2×5 1×7`.
    private static String counted(CountRule.LookAndSay rule) {
        List<String> counted = new ArrayList<>();
        rule.counts().forEach((digit, count) -> counted.add(count + "×" + Frame.symbol(digit)));
        return String.join(" ", counted);
    }

    private static String written(int digits) {
        List<Integer> all = new ArrayList<>();
        for (int digit = 1; digit <= Frame.MOST; digit++) {
            if ((digits >> digit - 1 & 1) != 0) {
                all.add(digit);
            }
        }
        return written(all);
    }

    private static String written(List<Integer> digits) {
        return String.join(
                " ",
                digits.stream()
                        .map(digit -> String.valueOf(Frame.symbol(digit)))
                        .toList());
    }

    /// What each rule says of `cell` in a few words, such as *thermometer, 2 of 5*; nothing of rules for the whole
    /// board. A number outside the board is told with the first cell of its row, column or diagonal.
    public List<String> words(Rules rules, int cell) {
        List<String> words = new ArrayList<>();
        for (Constraint rule : rules.constraints()) {
            words.addAll(new CellWords(this, rule, rules.frame()).of(cell));
        }
        return words.stream().distinct().toList();
    }

    /// Why a digit can be placed, in a sentence.
    public String single(Rules rules, Single single) {
        String symbol = String.valueOf(Frame.symbol(single.digit()));
        String house = single.house().map(each -> house(rules, single, each)).orElse("");
        return said(
                single.house().isPresent() ? "variant.hint.house" : "variant.hint.cell",
                Map.of(
                        "cell", cell(rules.frame(), single.cell()),
                        "digit", word(symbol),
                        "house", word(house)));
    }

    /// Such as *row 4*; the name alone where there is one such house.
    private String house(Rules rules, Single single, Block.House house) {
        String name = name(house.origin());
        boolean isOne = rules.blocks().stream()
                        .filter(block -> block.origin().equals(house.origin()))
                        .count()
                == 1;
        return isOne ? name : name + " " + single.number(rules);
    }

    /// Boards of up to nine rows lie on the usual one, and their cells are called as there.
    private static Value cell(Frame frame, int cell) {
        return frame.size() <= Digit.COUNT ? new Value.Cells(CellSet.of(cell)) : word(frame.name(cell));
    }

    static Value word(String text) {
        return new Value.Verbatim(text, 1);
    }

    /// The message `key` with `values` in it.
    String said(String key, Map<String, Value> values) {
        MessageLookup lookup = new MessageLookup(messages);
        return new MessageTemplate(new ValuePhrases(lookup, coordinates), values).text(lookup.first(key));
    }
}
