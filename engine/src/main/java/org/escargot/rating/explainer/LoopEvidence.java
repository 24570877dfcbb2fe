package org.escargot.rating.explainer;

import org.escargot.grid.CandidateSet;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.HouseSet;
import org.escargot.grid.Houses;
import org.escargot.logic.pattern.Deadly;
import org.escargot.logic.pattern.Truths;
import org.escargot.logic.step.Technique;

/// The loop that a step was taken from: a buffer, and the evidence made of it.
final class LoopEvidence {
    private final int[] path = new int[81];
    private int length;
    private int pair;
    private int kind;

    /// Of a set, its house, and its places or its digits.
    private int house;

    private int set;

    /// Notes a loop, and which of the kinds of [SeenLoops] was found on it.
    void note(int[] loop, int loopLength, int digits, int found) {
        System.arraycopy(loop, 0, path, 0, loopLength);
        length = loopLength;
        pair = digits;
        kind = found;
    }

    /// Notes the house of a set, and its places if it is naked or its digits if it is hidden.
    void noteSet(int setHouse, int placesOrDigits) {
        house = setHouse;
        set = placesOrDigits;
    }

    /// What is known of the loop in `position`.
    Evidence evidence(Position position) {
        CellSet guardians = guardians(position);
        Deadly.Type type = type(guardians);
        Deadly.Form form = length == 4 ? Deadly.Form.RECTANGLE : Deadly.Form.LOOP;
        Deadly pattern = new Deadly(
                form,
                type,
                new DigitSet(pair),
                deadly(),
                guardians,
                subset(position, guardians),
                links(position, guardians));
        return new Evidence(length == 4 ? rectangle(type) : loop(type), pattern);
    }

    private CellSet guardians(Position position) {
        CellSet guardians = CellSet.EMPTY;
        for (int i = 0; i < length; i++) {
            guardians = (position.marks[path[i]] & ~pair) == 0 ? guardians : guardians.with(path[i]);
        }
        return guardians;
    }

    private CandidateSet deadly() {
        CandidateSet deadly = CandidateSet.EMPTY;
        for (int i = 0; i < length; i++) {
            deadly = deadly.or(CandidateSet.of(path[i], new DigitSet(pair)));
        }
        return deadly;
    }

    private Deadly.Type type(CellSet guardians) {
        return switch (kind) {
            case SeenLoops.ONE -> Deadly.Type.ONE_CELL;
            case SeenLoops.TWO -> {
                boolean inLine = Houses.common(guardians).intersects(Houses.LINES);
                yield inLine ? Deadly.Type.ONE_DIGIT : Deadly.Type.ONE_DIGIT_ACROSS;
            }
            case SeenLoops.NAKED -> Deadly.Type.SUBSET;
            case SeenLoops.HIDDEN -> Deadly.Type.HIDDEN_SUBSET;
            default -> Deadly.Type.STRONG_LINK;
        };
    }

    private CellSet subset(Position position, CellSet guardians) {
        return switch (kind) {
            case SeenLoops.NAKED -> Layout.cells(house, set).minus(guardians);
            case SeenLoops.HIDDEN -> {
                CellSet cells = CellSet.EMPTY;
                for (int rest = set; rest != 0; rest &= rest - 1) {
                    int places = position.places[house * 9 + Integer.numberOfTrailingZeros(rest)];
                    cells = cells.or(Layout.cells(house, places));
                }
                yield cells.minus(guardians);
            }
            default -> CellSet.EMPTY;
        };
    }

    private Truths links(Position position, CellSet guardians) {
        return switch (kind) {
            case SeenLoops.HIDDEN -> Truths.of(new DigitSet(set), HouseSet.of(house));
            case SeenLoops.FOUR -> lock(position, guardians);
            default -> Truths.NONE;
        };
    }

    /// The digit of the pair that the guardians keep in a house, the lower one first.
    private Truths lock(Position position, CellSet guardians) {
        HouseSet common = Houses.common(guardians);
        for (int rest = pair; rest != 0; rest &= rest - 1) {
            int digit = Integer.numberOfTrailingZeros(rest);
            for (int each = common.first(); each >= 0; each = common.next(each)) {
                if (Integer.bitCount(position.places[each * 9 + digit]) == 2) {
                    return Truths.of(digit + 1, HouseSet.of(each));
                }
            }
        }
        throw new IllegalStateException("The loop at " + path[0] + " has no link.");
    }

    private static Technique rectangle(Deadly.Type type) {
        return switch (type) {
            case ONE_CELL -> Technique.UNIQUENESS_TEST_1;
            case ONE_DIGIT -> Technique.UNIQUENESS_TEST_2;
            case ONE_DIGIT_ACROSS -> Technique.UNIQUENESS_TEST_5;
            case SUBSET, HIDDEN_SUBSET -> Technique.UNIQUENESS_TEST_3;
            case STRONG_LINK, CROSSED_LINKS, HIDDEN -> Technique.UNIQUENESS_TEST_4;
        };
    }

    private static Technique loop(Deadly.Type type) {
        return switch (type) {
            case ONE_CELL -> Technique.UNIQUE_LOOP_1;
            case ONE_DIGIT, ONE_DIGIT_ACROSS -> Technique.UNIQUE_LOOP_2;
            case SUBSET, HIDDEN_SUBSET -> Technique.UNIQUE_LOOP_3;
            case STRONG_LINK, CROSSED_LINKS, HIDDEN -> Technique.UNIQUE_LOOP_4;
        };
    }
}
