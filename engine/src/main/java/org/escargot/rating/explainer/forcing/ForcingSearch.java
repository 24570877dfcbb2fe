package org.escargot.rating.explainer.forcing;

import static org.escargot.rating.explainer.chains.Node.ASSUMED;
import static org.escargot.rating.explainer.chains.Node.FALSE;
import static org.escargot.rating.explainer.chains.Node.IN_CELL;
import static org.escargot.rating.explainer.words.Layout.BOX_ROW_COLUMN;
import static org.escargot.rating.explainer.words.Layout.CELL;
import static org.escargot.rating.explainer.words.Layout.HOUSE;
import static org.escargot.rating.explainer.words.Layout.PLACE;
import static org.escargot.rating.explainer.words.Layout.SLOT;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.escargot.grid.Candidate;
import org.escargot.grid.CellSet;
import org.escargot.grid.HouseSet;
import org.escargot.logic.pattern.Branch;
import org.escargot.logic.pattern.Forcing;
import org.escargot.logic.pattern.Truths;
import org.escargot.rating.explainer.chains.CandidateReach;
import org.escargot.rating.explainer.chains.Pruning;
import org.escargot.rating.explainer.forcing.Propagation.Mode;
import org.escargot.rating.explainer.words.CandidateGrid;
import org.escargot.rating.explainer.words.DigitMemory;
import org.jspecify.annotations.Nullable;

/// Assumes each candidate true and false, and looks at what follows: contradictions, what follows from both, what
/// follows from every place of a digit in a house, and from every candidate of a cell.
///
/// With static propagation only the last two count, and only cells with three or more candidates start; with
/// Nishio's only contradictions count.
public final class ForcingSearch {
    private final Mode mode;
    private final Deadline deadline;

    /// Whether houses and cells are passed over that imply nothing in common.
    private final boolean filtered;

    private final Propagation propagation;
    private final @Nullable ExtraEliminations rules;
    private final @Nullable Derivation[] derivations = new Derivation[Candidate.COUNT];
    private final int[] searchOf = new int[Candidate.COUNT];
    private final Derivation ifFalse = new Derivation();
    private final Derivation[] branches = new Derivation[9];

    /// The nodes that all branches have.
    private final long[] shared = new long[Derivation.WORDS];

    private final Conclusion conclusion = new Conclusion();
    private final CandidateReach reach;

    /// The digits without contradictions: Nishio's propagation looks at the places of its digit alone.
    private final DigitMemory consistent = new DigitMemory();

    private final boolean remembers;
    private int contradictory;
    private int search;
    private CandidateGrid grid = new CandidateGrid();

    /// A search with working memory of its own.
    public ForcingSearch(Mode mode, @Nullable ExtraEliminations rules, Deadline deadline, Pruning pruning) {
        this(mode, rules, deadline, pruning, new CandidateReach());
    }

    /// A search that leaves out what `reach` rules out; others may load it, too.
    public ForcingSearch(
            Mode mode, @Nullable ExtraEliminations rules, Deadline deadline, Pruning pruning, CandidateReach reach) {
        this.reach = reach;
        this.mode = mode;
        this.deadline = deadline;
        this.filtered = mode == Mode.STATIC && pruning == Pruning.ON;
        this.remembers = mode == Mode.NISHIO && pruning == Pruning.ON;
        this.propagation = new Propagation(mode, rules);
        this.rules = rules;
        Arrays.fill(branches, ifFalse);
    }

    /// Searches `searched`; once the deadline is over, what it has told is not all.
    public void search(CandidateGrid searched, ConclusionSink sink) {
        grid = searched;
        search++;
        if (filtered) {
            reach.load(grid);
        }
        contradictory = 0;
        int asked = remembers ? ~consistent.unchanged(grid) : -1;
        int fewest = mode == Mode.STATIC ? 3 : 2;
        for (int cell = 0; cell < 81; cell++) {
            int marks = grid.marks[cell];
            if (Integer.bitCount(marks) < fewest) {
                continue;
            }
            if (deadline.isOver()) {
                return;
            }
            for (int rest = marks & asked; rest != 0; rest &= rest - 1) {
                int candidate = cell * 9 + Integer.numberOfTrailingZeros(rest);
                bothWays(candidate, Integer.bitCount(marks), sink);
                if (mode != Mode.NISHIO) {
                    houses(candidate, sink);
                }
            }
            if (mode != Mode.NISHIO) {
                cell(cell, sink);
            }
        }
        if (remembers) {
            consistent.remember(grid, ~contradictory);
        }
    }

    /// The evidence for `copy`, met when `searched` was searched: only its assumptions are followed once more.
    public Forcing explain(CandidateGrid searched, ConclusionCopy copy) {
        boolean isOne = copy.key == Conclusion.CONTRADICTION;
        List<Branch> followed = new ArrayList<>();
        if (isOne) {
            followed.add(branch(searched, copy.assumed[0], copy.ends[0], copy.ends[1]));
        }
        for (int i = 0; i < copy.assumed.length && !isOne; i++) {
            followed.add(branch(searched, copy.assumed[i], copy.ends[i]));
        }
        int start = copy.assumed[0] % Candidate.COUNT;
        return switch (copy.key) {
            case Conclusion.DOUBLE -> new Forcing(Forcing.Kind.BOTH_WAYS, followed, Truths.NONE);
            case Conclusion.CELL -> new Forcing(Forcing.Kind.CELL, followed, Truths.of(CellSet.of(start / 9)));
            case Conclusion.HOUSE -> {
                HouseSet house = HouseSet.of(HOUSE[start / 9 * 3 + copy.choice]);
                yield new Forcing(Forcing.Kind.HOUSE, followed, Truths.of(start % 9 + 1, house));
            }
            default -> new Forcing(Forcing.Kind.CONTRADICTION, followed, Truths.NONE);
        };
    }

