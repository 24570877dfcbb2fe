package org.escargot.format.variant;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.escargot.format.Beside;
import org.escargot.format.BrokenEntry;
import org.escargot.format.Detail;
import org.escargot.format.Entry;
import org.escargot.format.Flaw;
import org.escargot.format.RuleFlaw;
import org.escargot.format.codec.FPuzzlesMembers;
import org.escargot.format.codec.Json;
import org.escargot.format.codec.Members;
import org.escargot.rules.ApartRule;
import org.escargot.rules.CellPair;
import org.escargot.rules.Constraint;
import org.escargot.rules.Digits;
import org.escargot.rules.Frame;
import org.escargot.rules.PairRule;
import org.escargot.rules.Rules;
import org.escargot.rules.Variant;
import org.jspecify.annotations.Nullable;

/// Reads the rules in what a code of [f-puzzles](https://f-puzzles.com) says: a member for each rule, with a list of
/// its places. What is only drawn (lines, shapes, texts) is no rule, and is told as left out.
public final class FPuzzlesReader {
    /// Members that are drawn and mean nothing by themselves.
    private static final Set<String> DRAWN = Set.of("line", "rectangle", "circle", "text", "cage", "foglight");

    private final Json.Members puzzle;
    private final List<Constraint> constraints = new ArrayList<>();
    private final List<String> unread = new ArrayList<>();
    private final Map<Integer, Integer> allowed = new TreeMap<>();
    private Frame frame = Frame.CLASSIC;
    private @Nullable Flaw flaw;

    private FPuzzlesReader(Json.Members puzzle) {
        this.puzzle = puzzle;
    }

    /// The puzzle that `puzzle` tells, or what of it cannot be read.
    public static Entry read(Json.Members puzzle, long line) {
        FPuzzlesReader reader = new FPuzzlesReader(puzzle);
        Entry entry = reader.entry(line);
        return reader.flaw == null ? entry : BrokenEntry.at(line, 1, reader.flaw);
    }

    private Entry entry(long line) {
        readBoard();
        int[] givens = flaw == null ? givens() : new int[0];
        if (flaw == null) {
            puzzle.values().forEach(this::readMember);
            frame.cells().stream().forEach(cell -> readOthers(json(cell), FPuzzlesMembers.IN_CELLS));
            addNegatives();
        }
        Optional<Rules> rules = flaw == null ? Entries.rules(frame, constraints, allowed) : Optional.empty();
        if (rules.isEmpty()) {
            flaw = flaw == null ? Flaw.of(RuleFlaw.LARGE_RULES) : flaw;
            return BrokenEntry.nothing(line);
        }
        Variant variant = new Variant(rules.get(), Digits.of(frame, givens));
        Beside beside = beside(variant.givens());
        addColors();
        unread.addAll(WordedRules.without(rules.get(), beside.words()));
        return Entries.of(line, variant, beside, unread, title());
    }

    private String title() {
        return Stream.of(puzzle.text("title"), puzzle.text("author"))
                .flatMap(Optional::stream)
                .filter(text -> !text.isBlank())
                .collect(Collectors.joining(", "));
    }

    /// What a player did, and the words and the solution of who set the puzzle.
    private Beside beside(Digits givens) {
        SortedMap<Integer, Integer> placed = new TreeMap<>();
        SortedMap<Integer, Integer> center = new TreeMap<>();
        SortedMap<Integer, Integer> corner = new TreeMap<>();
        frame.cells().stream().forEach(cell -> {
            int digit = digit(cell);
            putUnless(0, givens.digit(cell) == 0 ? digit : 0, placed, cell);
            putUnless(0, marks(cell, "centerPencilMarks"), center, cell);
            putUnless(0, marks(cell, "cornerPencilMarks"), corner, cell);
        });
        return new Beside(placed, center, corner, puzzle.text("ruleset").orElse(""), solution());
    }

