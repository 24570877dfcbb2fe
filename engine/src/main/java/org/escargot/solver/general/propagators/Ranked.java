package org.escargot.solver.general.propagators;

import java.util.Arrays;
import java.util.stream.Stream;
import org.escargot.solver.general.network.Position;
import org.escargot.solver.general.network.Propagator;

/// A line that so many others come before, digit by digit and the lower one first. Where only lines that begin with the
/// same digit are counted, their first cells are told what that asks, too.
///
/// Kernel: each other line is put on one side by the open digits of both, cell by cell. Where as many are before as may
/// be, or must be, the undecided ones are held on their side.
public final class Ranked extends Propagator {
    /// What the line at hand can be: before the own one, behind it, the same.
    private static final int BEFORE = 1;

    private static final int BEHIND = 2;
    private static final int SAME = 4;
    /// It can begin with another digit, and then is not counted.
    private static final int APART = 8;

    private final int[] line;
    private final int[][] others;
    private final boolean byFirst;
    private final int before;
    private final boolean mayTie;
    private final int[] sides;

    /// @param byFirst whether only lines that begin with the digit of `line` are counted
    public Ranked(int[] line, int[][] others, boolean byFirst, int before, boolean mayTie) {
        super(
                Stream.concat(Stream.of(line), Arrays.stream(others))
                        .flatMapToInt(Arrays::stream)
                        .distinct()
                        .toArray(),
                others.length);
        this.line = line;
        this.others = others;
        this.byFirst = byFirst;
        this.before = before;
        this.mayTie = mayTie;
        sides = new int[others.length];
    }

    @Override
    public boolean prune(Position position) {
        int sure = 0;
        int possible = 0;
        for (int at = 0; at < others.length; at++) {
            sides[at] = sides(position.open, others[at]);
            sure += sides[at] == BEFORE ? 1 : 0;
            possible += sides[at] & BEFORE;
            if (sides[at] == 0) {
                return false;
            }
        }
        if (before < sure || before > possible) {
            return false;
        }
        int kept = before == sure ? ~BEFORE : before == possible ? BEFORE : ~0;
        for (int at = 0; at < others.length && kept != ~0; at++) {
            boolean isOpen = (sides[at] & BEFORE) != 0 && sides[at] != BEFORE;
            if (isOpen && !hold(position, others[at], sides[at] & kept)) {
                return false;
            }
        }
        return true;
    }

    private int sides(int[] open, int[] other) {
        int sides = 0;
        int start = 0;
        if (byFirst) {
            int shared = open[line[0]] & open[other[0]];
            boolean isOne = (open[line[0]] & open[line[0]] - 1) == 0 && open[line[0]] == open[other[0]];
            sides = isOne ? 0 : APART;
            start = shared == 0 ? line.length : 1;
        }
        return start == line.length ? sides : sides | after(open, other, start);
    }

    /// How the two can compare from `start` on.
    private int after(int[] open, int[] other, int start) {
        int sides = 0;
        for (int at = start; at < line.length; at++) {
            int own = open[line[at]];
            int beside = open[other[at]];
            sides |= Integer.lowestOneBit(beside) < Integer.highestOneBit(own) ? BEFORE : 0;
            sides |= Integer.highestOneBit(beside) > Integer.lowestOneBit(own) ? BEHIND : 0;
            if ((own & beside) == 0) {
                return sides;
            }
        }
        return mayTie ? sides | SAME : sides;
    }

    /// Leaves `other` only what is in `sides`; it could be before the own line till now.
    private boolean hold(Position position, int[] other, int sides) {
        int start = byFirst ? 1 : 0;
        if ((sides & APART) != 0) {
            return (sides & ~APART) != 0 || position.keep(other[0], ~position.open[line[0]]);
        }
        if (byFirst && !position.keep(other[0], position.open[line[0]])) {
            return false;
        }
        return (sides & BEFORE) != 0
                ? putInOrder(position, other, line, start, false)
                : putInOrder(position, line, other, start, mayTie);
    }

    /// Leaves nothing that would not have `one` before `two`, or the same if `mayBeSame`.
    private boolean putInOrder(Position position, int[] one, int[] two, int start, boolean mayBeSame) {
        for (int at = start; at < one.length; at++) {
            boolean mustDiffer = !canFollow(position.open, one, two, at + 1, mayBeSame);
            int least = Integer.lowestOneBit(position.open[one[at]]);
            int most = Integer.highestOneBit(position.open[two[at]]);
            int above = mustDiffer ? -(least << 1) : -least;
            int below = mustDiffer ? most - 1 : (most << 1) - 1;
            if (!position.keep(one[at], below) || !position.keep(two[at], above)) {
                return false;
            }
            int left = position.open[one[at]];
            if (left != position.open[two[at]] || (left & left - 1) != 0) {
                return true;
            }
        }
        return mayBeSame;
    }

    /// Whether from `start` on `one` can be before `two`, or the same if `mayBeSame`.
    private static boolean canFollow(int[] open, int[] one, int[] two, int start, boolean mayBeSame) {
        for (int at = start; at < one.length; at++) {
            if (Integer.lowestOneBit(open[one[at]]) < Integer.highestOneBit(open[two[at]])) {
                return true;
            }
            if ((open[one[at]] & open[two[at]]) == 0) {
                return false;
            }
        }
        return mayBeSame;
    }

    @Override
    public Stage stage() {
        return Stage.DERIVED;
    }
}
