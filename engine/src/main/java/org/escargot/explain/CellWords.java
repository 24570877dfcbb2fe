package org.escargot.explain;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.escargot.explain.reading.Value;
import org.escargot.rules.ApartRule;
import org.escargot.rules.BoardRule;
import org.escargot.rules.CageRule;
import org.escargot.rules.CellPair;
import org.escargot.rules.CellRule;
import org.escargot.rules.Cells;
import org.escargot.rules.Constraint;
import org.escargot.rules.CountRule;
import org.escargot.rules.EqualSumRule;
import org.escargot.rules.Frame;
import org.escargot.rules.FrameRule;
import org.escargot.rules.HouseRule;
import org.escargot.rules.LineRule;
import org.escargot.rules.OutsideRule;
import org.escargot.rules.PairRule;
import org.escargot.rules.SumRule;
import org.escargot.rules.TallyRule;

/// What one rule says of a cell, in a few words; nothing where it does not speak of it.
record CellWords(RuleTeller teller, Constraint rule, Frame frame) {
    List<String> of(int cell) {
        if (!rule.cells(frame).contains(cell)) {
            return List.of();
        }
        return switch (rule) {
            case FrameRule _, ApartRule _, BoardRule _, HouseRule.DisjointGroups _ -> List.of();
            case CageRule cage -> cage(cage);
            case HouseRule.Windoku windoku -> windows(windoku, cell);
            case CellRule _, HouseRule.Different _, HouseRule.Diagonal _ -> name();
            case SumRule sum -> sum(sum, cell);
            case PairRule pair -> pair(pair, cell);
            case LineRule line -> line(line.cells(), cell);
            case OutsideRule outside -> outside(outside, cell);
            case TallyRule tally -> tally(tally, cell);
        };
    }

    private List<String> name() {
        return List.of(teller.name(rule));
    }

    /// The four windows come first; the groups that follow from them are not told.
    private List<String> windows(HouseRule.Windoku windoku, int cell) {
        long windows = windoku.groups(frame).stream()
                .filter(group -> frame.row(group.last()) - frame.row(group.first()) < frame.size() / 2
                        && frame.column(group.last()) - frame.column(group.first()) < frame.size() / 2)
                .filter(group -> group.contains(cell))
                .count();
        return windows > 0 ? name() : List.of();
    }

    private List<String> sum(SumRule sum, int cell) {
        return switch (sum) {
            case SumRule.Cage cage ->
                cage.total().isPresent()
                        ? counted("cage", cage.total().getAsInt(), cage.cells())
                        : counted("open-cage", 0, cage.cells());
            case SumRule.Total total -> counted("cage", total.total(), total.cells());
            case SumRule.LittleKiller killer ->
                killer.diagonal().first() == cell ? numbered(killer.total()) : List.of();
            case SumRule.Arrow arrow -> arrow.bulb().contains(cell) ? say("circle") : line(arrow.shaft(), cell);
            case SumRule.SumLine line -> numbered(line.sum());
            case EqualSumRule.DoubleArrow line -> line(line.cells(), cell);
            case EqualSumRule.RegionSum line -> line(line.cells(), cell);
            case EqualSumRule.Zipper line -> line(line.cells(), cell);
            case EqualSumRule.EqualSums _, SumRule.WeightedTotal _ -> name();
        };
    }

    private List<String> cage(CageRule cage) {
        return switch (cage) {
            case CageRule.Equality _ -> counted("open-cage", 0, cage.cells());
            case CageRule.Rellik rellik -> counted("cage", rellik.sum(), cage.cells());
            case CageRule.Lunchbox lunchbox -> counted("cage", lunchbox.sum(), cage.cells());
        };
    }

    private List<String> counted(String key, int number, Cells cells) {
        return List.of(teller.said(
                "variant.cell." + key,
                Map.of(
                        "name", RuleTeller.word(teller.name(rule)),
                        "number", Value.figure(number),
                        "cells", Value.figure(cells.size()))));
    }

    private List<String> numbered(int number) {
        return List.of(teller.said(
                "variant.cell.number",
                Map.of("name", RuleTeller.word(teller.name(rule)), "number", Value.figure(number))));
    }

