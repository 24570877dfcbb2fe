package org.escargot.rating.hodoku;

import java.util.Arrays;
import java.util.Optional;
import org.escargot.grid.Board;
import org.escargot.grid.Candidate;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.Cell;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;
import org.escargot.grid.House;
import org.escargot.grid.Houses;
import org.escargot.grid.LowestBit;
import org.escargot.grid.Pencilmarks;
import org.escargot.logic.pattern.Single;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.Technique;

/// Takes the singles in the order in which they arose.
///
/// The scale charges hidden singles more than naked ones, and which single is taken first decides how many
/// there are of each; so its scores depend on this order. A single arises when a cell has one candidate left or a
/// digit one place in a house. A placement eliminates its digit from the peers in reading order, and then the other
/// candidates of its cell in ascending order, each in row, column and box.
///
/// One instance follows one path. It keeps words of its own, because it is asked before every step.
final class OldestSingle {
    private final byte[] digits = new byte[Cell.COUNT];
    private final short[] candidates = new short[Cell.COUNT];
    /// The places of each digit in each house, a bit for each place of the house.
    private final short[] places = new short[House.COUNT * (Digit.COUNT + 1)];
    private final byte[] empty = new byte[House.COUNT];
    private final Queue naked = new Queue(Cell.COUNT);
    private final Queue hidden = new Queue(House.COUNT * Digit.COUNT);

    /// Candidates in the order in which they came; each cell, and each digit of a house, comes once.
    private static final class Queue {
        private final short[] items;
        private int head;
        private int tail;

        Queue(int capacity) {
            items = new short[capacity];
        }

        void add(int candidate) {
            items[tail++] = (short) candidate;
        }
    }

    OldestSingle(Pencilmarks start) {
        Board.requireClassic(start);
        Arrays.fill(candidates, (short) DigitSet.ALL.bits());
        Arrays.fill(places, (short) 0x1FF);
        Arrays.fill(empty, (byte) 9);
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            if (start.digit(cell) != Digit.NONE) {
                place(cell, start.digit(cell));
            }
        }
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            DigitSet eliminated = new DigitSet(candidates[cell]).minus(start.candidates(cell));
            for (int digit = eliminated.first(); digit > 0; digit = eliminated.next(digit)) {
                eliminate(cell, digit);
            }
        }
    }

    /// The next single; nothing when there is none.
    Optional<Step> next() {
        for (int i = naked.head; i < naked.tail; i++) {
            int house = lastOf(Candidate.cell(naked.items[i]));
            if (house >= 0) {
                return Optional.of(fullHouse(naked.items[i], house));
            }
        }
        while (naked.head < naked.tail) {
            int candidate = naked.items[naked.head++];
            if (candidates[Candidate.cell(candidate)] == DigitSet.bit(Candidate.digit(candidate))) {
                return Optional.of(naked(candidate));
            }
        }
        while (hidden.head < hidden.tail) {
            int candidate = hidden.items[hidden.head++];
            int house = onlyPlace(candidate);
            if (house >= 0) {
                return Optional.of(hidden(candidate, house));
            }
        }
        return Optional.empty();
    }

    /// Follows `step`, whose candidates go in HoDoKu's order.
    void apply(Step step) {
        // Most steps of a path are singles, which eliminate nothing that has an order.
        if (!step.effects().eliminations().isEmpty()) {
            for (int candidate : EliminationOrder.of(step, cell -> new DigitSet(candidates[cell]))) {
                eliminate(Candidate.cell(candidate), Candidate.digit(candidate));
            }
        }
        CandidateSet placed = step.effects().placements();
        for (int candidate = placed.first(); candidate >= 0; candidate = placed.next(candidate)) {
            place(Candidate.cell(candidate), Candidate.digit(candidate));
        }
    }

    /// The first house of which `cell` is the last empty one, or -1.
    private int lastOf(int cell) {
        if (candidates[cell] == 0) {
            return -1;
        }
        int row = Houses.row(cell);
        int column = Houses.column(cell);
        int box = Houses.box(cell);
        if (empty[row] == 1) {
            return row;
        }
        return empty[column] == 1 ? column : empty[box] == 1 ? box : -1;
    }

    /// The first house of which `candidate` is the only place of its digit, or -1.
    private int onlyPlace(int candidate) {
        int cell = Candidate.cell(candidate);
        int digit = Candidate.digit(candidate);
        if ((candidates[cell] & DigitSet.bit(digit)) == 0) {
            return -1;
        }
        if (isOnly(Houses.row(cell), digit)) {
            return Houses.row(cell);
        }
        if (isOnly(Houses.column(cell), digit)) {
            return Houses.column(cell);
        }
        return isOnly(Houses.box(cell), digit) ? Houses.box(cell) : -1;
    }

    /// Whether `digit`, which has places in `house`, has a single one.
    private boolean isOnly(int house, int digit) {
        int left = places[at(house, digit)];
        return (left & left - 1) == 0;
    }

    private void place(int cell, int digit) {
        digits[cell] = (byte) digit;
        empty[Houses.row(cell)]--;
        empty[Houses.column(cell)]--;
        empty[Houses.box(cell)]--;
        CellSet peers = Houses.peers(cell);
        for (int peer = peers.first(); peer >= 0; peer = peers.next(peer)) {
            eliminate(peer, digit);
        }
        DigitSet left = new DigitSet(candidates[cell]);
        candidates[cell] = 0;
        for (int other = left.first(); other > 0; other = left.next(other)) {
            lose(cell, other);
        }
    }

    private void eliminate(int cell, int digit) {
        int bit = DigitSet.bit(digit);
        if ((candidates[cell] & bit) == 0) {
            return;
        }
        candidates[cell] &= (short) ~bit;
        int left = candidates[cell];
        if (left != 0 && (left & (left - 1)) == 0) {
            naked.add(Candidate.of(cell, new DigitSet(left).first()));
        }
        lose(cell, digit);
    }

    /// The houses of `cell` lose a place of `digit`.
    private void lose(int cell, int digit) {
        int row = Cell.row(cell);
        int column = Cell.column(cell);
        lose(cell, digit, Houses.row(cell), column);
        lose(cell, digit, Houses.column(cell), row);
        lose(cell, digit, Houses.box(cell), row % 3 * 3 + column % 3);
    }

    private void lose(int cell, int digit, int house, int place) {
        int left = places[at(house, digit)] & ~(1 << place);
        places[at(house, digit)] = (short) left;
        if (left != 0 && (left & left - 1) == 0 && digits[cell] != digit) {
            hidden.add(Candidate.of(Houses.cell(house, LowestBit.of(left)), digit));
        }
    }

    private static int at(int house, int digit) {
        return house * (Digit.COUNT + 1) + digit;
    }

    private static Step fullHouse(int candidate, int house) {
        int cell = Candidate.cell(candidate);
        int digit = Candidate.digit(candidate);
        return new Step(Technique.FULL_HOUSE, new Single.FullHouse(cell, digit, house), Effects.place(cell, digit));
    }

    private static Step naked(int candidate) {
        int cell = Candidate.cell(candidate);
        int digit = Candidate.digit(candidate);
        return new Step(Technique.NAKED_SINGLE, new Single.Naked(cell, digit), Effects.place(cell, digit));
    }

    private static Step hidden(int candidate, int house) {
        int cell = Candidate.cell(candidate);
        int digit = Candidate.digit(candidate);
        return new Step(Technique.HIDDEN_SINGLE, new Single.Hidden(cell, digit, house), Effects.place(cell, digit));
    }
}
