package org.escargot.solver.general;

import org.escargot.rules.Frame;

/// In how many solutions each candidate is, counted up to a limit.
public sealed interface Candidates {
    /// The limit that was counted up to.
    int limit();

    /// How many solutions were found that hold `digit`, from 1, in `cell`: 0..[#limit].
    int count(int cell, int digit);

    /// The digits that `cell` holds in some solution that was found, as a set.
    default int digits(int cell) {
        int digits = 0;
        for (int digit = 1; digit <= size(); digit++) {
            digits |= count(cell, digit) > 0 ? 1 << digit - 1 : 0;
        }
        return digits;
    }

    /// How many digits there are.
    int size();

    /// All is counted: 0 means that no solution holds the candidate.
    record Settled(Counts counts) implements Candidates {
        @Override
        public int limit() {
            return counts.limit();
        }

        @Override
        public int count(int cell, int digit) {
            return counts.of(cell, digit);
        }

        @Override
        public int size() {
            return counts.size();
        }
    }

    /// The work was cancelled, or was too much: so many were found till then, and what has 0 is not known.
    record Cancelled(Counts counts) implements Candidates {
        @Override
        public int limit() {
            return counts.limit();
        }

        @Override
        public int count(int cell, int digit) {
            return counts.of(cell, digit);
        }

        @Override
        public int size() {
            return counts.size();
        }
    }

    /// A number for each candidate of a board. It is not changed once a question is answered.
    final class Counts {
        private final Frame frame;
        private final int limit;
        private final int[] counts;

        Counts(Frame frame, int limit) {
            this.frame = frame;
            this.limit = limit;
            counts = new int[frame.rows() * frame.columns() * frame.size()];
        }

        /// The limit that was counted up to.
        public int limit() {
            return limit;
        }

        /// How many digits there are.
        public int size() {
            return frame.size();
        }

        /// The number of `digit`, from 1, in `cell`, a cell of the frame.
        public int of(int cell, int digit) {
            return counts[place(frame.row(cell) * frame.columns() + frame.column(cell), digit - 1)];
        }

        /// Whether fewer than the limit were found for the digit with `bit` in the cell `number` of the network.
        boolean isBelowLimit(int number, int bit) {
            return counts[place(number, bit)] < limit;
        }

        /// Sets the number of a candidate of the network.
        void set(int number, int bit, int count) {
            counts[place(number, bit)] = count;
        }

        /// Counts the solution `open`; returns whether it told anything new.
        boolean add(int[] open) {
            boolean isNew = false;
            for (int number = 0; number < open.length; number++) {
                int place = place(number, Integer.numberOfTrailingZeros(open[number]));
                if (counts[place] < limit) {
                    counts[place]++;
                    isNew = true;
                }
            }
            return isNew;
        }

        private int place(int number, int bit) {
            return number * size() + bit;
        }
    }
}