    private static void putUnless(int nothing, int value, SortedMap<Integer, Integer> map, int cell) {
        if (value != nothing) {
            map.put(cell, value);
        }
    }

    /// The solution of the file, `.` for a cell that it leaves open; empty where it is none of this board.
    private String solution() {
        List<Json> told = puzzle.member("solution").map(Json::items).orElse(List.of());
        boolean isSet = told.stream().anyMatch(digit -> isDigit(digit.number(0)));
        if (!isSet || told.size() != frame.size() * frame.size()) {
            return "";
        }
        return told.stream()
                .map(digit -> isDigit(digit.number(0)) ? String.valueOf(Frame.symbol(digit.number(0))) : ".")
                .collect(Collectors.joining());
    }

    private boolean isDigit(int number) {
        return number >= 1 && number <= frame.size();
    }

    /// Colors may mean something by a rule in words.
    private void addColors() {
        long colored = frame.cells().stream()
                .filter(cell -> json(cell).text("c").isPresent()
                        || json(cell).text("highlight").isPresent())
                .count();
        if (colored > 0) {
            unread.add(colored + " × color");
        }
    }

    private Json json(int cell) {
        List<Json> rows = puzzle.member("grid").map(Json::items).orElse(List.of());
        return rows.get(frame.row(cell)).items().get(frame.column(cell));
    }

    /// The digit of `cell`, given or placed; 0 where it has none.
    private int digit(int cell) {
        int digit = json(cell).member("value").map(value -> value.number(0)).orElse(0);
        return isDigit(digit) ? digit : 0;
    }

    private void readBoard() {
        List<Json> rows = puzzle.member("grid").map(Json::items).orElse(List.of());
        int size = puzzle.member("size").map(told -> told.number(-1)).orElse(rows.size());
        boolean isSquare =
                rows.size() == size && rows.stream().allMatch(row -> row.items().size() == size);
        if (size < Frame.LEAST || size > Frame.MOST || !isSquare) {
            flaw = Flaw.of(RuleFlaw.NO_BOARD).with("board", new Detail.Word(size + "x" + rows.size()));
            return;
        }
        frame = Frame.ofBoxes(size);
        int[] region = usualRegions();
        boolean isTold = false;
        for (int at = 0; at < size * size; at++) {
            Optional<Json> told = rows.get(at / size).items().get(at % size).member("region");
            isTold |= told.isPresent();
            region[at] = told.map(number -> number.number(-1)).orElse(region[at]);
        }
        if (isTold) {
            Frame pieces = Frame.ofPieces(size, region);
            frame = Set.copyOf(pieces.regions()).equals(Set.copyOf(frame.regions())) ? frame : pieces;
        }
    }

    /// The region of each cell that is not told: its box, or its row on a board whose size has no boxes.
    private int[] usualRegions() {
        int[] of = frame.regionOf();
        boolean hasBoxes = !frame.regions().isEmpty();
        return frame.cells().stream()
                .map(cell -> hasBoxes ? of[cell] : frame.row(cell))
                .toArray();
    }

    private int[] givens() {
        int[] givens = new int[frame.places()];
        frame.cells().stream().forEach(cell -> {
            if (json(cell).member("given").filter(Json::isTrue).isPresent()) {
                givens[cell] = digit(cell);
            }
            int set = marks(cell, "givenPencilMarks");
            if (set != 0) {
                allowed.put(cell, set);
            }
        });
        // A single mark is no given, but says the same.
        allowed.forEach((cell, set) -> {
            if (Integer.bitCount(set) == 1 && givens[cell] == 0) {
                givens[cell] = Integer.numberOfTrailingZeros(set) + 1;
            }
        });
        return givens;
    }

    private int marks(int cell, String name) {
        return json(cell).member(name).map(Json::items).orElse(List.of()).stream()
                .mapToInt(mark -> mark.number(0))
                .filter(mark -> mark >= 1 && mark <= frame.size())
                .map(mark -> 1 << mark - 1)
                .reduce(0, (one, other) -> one | other);
    }

