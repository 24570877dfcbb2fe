package org.escargot.format.variant;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import org.escargot.format.codec.Json;
import org.escargot.rules.ApartRule;
import org.escargot.rules.BoardRule;
import org.escargot.rules.CageRule;
import org.escargot.rules.CellPair;
import org.escargot.rules.CellRule;
import org.escargot.rules.Cells;
import org.escargot.rules.Constraint;
import org.escargot.rules.EndsRule;
import org.escargot.rules.EqualSumRule;
import org.escargot.rules.Frame;
import org.escargot.rules.FrameRule;
import org.escargot.rules.FullRank;
import org.escargot.rules.HouseRule;
import org.escargot.rules.LineRule;
import org.escargot.rules.MachineRule;
import org.escargot.rules.OutsideRule;
import org.escargot.rules.PairRule;
import org.escargot.rules.Rules;
import org.escargot.rules.SumRule;
import org.escargot.rules.TallyRule;

/// The places of rules in a code of f-puzzles, as [FPuzzlesRule] reads them.
///
/// @param rules all rules of the puzzle
record FPuzzlesItems(Rules rules) {
    /// A place.
    ///
    /// @param name the member whose list it belongs to
    record Item(String name, Json json) {
        /// What stands in place of a list of places where a rule has none.
        static final Json FLAG = Json.Word.TRUE;
    }

    /// The places that say `rule`; empty where a code has no way to say it.
    Optional<List<Item>> of(Constraint rule) {
        return switch (rule) {
            case FrameRule _, CellRule.Candidates _ -> Optional.of(List.of());
            case CellRule.Odd odd -> Optional.of(each("odd", odd.cells()));
            case CellRule.Even even -> Optional.of(each("even", even.cells()));
            case HouseRule house -> house(house);
            case ApartRule.AntiKnight _ -> flag("antiknight");
            case ApartRule.AntiKing _ -> flag("antiking");
            case SumRule sum -> sum(sum);
            case PairRule pair -> pair(pair);
            case LineRule line -> line(line);
            case OutsideRule outside -> outside(outside);
            case TallyRule.Quadruple quad -> quadruple(quad);
            case TallyRule.Clone clone -> one("clone", cells(clone.area()).with("cloneCells", names(clone.copy())));
            case ApartRule _, BoardRule _, CageRule _, TallyRule _ -> Optional.empty();
        };
    }

    private Optional<List<Item>> quadruple(TallyRule.Quadruple quad) {
        Json digits = Json.numbers(quad.digits().stream().mapToInt(Integer::intValue));
        return one("quadruple", cells(quad.cells()).with("values", digits));
    }

    private Optional<List<Item>> house(HouseRule rule) {
        return switch (rule) {
            case HouseRule.Diagonal diagonal ->
                flag(diagonal.slope() == HouseRule.Slope.RISING ? "diagonal+" : "diagonal-");
            case HouseRule.DisjointGroups _ -> flag("disjointgroups");
            case HouseRule.Different _, HouseRule.Windoku _ ->
                Optional.of(rule.groups(frame()).stream()
                        .map(group -> new Item("extraregion", cells(group)))
                        .toList());
        };
    }

    private Optional<List<Item>> sum(SumRule rule) {
        return switch (rule) {
            case SumRule.Cage cage -> {
                Json.Members cells = cells(cage.cells());
                yield one(
                        "killercage",
                        cage.total().isPresent() ? valued(cells, cage.total().getAsInt()) : cells);
            }
            case SumRule.Total total
            when total.total() > 0 && differ(total.cells()) ->
                one("killercage", valued(cells(total.cells()), total.total()));
            case SumRule.LittleKiller killer -> diagonal(killer.diagonal(), killer.total());
            case SumRule.Total total -> diagonal(total.cells(), total.total());
            case SumRule.Arrow arrow -> arrow(arrow);
            case EqualSumRule.DoubleArrow arrow -> line("doublearrow", arrow.cells());
            case EqualSumRule.RegionSum line -> line("regionsumline", line.cells());
            case EqualSumRule.Zipper line -> line("zipperline", line.cells());
            case SumRule.WeightedTotal _, SumRule.SumLine _, EqualSumRule.EqualSums _ -> Optional.empty();
        };
    }

