package org.escargot.rules.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import org.escargot.rules.Cells;
import org.escargot.rules.Constraint;
import org.escargot.rules.Frame;
import org.escargot.rules.HouseRule;
import org.escargot.rules.LineRule;
import org.escargot.rules.OutsideRule;
import org.escargot.rules.RandomRules;
import org.escargot.rules.Rules;
import org.escargot.rules.SumRule;
import org.escargot.rules.drawing.Shape.Area;
import org.escargot.rules.drawing.Shape.Edge;
import org.escargot.rules.drawing.Shape.End;
import org.escargot.rules.drawing.Shape.Line;
import org.escargot.rules.drawing.Shape.Look;
import org.escargot.rules.drawing.Shape.Outside;
import org.escargot.rules.drawing.Shape.Spot;
import org.junit.jupiter.api.Test;

class DrawingTest {
    private static final Frame NINE = Frame.CLASSIC;
    /// Rules for the whole board, and candidates, which players see as such.
    private static final Set<String> TOLD = Set.of(
            "anti-knight",
            "anti-king",
            "non-consecutive",
            "no-other-dots",
            "no-other-sums",
            "disjoint-groups",
            "anti-taxicab",
            "global-entropy",
            "global-modular",
            "dutch-flatmates",
            "lines-differ",
            "candidates");

    @Test
    void everyRuleButThoseOfTheWholeBoardIsDrawnInItsOwnRole() {
        RandomRules random = new RandomRules(new Random(4), NINE);
        for (var kind : RandomRules.KINDS) {
            Constraint rule = kind.apply(random);
            List<Shape> shapes = Drawing.of(rule, NINE);
            assertThat(shapes.isEmpty()).as(rule.toString()).isEqualTo(TOLD.contains(rule.id()));
            assertThat(shapes).allMatch(shape -> shape.role().equals(rule.id()));
        }
    }

    @Test
    void aThermometerHasItsBulbAboveItsLine() {
        LineRule.Thermo thermo = new LineRule.Thermo(Cells.of(40, 41, 42));

        assertThat(drawing(thermo))
                .containsExactly(new Line("thermo", thermo.cells(), End.PLAIN), new Spot("thermo", 40, Look.DISC));
    }

    @Test
    void arrowsThatShareABulbHaveItOnce() {
        Cells bulb = Cells.of(40);
        assertThat(drawing(new SumRule.Arrow(bulb, Cells.of(41, 42)), new SumRule.Arrow(bulb, Cells.of(39))))
                .containsExactly(
                        new Line("arrow", Cells.of(40, 41, 42), End.ARROW),
                        new Line("arrow", Cells.of(40, 39), End.ARROW),
                        new Spot("arrow", 40, Look.RING));
    }

    @Test
    void theShaftOfAPillLeavesFromItsNearestCell() {
        assertThat(drawing(new SumRule.Arrow(Cells.of(40, 41), Cells.of(39, 38))))
                .containsExactly(
                        new Line("pill-arrow", Cells.of(40, 39, 38), End.ARROW),
                        new Area("pill-arrow", Cells.of(40, 41), Edge.SOLID, ""));
    }

    @Test
    void cagesHaveTheirTotals() {
        Cells cells = Cells.of(0, 1);
        assertThat(drawing(new SumRule.Cage(cells, OptionalInt.of(12)), new SumRule.Cage(cells, OptionalInt.empty())))
                .containsExactly(new Area("cage", cells, Edge.DASHED, "12"), new Area("cage", cells, Edge.DASHED, ""));
    }

    @Test
    void numbersStandOutsideTheBoard() {
        assertThat(drawing(
                        new OutsideRule.Sandwich(new OutsideRule.Place(OutsideRule.Side.RIGHT, 3), 12),
                        new SumRule.LittleKiller(Cells.of(1, 11, 21), 20)))
                .containsExactly(
                        new Outside("sandwich", 3, 9, 0, 0, "12"), new Outside("little-killer", -1, 0, 1, 1, "20"));
    }

    @Test
    void ofWindowsOnlyTheFourAreDrawn() {
        assertThat(drawing(new HouseRule.Windoku())).hasSize(4);
    }

    private static List<Shape> drawing(Constraint... rules) {
        return Drawing.of(Rules.of(NINE, List.of(rules)).orElseThrow());
    }
}
