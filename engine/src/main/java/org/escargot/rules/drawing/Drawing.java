package org.escargot.rules.drawing;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SequencedSet;
import org.escargot.rules.ApartRule;
import org.escargot.rules.BoardRule;
import org.escargot.rules.CageRule;
import org.escargot.rules.CellPair;
import org.escargot.rules.CellRule;
import org.escargot.rules.Cells;
import org.escargot.rules.Constraint;
import org.escargot.rules.CountRule;
import org.escargot.rules.Frame;
import org.escargot.rules.FrameRule;
import org.escargot.rules.HouseRule;
import org.escargot.rules.LineRule;
import org.escargot.rules.OutsideRule;
import org.escargot.rules.PairRule;
import org.escargot.rules.Rules;
import org.escargot.rules.SumRule;
import org.escargot.rules.TallyRule;
import org.escargot.rules.drawing.Shape.Area;
import org.escargot.rules.drawing.Shape.Edge;
import org.escargot.rules.drawing.Shape.Joint;
import org.escargot.rules.drawing.Shape.Line;
import org.escargot.rules.drawing.Shape.Look;
import org.escargot.rules.drawing.Shape.Outside;
import org.escargot.rules.drawing.Shape.Spot;

/// What is painted of the rules of a puzzle, beside the lines of its rows, columns and regions. A rule about the whole
/// board, such as a knight's move, has no shape and must be told in words.
public final class Drawing {
    private Drawing() {}

    /// The shapes of all constraints of `rules`, from the lowest to the uppermost; none twice.
    public static List<Shape> of(Rules rules) {
        List<SequencedSet<Shape>> layers =
                List.of(new LinkedHashSet<>(), new LinkedHashSet<>(), new LinkedHashSet<>(), new LinkedHashSet<>());
        for (Constraint constraint : rules.constraints()) {
            for (Shape shape : of(constraint, rules.frame())) {
                layers.get(layer(shape)).add(shape);
            }
        }
        return layers.stream().flatMap(SequencedSet::stream).toList();
    }

    /// Tints lie below lines, lines below what stands on them, frames and numbers above all.
    private static int layer(Shape shape) {
        return switch (shape) {
            case Area area -> area.edge() == Edge.TINT ? 0 : 3;
            case Line _ -> 1;
            case Spot _ -> 2;
            case Joint _ -> 3;
            case Outside _ -> 3;
        };
    }

    /// The shapes of one constraint.
    public static List<Shape> of(Constraint constraint, Frame frame) {
        return switch (constraint) {
            case FrameRule _ -> List.of();
            case ApartRule _ -> List.of();
            case BoardRule _ -> List.of();
            case CageRule rule -> List.of(new Area(rule.id(), rule.cells(), Edge.DASHED, label(rule)));
            case CellRule rule -> cells(rule);
            case HouseRule rule -> houses(rule, frame);
            case SumRule rule -> SumDrawing.of(rule, frame);
            case PairRule rule -> pairs(rule);
            case LineRule rule -> LineDrawing.of(rule);
            case OutsideRule rule -> List.of(outside(rule, frame));
            case TallyRule rule -> tallies(rule);
        };
    }

    private static String label(CageRule rule) {
        return switch (rule) {
            case CageRule.Equality _ -> "=";
            case CageRule.Rellik rellik -> Integer.toString(rellik.sum());
            case CageRule.Lunchbox lunchbox -> Integer.toString(lunchbox.sum());
        };
    }

    private static List<Shape> cells(CellRule rule) {
        return switch (rule) {
            case CellRule.Odd odd -> spots(odd, odd.cells(), Look.DISC);
            case CellRule.Even even -> spots(even, even.cells(), Look.SQUARE);
            case CellRule.Candidates _ -> List.of();
        };
    }

    static List<Shape> spots(Constraint rule, Cells cells, Look look) {
        return cells.stream()
                .<Shape>mapToObj(cell -> new Spot(rule.id(), cell, look))
                .toList();
    }

    private static List<Shape> houses(HouseRule rule, Frame frame) {
        return switch (rule) {
            case HouseRule.Different different -> List.of(new Area(rule.id(), different.cells(), Edge.TINT, ""));
            case HouseRule.Diagonal diagonal ->
                List.of(new Line(rule.id(), diagonal.groups(frame).getFirst(), Shape.End.PLAIN));
            case HouseRule.Windoku windoku -> windows(windoku, frame);
            case HouseRule.DisjointGroups _ -> List.of();
        };
    }