    /// Whether `cells` lie in one row, column or region, and so differ as those of a cage do.
    private boolean differ(Cells cells) {
        return !cells.hasRepeats()
                && Stream.of(FrameRule.values())
                        .flatMap(rule -> rule.blocks(frame()).stream())
                        .anyMatch(house -> cells.stream().allMatch(house.cells()::contains));
    }

    private Optional<List<Item>> arrow(SumRule.Arrow arrow) {
        if (arrow.bulb().size() == 0 || arrow.shaft().size() == 0) {
            return Optional.of(List.of());
        }
        if (!arrow.bulb().equals(arrow.bulb().sorted())) {
            return Optional.empty();
        }
        Cells line = Cells.of(arrow.bulb().last()).then(arrow.shaft());
        return one("arrow", cells(arrow.bulb()).with("lines", Json.list(Stream.of(names(line)))));
    }

    private Optional<List<Item>> pair(PairRule rule) {
        return switch (rule) {
            case PairRule.Difference dot -> one("difference", valued(dot(dot.pair()), dot.difference()));
            case PairRule.Ratio dot -> one("ratio", valued(dot(dot.pair()), dot.ratio()));
            case PairRule.PairSum mark
            when mark.sum() == 10 -> one("xv", dot(mark.pair()).with("value", Json.of("X")));
            case PairRule.PairSum mark
            when mark.sum() == 5 -> one("xv", dot(mark.pair()).with("value", Json.of("V")));
            // There is no sign for it; a thermometer of two cells says the same.
            case PairRule.Greater sign -> line("thermometer", Cells.of(sign.small(), sign.large()));
            case PairRule.Minimum least -> neighbors("minimum", least, PairRule.Minimum::new);
            case PairRule.Maximum most -> neighbors("maximum", most, PairRule.Maximum::new);
            case PairRule.Index index -> index(index);
            case PairRule.PairSum _, PairRule.Neighbors _, PairRule.Every _, PairRule.AntiTaxicab _ -> Optional.empty();
        };
    }

    /// A code tells only the cell; the neighbors are those that have no such mark of their own.
    private Optional<List<Item>> neighbors(String name, PairRule rule, BiFunction<Integer, Cells, PairRule> make) {
        int cell = rule.bonds(frame()).isEmpty()
                ? -1
                : rule.bonds(frame()).getFirst().first();
        List<Integer> marked = rules.constraints().stream()
                .filter(other -> other.getClass() == rule.getClass())
                .flatMap(other -> ((PairRule) other).bonds(frame()).stream().limit(1))
                .map(PairRule.Bond::first)
                .toList();
        Cells others = Cells.of(CellPair.around(cell, frame()).stream().filter(other -> !marked.contains(other)));
        return rule.equals(make.apply(cell, others)) ? one(name, cell(name(cell))) : Optional.empty();
    }

    private Optional<List<Item>> index(PairRule.Index index) {
        int cell = index.cell();
        Json cells = cells(Cells.of(cell));
        if (index.equals(PairRule.Index.byColumn(cell, frame()))) {
            return one("columnindexer", cells);
        }
        if (index.equals(PairRule.Index.byRow(cell, frame()))) {
            return one("rowindexer", cells);
        }
        int box = frame().regionOf()[cell];
        boolean isInBox = box >= 0
                && frame().regions().get(box).equals(index.house())
                && index.digit() <= index.house().size()
                && index.house().at(index.digit() - 1) == cell;
        return isInBox ? one("boxindexer", cells) : Optional.empty();
    }