    private List<String> say(String key) {
        return List.of(teller.said("variant.cell." + key, Map.of("name", RuleTeller.word(teller.name(rule)))));
    }

    /// The place of the cell on a line, the first where it is passed twice.
    private List<String> line(Cells line, int cell) {
        int place = IntStream.range(0, line.size())
                .filter(each -> line.at(each) == cell)
                .findFirst()
                .orElse(0);
        if (place == 0 && (rule instanceof LineRule.Thermo || rule instanceof LineRule.SlowThermo)) {
            return say("bulb");
        }
        return List.of(teller.said(
                "variant.cell.line",
                Map.of(
                        "name", RuleTeller.word(teller.name(rule)),
                        "place", Value.figure(place + 1),
                        "cells", Value.figure(line.size()))));
    }

    private List<String> pair(PairRule pair, int cell) {
        return switch (pair) {
            case PairRule.Difference dot -> toward(dot.pair(), cell);
            case PairRule.Ratio dot -> toward(dot.pair(), cell);
            case PairRule.PairSum sum -> toward(sum.pair(), cell);
            case PairRule.Greater sign ->
                List.of(sign.large() == cell ? sided("more", cell, sign.small()) : sided("less", cell, sign.large()));
            case PairRule.Minimum minimum -> minimum.cell() == cell ? name() : List.of();
            case PairRule.Maximum maximum -> maximum.cell() == cell ? name() : List.of();
            case PairRule.AntiTaxicab _ -> List.of();
            case PairRule.Index index -> index.cell() == cell ? name() : List.of();
            case PairRule.Neighbors own -> line(own.line(), cell);
            case PairRule.Every _ -> name();
        };
    }

    private List<String> toward(CellPair pair, int cell) {
        return List.of(sided("toward", cell, pair.first() == cell ? pair.second() : pair.first()));
    }

    private String sided(String key, int cell, int other) {
        int down = Integer.signum(frame.row(other) - frame.row(cell));
        int right = Integer.signum(frame.column(other) - frame.column(cell));
        return teller.said(
                "variant.cell." + key,
                Map.of("name", RuleTeller.word(teller.name(rule)), "side", RuleTeller.word(side(down, right))));
    }

    private String side(int down, int right) {
        String upright = down < 0 ? "above" : down > 0 ? "below" : "";
        String across = right < 0 ? "left" : right > 0 ? "right" : "";
        String between = upright.isEmpty() || across.isEmpty() ? "" : "-";
        return teller.said("variant.side." + upright + between + across, Map.of());
    }

    private List<String> outside(OutsideRule outside, int cell) {
        if (outside.place().cells(frame).first() != cell) {
            return List.of();
        }
        String side = switch (outside.place().side()) {
            case TOP -> side(-1, 0);
            case LEFT -> side(0, -1);
            case BOTTOM -> side(1, 0);
            case RIGHT -> side(0, 1);
        };
        return List.of(teller.said(
                "variant.cell.outside",
                Map.of(
                        "name", RuleTeller.word(teller.name(rule)),
                        "number", Value.figure(outside.number()),
                        "side", RuleTeller.word(side))));
    }

    private List<String> tally(TallyRule tally, int cell) {
        return switch (tally) {
            case TallyRule.Quadruple quadruple -> List.of(sided("toward", cell, opposite(quadruple.cells(), cell)));
            case CountRule.Distinct distinct -> distinct.teller() == cell ? say("circle") : name();
            case CountRule.LookAndSay _,
                    TallyRule.Contains _,
                    TallyRule.Circles _,
                    TallyRule.SameValues _,
                    TallyRule.Clone _ -> name();
        };
    }

    /// Of four cells in reading order around a corner, the one across it.
    private static int opposite(Cells cells, int cell) {
        Cells sorted = cells.sorted();
        for (int place = 0; place < sorted.size(); place++) {
            if (sorted.at(place) == cell) {
                return sorted.at(sorted.size() - 1 - place);
            }
        }
        return cell;
    }
}
