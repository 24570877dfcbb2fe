package org.escargot.rating.explainer.chains;

import static org.escargot.rating.explainer.chains.Node.ASSUMED;
import static org.escargot.rating.explainer.chains.Node.FALSE;
import static org.escargot.rating.explainer.chains.Node.IN_CELL;
import static org.escargot.rating.explainer.words.Layout.BOX_ROW_COLUMN;
import static org.escargot.rating.explainer.words.Layout.CELL;
import static org.escargot.rating.explainer.words.Layout.PLACE;
import static org.escargot.rating.explainer.words.Layout.SLOT;

import java.util.Arrays;
import org.escargot.grid.Candidate;
import org.escargot.rating.explainer.words.CandidateGrid;
import org.escargot.rating.explainer.words.DigitMemory;

/// Cycles and forcing chains without branches: every candidate is assumed in turn, and links are followed layer by
/// layer, alternately weak (a true candidate makes others false) and strong (a false one makes the other true).
///
/// There is a search for each [ChainPass]. From each start come its cycles, which lead back to it, then the chains
/// that lead to its opposite.
///
/// Kernel: nodes are words in arrays, in the order in which they are reached. It is longer than most, because the
/// searches share them.
public final class LinearChains {
    private static final int CAPACITY = 4 * Candidate.COUNT;

    public final int[] node = new int[CAPACITY];
    public final int[] parent = new int[CAPACITY];
    public final int[] cause = new int[CAPACITY];
    public CandidateGrid grid = new CandidateGrid();
    public ChainPass pass = ChainPass.X;

    /// The candidate that is assumed now.
    public int start;

    private final Pruning pruning;
    private final CandidateReach reach;

    /// `[digit]`: what the links of the first pass imply, loaded for `promising` digits; the others have no chain and
    /// no cycle of their own.
    private final CandidateReach[] digitReach = new CandidateReach[9];

    private final DigitMemory fruitless = new DigitMemory();
    private int promising;

    private final int[] reached = new int[2 * Candidate.COUNT];
    private final int[] partner = new int[Candidate.COUNT];

    /// `[candidate * 3 + kind]`: see [#conjugate].
    private final short[] conjugates = new short[3 * Candidate.COUNT];

    private int stamp;
    private int size;
    private int end;
    private int partners;

    /// A search that leaves out what `reach` rules out; others may load it, too.
    public LinearChains(Pruning pruning, CandidateReach reach) {
        this.reach = reach;
        this.pruning = pruning;
        for (int digit = 0; digit < digitReach.length; digit++) {
            digitReach[digit] = new CandidateReach();
        }
    }

    /// Turns to `grid`; false if it has no chain and no cycle that eliminates anything.
    ///
    /// What a cycle eliminates, or a chain that ends in a true candidate, makes itself false by a chain of its own,
    /// so where no candidate does that, there is nothing. What a cycle eliminates also makes each candidate of the
    /// cycle both true and false, walking it both ways round.
    public boolean load(CandidateGrid from) {
        grid = from;
        findConjugates();
        if (pruning == Pruning.OFF) {
            return true;
        }
        reach.load(from);
        if (!reach.collectDoubtful()) {
            return false;
        }
        loadDigits();
        return true;
    }

    private void loadDigits() {
        promising = 0;
        for (int rest = 0x1FF & ~fruitless.unchanged(grid); rest != 0; rest &= rest - 1) {
            int digit = Integer.numberOfTrailingZeros(rest);
            digitReach[digit].loadDigit(grid, digit);
            promising |= digitReach[digit].collectDoubtful() ? 1 << digit : 0;
        }
        fruitless.remember(grid, ~promising);
    }

    /// What the links of the pass imply, or more.
    private CandidateReach reach(int candidate) {
        return pass == ChainPass.X ? digitReach[candidate % 9] : reach;
    }

    private boolean mayBeOnCycle(int candidate) {
        return pruning == Pruning.OFF || reach(candidate).isDoubtful(candidate);
    }

    private boolean mayRefute(int candidate) {
        return pruning == Pruning.OFF || reach(candidate).refutes(candidate);
    }

    /// Whether the sink wants the shortest cycle through the start that could eliminate anything.
    private boolean mayHaveCycle(ChainSink sink) {
        if (pruning == Pruning.OFF) {
            return true;
        }
        int fewest = reach(start).fewestInCycle(start);
        return fewest > 0 && sink.wantsCycle(this, fewest);
    }

    /// Whether the sink wants the chain from the start, true, to its opposite.
    private boolean mayEndFalse(ChainSink sink) {
        return pruning == Pruning.OFF || sink.wantsChain(this, reach(start).lengthIfTrue(start));
    }

