package org.escargot.rating.explainer.words;

import static org.escargot.rating.explainer.words.Layout.HOUSE;
import static org.escargot.rating.explainer.words.Layout.PLACE;

import java.util.Arrays;
import org.escargot.grid.Cell;
import org.escargot.grid.Digit;
import org.escargot.grid.House;
import org.escargot.grid.Pencilmarks;

/// Candidates in raw words, by cell and by house, changed in place.
public final class CandidateGrid {
    /// `[cell]`: the candidates, bit 0 for the digit 1; none where a digit is placed.
    public final int[] marks = new int[Cell.COUNT];

    /// `[house * 9 + digit]`: where the digit can still go in the house.
    public final int[] places = new int[House.COUNT * Digit.COUNT];

    /// `[house]`: the places without a digit.
    public final int[] open = new int[House.COUNT];

    /// `[digit]`: how often it is placed.
    public final int[] placed = new int[Digit.COUNT];

    /// `[house]`: the digits placed there, as a mask.
    private final int[] digits = new int[House.COUNT];

    /// How many cells are without a digit.
    public int unsolved;

    private boolean clash;

    public void load(Pencilmarks start) {
        Arrays.fill(places, 0);
        Arrays.fill(open, 0);
        Arrays.fill(placed, 0);
        Arrays.fill(digits, 0);
        unsolved = 0;
        clash = false;
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            marks[cell] = 0;
            if (start.digit(cell) != Digit.NONE) {
                fill(cell, start.digit(cell) - 1);
                continue;
            }
            unsolved++;
            for (int rest = start.candidates(cell).bits(); rest != 0; rest &= rest - 1) {
                add(cell, Integer.numberOfTrailingZeros(rest));
            }
            for (int kind = 0; kind < 3; kind++) {
                open[HOUSE[cell * 3 + kind]] |= PLACE[cell * 3 + kind];
            }
        }
    }

    /// Takes over the candidates of `other`, and nothing else.
    public void copyCandidates(CandidateGrid other) {
        System.arraycopy(other.marks, 0, marks, 0, marks.length);
        System.arraycopy(other.places, 0, places, 0, places.length);
    }

    public void copy(CandidateGrid other) {
        copyCandidates(other);
        System.arraycopy(other.open, 0, open, 0, open.length);
        System.arraycopy(other.placed, 0, placed, 0, placed.length);
        System.arraycopy(other.digits, 0, digits, 0, digits.length);
        unsolved = other.unsolved;
        clash = other.clash;
    }

    private void add(int cell, int digit) {
        marks[cell] |= 1 << digit;
        for (int kind = 0; kind < 3; kind++) {
            places[HOUSE[cell * 3 + kind] * 9 + digit] |= PLACE[cell * 3 + kind];
        }
    }

    /// The digits that are not placed in `house`, as a mask.
    public int missing(int house) {
        return ~digits[house] & 0x1FF;
    }

    boolean has(int cell, int digit) {
        return (marks[cell] >>> digit & 1) != 0;
    }

    public void remove(int cell, int digit) {
        int at = cell * 3;
        marks[cell] &= ~(1 << digit);
        places[HOUSE[at] * 9 + digit] &= ~PLACE[at];
        places[HOUSE[at + 1] * 9 + digit] &= ~PLACE[at + 1];
        places[HOUSE[at + 2] * 9 + digit] &= ~PLACE[at + 2];
    }

    /// Places a digit and eliminates it from the peers.
    public void place(int cell, int digit) {
        for (int rest = marks[cell]; rest != 0; rest &= rest - 1) {
            remove(cell, Integer.numberOfTrailingZeros(rest));
        }
        for (int kind = 0; kind < 3; kind++) {
            int house = HOUSE[cell * 3 + kind];
            open[house] &= ~PLACE[cell * 3 + kind];
            for (int rest = places[house * 9 + digit]; rest != 0; rest &= rest - 1) {
                remove(Layout.CELL[house * 9 + Integer.numberOfTrailingZeros(rest)], digit);
            }
        }
        fill(cell, digit);
        unsolved--;
    }

    private void fill(int cell, int digit) {
        placed[digit]++;
        for (int kind = 0; kind < 3; kind++) {
            int house = HOUSE[cell * 3 + kind];
            clash |= (digits[house] >>> digit & 1) != 0;
            digits[house] |= 1 << digit;
        }
    }

    /// Whether a digit stands twice in a house or has no place there, or a cell has no candidate.
    public boolean isBroken() {
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            if (marks[cell] == 0 && (open[cell / 9] >>> cell % 9 & 1) != 0) {
                return true;
            }
        }
        for (int slot = 0; slot < places.length; slot++) {
            if (places[slot] == 0 && (digits[slot / 9] >>> slot % 9 & 1) == 0) {
                return true;
            }
        }
        return clash;
    }
}
