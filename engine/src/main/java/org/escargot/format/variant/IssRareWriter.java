package org.escargot.format.variant;

import java.util.stream.Collectors;
import org.escargot.rules.BoardRule;
import org.escargot.rules.CageRule;
import org.escargot.rules.CountRule;
import org.escargot.rules.MachineRule;

/// The beginnings, before their cells, of those rules of ISS strings that [IssRareRules] reads.
final class IssRareWriter {
    private IssRareWriter() {}

    static String board(BoardRule rule) {
        return switch (rule) {
            case BoardRule.GlobalEntropy _ -> ".GlobalEntropy";
            case BoardRule.GlobalModular _ -> ".GlobalMod";
            case BoardRule.DutchFlatmates _ -> ".DutchFlatmates";
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