    /// The windows, and not the groups that follow from them.
    private static List<Shape> windows(HouseRule.Windoku rule, Frame frame) {
        return rule.groups(frame).stream()
                .filter(group -> isOnePiece(group, frame))
                .<Shape>map(group -> new Area(rule.id(), group, Edge.TINT, ""))
                .toList();
    }

    /// Whether cells in reading order are a rectangle.
    private static boolean isOnePiece(Cells cells, Frame frame) {
        int rows = frame.row(cells.last()) - frame.row(cells.first()) + 1;
        int columns = frame.column(cells.last()) - frame.column(cells.first()) + 1;
        return rows * columns == cells.size();
    }

    private static List<Shape> pairs(PairRule rule) {
        return switch (rule) {
            case PairRule.Difference dot ->
                List.of(joint(dot, dot.pair(), dot.difference() == 1 ? 0 : dot.difference()));
            case PairRule.Ratio dot -> List.of(joint(dot, dot.pair(), dot.ratio() == 2 ? 0 : dot.ratio()));
            case PairRule.PairSum sum -> List.of(new Joint(rule.id(), cells(sum.pair()), sumLabel(sum.sum())));
            case PairRule.Greater greater ->
                List.of(new Joint(rule.id(), Cells.of(greater.large(), greater.small()), ""));
            case PairRule.Minimum minimum -> List.of(new Spot(rule.id(), minimum.cell(), Look.INWARDS));
            case PairRule.Maximum maximum -> List.of(new Spot(rule.id(), maximum.cell(), Look.OUTWARDS));
            case PairRule.AntiTaxicab _ -> List.of();
            case PairRule.Index index -> List.of(new Area(rule.id(), Cells.of(index.cell()), Edge.TINT, ""));
            case PairRule.Neighbors own -> List.of(new Line(rule.id(), own.line(), Shape.End.PLAIN));
            case PairRule.Every own -> List.of(new Area(rule.id(), own.cells(), Edge.TINT, ""));
        };
    }

    private static Shape joint(PairRule rule, CellPair pair, int number) {
        return new Joint(rule.id(), cells(pair), number == 0 ? "" : Integer.toString(number));
    }

    private static Cells cells(CellPair pair) {
        return Cells.of(pair.first(), pair.second());
    }

    /// As people write it.
    private static String sumLabel(int sum) {
        return sum == 5 ? "V" : sum == 10 ? "X" : Integer.toString(sum);
    }

    private static Shape outside(OutsideRule rule, Frame frame) {
        int index = rule.place().index();
        String number = Integer.toString(rule.number());
        return switch (rule.place().side()) {
            case TOP -> new Outside(rule.id(), -1, index, 0, 0, number);
            case LEFT -> new Outside(rule.id(), index, -1, 0, 0, number);
            case BOTTOM -> new Outside(rule.id(), frame.size(), index, 0, 0, number);
            case RIGHT -> new Outside(rule.id(), index, frame.size(), 0, 0, number);
        };
    }

    private static List<Shape> tallies(TallyRule rule) {
        return switch (rule) {
            case TallyRule.Quadruple quadruple ->
                List.of(new Joint(rule.id(), quadruple.cells(), written(quadruple.digits())));
            case TallyRule.Contains contains ->
                List.of(new Area(rule.id(), contains.cells(), Edge.DASHED, written(contains.digits())));
            case TallyRule.Circles circles -> spots(rule, circles.cells(), Look.RING);
            case CountRule.LookAndSay said -> List.of(new Area(rule.id(), said.cells(), Edge.DASHED, counted(said)));
            case CountRule.Distinct distinct ->
                List.of(
                        new Area(rule.id(), distinct.counted(), Edge.TINT, ""),
                        new Spot(rule.id(), distinct.teller(), Look.RING));
            case TallyRule.SameValues same -> areas(rule, same.groups());
            case TallyRule.Clone clone -> areas(rule, List.of(clone.area(), clone.copy()));
        };
    }

    /// Such as `2×5 1×7`.
    private static String counted(CountRule.LookAndSay rule) {
        StringBuilder counted = new StringBuilder();
        rule.counts()
                .forEach((digit, count) -> counted.append(counted.isEmpty() ? "" : " ")
                        .append(count)
                        .append('×')
                        .append(Frame.symbol(digit)));
        return counted.toString();
    }

    static List<Shape> areas(Constraint rule, List<Cells> groups) {
        List<Shape> areas = new ArrayList<>();
        groups.forEach(group -> areas.add(new Area(rule.id(), group, Edge.TINT, "")));
        return areas;
    }

    private static String written(List<Integer> digits) {
        StringBuilder written = new StringBuilder();
        digits.forEach(digit -> written.append(written.isEmpty() ? "" : " ").append(Frame.symbol(digit)));
        return written.toString();
    }
}
