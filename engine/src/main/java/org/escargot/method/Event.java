package org.escargot.method;

import org.escargot.grid.Candidate;
import org.escargot.grid.Cell;
import org.escargot.grid.Digit;

/// One thing that a method does, packed into an `int`, so that a million events are four megabytes.
///
/// | bits | |
/// |---|---|
/// | 0-6 | the cell, or 127 where there is none; a [Kind#SHARE] has its number in bits 0-10 |
/// | 7-10 | the digit, or 0 where there is none |
/// | 11-15 | the [Rule] |
/// | 16-19 | the [Kind] |
public final class Event {
    /// What stands for the cell of an event that has none: -1.
    public static final int NO_CELL = -1;

    private static final int PACKED_NO_CELL = 127;
    private static final int SHARE_BITS = 0x7FF;

    private static final Kind[] KINDS = Kind.values();
    private static final Rule[] RULES = Rule.values();

    /// What can happen.
    public enum Kind {
        /// The method is called on the position, as its text counts calls.
        CALL,
        /// It goes over the grid once more.
        ROUND,
        /// A digit is put into a cell; the peers of the cell lose it.
        PLACE,
        /// A candidate is eliminated.
        ELIMINATE,
        /// A trial begins: a digit is put into a cell, or, where there is no cell, all places of a digit follow.
        GUESS,
        /// The last trial that is open ends; the position is again what it was before.
        UNDO,
        /// Nothing can be right here: a cell has no candidate left, or a digit no place.
        DEAD_END,
        /// Every cell is filled, and the rules are obeyed.
        SOLUTION,
        /// A share of all combinations is done, in thousandths.
        SHARE
    }

    private Event() {}

    /// The event of a `kind` about `digit` (1..9, or [Digit#NONE]) in `cell` (0..80, or [#NO_CELL]).
    @SuppressWarnings("EnumOrdinal") // packed and unpacked in this class only, and never kept
    static int of(Kind kind, Rule rule, int cell, int digit) {
        int place = cell == NO_CELL ? PACKED_NO_CELL : cell;
        return kind.ordinal() << 16 | rule.ordinal() << 11 | digit << 7 | place;
    }

    /// The event that `thousandths` (0..1000) of all combinations are done.
    @SuppressWarnings("EnumOrdinal")
    static int share(int thousandths) {
        return Kind.SHARE.ordinal() << 16 | thousandths;
    }

    /// What happens.
    public static Kind kind(int event) {
        return KINDS[event >> 16];
    }

    /// Why it happens.
    public static Rule rule(int event) {
        return RULES[event >> 11 & 31];
    }

    /// The cell it happens in, 0..80, or [#NO_CELL].
    public static int cell(int event) {
        int place = event & PACKED_NO_CELL;
        return place == PACKED_NO_CELL ? NO_CELL : place;
    }

    /// The digit it is about, 1..9, or [Digit#NONE].
    public static int digit(int event) {
        return event >> 7 & 15;
    }

    /// How much of all combinations is done, 0..1000, of a [Kind#SHARE].
    public static int thousandths(int event) {
        return event & SHARE_BITS;
    }

    /// The event for people who debug, such as `GUESS 4r1c2 FEWEST`.
    static String describe(int event) {
        Kind kind = kind(event);
        if (kind == Kind.SHARE) {
            return kind + " " + thousandths(event);
        }
        int cell = cell(event);
        int digit = digit(event);
        String where = cell == NO_CELL
                ? digit == Digit.NONE ? "" : " " + digit
                : digit == Digit.NONE ? " " + Cell.name(cell) : " " + Candidate.name(Candidate.of(cell, digit));
        return kind + where + (rule(event) == Rule.NONE ? "" : " " + rule(event));
    }
}
