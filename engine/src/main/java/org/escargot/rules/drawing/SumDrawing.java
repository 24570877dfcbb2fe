package org.escargot.rules.drawing;

import java.util.List;
import org.escargot.rules.Cells;
import org.escargot.rules.EqualSumRule;
import org.escargot.rules.Frame;
import org.escargot.rules.SumRule;
import org.escargot.rules.drawing.Shape.Area;
import org.escargot.rules.drawing.Shape.Edge;
import org.escargot.rules.drawing.Shape.End;
import org.escargot.rules.drawing.Shape.Line;
import org.escargot.rules.drawing.Shape.Look;
import org.escargot.rules.drawing.Shape.Outside;
import org.escargot.rules.drawing.Shape.Spot;

/// How rules of sums are drawn.
final class SumDrawing {
    private SumDrawing() {}

    static List<Shape> of(SumRule rule, Frame frame) {
        return switch (rule) {
            case SumRule.Cage cage -> {
                String total =
                        cage.total().isPresent() ? Integer.toString(cage.total().getAsInt()) : "";
                yield List.of(new Area(rule.id(), cage.cells(), Edge.DASHED, total));
            }
            case SumRule.Total total ->
                List.of(new Area(rule.id(), total.cells(), Edge.SOLID, Integer.toString(total.total())));
            case SumRule.WeightedTotal total -> List.of(new Area(rule.id(), total.cells(), Edge.TINT, ""));
            case SumRule.LittleKiller killer -> littleKiller(killer, frame);
            case SumRule.Arrow arrow -> arrow(arrow, frame);
            case SumRule.SumLine line ->
                List.of(
                        new Line(rule.id(), line.cells(), End.PLAIN),
                        new Area(rule.id(), Cells.of(line.cells().first()), Edge.TINT, Integer.toString(line.sum())));
            case EqualSumRule equal -> equal(equal);
        };
    }

    /// The number stands one step before the diagonal, with an arrow along it; that of a diagonal of one cell, which
    /// has no direction, in the nearest corner.
    private static List<Shape> littleKiller(SumRule.LittleKiller rule, Frame frame) {
        Cells diagonal = rule.diagonal();
        if (diagonal.size() == 0) {
            return List.of();
        }
        int row = frame.row(diagonal.first());
        int column = frame.column(diagonal.first());
        int down = diagonal.size() > 1 ? frame.row(diagonal.at(1)) - row : row == 0 ? 1 : -1;
        int right = diagonal.size() > 1 ? frame.column(diagonal.at(1)) - column : column == 0 ? 1 : -1;
        return List.of(new Outside(rule.id(), row - down, column - right, down, right, Integer.toString(rule.total())));
    }

    private static List<Shape> arrow(SumRule.Arrow rule, Frame frame) {
        if (rule.bulb().size() == 0) {
            return List.of();
        }
        Shape bulb = rule.bulb().size() == 1
                ? new Spot(rule.id(), rule.bulb().first(), Look.RING)
                : new Area(rule.id(), rule.bulb(), Edge.SOLID, "");
        if (rule.shaft().size() == 0) {
            return List.of(bulb);
        }
        Cells line = Cells.of(nearest(rule, frame)).then(rule.shaft());
        return List.of(new Line(rule.id(), line, End.ARROW), bulb);
    }

    /// The cell of the bulb that the shaft comes from.
    private static int nearest(SumRule.Arrow rule, Frame frame) {
        int shaft = rule.shaft().first();
        int nearest = rule.bulb().first();
        for (int cell : rule.bulb().toArray()) {
            nearest = distance(cell, shaft, frame) < distance(nearest, shaft, frame) ? cell : nearest;
        }
        return nearest;
    }

    private static int distance(int one, int other, Frame frame) {
        int rows = frame.row(one) - frame.row(other);
        int columns = frame.column(one) - frame.column(other);
        return rows * rows + columns * columns;
    }

    private static List<Shape> equal(EqualSumRule rule) {
        return switch (rule) {
            case EqualSumRule.DoubleArrow arrow ->
                arrow.cells().size() == 0
                        ? List.of()
                        : List.of(
                                new Line(rule.id(), arrow.cells(), End.PLAIN),
                                new Spot(rule.id(), arrow.cells().first(), Look.RING),
                                new Spot(rule.id(), arrow.cells().last(), Look.RING));
            case EqualSumRule.EqualSums sums -> Drawing.areas(rule, sums.groups());
            case EqualSumRule.RegionSum line -> List.of(new Line(rule.id(), line.cells(), End.PLAIN));
            case EqualSumRule.Zipper line -> List.of(new Line(rule.id(), line.cells(), End.PLAIN));
        };
    }
}
