package org.escargot.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.escargot.explain.RuleTeller;
import org.escargot.format.BrokenEntry;
import org.escargot.format.Entry;
import org.escargot.format.RuleFlaw;
import org.escargot.format.VariantEntry;
import org.escargot.format.codec.JsonWriter;
import org.escargot.format.registry.Formats;
import org.escargot.grid.Cell;
import org.escargot.rules.CellRule;
import org.escargot.rules.Cells;
import org.escargot.rules.Digits;
import org.escargot.rules.Frame;
import org.escargot.rules.Rules;
import org.escargot.rules.SumRule;
import org.escargot.rules.Variant;
import org.escargot.rules.filling.CageFilling;
import org.escargot.rules.filling.Clash;
import org.escargot.rules.filling.Combinations;
import org.escargot.rules.filling.Marks;
import org.escargot.rules.filling.Single;
import org.escargot.rules.setting.DrawnRule;
import org.escargot.rules.setting.DrawnStroke;
import org.escargot.rules.setting.Edits;
import org.escargot.solver.general.GeneralSolver;
import org.escargot.solver.general.RulesSolver;
import org.jspecify.annotations.Nullable;

/// What the page asks about a puzzle with rules of its own. Each question brings the puzzle as text, so that an engine
/// that was replaced knows as much as the last one; the puzzle that was asked about last is remembered.
final class VariantDesk {
    /// More are of no use to anybody.
    private static final int MOST_COMBINATIONS = 200;

    private static @Nullable VariantDesk last;

    private final String source;
    private final VariantEntry entry;
    private final Marks marks;

    private VariantDesk(String source, VariantEntry entry) {
        this.source = source;
        this.entry = entry;
        marks = new Marks(entry.variant().rules());
    }

    /// The first puzzle with rules of its own in `text`: the type `Variant`; a `Problem` where such rules are what
    /// cannot be read; `null` where there is nothing of the kind.
    static String read(String text) {
        List<Entry> entries = Formats.read(text);
        VariantDesk found = opened(text, entries);
        last = found;
        if (found != null) {
            return VariantJson.of(found.entry, found.source, CurrentLanguage.ruleTeller());
        }
        return entries.getFirst() instanceof BrokenEntry broken
                        && broken.problem().flaw().kind() instanceof RuleFlaw
                ? ViewJson.problem(broken.problem(), CurrentLanguage.explainer())
                : "null";
    }

    /// The puzzles with rules of their own in `text` that a text of one line can hold, each as such a text: an array of
    /// strings.
    static String sources(String text) {
        JsonWriter json = new JsonWriter();
        json.array(() -> Formats.read(text).stream()
                .filter(VariantEntry.class::isInstance)
                .flatMap(entry -> written((VariantEntry) entry).stream())
                .forEach(json::string));
        return json.toString();
    }

    /// The first of `entries`, those of `text`, that has rules of its own.
    private static @Nullable VariantDesk opened(String text, List<Entry> entries) {
        for (Entry entry : entries) {
            if (entry instanceof VariantEntry variant) {
                return new VariantDesk(written(variant).orElse(text), variant);
            }
        }
        return null;
    }

    /// A text of one line that reads as `variant`; empty where there is none. ISS strings are the shortest, but tell
    /// odd and even cells as candidates, with which a puzzle may be of the usual rules.
    static Optional<String> written(VariantEntry variant) {
        boolean hasParity = variant.variant().rules().constraints().stream()
                .anyMatch(rule -> rule instanceof CellRule.Odd || rule instanceof CellRule.Even);
        return Stream.of("f-puzzles", "iss")
                .filter(format -> hasParity || format.equals("iss"))
                .flatMap(format -> Formats.named(format).stream())
                .flatMap(format -> format.variantWriter().stream())
                .flatMap(writer -> writer.write(variant).stream())
                .map(String::strip)
                .findFirst();
    }

    /// The puzzle that `source`, an answer's, holds. An engine that only searches need not know any words for it.
    static VariantDesk of(String source) {
        VariantDesk known = last;
        if (known == null || !known.source.equals(source)) {
            known = isUsual(source) ? usual(source) : opened(source, Formats.read(source));
            last = known;
        }
        if (known == null) {
            throw new IllegalArgumentException("This is no puzzle with rules of its own (" + source + ").");
        }
        return known;
    }

    /// The puzzle after a setter's change of `what`, in cells with these numbers: the type `Variant`, or `null`
    /// where no text holds it.
    static String edit(String source, String what, int[] numbers, String value) {
        VariantDesk desk = of(source);
        return desk.edited(what, numbers, value)
                .flatMap(VariantDesk::draftOf)
                .map(draft -> VariantJson.of(draft.entry, draft.source, CurrentLanguage.ruleTeller()))
                .orElse("null");
    }

    /// The desk of `edited` as its text reads; empty where none holds it. A text may say a rule in another way.
    private static Optional<VariantDesk> draftOf(Variant edited) {
        VariantEntry entry = new VariantEntry(1, edited, "");
        return entry.hasUsualRules()
                ? Optional.of(usual(edited.givens().toString()))
                : written(entry).map(text -> opened(text, Formats.read(text)));
    }

    /// The same puzzle, as [#read] tells it; it may have no rules of its own yet.
    static String draft(String source) {
        VariantDesk desk = of(source);
        return VariantJson.of(desk.entry, source, CurrentLanguage.ruleTeller());
    }

