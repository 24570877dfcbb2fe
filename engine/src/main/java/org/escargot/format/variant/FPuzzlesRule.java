package org.escargot.format.variant;

import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.escargot.format.Flaw;
import org.escargot.format.RuleFlaw;
import org.escargot.format.codec.Json;
import org.escargot.rules.ApartRule;
import org.escargot.rules.CellPair;
import org.escargot.rules.CellRule;
import org.escargot.rules.Cells;
import org.escargot.rules.Constraint;
import org.escargot.rules.EndsRule;
import org.escargot.rules.EqualSumRule;
import org.escargot.rules.Frame;
import org.escargot.rules.HouseRule;
import org.escargot.rules.LineRule;
import org.escargot.rules.OutsideRule;
import org.escargot.rules.OutsideRule.Place;
import org.escargot.rules.OutsideRule.Side;
import org.escargot.rules.PairRule;
import org.escargot.rules.SumRule;
import org.escargot.rules.TallyRule;
import org.jspecify.annotations.Nullable;

/// One place of a rule in a code of f-puzzles, by the names there.
///
/// @param text keeps what is wrong
/// @param item the place: `cells`, `lines`, `value` and so on
/// @param puzzle the whole code, for rules that ask what others there are
record FPuzzlesRule(RuleText text, String name, Json item, Json puzzle) {
    /// What an item tells of its place, and how it is drawn.
    static final Set<String> MEMBERS = Set.of(
            "cell",
            "cells",
            "lines",
            "cloneCells",
            "value",
            "values",
            "direction",
            "baseC",
            "outlineC",
            "fontC",
            "lineC",
            "width",
            "height",
            "size",
            "angle",
            "isNewConstraint");

    /// The constraints that it means.
    List<Constraint> constraints() {
        return switch (name) {
            case "diagonal+" -> List.of(new HouseRule.Diagonal(HouseRule.Slope.RISING));
            case "diagonal-" -> List.of(new HouseRule.Diagonal(HouseRule.Slope.FALLING));
            case "antiknight" -> List.of(new ApartRule.AntiKnight());
            case "antiking" -> List.of(new ApartRule.AntiKing());
            case "disjointgroups" -> List.of(new HouseRule.DisjointGroups());
            case "extraregion" -> List.of(new HouseRule.Different(text.once(cells("cells"))));
            case "odd" -> List.of(new CellRule.Odd(cell()));
            case "even" -> List.of(new CellRule.Even(cell()));
            case "minimum" -> List.of(new PairRule.Minimum(cell().first(), unmarked()));
            case "maximum" -> List.of(new PairRule.Maximum(cell().first(), unmarked()));
            default -> lines();
        };
    }

    /// What was wrong; null where nothing was.
    @Nullable
    Flaw flaw() {
        return text.flaw();
    }

    private List<Constraint> lines() {
        return switch (name) {
            case "thermometer" -> each(line -> new LineRule.Thermo(text.once(line)));
            case "slowthermometer" -> each(line -> new LineRule.SlowThermo(text.once(line)));
            case "palindrome" -> each(line -> new LineRule.Palindrome(text.once(line)));
            case "renban" -> each(line -> new LineRule.Renban(text.once(line)));
            case "nabner" -> each(line -> new LineRule.Nabner(text.once(line)));
            case "whispers" -> each(line -> new LineRule.Whisper(line, valueOr(LineRule.Whisper.usual(size()))));
            case "betweenline" -> each(EndsRule.Between::new);
            case "lockout" -> each(line -> new EndsRule.Lockout(line, valueOr(4)));
            case "entropicline" -> each(LineRule.Entropic::new);
            case "modularline" -> each(line -> new LineRule.Modular(line, Math.max(1, valueOr(3))));
            case "regionsumline" -> each(EqualSumRule.RegionSum::new);
            case "doublearrow" -> each(EqualSumRule.DoubleArrow::new);
            case "zipperline" -> each(line -> new EqualSumRule.Zipper(text.once(line)));
            case "arrow" -> arrows();
            default -> groups();
        };
    }

    private List<Constraint> groups() {
        return switch (name) {
            case "killercage" -> List.of(new SumRule.Cage(text.once(cells("cells")), value()));
            case "difference" -> pair(cells -> new PairRule.Difference(cells, valueOr(1)));
            case "ratio" -> pair(cells -> new PairRule.Ratio(cells, valueOr(2)));
            case "xv" -> xv();
            case "quadruple" -> List.of(new TallyRule.Quadruple(cells("cells"), values()));
            case "clone" -> clones();
            case "rowindexer", "columnindexer", "boxindexer" -> indexers();
            default -> outside();
        };
    }

    private List<Constraint> outside() {
        OptionalInt number = value();
        return switch (name) {
            case "littlekillersum" ->
                number.isEmpty() ? List.of() : List.of(new SumRule.LittleKiller(diagonal(), number.getAsInt()));
            case "sandwichsum" -> outside(number, OutsideRule.Sandwich::new);
            case "xsum" -> outside(number, OutsideRule.XSum::new);
            case "skyscraper" -> outside(number, OutsideRule.Skyscraper::new);
            case "numberedroom" -> outside(number, OutsideRule.NumberedRoom::new);
            default -> {
                text.fail(text.about(RuleFlaw.UNKNOWN_RULE));
                yield List.of();
            }
        };
    }

    private int size() {
        return text.frame().size();
    }

    private static List<String> names(Json list) {
        return list.items().stream()
                .map(each -> each instanceof Json.Text word ? word.value() : "")
                .toList();
    }

    private Cells cells(String member) {
        return text.cells(item.member(member).map(FPuzzlesRule::names).orElse(List.of()));
    }

