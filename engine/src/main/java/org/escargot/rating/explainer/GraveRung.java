package org.escargot.rating.explainer;

import static org.escargot.rating.explainer.Layout.BOX_ROW_COLUMN;
import static org.escargot.rating.explainer.Layout.HOUSE;

import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.HouseSet;
import org.escargot.logic.pattern.Deadly;
import org.escargot.logic.pattern.Truths;
import org.escargot.logic.step.Technique;

/// Bivalue universal graves: 5.6 where one cell has too many candidates, else 5.7 and more.
final class GraveRung implements Rung {
    private final Grave grave = new Grave();
    private Position position = new Position();
    private Move move = new Move();
    private Deadly.Type type = Deadly.Type.ONE_CELL;
    private CellSet subset = CellSet.EMPTY;
    private Truths links = Truths.NONE;

    @Override
    public boolean find(Position position, Move move) {
        this.position = position;
        this.move = move;
        if (!grave.find(position)) {
            return false;
        }
        if (grave.cellCount == 1) {
            note(Deadly.Type.ONE_CELL, CellSet.EMPTY, Truths.NONE);
            move.clear(5.6);
            move.strike(position, grave.cells[0], ~grave.values[0]);
            return !move.isEmpty();
        }
        boolean two = grave.cellCount == 2;
        if (Integer.bitCount(grave.allValues) == 1) {
            return oneValue() || two && lockedValue();
        }
        return two && lockedValue() || valuesInSet();
    }

    /// Type 2: all graves need the same digit, which is then gone from the cells that see all of them.
    private boolean oneValue() {
        note(Deadly.Type.ONE_DIGIT, CellSet.EMPTY, Truths.NONE);
        move.clear(5.7);
        for (int i = 0; i < grave.commonCount; i++) {
            move.strike(position, grave.common[i], grave.allValues);
        }
        return !move.isEmpty();
    }

    /// Type 4: two cells of a house share one digit beside what saves them from the grave; one of them has it.
    private boolean lockedValue() {
        int one = grave.cells[0];
        int other = grave.cells[1];
        int shared = position.marks[one] & position.marks[other] & ~grave.allValues;
        if (Integer.bitCount(shared) != 1) {
            return false;
        }
        for (int kind : BOX_ROW_COLUMN) {
            if (HOUSE[one * 3 + kind] == HOUSE[other * 3 + kind]) {
                int digit = Integer.numberOfTrailingZeros(shared) + 1;
                note(Deadly.Type.STRONG_LINK, CellSet.EMPTY, Truths.of(digit, HouseSet.of(HOUSE[one * 3 + kind])));
                move.clear(5.7);
                move.strike(position, one, ~(grave.values[0] | shared));
                move.strike(position, other, ~(grave.values[1] | shared));
                if (!move.isEmpty()) {
                    return true;
                }
            }
        }
        return false;
    }

    /// Type 3: what saves the cells makes a naked set with other cells of their house.
    private boolean valuesInSet() {
        for (int kind : BOX_ROW_COLUMN) {
            int house = HOUSE[grave.cells[0] * 3 + kind];
            boolean shared = true;
            for (int i = 1; i < grave.cellCount; i++) {
                shared &= HOUSE[grave.cells[i] * 3 + kind] == house;
            }
            if (shared && setIn(house, kind)) {
                return true;
            }
        }
        return false;
    }

    private boolean setIn(int house, int kind) {
        int[] others = new int[20];
        int count = 0;
        for (int i = 0; i < grave.commonCount; i++) {
            if (HOUSE[grave.common[i] * 3 + kind] == house) {
                others[count++] = grave.common[i];
            }
        }
        for (int size = 2; size <= 6 && size <= count; size++) {
            for (int chosen = 0; chosen < 1 << count; chosen++) {
                if (Integer.bitCount(chosen) == size - 1 && set(others, count, chosen, size)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean set(int[] others, int count, int chosen, int size) {
        int digits = 0;
        for (int rest = chosen; rest != 0; rest &= rest - 1) {
            int marks = position.marks[others[Integer.numberOfTrailingZeros(rest)]];
            if (Integer.bitCount(marks) < 2) {
                return false;
            }
            digits |= marks;
        }
        if (Integer.bitCount(digits) != size || (grave.allValues & ~digits) != 0) {
            return false;
        }
        note(Deadly.Type.SUBSET, chosen(others, chosen), Truths.NONE);
        move.clear(5.7 + (size - 1) * 0.1);
        for (int i = 0; i < count; i++) {
            if ((chosen >>> i & 1) == 0) {
                move.strike(position, others[i], digits);
            }
        }
        return !move.isEmpty();
    }

    private static CellSet chosen(int[] others, int chosen) {
        CellSet cells = CellSet.EMPTY;
        for (int rest = chosen; rest != 0; rest &= rest - 1) {
            cells = cells.with(others[Integer.numberOfTrailingZeros(rest)]);
        }
        return cells;
    }

    private void note(Deadly.Type newType, CellSet newSubset, Truths newLinks) {
        type = newType;
        subset = newSubset;
        links = newLinks;
    }

    @Override
    public Evidence explain(Position position) {
        Technique technique = switch (type) {
            case ONE_CELL -> Technique.BUG_PLUS_ONE;
            case ONE_DIGIT -> Technique.BUG_TYPE_2;
            case SUBSET -> Technique.BUG_TYPE_3;
            default -> Technique.BUG_TYPE_4;
        };
        return new Evidence(
                technique,
                new Deadly(Deadly.Form.GRAVE, type, DigitSet.EMPTY, grave.deadly(), grave.guardians(), subset, links));
    }
}