    private Branch branch(CandidateGrid searched, int assumed, int... ends) {
        RuleLog log = new RuleLog();
        Derivation derivation = new Derivation();
        if (rules == null) {
            propagation.follow(searched, assumed, derivation);
        } else {
            rules.tell(log);
            propagation.follow(searched, assumed, derivation);
            rules.tell(null);
        }
        return new DerivationReader(derivation, log).branch(ends);
    }

    /// What follows from `candidate`, derived once in a search.
    private Derivation ifTrue(int candidate) {
        Derivation derivation = derivations[candidate];
        if (derivation == null) {
            derivation = new Derivation();
            derivations[candidate] = derivation;
        }
        if (searchOf[candidate] != search) {
            searchOf[candidate] = search;
            propagation.follow(grid, candidate, derivation);
        }
        return derivation;
    }

    private void bothWays(int candidate, int count, ConclusionSink sink) {
        if (mode == Mode.STATIC) {
            return;
        }
        Derivation ifTrue = ifTrue(candidate);
        propagation.follow(grid, candidate + FALSE, ifFalse);
        contradiction(ifTrue, candidate + FALSE, sink);
        contradiction(ifFalse, candidate, sink);
        if (mode == Mode.DYNAMIC && count >= 3) {
            branches[0] = ifTrue;
            branches[1] = ifFalse;
            common(2, Conclusion.DOUBLE, ASSUMED, sink);
        }
    }

    private void contradiction(Derivation derivation, int concluded, ConclusionSink sink) {
        if (derivation.contradictionTrue < 0) {
            return;
        }
        contradictory |= 1 << concluded % Candidate.COUNT % 9;
        int fewest = derivation.depth(derivation.contradictionTrue) + derivation.depth(derivation.contradictionFalse);
        if (sink.wants(grid, concluded, fewest, Conclusion.CONTRADICTION)) {
            conclusion.begin(concluded, Conclusion.CONTRADICTION, ASSUMED);
            conclusion.add(derivation, derivation.contradictionTrue);
            conclusion.add(derivation, derivation.contradictionFalse);
            sink.accept(grid, conclusion);
        }
    }

    /// Looks at the houses in which `candidate` is the first place of its digit.
    private void houses(int candidate, ConclusionSink sink) {
        for (int kind : BOX_ROW_COLUMN) {
            int slot = SLOT[candidate * 3 + kind];
            int places = grid.places[slot];
            if (Integer.bitCount(places) < 2 || (places & -places) != PLACE[candidate / 9 * 3 + kind]) {
                continue;
            }
            int digit = candidate % 9;
            if (filtered && !housePromises(slot, places)) {
                continue;
            }
            int count = 0;
            for (int rest = places; rest != 0; rest &= rest - 1) {
                branches[count++] = ifTrue(CELL[slot - digit + Integer.numberOfTrailingZeros(rest)] * 9 + digit);
            }
            common(count, Conclusion.HOUSE, kind, sink);
        }
    }

    /// Whether all places of a digit, followed without end, imply something in common.
    private boolean housePromises(int slot, int places) {
        reach.beginCommon();
        for (int rest = places; rest != 0; rest &= rest - 1) {
            int cell = CELL[slot / 9 * 9 + Integer.numberOfTrailingZeros(rest)];
            if (!reach.andCommon(cell * 9 + slot % 9)) {
                return false;
            }
        }
        return true;
    }

    /// Whether all candidates of a cell, followed without end, imply something in common.
    private boolean cellPromises(int cell) {
        reach.beginCommon();
        for (int rest = grid.marks[cell]; rest != 0; rest &= rest - 1) {
            if (!reach.andCommon(cell * 9 + Integer.numberOfTrailingZeros(rest))) {
                return false;
            }
        }
        return true;
    }

    private void cell(int cell, ConclusionSink sink) {
        if (filtered && !cellPromises(cell)) {
            return;
        }
        int count = 0;
        for (int rest = grid.marks[cell]; rest != 0; rest &= rest - 1) {
            branches[count++] = ifTrue(cell * 9 + Integer.numberOfTrailingZeros(rest));
        }
        common(count, Conclusion.CELL, IN_CELL, sink);
    }

    /// What is in all of the first `count` branches: true nodes first, then false ones, as the first branch has
    /// them.
    private void common(int count, int key, int choice, ConclusionSink sink) {
        Derivation first = branches[0];
        first.nodes(shared);
        for (int i = 1; i < count; i++) {
            if (!branches[i].retain(shared)) {
                return;
            }
        }
        for (int i = 0; i < first.size; i++) {
            int node = first.node(i);
            // A placement eliminates the other candidates of its cell; without one it does nothing.
            if (node < FALSE && isShared(node) && Integer.bitCount(grid.marks[node / 9]) > 1) {
                conclude(node, count, key, choice, sink);
            }
        }
        for (int i = 0; i < first.size; i++) {
            int node = first.node(i);
            if (node >= FALSE && isShared(node)) {
                conclude(node, count, key, choice, sink);
            }
        }
    }

    private boolean isShared(int node) {
        return (shared[node >>> 6] >>> node & 1) != 0;
    }

    private void conclude(int node, int count, int key, int choice, ConclusionSink sink) {
        int fewest = 0;
        for (int i = 0; i < count; i++) {
            fewest += branches[i].depth(branches[i].at(node));
        }
        if (!sink.wants(grid, node, fewest, key)) {
            return;
        }
        conclusion.begin(node, key, choice);
        for (int i = 0; i < count; i++) {
            conclusion.add(branches[i], branches[i].at(node));
        }
        sink.accept(grid, conclusion);
    }
}
