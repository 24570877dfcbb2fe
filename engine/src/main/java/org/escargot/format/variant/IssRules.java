package org.escargot.format.variant;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.escargot.rules.ApartRule;
import org.escargot.rules.CellPair;
import org.escargot.rules.Cells;
import org.escargot.rules.Constraint;
import org.escargot.rules.EndsRule;
import org.escargot.rules.EqualSumRule;
import org.escargot.rules.Frame;
import org.escargot.rules.FullRank;
import org.escargot.rules.HouseRule;
import org.escargot.rules.LineRule;
import org.escargot.rules.OutsideRule;
import org.escargot.rules.OutsideRule.Place;
import org.escargot.rules.OutsideRule.Side;
import org.escargot.rules.PairRule;
import org.escargot.rules.PairTable;
import org.escargot.rules.SumRule;
import org.escargot.rules.TallyRule;

/// The rules of an ISS string but for its board and its givens, by their names there.
final class IssRules {
    private IssRules() {}

    /// The constraints that the rule `name` means; what is wrong with it is kept in `text`.
    static List<Constraint> read(String name, RuleText text) {
        return switch (name) {
            case "AntiKnight" -> List.of(new ApartRule.AntiKnight());
            case "AntiKing" -> List.of(new ApartRule.AntiKing());
            case "AntiConsecutive" -> List.of(new ApartRule.NonConsecutive());
            case "Windoku" -> inBoxes(text, new HouseRule.Windoku());
            case "DisjointSets" -> inAnyBoxes(text, new HouseRule.DisjointGroups());
            case "Diagonal" ->
                text.onSquare(new HouseRule.Diagonal(
                        text.word().startsWith("-") ? HouseRule.Slope.FALLING : HouseRule.Slope.RISING));
            case "AllDifferent" -> List.of(new HouseRule.Different(text.once(text.cells())));
            case "Indexing" -> indexing(text);
            case "Pair", "PairX", "Binary", "BinaryX" -> tables(name, text);
            case "Quad" -> quad(text);
            default -> sums(name, text);
        };
    }

    private static List<Constraint> sums(String name, RuleText text) {
        return switch (name) {
            case "Cage" -> {
                int total = text.number();
                Cells cells = text.once(text.cells());
                yield List.of(new SumRule.Cage(cells, total == 0 ? OptionalInt.empty() : OptionalInt.of(total)));
            }
            case "Sum" -> {
                String total = text.word();
                yield List.of(IssRareRules.sum(total, text));
            }
            case "Arrow" -> arrow(1, text);
            case "PillArrow" -> arrow(text.number(), text);
            case "EqualSum" -> List.of(new EqualSumRule.EqualSums(text.groups("-")));
            case "SumLine" -> {
                int sum = text.number();
                yield List.of(new SumRule.SumLine(text.cells(), sum));
            }
            case "LittleKiller" -> littleKiller(text);
            default -> pairs(name, text);
        };
    }

    private static List<Constraint> pairs(String name, RuleText text) {
        return switch (name) {
            case "DoubleArrow" -> List.of(new EqualSumRule.DoubleArrow(text.cells()));
            case "RegionSumLine" -> List.of(new EqualSumRule.RegionSum(text.cells()));
            case "Zipper" -> List.of(new EqualSumRule.Zipper(text.once(text.cells())));
            case "WhiteDot" -> touching(text, pair -> new PairRule.Difference(pair(pair), 1));
            case "BlackDot" -> touching(text, pair -> new PairRule.Ratio(pair(pair), 2));
            case "X" -> touching(text, pair -> new PairRule.PairSum(pair(pair), 10));
            case "V" -> touching(text, pair -> new PairRule.PairSum(pair(pair), 5));
            case "GreaterThan" -> touching(text, pair -> new PairRule.Greater(pair.first(), pair.last()));
            default -> lines(name, text);
        };
    }