    /// The only cell of the place; the first of the board where it is wrong.
    private Cells cell() {
        Cells cells = text.cells(List.of(item.text("cell").orElse("")));
        return cells.size() == 1 ? cells : text.frame().cells().part(0, 1);
    }

    /// The number of the place; nothing where it is empty.
    private OptionalInt value() {
        String told = item.member("value")
                .map(value -> value instanceof Json.Figure figure
                        ? figure.digits()
                        : value instanceof Json.Text word ? word.value().strip() : "")
                .orElse("");
        return told.isEmpty() ? OptionalInt.empty() : OptionalInt.of(text.number(told));
    }

    private int valueOr(int usual) {
        return value().orElse(usual);
    }

    private List<Integer> values() {
        List<String> told = item.member("values").map(Json::items).orElse(List.of()).stream()
                .map(value -> value instanceof Json.Figure figure
                        ? figure.digits()
                        : value instanceof Json.Text word ? word.value() : "")
                .toList();
        return told.isEmpty() ? List.of() : text.digits(String.join("_", told), '_');
    }

    private List<Constraint> each(Function<Cells, Constraint> rule) {
        return item.member("lines").map(Json::items).orElse(List.of()).stream()
                .map(line -> rule.apply(text.cells(names(line))))
                .toList();
    }

    /// Each line begins in the bulb or at its rim; the shaft is what follows.
    private List<Constraint> arrows() {
        Cells bulb = cells("cells").sorted();
        if (bulb.size() > 3) {
            text.failCells(bulb.size());
        }
        return each(line -> new SumRule.Arrow(bulb, line.size() < 2 ? Cells.NONE : line.part(1, line.size())));
    }

    private List<Constraint> pair(Function<CellPair, Constraint> rule) {
        Cells cells = cells("cells");
        if (cells.size() != 2) {
            text.failCells(cells.size());
            return List.of();
        }
        return List.of(rule.apply(new CellPair(cells.first(), cells.last())));
    }

    private List<Constraint> xv() {
        String mark = item.text("value").orElse("");
        return switch (mark) {
            case "X", "x" -> pair(cells -> new PairRule.PairSum(cells, 10));
            case "V", "v" -> pair(cells -> new PairRule.PairSum(cells, 5));
            default -> List.of();
        };
    }

    private List<Constraint> clones() {
        Cells area = cells("cells");
        Cells copy = cells("cloneCells");
        if (area.size() != copy.size()) {
            text.failCells(copy.size());
            return List.of();
        }
        return List.of(new TallyRule.Clone(area, copy));
    }

    private List<Constraint> indexers() {
        Frame frame = text.frame();
        int[] region = frame.regionOf();
        return cells("cells").stream()
                .<Constraint>mapToObj(cell -> switch (name) {
                    case "columnindexer" -> PairRule.Index.byColumn(cell, frame);
                    case "rowindexer" -> PairRule.Index.byRow(cell, frame);
                    default -> {
                        Cells box = region[cell] < 0
                                ? frame.rowCells(0)
                                : frame.regions().get(region[cell]);
                        int place = IntStream.range(0, box.size())
                                .filter(at -> box.at(at) == cell)
                                .findFirst()
                                .orElse(0);
                        yield new PairRule.Index(cell, box, place + 1);
                    }
                })
                .toList();
    }

    /// The neighbors of the cell that are not marked in the same way.
    private Cells unmarked() {
        Frame frame = text.frame();
        int own = cell().first();
        Set<Integer> marked = new HashSet<>();
        puzzle.member(name)
                .map(Json::items)
                .orElse(List.of())
                .forEach(other -> marked.add(text.cell(other.text("cell").orElse("R0C0"))));
        return Cells.of(CellPair.around(own, frame).stream().filter(cell -> !marked.contains(cell)));
    }

    /// A rule of a number outside.
    @FunctionalInterface
    private interface Outside {
        Constraint of(Place place, int number);
    }

    private List<Constraint> outside(OptionalInt number, Outside rule) {
        if (number.isEmpty()) {
            return List.of();
        }
        int[] place = outsideCell();
        int size = size();
        Side side = place[0] < 0 ? Side.TOP : place[0] >= size ? Side.BOTTOM : place[1] < 0 ? Side.LEFT : Side.RIGHT;
        int index = side == Side.TOP || side == Side.BOTTOM ? place[1] : place[0];
        if (index < 0 || index >= size) {
            text.failCells(0);
            return List.of();
        }
        return List.of(rule.of(new Place(side, index), number.getAsInt()));
    }

    /// Row and column, from −1 to the size, of a cell such as `R0C5`, which lies outside.
    private int[] outsideCell() {
        String cell = item.text("cell").orElse("");
        int column = cell.indexOf('C');
        if (column < 2) {
            text.fail(text.about(RuleFlaw.UNKNOWN_RULE));
            return new int[2];
        }
        return new int[] {text.number(cell.substring(1, column)) - 1, text.number(cell.substring(column + 1)) - 1};
    }

    private Cells diagonal() {
        int[] from = outsideCell();
        return diagonal(from[0], from[1], item.text("direction").orElse(""), text.frame());
    }

    /// The cells of `frame` that are met from a row and a column, both from −1 to the size, in a direction such as
    /// `DR`.
    static Cells diagonal(int row, int column, String direction, Frame frame) {
        int down = direction.startsWith("U") ? -1 : 1;
        int right = direction.endsWith("L") ? -1 : 1;
        return Cells.of(IntStream.rangeClosed(0, frame.size())
                .filter(step -> frame.has(row + step * down, column + step * right))
                .map(step -> frame.cell(row + step * down, column + step * right)));
    }
}
