package org.escargot.format.variant;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.escargot.format.BrokenEntry;
import org.escargot.format.Entry;
import org.escargot.format.Flaw;
import org.escargot.format.RuleFlaw;
import org.escargot.format.lines.Text;
import org.escargot.rules.ApartRule;
import org.escargot.rules.CellPair;
import org.escargot.rules.Cells;
import org.escargot.rules.Constraint;
import org.escargot.rules.Digits;
import org.escargot.rules.Frame;
import org.escargot.rules.FullRank;
import org.escargot.rules.PairRule;
import org.escargot.rules.Rules;
import org.escargot.rules.Variant;
import org.jspecify.annotations.Nullable;

/// Reads one ISS string: rules that begin with a dot, each a name and arguments parted by `~`; the one without a name
/// has givens and candidates.
public final class IssReader {
    private final List<List<String>> rules = new ArrayList<>();
    private final List<Constraint> constraints = new ArrayList<>();
    private final Map<Integer, Integer> allowed = new TreeMap<>();
    private Frame frame = Frame.CLASSIC;
    private @Nullable Flaw flaw;

    private IssReader(String text) {
        for (String rule : Text.fields(text.substring(1), '.')) {
            rules.add(Text.fields(rule, '~'));
        }
    }

    /// The puzzle that `text` is.
    ///
    /// @param metadata what else stood on the line
    public static Entry read(String text, long line, int column, String metadata) {
        if (text.chars().filter(letter -> letter == '.').count() > Rules.MOST_CONSTRAINTS) {
            return BrokenEntry.at(line, column, Flaw.of(RuleFlaw.LARGE_RULES));
        }
        IssReader reader = new IssReader(text);
        Entry entry = reader.entry(line, metadata);
        return reader.flaw == null ? entry : BrokenEntry.at(line, column, reader.flaw);
    }

    private Entry entry(long line, String metadata) {
        IssBoard board = new IssBoard(rules);
        frame = board.frame();
        flaw = board.flaw();
        constraints.addAll(board.pieces());
        for (int at = 0; at < rules.size() && flaw == null; at++) {
            readRule(rules.get(at));
        }
        addStrict();
        allowTies();
        Optional<Rules> all = flaw == null ? Entries.rules(frame, constraints, allowed) : Optional.empty();
        if (all.isEmpty()) {
            flaw = flaw == null ? Flaw.of(RuleFlaw.LARGE_RULES) : flaw;
            return BrokenEntry.nothing(line);
        }
        return Entries.of(line, new Variant(all.get(), givens()), metadata);
    }

    private Digits givens() {
        int[] digits = new int[frame.places()];
        allowed.forEach(
                (cell, set) -> digits[cell] = Integer.bitCount(set) == 1 ? Integer.numberOfTrailingZeros(set) + 1 : 0);
        return Digits.of(frame, digits);
    }

    private void readRule(List<String> rule) {
        String name = rule.getFirst();
        RuleText text = new RuleText(frame, name, rule.subList(1, rule.size()));
        switch (name) {
            case "" -> text.rest().forEach(cell -> readCell(cell, text));
            case "Shape", "NoBoxes", "RegionSize", "Jigsaw", "StrictKropki", "StrictXV" -> {}
            default -> constraints.addAll(IssRules.read(name, text));
        }
        flaw = text.flaw();
    }

    /// A cell with its given or its candidates, such as `R1C1_2_4`.
    private void readCell(String cell, RuleText text) {
        int end = cell.indexOf('_');
        if (end < 0) {
            return;
        }
        Cells named = text.cells(List.of(cell.substring(0, end)));
        String list = cell.substring(end + 1);
        int set = (list.isEmpty() ? List.<Integer>of() : text.digits(list, '_'))
                .stream().mapToInt(digit -> 1 << digit - 1).reduce(0, (a, b) -> a | b);
        named.stream().forEach(at -> allowed.merge(at, set, (one, other) -> one & other));
    }

    private List<List<String>> named(String name) {
        return rules.stream().filter(rule -> rule.getFirst().equals(name)).toList();
    }

    /// Where all dots, or all X and V, are given, the pairs that have one are known only at the end.
    private void addStrict() {
        Set<CellPair> dots = constraints.stream()
                .filter(rule -> rule instanceof PairRule.Difference || rule instanceof PairRule.Ratio)
                .map(IssReader::pair)
                .collect(Collectors.toSet());
        Set<CellPair> sums = constraints.stream()
                .filter(PairRule.PairSum.class::isInstance)
                .map(IssReader::pair)
                .collect(Collectors.toSet());
        named("StrictKropki").forEach(_ -> constraints.add(new ApartRule.NoOtherDots(Set.of(1), Set.of(2), dots)));
        named("StrictXV").forEach(_ -> constraints.add(new ApartRule.NoOtherSums(Set.of(5, 10), sums)));
    }

    /// Whether lines may read the same is said once for all ranks.
    private void allowTies() {
        boolean isAllowed = named("FullRankTies").stream().anyMatch(rule -> rule.contains("any"));
        constraints.replaceAll(rule ->
                isAllowed && rule instanceof FullRank rank ? new FullRank(rank.place(), rank.number(), true) : rule);
    }

    private static CellPair pair(Constraint rule) {
        Cells cells = rule.cells(Frame.CLASSIC);
        return new CellPair(cells.first(), cells.last());
    }
}