    private Optional<Variant> edited(String what, int[] numbers, String value) {
        Edits edits = new Edits(entry.variant());
        Cells cells = Cells.of(IntStream.of(numbers).map(number -> VariantJson.cell(frame(), number)));
        return switch (what) {
            case "given" -> Optional.of(edits.given(cells, Integer.parseInt(value)));
            case "cage" -> Optional.of(edits.cage(cells, Integer.parseInt(value)));
            case "uncage" -> Optional.of(edits.uncaged(cells));
            case "regions" -> Optional.of(edits.regions(numbers));
            case "totals" -> Optional.of(edits.totals(digits(value)));
            case "rule" -> Optional.of(edits.turned(value));
            case "draw" -> edits.drawn(cells, DrawnStroke.of(value, frame()));
            case "undraw" -> Optional.of(edits.undrawn(cells, DrawnRule.named(value)));
            default -> throw new IllegalArgumentException("This is no change of a puzzle (" + what + ").");
        };
    }

    /// The rules that are drawn on cells: the type `DrawnRule[]`.
    String drawn() {
        return VariantJson.drawn(entry.variant());
    }

    /// What a setter asks about the puzzle.
    VariantTally tally() {
        return new VariantTally(entry.variant());
    }

    /// Whether `source` is a puzzle of the usual rules, as a setter has it before there are others: its 81 cells.
    private static boolean isUsual(String source) {
        return source.length() == Cell.COUNT && !source.contains("~");
    }

    private static VariantDesk usual(String source) {
        Variant variant = new Variant(Rules.CLASSIC, Digits.of(Frame.CLASSIC, source));
        return new VariantDesk(source, new VariantEntry(1, variant, ""));
    }

    private Frame frame() {
        return entry.variant().rules().frame();
    }

    private Digits digits(String board) {
        return Digits.of(frame(), board);
    }

    /// The cells of `board` that clash, each with the names of the rules that they break: the type `VariantClash[]`.
    String clashes(String board) {
        RuleTeller teller = CurrentLanguage.ruleTeller();
        Map<Integer, TreeSet<String>> broken = new TreeMap<>();
        for (Clash clash : Clash.of(entry.variant().rules(), digits(board))) {
            clash.cells().stream()
                    .forEach(cell -> broken.computeIfAbsent(VariantJson.number(frame(), cell), _ -> new TreeSet<>())
                            .add(teller.name(clash.rule())));
        }
        JsonWriter json = new JsonWriter();
        json.array(() -> broken.forEach((cell, rules) -> json.object(() -> {
            json.name("cell").number(cell);
            json.name("rules").string(String.join(", ", rules));
        })));
        return json.toString();
    }

    /// What `digit` in cell number `cell` rules out: pairs of a cell and a set.
    String ruledOut(int cell, int digit) {
        JsonWriter json = new JsonWriter();
        VariantJson.pairs(json, frame(), marks.ruledOut(VariantJson.cell(frame(), cell), digit));
        return json.toString();
    }

    /// What each cell can hold by the digits of `board`, a set for each.
    String candidates(String board) {
        return VariantJson.sets(frame(), marks.candidates(entry.variant(), digits(board)));
    }

    /// The cages with the total, and what their combinations leave for their cells where `board` stands: the type
    /// `CageWays[]`.
    String cages(String board) {
        int[] domains = marks.candidates(entry.variant(), digits(board));
        digits(board).filled().stream()
                .forEach(cell -> domains[cell] = 1 << digits(board).digit(cell) - 1);
        JsonWriter json = new JsonWriter();
        json.array(() -> entry.variant().rules().constraints().forEach(rule -> {
            if (rule instanceof SumRule.Cage cage) {
                VariantJson.cage(json, frame(), cage, CageFilling.of(cage, frame().digits(), domains));
            }
        }));
        return json.toString();
    }

    /// The sets of `count` of the puzzle's digits that add up to `total`.
    String combinations(int count, int total) {
        JsonWriter json = new JsonWriter();
        json.array(() -> Combinations.of(frame().digits(), count, total, MOST_COMBINATIONS)
                .forEach(json::number));
        return json.toString();
    }

    /// The first solutions of the puzzle, up to two of them.
    String solutions() {
        List<String> found = new ArrayList<>();
        new GeneralSolver()
                .search(
                        entry.variant(),
                        solution -> {
                            found.add(solution.toString());
                            return found.size() == 2;
                        },
                        RulesSolver.NEVER);
        JsonWriter json = new JsonWriter();
        json.array(() -> found.forEach(json::string));
        return json.toString();
    }

    /// What can be placed next on `board` because nothing else is left, or else what the variant ladder comes to: the
    /// type `VariantHint`, or `null` where that is nothing.
    String hint(String board) {
        Digits digits = digits(board);
        return Single.next(entry.variant(), digits)
                .map(this::told)
                .or(() -> VariantReasons.of(entry.variant(), digits, marks.candidates(entry.variant(), digits))
                        .map(reasons -> reasons.told(frame())))
                .orElse("null");
    }

    private String told(Single single) {
        Rules rules = entry.variant().rules();
        JsonWriter json = new JsonWriter();
        json.object(() -> {
            json.name("cell").number(VariantJson.number(frame(), single.cell()));
            json.name("digit").number(single.digit());
            json.name("house")
                    .array(() -> single.house()
                            .ifPresent(house -> house.cells().stream()
                                    .forEach(cell -> json.number(VariantJson.number(frame(), cell)))));
            json.name("text").string(CurrentLanguage.ruleTeller().single(rules, single));
            json.name("before").array(() -> {});
        });
        return json.toString();
    }
}