    private static List<Constraint> lines(String name, RuleText text) {
        return switch (name) {
            case "Thermo" -> List.of(new LineRule.Thermo(text.once(text.cells())));
            case "Whisper" -> {
                int difference =
                        text.isCellNext() ? LineRule.Whisper.usual(text.frame().size()) : text.number();
                yield List.of(new LineRule.Whisper(text.cells(), difference));
            }
            case "Between" -> List.of(new EndsRule.Between(text.cells()));
            case "Lockout" -> {
                int difference = text.number();
                yield List.of(new EndsRule.Lockout(text.cells(), difference));
            }
            case "Entropic" -> List.of(new LineRule.Entropic(text.cells()));
            case "Modular" -> {
                int modulus = Math.max(1, text.number());
                yield List.of(new LineRule.Modular(text.cells(), modulus));
            }
            default -> tallies(name, text);
        };
    }

    private static List<Constraint> tallies(String name, RuleText text) {
        return switch (name) {
            case "Renban" -> List.of(new LineRule.Renban(text.once(text.cells())));
            case "Palindrome" -> List.of(new LineRule.Palindrome(text.once(text.cells())));
            case "ContainAtLeast", "ContainExact" -> {
                List<Integer> digits = text.digits(text.word(), '_');
                yield List.of(new TallyRule.Contains(text.cells(), digits, name.equals("ContainExact")));
            }
            case "SameValues" -> sameValues(text);
            case "CountingCircles" -> List.of(new TallyRule.Circles(text.once(text.cells())));
            default -> outside(name, text);
        };
    }

    private static List<Constraint> outside(String name, RuleText text) {
        return switch (name) {
            case "Sandwich" -> {
                int sum = text.number();
                String line = text.word();
                yield List.of(new OutsideRule.Sandwich(new Place(side(line, false), text.lineIndex(line)), sum));
            }
            case "XSum" -> bothEnds(text, OutsideRule.XSum::new);
            case "Skyscraper" -> bothEnds(text, OutsideRule.Skyscraper::new);
            case "NumberedRoom" -> bothEnds(text, OutsideRule.NumberedRoom::new);
            case "HiddenSkyscraper" -> bothEnds(text, OutsideRule.HiddenSkyscraper::new);
            case "FullRank" ->
                IssRareRules.ranks(bothEnds(text, (place, rank) -> new FullRank(place, rank, false)), text);
            default -> IssRareRules.read(name, text);
        };
    }

    private static List<Constraint> inAnyBoxes(RuleText text, Constraint rule) {
        Frame frame = text.frame();
        boolean hasBoxes = !frame.regions().isEmpty()
                && frame.equals(frame.withBoxes(frame.regions().getFirst().size()));
        return hasBoxes ? List.of(rule) : inBoxes(text, rule);
    }

    private static List<Constraint> inBoxes(RuleText text, Constraint rule) {
        if (!text.frame().hasUsualBoxes()) {
            text.failCells(text.frame().size());
            return List.of();
        }
        return List.of(rule);
    }

    private static List<Constraint> arrow(int bulb, RuleText text) {
        Cells cells = text.cells();
        if (bulb < 1 || bulb > 3 || bulb > cells.size()) {
            text.failCells(cells.size());
            return List.of();
        }
        return List.of(new SumRule.Arrow(cells.part(0, bulb).sorted(), cells.part(bulb, cells.size())));
    }

    private static CellPair pair(Cells cells) {
        return new CellPair(cells.first(), cells.last());
    }

    /// A rule for each two of the cells that share a side, the one that is named earlier first.
    private static List<Constraint> touching(RuleText text, Function<Cells, Constraint> rule) {
        Frame frame = text.frame();
        Cells cells = text.cells();
        Set<CellPair> neighbors = new HashSet<>(CellPair.neighbors(frame));
        List<Constraint> rules = new ArrayList<>();
        for (int first = 0; first < cells.size(); first++) {
            for (int second = first + 1; second < cells.size(); second++) {
                Cells two = Cells.of(cells.at(first), cells.at(second));
                if (neighbors.contains(pair(two))) {
                    rules.add(rule.apply(two));
                }
            }
        }
        if (rules.isEmpty() && cells.size() > 0) {
            text.failCells(cells.size());
        }
        return rules;
    }

