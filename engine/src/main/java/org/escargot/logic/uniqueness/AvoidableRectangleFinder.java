package org.escargot.logic.uniqueness;

import java.util.Set;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Houses;
import org.escargot.logic.pattern.DeadlyPattern;
import org.escargot.logic.pattern.Truths;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// Avoidable rectangles: like unique rectangles, but with corners that are placed already, none of them given.
/// *Type 1*: three corners are placed; the fourth must not complete the exchange. *Type 2*: two are placed, the others
/// would complete the exchange but for one further digit *z*; it goes from all cells that see both.
///
///     | +3 . . | +8 . . |
///     | +8 . . | 35 . . |      type 1 → no 3 in r2c4
///
/// Valid for puzzles with one solution: digits that are not given could be exchanged as well. Where it is not known
/// which digits are given, there are no steps. Steps come by rectangle.
/// See `docs/techniques/avoidable-rectangle-1.md` and `docs/techniques/avoidable-rectangle-2.md`.
public record AvoidableRectangleFinder() implements Finder {
    @Override
    public Set<Technique> finds() {
        return Set.of(Technique.AVOIDABLE_RECTANGLE_1, Technique.AVOIDABLE_RECTANGLE_2);
    }

    @Override
    public boolean find(Facts facts, StepSink sink) {
        return facts.knowsGivens() && findAmongPlaced(facts, sink);
    }

    private static boolean findAmongPlaced(Facts facts, StepSink sink) {
        CellSet free = CellSet.ALL.minus(facts.givens());
        if (free.minus(facts.unsolved()).size() < 2) {
            return false;
        }
        for (Rectangle rectangle : Rectangle.ALL) {
            CellSet cells = rectangle.cells();
            if (free.containsAll(cells)
                    && find(facts, rectangle, facts.unsolved().and(cells), sink)) {
                return true;
            }
        }
        return false;
    }

    private static boolean find(Facts facts, Rectangle rectangle, CellSet open, StepSink sink) {
        return switch (open.size()) {
            case 1 -> one(facts, rectangle.from(open.first()), sink);
            case 2 -> two(facts, rectangle, open, sink);
            default -> false;
        };
    }

    private static boolean one(Facts facts, Rectangle rectangle, StepSink sink) {
        int digit = facts.digit(rectangle.opposite());
        int other = facts.digit(rectangle.beside());
        if (other != facts.digit(rectangle.below()) || other == digit || !facts.has(rectangle.corner(), digit)) {
            return false;
        }
        DeadlyPattern pattern = pattern(
                DeadlyPattern.Type.ONE_CELL, DigitSet.of(digit, other), rectangle, CellSet.of(rectangle.corner()));
        return sink.accept(new Step(
                Technique.AVOIDABLE_RECTANGLE_1, pattern, Effects.eliminate(CellSet.of(rectangle.corner()), digit)));
    }

    private static boolean two(Facts facts, Rectangle rectangle, CellSet open, StepSink sink) {
        int first = open.first();
        int second = open.next(first);
        Rectangle seen = rectangle.from(first);
        if (seen.opposite() == second || !bivalue(facts, open)) {
            return false;
        }
        int digit = facts.digit(seen.opposite());
        int other = facts.digit(second == seen.beside() ? seen.below() : seen.beside());
        DigitSet extra = facts.candidates(first).without(digit);
        if (digit == other
                || !facts.has(first, digit)
                || !facts.has(second, other)
                || !extra.equals(facts.candidates(second).without(other))) {
            return false;
        }
        CellSet eliminated = facts.cellsOf(extra.first()).and(Houses.commonPeers(open));
        DeadlyPattern pattern = pattern(DeadlyPattern.Type.ONE_DIGIT, DigitSet.of(digit, other), rectangle, open);
        return !eliminated.isEmpty()
                && sink.accept(new Step(
                        Technique.AVOIDABLE_RECTANGLE_2, pattern, Effects.eliminate(eliminated, extra.first())));
    }

    private static boolean bivalue(Facts facts, CellSet cells) {
        return facts.bivalue().containsAll(cells);
    }

    private static DeadlyPattern pattern(DeadlyPattern.Type type, DigitSet pair, Rectangle rectangle, CellSet open) {
        return new DeadlyPattern(
                DeadlyPattern.Form.AVOIDABLE, type, pair, rectangle.filledWith(pair), open, CellSet.EMPTY, Truths.NONE);
    }
}
