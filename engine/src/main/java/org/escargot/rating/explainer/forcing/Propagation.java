package org.escargot.rating.explainer.forcing;

import static org.escargot.rating.explainer.chains.Node.ASSUMED;
import static org.escargot.rating.explainer.chains.Node.FALSE;
import static org.escargot.rating.explainer.chains.Node.IN_CELL;
import static org.escargot.rating.explainer.words.Layout.BOX_ROW_COLUMN;
import static org.escargot.rating.explainer.words.Layout.CELL;
import static org.escargot.rating.explainer.words.Layout.PLACE;
import static org.escargot.rating.explainer.words.Layout.SLOT;

import org.escargot.rating.explainer.words.CandidateGrid;
import org.jspecify.annotations.Nullable;

/// Follows an assumption until nothing new comes or a candidate is both true and false.
///
/// True nodes are followed first, and make others false; false nodes make those true that are left alone by them.
/// Where candidates are eliminated on the way, what was eliminated before takes part in the causes. When both queues
/// are empty, the rules of the level look for more.
///
/// Kernel: raw words.
public final class Propagation {
    /// What a propagation may use.
    public enum Mode {
        /// All links, nothing is eliminated.
        STATIC,
        /// All links, false candidates are eliminated.
        DYNAMIC,
        /// Links within houses alone, false candidates are eliminated.
        NISHIO
    }

    private final Mode mode;
    private final @Nullable ExtraEliminations rules;
    private final CandidateGrid working = new CandidateGrid();

    /// `[cell]` and `[house * 9 + digit]`: the candidates of [#working] that are not known to be false, and those that
    /// a rule made false though they are known to be true.
    private final int[] possibleMarks = new int[81];

    private final int[] possiblePlaces = new int[243];
    private final int[] trueQueue = new int[730];
    private final int[] falseQueue = new int[730];
    private int trueEnd;
    private int falseEnd;
    private CandidateGrid start = new CandidateGrid();
    private Derivation derivation = new Derivation();

    Propagation(Mode mode, @Nullable ExtraEliminations rules) {
        this.mode = mode;
        this.rules = rules;
    }

    /// The position with everything eliminated that is known to be false; lasts until the next propagation.
    CandidateGrid working() {
        return working;
    }

    CandidateGrid start() {
        return start;
    }

    Derivation derivation() {
        return derivation;
    }

    /// Follows the node `assumed` in `grid`, into `result`. After a contradiction the result stays as it is.
    void follow(CandidateGrid grid, int assumed, Derivation result) {
        start = grid;
        derivation = result;
        if (mode == Mode.NISHIO) {
            clear(assumed % 9);
        } else {
            clear();
        }
        trueEnd = 0;
        falseEnd = 0;
        derivation.begin();
        if (assumed >= FALSE) {
            addFalse(assumed - FALSE, -1, ASSUMED);
        } else {
            addTrue(assumed, -1, ASSUMED, 0);
        }
        followQueues();
    }

    private void clear() {
        if (rules == null) {
            working.copyCandidates(start);
        } else {
            working.copy(start);
        }
        System.arraycopy(start.marks, 0, possibleMarks, 0, possibleMarks.length);
        System.arraycopy(start.places, 0, possiblePlaces, 0, possiblePlaces.length);
    }

    /// Clears what concerns `digit`; without links in cells nothing else is asked for.
    private void clear(int digit) {
        for (int slot = digit; slot < 243; slot += 9) {
            working.places[slot] = start.places[slot];
            possiblePlaces[slot] = start.places[slot];
        }
    }

    private void followQueues() {
        int nextTrue = 0;
        int nextFalse = 0;
        while (true) {
            if (nextTrue < trueEnd) {
                if (weak(trueQueue[nextTrue++])) {
                    return;
                }
            } else if (nextFalse < falseEnd) {
                if (strong(falseQueue[nextFalse++])) {
                    return;
                }
            } else if (rules == null || !rules.extend(this)) {
                return;
            }
        }
    }

    private void addTrue(int candidate, int from, int reason, int eliminated) {
        trueQueue[trueEnd++] = derivation.add(candidate, from, reason, eliminated);
    }