    /// Whether there is a chain from the start, false, to its opposite, and the sink wants it.
    private boolean mayEndTrue(ChainSink sink) {
        if (pruning == Pruning.OFF) {
            return true;
        }
        int length = reach(start).lengthIfFalse(start);
        return length > 0 && sink.wantsChain(this, length);
    }

    /// Searches all passes in order: from each start its cycles, then its chains.
    public void searchInOrder(ChainSink sink) {
        for (ChainPass each : ChainPass.values()) {
            pass = each;
            forEachStart(sink, this::cycles, this::chains);
        }
    }

    /// Searches for chains first, which limit the length of the cycles that are still of use.
    public void searchChainsFirst(ChainSink sink) {
        for (ChainPass each : ChainPass.values()) {
            pass = each;
            forEachStart(sink, this::chains);
        }
        for (ChainPass each : ChainPass.values()) {
            pass = each;
            forEachStart(sink, this::cycles);
        }
    }

    private void forEachStart(ChainSink sink, Search... searches) {
        int digits = pass == ChainPass.X && pruning == Pruning.ON ? promising : 0x1FF;
        for (int cell = 0; cell < 81; cell++) {
            int count = Integer.bitCount(grid.marks[cell]);
            if (count >= 2 && (pass != ChainPass.Y || count == 2)) {
                for (int rest = grid.marks[cell] & digits; rest != 0; rest &= rest - 1) {
                    start = cell * 9 + Integer.numberOfTrailingZeros(rest);
                    for (Search search : searches) {
                        search.from(sink);
                    }
                }
            }
        }
    }

    /// A search from the start of now.
    private interface Search {
        void from(ChainSink sink);
    }

    private void cycles(ChainSink sink) {
        if (!mayBeOnCycle(start) || !mayHaveCycle(sink)) {
            return;
        }
        begin(start);
        findPartners(start);
        int from = 0;
        for (int layer = 1; from < size && partners > 0 && sink.wantsCycle(this, layer + 1); layer += 2) {
            int middle = size;
            for (int i = from; i < middle; i++) {
                weak(i, -1);
            }
            from = size;
            for (int i = middle; i < from; i++) {
                strong(i, -1);
                if (layer >= 3 && partner[node[i] - FALSE] == stamp) {
                    sink.cycle(this, i, causeBetween(node[i] - FALSE, start), layer + 1);
                }
            }
        }
    }

    private void chains(ChainSink sink) {
        if (pass == ChainPass.Y) {
            return;
        }
        if (mayRefute(start) && mayEndFalse(sink)) {
            chainFromTrue(sink);
        }
        int mates = grid.marks[start / 9] & ~(1 << start % 9);
        boolean possible = true;
        for (int rest = mates; rest != 0 && possible; rest &= rest - 1) {
            int mate = start / 9 * 9 + Integer.numberOfTrailingZeros(rest);
            possible = pruning == Pruning.OFF || reach.refutes(mate);
        }
        if (possible && mayEndTrue(sink)) {
            chainFromFalse(sink);
        }
    }

    private void chainFromTrue(ChainSink sink) {
        begin(start);
        int from = 0;
        for (int layer = 1; from < size && sink.wantsChain(this, layer + 1); layer += 2) {
            int middle = size;
            for (int i = from; i < middle; i++) {
                weak(i, start + FALSE);
            }
            if (end >= 0) {
                sink.chain(this, end, layer + 1);
                return;
            }
            from = size;
            for (int i = middle; i < from; i++) {
                strong(i, -1);
            }
        }
    }

    private void chainFromFalse(ChainSink sink) {
        begin(start + FALSE);
        int from = 0;
        for (int layer = 1; from < size && sink.wantsChain(this, layer + 1); layer += 2) {
            int middle = size;
            for (int i = from; i < middle; i++) {
                strong(i, start);
            }
            if (end >= 0) {
                sink.chain(this, end, layer + 1);
                return;
            }
            from = size;
            for (int i = middle; i < from; i++) {
                weak(i, -1);
            }
        }
    }

    private void begin(int assumed) {
        if (++stamp == Integer.MAX_VALUE) {
            Arrays.fill(reached, 0);
            Arrays.fill(partner, 0);
            stamp = 1;
        }
        size = 0;
        end = -1;
        partners = 0;
        add(assumed, -1, ASSUMED);
    }

    private void add(int reachedNode, int from, int reason) {
        reached[reachedNode] = stamp;
        node[size] = reachedNode;
        parent[size] = from;
        cause[size++] = reason;
    }

