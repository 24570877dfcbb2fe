package org.escargot.format.variant;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.escargot.rules.BoardRule;
import org.escargot.rules.CageRule;
import org.escargot.rules.Constraint;
import org.escargot.rules.CountRule;
import org.escargot.rules.FullRank;
import org.escargot.rules.MachineRule;

/// The beginnings, before their cells, of those rules of ISS strings that [IssRareRules] reads.
final class IssRareWriter {
    private IssRareWriter() {}

    static String board(BoardRule rule) {
        return switch (rule) {
            case BoardRule.GlobalEntropy _ -> ".GlobalEntropy";
            case BoardRule.GlobalModular _ -> ".GlobalMod";
            case BoardRule.DutchFlatmates _ -> ".DutchFlatmates";
            case BoardRule.LinesDiffer _ -> ".FullRankTies~none";
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