    private void addFalse(int candidate, int from, int reason) {
        falseQueue[falseEnd++] = derivation.add(candidate + FALSE, from, reason, 0);
        exclude(candidate);
    }

    /// Adds a false node that a rule gave, unless it is known.
    void addByRule(int candidate, int[] parents, int count, @Nullable NestedConclusion inner) {
        if (!derivation.knows(candidate + FALSE)) {
            falseQueue[falseEnd++] = derivation.size;
            derivation.addByRule(candidate + FALSE, parents, count, inner);
            if (!derivation.knows(candidate)) {
                exclude(candidate);
            }
        }
    }

    private void exclude(int candidate) {
        int cell = candidate / 9;
        possibleMarks[cell] &= ~(1 << candidate % 9);
        possiblePlaces[SLOT[candidate * 3]] &= ~PLACE[cell * 3];
        possiblePlaces[SLOT[candidate * 3 + 1]] &= ~PLACE[cell * 3 + 1];
        possiblePlaces[SLOT[candidate * 3 + 2]] &= ~PLACE[cell * 3 + 2];
    }

    /// What a true node makes false; returns true on a contradiction.
    private boolean weak(int index) {
        int candidate = derivation.node(index);
        int cell = candidate / 9;
        int digit = candidate % 9;
        if (mode != Mode.NISHIO) {
            int others = possibleMarks[cell] & ~(1 << digit);
            for (int rest = others; rest != 0; rest &= rest - 1) {
                if (makeFalse(cell * 9 + Integer.numberOfTrailingZeros(rest), index, IN_CELL)) {
                    return true;
                }
            }
        }
        for (int kind : BOX_ROW_COLUMN) {
            int slot = SLOT[candidate * 3 + kind];
            int base = slot - digit;
            int others = possiblePlaces[slot] & ~PLACE[cell * 3 + kind];
            for (int rest = others; rest != 0; rest &= rest - 1) {
                int other = CELL[base + Integer.numberOfTrailingZeros(rest)] * 9 + digit;
                if (makeFalse(other, index, kind)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean makeFalse(int candidate, int from, int reason) {
        int opposite = derivation.at(candidate);
        if (opposite >= 0) {
            derivation.contradictionTrue = opposite;
            derivation.contradictionFalse = derivation.append(candidate + FALSE, from, reason, 0);
            return true;
        }
        addFalse(candidate, from, reason);
        return false;
    }

    /// What a false node makes true; eliminates it then. Returns true on a contradiction.
    private boolean strong(int index) {
        int candidate = derivation.node(index) - FALSE;
        int cell = candidate / 9;
        int digit = candidate % 9;
        if (mode != Mode.NISHIO) {
            int marks = working.marks[cell];
            if (Integer.bitCount(marks) == 2) {
                int other = Integer.numberOfTrailingZeros(marks & ~(1 << digit));
                if (makeTrue(cell * 9 + other, index, IN_CELL, start.marks[cell] & ~marks)) {
                    return true;
                }
            }
        }
        for (int kind : BOX_ROW_COLUMN) {
            int slot = SLOT[candidate * 3 + kind];
            int places = working.places[slot];
            if (Integer.bitCount(places) == 2) {
                int other = Integer.numberOfTrailingZeros(places & ~PLACE[cell * 3 + kind]);
                int made = CELL[slot - digit + other] * 9 + digit;
                if (makeTrue(made, index, kind, start.places[slot] & ~places)) {
                    return true;
                }
            }
        }
        if (mode != Mode.STATIC) {
            working.remove(cell, digit);
        }
        if (rules != null) {
            exclude(candidate);
        }
        return false;
    }

    private boolean makeTrue(int candidate, int from, int reason, int eliminated) {
        int opposite = derivation.at(candidate + FALSE);
        if (opposite >= 0) {
            derivation.contradictionTrue = derivation.append(candidate, from, reason, eliminated);
            derivation.contradictionFalse = opposite;
            return true;
        }
        if (!derivation.knows(candidate)) {
            addTrue(candidate, from, reason, eliminated);
        }
        return false;
    }
}
