package org.escargot.format.variant;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.escargot.format.RuleWords;
import org.escargot.rules.Constraint;
import org.escargot.rules.Frame;
import org.escargot.rules.Rules;

/// Tells which rules the words beside a puzzle name that the puzzle does not have, such as an anti-knight rule that its
/// setter wrote down and gave no key.
public final class WordedRules {
    private static final Set<String> DOTS = Set.of("difference", "ratio", "no-other-dots", "non-consecutive");
    private static final Set<String> SUMS = Set.of(
            "cage",
            "total",
            "weighted-total",
            "arrow",
            "pill-arrow",
            "double-arrow",
            "little-killer",
            "sum-line",
            "pair-sum",
            "no-other-sums",
            "equal-sums",
            "region-sum",
            "zipper",
            "sandwich",
            "x-sum",
            "lunchbox",
            "rellik-cage");
    private static final Set<String> BOARD = Set.of("pieces");

    /// The ids of rules that words name, `pieces` for a board without the usual boxes. A word that is not here names a
    /// rule that no puzzle can have.
    private static final Map<String, Set<String>> NAMED = Map.ofEntries(
            Map.entry("knight", Set.of("anti-knight")),
            Map.entry("anti king", Set.of("anti-king")),
            Map.entry("antiking", Set.of("anti-king")),
            Map.entry("king s move", Set.of("anti-king")),
            Map.entry("kings move", Set.of("anti-king")),
            Map.entry("king move", Set.of("anti-king")),
            Map.entry("anti chess", Set.of("anti-knight", "anti-king")),
            Map.entry("thermo", Set.of("thermo", "slow-thermo")),
            Map.entry("killer", Set.of("cage", "little-killer")),
            Map.entry("cage", Set.of("cage", "total", "extra-region", "equality-cage", "rellik-cage")),
            Map.entry("arrow", Set.of("arrow", "pill-arrow", "double-arrow", "little-killer", "minimum", "maximum")),
            Map.entry("sandwich", Set.of("sandwich")),
            Map.entry("skyscraper", Set.of("skyscraper", "hidden-skyscraper")),
            Map.entry("kropki", DOTS),
            Map.entry("renban", Set.of("renban")),
            Map.entry("whisper", Set.of("whisper")),
            Map.entry("palindrome", Set.of("palindrome")),
            Map.entry("x sum", Set.of("x-sum", "pair-sum")),
            Map.entry("xv", Set.of("pair-sum", "no-other-sums")),
            Map.entry("nonconsecutive", DOTS),
            Map.entry("non consecutive", DOTS),
            Map.entry("consecutive", Set.of("difference", "no-other-dots", "non-consecutive", "renban", "nabner")),
            Map.entry("diagonal", Set.of("diagonal", "little-killer", "anti-king")),
            Map.entry("diagonale", Set.of("diagonal")),
            Map.entry("sudoku x", Set.of("diagonal")),
            Map.entry("x sudoku", Set.of("diagonal")),
            Map.entry("sudokux", Set.of("diagonal")),
            Map.entry("jigsaw", BOARD),
            Map.entry("irregular", BOARD),
            Map.entry("nonomino", BOARD),
            Map.entry("latin square", BOARD),
            Map.entry("windoku", Set.of("windoku", "extra-region")),
            Map.entry("hyper", Set.of("windoku", "extra-region")),
            Map.entry("even odd", Set.of("even", "odd")),
            Map.entry("odd even", Set.of("even", "odd")),
            Map.entry("even number", Set.of("even")),
            Map.entry("even digit", Set.of("even", "equality-cage")),
            Map.entry("even cell", Set.of("even")),
            Map.entry("odd number", Set.of("odd")),
            Map.entry("odd digit", Set.of("odd", "equality-cage")),
            Map.entry("odd cell", Set.of("odd")),
            Map.entry("parity", Set.of("even", "odd")),
            Map.entry("entropic", Set.of("entropic", "global-entropy")),
            Map.entry("modular", Set.of("modular", "global-modular")),
            Map.entry("region sum", Set.of("region-sum")),
            Map.entry("between line", Set.of("between")),
            Map.entry("lockout", Set.of("lockout")),
            Map.entry("zipper", Set.of("zipper")),
            Map.entry("nabner", Set.of("nabner")),
            Map.entry("disjoint", Set.of("disjoint-groups")),
            Map.entry("quadruple", Set.of("quadruple")),
            Map.entry("clone", Set.of("clone", "same-values")),
            Map.entry("ratio", Set.of("ratio", "no-other-dots")),
            Map.entry("sum to", SUMS),
            Map.entry("sums to", SUMS),
            Map.entry("sum of", SUMS),
            Map.entry("extra region", Set.of("extra-region", "windoku")));

    /// Many rules speak of neighbors.
    private static final Set<String> VAGUE = Set.of("adjacent");

    private WordedRules() {}

    /// What `words` name and `rules` do not have, as the words have it.
    public static List<String> without(Rules rules, String words) {
        Set<String> there = new HashSet<>();
        rules.constraints().stream().map(Constraint::id).forEach(there::add);
        if (!rules.frame().equals(Frame.ofBoxes(rules.frame().size()))) {
            there.addAll(BOARD);
        }
        return RuleWords.allNamed(words).stream()
                .filter(word -> !VAGUE.contains(word))
                .filter(word -> NAMED.getOrDefault(word, Set.of()).stream().noneMatch(there::contains))
                .map(word -> "\u201c" + word + "\u201d")
                .toList();
    }
}
