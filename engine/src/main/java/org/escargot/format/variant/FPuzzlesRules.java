package org.escargot.format.variant;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.escargot.format.codec.Json;
import org.escargot.rules.ApartRule;
import org.escargot.rules.CellPair;
import org.escargot.rules.Constraint;
import org.escargot.rules.PairRule;
import org.escargot.rules.Rules;

/// The members of a code of f-puzzles for the rules of a puzzle: those that have places, by [FPuzzlesItems], and those
/// that say that all marks are given, which rest on all others.
final class FPuzzlesRules {
    private final Rules rules;
    private final Map<String, List<Json>> items = new TreeMap<>();
    private final Set<String> marks = new TreeSet<>();
    private final Set<CellPair> dots = new HashSet<>();
    private final Set<CellPair> sums = new HashSet<>();
    private final Set<Integer> ratios = new HashSet<>();
    private final Set<Integer> differences = new HashSet<>();
    private boolean isWhole = true;

    private FPuzzlesRules(Rules rules) {
        this.rules = rules;
        for (Constraint rule : rules.constraints()) {
            switch (rule) {
                case PairRule.Difference dot -> {
                    dots.add(dot.pair());
                    differences.add(dot.difference());
                }
                case PairRule.Ratio dot -> {
                    dots.add(dot.pair());
                    ratios.add(dot.ratio());
                }
                case PairRule.PairSum mark -> sums.add(mark.pair());
                default -> {}
            }
        }
    }

    /// The members of `rules`; empty where a code has no way to say one of them.
    static Optional<FPuzzlesRules> of(Rules rules) {
        FPuzzlesRules made = new FPuzzlesRules(rules);
        rules.constraints().forEach(made::add);
        return made.isWhole ? Optional.of(made) : Optional.empty();
    }

    Json.Members members() {
        Json.Members members = Json.Members.NONE;
        for (Map.Entry<String, List<Json>> item : items.entrySet()) {
            List<Json> places = item.getValue();
            boolean isFlag = places.contains(FPuzzlesItems.Item.FLAG);
            members = members.with(item.getKey(), isFlag ? FPuzzlesItems.Item.FLAG : new Json.Items(places));
        }
        Set<String> negative = new TreeSet<>(marks);
        if (negative.remove("nonconsecutive")) {
            members = members.with("nonconsecutive", Json.Word.TRUE);
        }
        return negative.isEmpty()
                ? members
                : members.with("negative", Json.list(negative.stream().map(Json::of)));
    }

    private void add(Constraint rule) {
        switch (rule) {
            case ApartRule.NonConsecutive _ -> mark("nonconsecutive", dots.isEmpty());
            case ApartRule.NoOtherDots negative -> addNoOtherDots(negative);
            case ApartRule.NoOtherSums negative ->
                mark("xv", negative.marked().equals(sums) && negative.sums().equals(Set.of(5, 10)));
            default -> {
                Optional<List<FPuzzlesItems.Item>> places = new FPuzzlesItems(rules).of(rule);
                isWhole &= places.isPresent();
                places.orElse(List.of()).forEach(this::add);
            }
        }
    }

    private void add(FPuzzlesItems.Item item) {
        items.computeIfAbsent(item.name(), _ -> new ArrayList<>()).add(item.json());
    }

    private void mark(String name, boolean isSayable) {
        marks.add(name);
        isWhole &= isSayable;
    }

    private void addNoOtherDots(ApartRule.NoOtherDots negative) {
        isWhole &= negative.dotted().equals(dots);
        if (!negative.ratios().isEmpty()) {
            mark("ratio", negative.ratios().equals(ratios.isEmpty() ? Set.of(2) : ratios));
        }
        if (negative.differences().equals(Set.of(1))) {
            mark("nonconsecutive", true);
        } else if (!negative.differences().isEmpty()) {
            mark("difference", negative.differences().equals(differences));
        }
    }
}
