package org.escargot.logic.exotic;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.escargot.grid.Cell;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;
import org.escargot.grid.HouseSet;
import org.escargot.grid.Houses;
import org.escargot.logic.pattern.Rank;
import org.escargot.logic.pattern.Truths;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.RankCount;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// Fireworks: in a row and a column that cross in *X*, a digit has outside the box of *X* at most one place each, the
/// wings *Y* and *Z*. Where it stands in neither, it lies in both lines inside the box, so in *X*. *Triple*: three
/// digits with the same wings fill *X*, *Y* and *Z*. *Quadruple*: two digits with the corner *X* and two with the
/// opposite corner *W*, all with the same wings, fill the four cells.
///
///     | X . . | . . Y |      4, 7 and 9 stand in row 1 and column 1 only here and inside box 1
///     | . . . | . . . |
///     | . . . | . . . |
///     | Z . . | . . W |
///
/// Valid by count: the digits in their two lines are as many truths as the cells and the digits in the box are links.
/// Steps come by *X*, then by digits, triples first.
/// See `docs/techniques/firework-triple.md` and `docs/techniques/firework-quadruple.md`.
public record FireworkFinder() implements Finder {
    /// A digit with its wings.
    ///
    /// @param across its place in the row, or none
    /// @param down its place in the column, or none
    private record Firework(int digit, CellSet across, CellSet down) {}

    /// Digits that share their wings.
    private record Group(DigitSet digits, CellSet across, CellSet down) {
        static final Group NONE = new Group(DigitSet.EMPTY, CellSet.EMPTY, CellSet.EMPTY);

        Group with(Firework more) {
            return new Group(digits.with(more.digit), across.or(more.across), down.or(more.down));
        }

        boolean isPossible() {
            return across.size() <= 1 && down.size() <= 1;
        }

        boolean hasBothWings() {
            return across.size() == 1 && down.size() == 1;
        }
    }

    @Override
    public Set<Technique> finds() {
        return Set.of(Technique.FIREWORK_TRIPLE, Technique.FIREWORK_QUADRUPLE);
    }

    @Override
    public boolean find(Facts facts, StepSink sink) {
        CellSet corners = facts.unsolved();
        for (int corner = corners.first(); corner >= 0; corner = corners.next(corner)) {
            List<Firework> fireworks = fireworks(facts, corner);
            for (Group group : groups(fireworks, 3)) {
                if (group.hasBothWings() && triple(facts, corner, group, sink)) {
                    return true;
                }
            }
            for (Group group : groups(fireworks, 2)) {
                if (group.hasBothWings() && quadruples(facts, corner, group, sink)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static List<Firework> fireworks(Facts facts, int corner) {
        List<Firework> fireworks = new ArrayList<>();
        int box = Houses.box(corner);
        for (int digit = 1; digit <= Digit.COUNT; digit++) {
            CellSet row = facts.places(digit, Houses.row(corner));
            CellSet column = facts.places(digit, Houses.column(corner));
            CellSet across = row.minus(Houses.cells(box));
            CellSet down = column.minus(Houses.cells(box));
            boolean isOpen = !row.isEmpty()
                    && !column.isEmpty()
                    && !facts.places(digit, box).isEmpty();
            if (isOpen && across.size() <= 1 && down.size() <= 1) {
                fireworks.add(new Firework(digit, across, down));
            }
        }
        return fireworks;
    }

    /// All groups of `size` digits that have at most one wing in each line, by digits.
    private static List<Group> groups(List<Firework> fireworks, int size) {
        List<Group> groups = new ArrayList<>();
        grow(fireworks, 0, size, Group.NONE, groups);
        return groups;
    }

    private static void grow(List<Firework> fireworks, int from, int size, Group group, List<Group> groups) {
        if (size == 0) {
            groups.add(group);
            return;
        }
        for (int i = from; i < fireworks.size(); i++) {
            Group more = group.with(fireworks.get(i));
            if (more.isPossible()) {
                grow(fireworks, i + 1, size - 1, more, groups);
            }
        }
    }

    private static boolean triple(Facts facts, int corner, Group group, StepSink sink) {
        Truths cells = Truths.of(group.across.or(group.down).with(corner));
        Rank rank = new Rank(needs(corner, group), cells.and(inBox(corner, group)));
        return report(facts, Technique.FIREWORK_TRIPLE, rank, sink);
    }

    private static boolean quadruples(Facts facts, int corner, Group group, StepSink sink) {
        int opposite = Cell.at(Cell.row(group.down.first()), Cell.column(group.across.first()));
        if (!facts.unsolved().contains(opposite)) {
            return false;
        }
        for (Group other : groups(fireworks(facts, opposite), 2)) {
            boolean isTwin = opposite < corner && other.hasBothWings();
            boolean hasSameWings = group.down.containsAll(other.across) && group.across.containsAll(other.down);
            if (!isTwin && hasSameWings && !group.digits.intersects(other.digits)) {
                CellSet cells = group.across.or(group.down).with(corner).with(opposite);
                Truths links = Truths.of(cells).and(inBox(corner, group)).and(inBox(opposite, other));
                Rank rank = new Rank(
                        needs(corner, group).and(needs(opposite, other)).compact(), links.compact());
                if (report(facts, Technique.FIREWORK_QUADRUPLE, rank, sink)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static Truths needs(int corner, Group group) {
        return Truths.of(group.digits, HouseSet.of(Houses.row(corner), Houses.column(corner)));
    }

    private static Truths inBox(int corner, Group group) {
        return Truths.of(group.digits, HouseSet.of(Houses.box(corner)));
    }

    private static boolean report(Facts facts, Technique name, Rank rank, StepSink sink) {
        Effects effects = Effects.eliminate(RankCount.eliminations(facts, rank));
        return !effects.isEmpty() && sink.accept(new Step(name, rank, effects));
    }
}
