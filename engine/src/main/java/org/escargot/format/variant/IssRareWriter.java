package org.escargot.format.variant;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.escargot.rules.BoardRule;
import org.escargot.rules.CageRule;
import org.escargot.rules.CellPair;
import org.escargot.rules.Cells;
import org.escargot.rules.Constraint;
import org.escargot.rules.CountRule;
import org.escargot.rules.Frame;
import org.escargot.rules.FullRank;
import org.escargot.rules.MachineRule;
import org.escargot.rules.PairRule;

/// The beginnings, before their cells, of those rules of ISS strings that [IssRareRules] reads.
final class IssRareWriter {
    private IssRareWriter() {}

    /// The sign that strings have for the two cells of `rule`: they have some, and only between cells that share a
    /// side.
    static Optional<String> sign(PairRule rule, Frame frame) {
        String sign = switch (rule) {
            case PairRule.Difference dot when dot.difference() == 1 -> ".WhiteDot";
            case PairRule.Ratio dot when dot.ratio() == 2 -> ".BlackDot";
            case PairRule.PairSum mark when mark.sum() == 10 -> ".X";
            case PairRule.PairSum mark when mark.sum() == 5 -> ".V";
            case PairRule.Greater _ -> ".GreaterThan";
            default -> "";
        };
        Cells cells = rule.cells(frame);
        boolean isSaid =
                !sign.isEmpty() && CellPair.neighbors(frame).contains(new CellPair(cells.first(), cells.last()));
        return isSaid ? Optional.of(sign) : Optional.empty();
    }

    static Optional<String> board(BoardRule rule, Frame frame) {
        return switch (rule) {
            case BoardRule.GlobalEntropy _ -> Optional.of(".GlobalEntropy");
            case BoardRule.GlobalModular _ -> Optional.of(".GlobalMod");
            case BoardRule.DutchFlatmates _
            when frame.rows() == 9 && frame.columns() == 9 -> Optional.of(".DutchFlatmates");
            case BoardRule.DutchFlatmates _ -> Optional.empty();
            case BoardRule.LinesDiffer _ -> Optional.of(".FullRankTies~none");
        };
    }

    static String cage(CageRule rule) {
        return switch (rule) {
            case CageRule.Equality _ -> ".EqualityCage";
            case CageRule.Rellik rellik -> ".RellikCage~" + rellik.sum();
            case CageRule.Lunchbox box -> ".Lunchbox~" + box.sum();
        };
    }

    static String count(CountRule rule) {
        return switch (rule) {
            case CountRule.LookAndSay said ->
                said.counts().entrySet().stream()
                        .map(count -> "" + count.getValue() + count.getKey())
                        .collect(Collectors.joining("", ".LookAndSay~", ""));
            case CountRule.Distinct _ -> ".CountDistinct";
        };
    }

    /// What is said once of all ranks of `rules`: whether lines may read the same. Empty where some may and some not.
    static Optional<String> ties(List<Constraint> rules) {
        Set<Boolean> mayTie = rules.stream()
                .filter(FullRank.class::isInstance)
                .map(rule -> ((FullRank) rule).mayTie())
                .collect(Collectors.toSet());
        if (rules.contains(new BoardRule.LinesDiffer())) {
            return Optional.of("");
        }
        return mayTie.size() > 1 ? Optional.empty() : Optional.of(mayTie.contains(true) ? ".FullRankTies~any" : "");
    }

    /// Empty where a string has no way to say it.
    static String machine(MachineRule rule) {
        return switch (rule) {
            case MachineRule.ValueIndex _ -> ".ValueIndexing";
            case MachineRule.Pattern pattern ->
                IssMachine.pack(pattern.own())
                        .map(key -> ".NFA~" + key + "~_" + named(pattern.name()))
                        .orElse("");
        };
    }

    /// `name` without what a string cannot hold.
    static String named(String name) {
        StringBuilder plain = new StringBuilder(name);
        for (int at = 0; at < plain.length(); at++) {
            char c = plain.charAt(at);
            if (c == '.' || c == '~' || c <= ' ') {
                plain.setCharAt(at, '-');
            }
        }
        return plain.toString();
    }
}
