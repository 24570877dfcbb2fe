package org.escargot.rules.drawing;

import java.util.ArrayList;
import java.util.List;
import org.escargot.rules.Cells;
import org.escargot.rules.EndsRule;
import org.escargot.rules.LineRule;
import org.escargot.rules.MachineRule;
import org.escargot.rules.drawing.Shape.End;
import org.escargot.rules.drawing.Shape.Line;
import org.escargot.rules.drawing.Shape.Look;

/// How rules of lines are drawn: the line, and what stands at its ends.
final class LineDrawing {
    private LineDrawing() {}

    static List<Shape> of(LineRule rule) {
        if (rule.cells().size() == 0) {
            return List.of();
        }
        return switch (rule) {
            case LineRule.Thermo _ ->
                with(rule, Look.DISC, Cells.of(rule.cells().first()));
            case LineRule.SlowThermo _ ->
                with(rule, Look.DISC, Cells.of(rule.cells().first()));
            case EndsRule.Between _ -> with(rule, Look.RING, ends(rule));
            case EndsRule.Lockout _ -> with(rule, Look.DIAMOND, ends(rule));
            case LineRule.Whisper _,
                    LineRule.Renban _,
                    LineRule.Palindrome _,
                    LineRule.Entropic _,
                    LineRule.Modular _,
                    LineRule.Nabner _,
                    MachineRule _ -> List.of(new Line(rule.id(), rule.cells(), End.PLAIN));
        };
    }

    private static Cells ends(LineRule rule) {
        return Cells.of(rule.cells().first(), rule.cells().last());
    }

    private static List<Shape> with(LineRule rule, Look look, Cells marked) {
        List<Shape> shapes = new ArrayList<>(List.of(new Line(rule.id(), rule.cells(), End.PLAIN)));
        shapes.addAll(Drawing.spots(rule, marked, look));
        return shapes;
    }
}
