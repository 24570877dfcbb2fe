package org.escargot.solver.general.propagators;

import java.util.ArrayList;
import java.util.List;
import org.escargot.rules.Machine;

/// All rows of different digits that a machine accepts, as sets of bits: which rows have a digit at a place.
/// Immutable.
public final class Rows {
    private final int digits;
    private final int count;
    private final long[][] having;

    private Rows(int digits, int length, List<int[]> rows) {
        this.digits = digits;
        count = rows.size();
        having = new long[length * digits][words()];
        for (int row = 0; row < count; row++) {
            for (int at = 0; at < length; at++) {
                having[at * digits + rows.get(row)[at]][row >> 6] |= 1L << row;
            }
        }
    }

    /// The rows of `length` different digits that `machine` accepts.
    public static Rows of(Machine machine, int length) {
        List<int[]> rows = new ArrayList<>();
        add(machine, 0, new int[length], 0, 0, rows);
        return new Rows(machine.digits(), length, rows);
    }

    private static void add(Machine machine, int state, int[] row, int at, int used, List<int[]> rows) {
        if (at == row.length) {
            if (machine.accepts(state)) {
                rows.add(row.clone());
            }
            return;
        }
        for (int digit = 0; digit < machine.digits(); digit++) {
            int next = (used >> digit & 1) != 0 ? -1 : machine.next(state, digit + 1);
            if (next >= 0) {
                row[at] = digit;
                add(machine, next, row, at + 1, used | 1 << digit, rows);
            }
        }
    }

    /// How many words a bit for each row takes.
    int words() {
        return count + 63 >> 6;
    }

    /// All rows.
    long[] all() {
        long[] all = new long[words()];
        for (int row = 0; row < count; row++) {
            all[row >> 6] |= 1L << row;
        }
        return all;
    }

    /// The rows that have `digit`, from 0, at place `at`.
    long[] having(int at, int digit) {
        return having[at * digits + digit];
    }
}