    private Optional<List<Item>> line(LineRule rule) {
        return switch (rule) {
            case LineRule.Thermo line -> line("thermometer", line.cells());
            case LineRule.SlowThermo line -> line("slowthermometer", line.cells());
            case LineRule.Whisper line -> line("whispers", line.cells(), line.difference());
            case LineRule.Renban line -> line("renban", line.cells());
            case LineRule.Palindrome line -> line("palindrome", line.cells());
            case LineRule.Entropic line -> line("entropicline", line.cells());
            case LineRule.Modular line -> line("modularline", line.cells(), line.modulus());
            case LineRule.Nabner line -> line("nabner", line.cells());
            case EndsRule.Between line -> line("betweenline", line.cells());
            case EndsRule.Lockout line -> line("lockout", line.cells(), line.difference());
            case MachineRule _ -> Optional.empty();
        };
    }

    private Optional<List<Item>> outside(OutsideRule rule) {
        String name = switch (rule) {
            case OutsideRule.Sandwich _ -> "sandwichsum";
            case OutsideRule.XSum _ -> "xsum";
            case OutsideRule.Skyscraper _ -> "skyscraper";
            case OutsideRule.NumberedRoom _ -> "numberedroom";
            case OutsideRule.HiddenSkyscraper _, FullRank _ -> "";
        };
        int index = rule.place().index() + 1;
        int last = frame().size() + 1;
        String cell = switch (rule.place().side()) {
            case TOP -> name(0, index);
            case LEFT -> name(index, 0);
            case BOTTOM -> name(last, index);
            case RIGHT -> name(index, last);
        };
        return name.isEmpty() || rule.number() < 0 ? Optional.empty() : one(name, valued(cell(cell), rule.number()));
    }

    /// The number outside whose diagonal has these cells, read either way.
    private Optional<List<Item>> diagonal(Cells cells, int total) {
        int last = frame().size() + 1;
        for (int place = 0; place <= last && total >= 0; place++) {
            for (int[] at : new int[][] {{0, place}, {last, place}, {place, 0}, {place, last}}) {
                for (String direction : List.of("DR", "DL", "UR", "UL")) {
                    Cells met = FPuzzlesRule.diagonal(at[0] - 1, at[1] - 1, direction, frame());
                    if (met.sorted().equals(cells.sorted())) {
                        Json.Members clue = cell(name(at[0], at[1])).with("direction", Json.of(direction));
                        return one("littlekillersum", valued(clue, total));
                    }
                }
            }
        }
        return Optional.empty();
    }

    private Frame frame() {
        return rules.frame();
    }

    private static Optional<List<Item>> one(String name, Json json) {
        return Optional.of(List.of(new Item(name, json)));
    }

    /// A rule of the whole board, which is told without places.
    private static Optional<List<Item>> flag(String name) {
        return one(name, Item.FLAG);
    }

    private List<Item> each(String name, Cells cells) {
        List<Item> items = new ArrayList<>();
        cells.stream().forEach(cell -> items.add(new Item(name, cell(name(cell)))));
        return items;
    }

    private Optional<List<Item>> line(String name, Cells cells) {
        return one(name, lines(cells));
    }

    private Optional<List<Item>> line(String name, Cells cells, int value) {
        return one(name, valued(lines(cells), value));
    }

    private Json.Members lines(Cells cells) {
        return Json.Members.of("lines", Json.list(Stream.of(names(cells))));
    }

    private Json.Members dot(CellPair pair) {
        return cells(Cells.of(pair.first(), pair.second()));
    }

    /// Numbers are written as texts.
    private static Json.Members valued(Json.Members members, int number) {
        return members.with("value", Json.of(Integer.toString(number)));
    }

    private static Json.Members cell(String name) {
        return Json.Members.of("cell", Json.of(name));
    }

    private Json.Members cells(Cells cells) {
        return Json.Members.of("cells", names(cells));
    }

    private Json names(Cells cells) {
        return Json.list(cells.stream().mapToObj(cell -> Json.of(name(cell))));
    }

    private String name(int cell) {
        return name(frame().row(cell) + 1, frame().column(cell) + 1);
    }

    private static String name(int row, int column) {
        return "R" + row + "C" + column;
    }
}