    private static List<Constraint> littleKiller(RuleText text) {
        int total = text.number();
        Cells diagonal = IssDiagonals.from(text.oneCell(), text.frame());
        if (diagonal.size() < 2) {
            text.failCells(diagonal.size());
        }
        return List.of(new SumRule.LittleKiller(diagonal, total));
    }

    private static List<Constraint> quad(RuleText text) {
        int corner = text.oneCell();
        List<String> told = text.rest();
        List<Integer> digits = told.isEmpty() ? List.of() : text.digits(String.join("_", told), '_');
        TallyRule.Quadruple quad = TallyRule.Quadruple.around(corner, digits, text.frame());
        if (quad.cells().size() < 4) {
            text.failCells(quad.cells().size());
        }
        return List.of(quad);
    }

    private static List<Constraint> sameValues(RuleText text) {
        int sets = text.number();
        Cells cells = text.cells();
        if (sets < 1 || cells.size() % sets != 0) {
            text.failCells(cells.size());
            return List.of();
        }
        int size = cells.size() / sets;
        return List.of(new TallyRule.SameValues(IntStream.range(0, sets)
                .mapToObj(set -> text.once(cells.part(set * size, (set + 1) * size)))
                .toList()));
    }

    private static List<Constraint> indexing(RuleText text) {
        boolean byColumn = text.word().equals("C");
        Frame frame = text.frame();
        return text.cells().stream()
                .<Constraint>mapToObj(
                        cell -> byColumn ? PairRule.Index.byColumn(cell, frame) : PairRule.Index.byRow(cell, frame))
                .toList();
    }

    /// Own tables of pairs: a packed table, then names that begin with `_`, each with lines of cells.
    private static List<Constraint> tables(String name, RuleText text) {
        PairTable table = IssTable.unpack(
                text.word(), name.startsWith("Binary"), text.frame().size());
        return text.named((cells, called) -> table(table, called, cells, name.endsWith("X"), text));
    }

    /// A table that [IssWriter] wrote for a line that strings have no name for is that line again.
    private static Constraint table(PairTable table, String name, Cells cells, boolean isForAll, RuleText text) {
        int size = text.frame().size();
        if (!isForAll && name.equals("slow-thermo") && table.equals(PairTable.of(size, (one, other) -> one <= other))) {
            return new LineRule.SlowThermo(text.once(cells));
        }
        PairTable apart = PairTable.of(size, (one, other) -> Math.abs(one - other) >= 2);
        if (isForAll && name.equals("nabner") && table.equals(apart)) {
            return new LineRule.Nabner(text.once(cells));
        }
        return isForAll
                ? new PairRule.Every(text.once(cells), table, name)
                : new PairRule.Neighbors(cells, table, name);
    }

    /// A rule of a number outside.
    @FunctionalInterface
    private interface Outside {
        Constraint of(Place place, int number);
    }

    /// The rules of a row or column that has numbers at its beginning, its end, or both.
    private static List<Constraint> bothEnds(RuleText text, Outside rule) {
        String line = text.word();
        int index = text.lineIndex(line);
        List<Constraint> rules = new ArrayList<>();
        for (boolean isEnd : new boolean[] {false, true}) {
            String number = text.word();
            if (!number.isEmpty()) {
                rules.add(rule.of(new Place(side(line, isEnd), index), text.number(number)));
            }
        }
        return rules;
    }

    private static Side side(String line, boolean isEnd) {
        if (line.startsWith("R")) {
            return isEnd ? Side.RIGHT : Side.LEFT;
        }
        return isEnd ? Side.BOTTOM : Side.TOP;
    }
}