    private void readMember(String name, Json value) {
        if (FPuzzlesMembers.WITHOUT_RULE.contains(name) || FPuzzlesMembers.isReadApart(name, value) || flaw != null) {
            return;
        }
        List<Json> items = Members.isRule(value) ? Members.itemsOf(value) : List.of();
        if (items.isEmpty()) {
            unread.addAll(Members.isText(value) ? List.of(name) : List.of());
        } else if (DRAWN.contains(name)) {
            unread.add(items.size() + " × " + name);
        } else {
            items.forEach(item -> readItem(name, item));
        }
    }

    private void readItem(String name, Json item) {
        FPuzzlesRule rule = new FPuzzlesRule(new RuleText(frame, name, List.of()), name, item, puzzle);
        List<Constraint> meant = rule.constraints();
        constraints.addAll(meant);
        flaw = flaw == null ? rule.flaw() : flaw;
        boolean isMute = meant.isEmpty()
                && item instanceof Json.Members place
                && !place.values().isEmpty();
        if (isMute || item.isTrue() && meant.isEmpty()) {
            unread.add(name);
        }
        readOthers(item, FPuzzlesRule.MEMBERS);
    }

    /// Takes note of the members of `json` that are none of `known` and say something: what is a rule ends the reading,
    /// the rest is left out.
    private void readOthers(Json json, Set<String> known) {
        Members members = new Members(known);
        for (String rule : flaw == null ? members.rules(json) : List.<String>of()) {
            flaw = Flaw.of(RuleFlaw.UNKNOWN_RULE).with("rule", new Detail.Word(rule));
        }
        members.others(json).stream().filter(other -> !unread.contains(other)).forEach(unread::add);
    }

    /// The rules that all dots, or all X and V, are given. A dot of either color frees its pair from both.
    private void addNegatives() {
        Set<CellPair> dots = pairs(rule -> rule instanceof PairRule.Difference || rule instanceof PairRule.Ratio);
        if (isNegative("ratio")) {
            constraints.add(new ApartRule.NoOtherDots(Set.of(), or(ratios(), 2), dots));
        }
        if (isNegative("difference")) {
            constraints.add(new ApartRule.NoOtherDots(or(differences(), 1), Set.of(), dots));
        }
        if (puzzle.member("nonconsecutive").filter(Json::isTrue).isPresent()) {
            constraints.add(
                    dots.isEmpty()
                            ? new ApartRule.NonConsecutive()
                            : new ApartRule.NoOtherDots(Set.of(1), Set.of(), dots));
        }
        if (isNegative("xv")) {
            Set<CellPair> marked = pairs(PairRule.PairSum.class::isInstance);
            constraints.add(new ApartRule.NoOtherSums(Set.of(5, 10), marked));
        }
    }

    private boolean isNegative(String name) {
        return puzzle.member("negative").map(Json::items).orElse(List.of()).stream()
                .anyMatch(item -> item instanceof Json.Text text && text.value().equals(name));
    }

    private Set<CellPair> pairs(Predicate<Constraint> kind) {
        return constraints.stream().filter(kind).map(this::pair).collect(Collectors.toSet());
    }

    private static Set<Integer> or(Set<Integer> told, int usual) {
        return told.isEmpty() ? Set.of(usual) : told;
    }

    private Set<Integer> ratios() {
        return constraints.stream()
                .filter(PairRule.Ratio.class::isInstance)
                .map(rule -> ((PairRule.Ratio) rule).ratio())
                .collect(Collectors.toSet());
    }

    private Set<Integer> differences() {
        return constraints.stream()
                .filter(PairRule.Difference.class::isInstance)
                .map(rule -> ((PairRule.Difference) rule).difference())
                .collect(Collectors.toSet());
    }

    private CellPair pair(Constraint rule) {
        int[] cells = rule.cells(frame).toArray();
        return new CellPair(cells[0], cells[1]);
    }
}