    /// The candidates with a strong link to the start: a cycle comes back through one of them.
    private void findPartners(int candidate) {
        int cell = candidate / 9;
        if (pass != ChainPass.X && Integer.bitCount(grid.marks[cell]) == 2) {
            int other = grid.marks[cell] & ~(1 << candidate % 9);
            addPartner(cell * 9 + Integer.numberOfTrailingZeros(other));
        }
        for (int kind = 0; kind < 3 && pass != ChainPass.Y; kind++) {
            int other = conjugate(candidate, kind);
            if (other >= 0) {
                addPartner(other);
            }
        }
    }

    private void addPartner(int candidate) {
        if (mayBeOnCycle(candidate)) {
            partner[candidate] = stamp;
            partners++;
        }
    }

    private void findConjugates() {
        for (int cell = 0; cell < 81; cell++) {
            for (int rest = grid.marks[cell]; rest != 0; rest &= rest - 1) {
                int candidate = cell * 9 + Integer.numberOfTrailingZeros(rest);
                for (int kind = 0; kind < 3; kind++) {
                    conjugates[candidate * 3 + kind] = (short) findConjugate(candidate, kind);
                }
            }
        }
    }

    private int findConjugate(int candidate, int kind) {
        int slot = SLOT[candidate * 3 + kind];
        int places = grid.places[slot];
        if (Integer.bitCount(places) != 2) {
            return -1;
        }
        int other = places & ~PLACE[candidate / 9 * 3 + kind];
        return CELL[slot / 9 * 9 + Integer.numberOfTrailingZeros(other)] * 9 + candidate % 9;
    }

    /// The only other candidate of this digit in the house of `kind`, or -1.
    private int conjugate(int candidate, int kind) {
        return conjugates[candidate * 3 + kind];
    }

    /// Why `other` is true once `candidate` is false.
    private int causeBetween(int candidate, int other) {
        if (candidate / 9 == other / 9) {
            return IN_CELL;
        }
        for (int kind : BOX_ROW_COLUMN) {
            if (conjugate(candidate, kind) == other) {
                return kind;
            }
        }
        throw new IllegalStateException("No link from " + candidate + " to " + other + ".");
    }

    private void weak(int i, int target) {
        int candidate = node[i];
        int cell = candidate / 9;
        int digit = candidate % 9;
        if (pass != ChainPass.X) {
            for (int rest = grid.marks[cell] & ~(1 << digit); rest != 0; rest &= rest - 1) {
                makeFalse(cell * 9 + Integer.numberOfTrailingZeros(rest), i, IN_CELL, target);
            }
        }
        for (int kind : BOX_ROW_COLUMN) {
            int slot = SLOT[candidate * 3 + kind];
            int base = slot - digit;
            for (int rest = grid.places[slot] & ~PLACE[cell * 3 + kind]; rest != 0; rest &= rest - 1) {
                makeFalse(CELL[base + Integer.numberOfTrailingZeros(rest)] * 9 + digit, i, kind, target);
            }
        }
    }

    private void makeFalse(int candidate, int i, int reason, int target) {
        int made = candidate + FALSE;
        if (reached[made] != stamp) {
            if (made == target && end < 0) {
                end = size;
            }
            add(made, i, reason);
        } else if (partner[candidate] == stamp && !isAncestor(made, i) && !isJustMade(made, i)) {
            // Only through these can it matter that a false node is reached again.
            add(made, i, reason);
        }
    }

    /// Whether the node `i` has made this one already, by another link.
    private boolean isJustMade(int made, int i) {
        for (int j = size - 1; j >= 0 && parent[j] == i; j--) {
            if (node[j] == made) {
                return true;
            }
        }
        return false;
    }

    private boolean isAncestor(int sought, int i) {
        for (int j = i; j >= 0; j = parent[j]) {
            if (node[j] == sought) {
                return true;
            }
        }
        return false;
    }

    private void strong(int i, int target) {
        int candidate = node[i] - FALSE;
        if (pass != ChainPass.X) {
            int cell = candidate / 9;
            if (Integer.bitCount(grid.marks[cell]) == 2) {
                int other = grid.marks[cell] & ~(1 << candidate % 9);
                makeTrue(cell * 9 + Integer.numberOfTrailingZeros(other), i, IN_CELL, target);
            }
        }
        if (pass != ChainPass.Y) {
            for (int kind : BOX_ROW_COLUMN) {
                int other = conjugate(candidate, kind);
                if (other >= 0) {
                    makeTrue(other, i, kind, target);
                }
            }
        }
    }

    private void makeTrue(int made, int i, int reason, int target) {
        if (reached[made] != stamp) {
            if (made == target && end < 0) {
                end = size;
            }
            add(made, i, reason);
        }
    }
}
