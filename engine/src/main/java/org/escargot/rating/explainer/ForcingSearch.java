package org.escargot.rating.explainer;

import static org.escargot.rating.explainer.Layout.BOX_ROW_COLUMN;
import static org.escargot.rating.explainer.Layout.CELL;
import static org.escargot.rating.explainer.Layout.HOUSE;
import static org.escargot.rating.explainer.Layout.PLACE;
import static org.escargot.rating.explainer.Layout.SLOT;
import static org.escargot.rating.explainer.Node.ASSUMED;
import static org.escargot.rating.explainer.Node.FALSE;
import static org.escargot.rating.explainer.Node.IN_CELL;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.escargot.grid.Candidate;
import org.escargot.grid.CellSet;
import org.escargot.grid.HouseSet;
import org.escargot.logic.pattern.Branch;
import org.escargot.logic.pattern.Forcing;
import org.escargot.logic.pattern.Truths;
import org.escargot.rating.explainer.Propagation.Mode;
import org.jspecify.annotations.Nullable;

/// Assumes each candidate true and false, and looks at what follows: contradictions, what follows from both, what
/// follows from every place of a digit in a house, and from every candidate of a cell.
///
/// With static propagation only the last two count, and only cells with three or more candidates start; with Nishio's
/// only contradictions count.
final class ForcingSearch {
    private final Mode mode;
    private final Patience patience;

    /// Whether houses and cells are passed over that imply nothing in common.
    private final boolean filtered;

    private final Propagation propagation;
    private final @Nullable ExtraStrikes rules;
    private final @Nullable Run[] runs = new Run[Candidate.COUNT];
    private final int[] runOf = new int[Candidate.COUNT];
    private final Run falseRun = new Run();
    private final Run[] branches = new Run[9];
    private final Conclusion conclusion = new Conclusion();
    private final Reach reach = new Reach();
    private int search;
    private Position position = new Position();

    ForcingSearch(Mode mode, @Nullable ExtraStrikes rules, Patience patience, Shortcuts shortcuts) {
        this.mode = mode;
        this.patience = patience;
        this.filtered = mode == Mode.STATIC && shortcuts == Shortcuts.TAKEN;
        this.propagation = new Propagation(mode, rules);
        this.rules = rules;
        Arrays.fill(branches, falseRun);
    }

    /// Searches `searched`; once patience is over, what it has told is not all.
    void search(Position searched, ConclusionSink sink) {
        position = searched;
        search++;
        if (filtered) {
            reach.load(position);
        }
        int fewest = mode == Mode.STATIC ? 3 : 2;
        for (int cell = 0; cell < 81; cell++) {
            int marks = position.marks[cell];
            if (Integer.bitCount(marks) < fewest) {
                continue;
            }
            if (patience.isOver()) {
                return;
            }
            for (int rest = marks; rest != 0; rest &= rest - 1) {
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
    }

    /// The evidence for `argument`, met when `searched` was searched: only its assumptions are followed once more.
    Forcing explain(Position searched, Argument argument) {
        boolean isOne = argument.key == Conclusion.CONTRADICTION;
        List<Branch> followed = new ArrayList<>();
        if (isOne) {
            followed.add(branch(searched, argument.assumed[0], argument.ends[0], argument.ends[1]));
        }
        for (int i = 0; i < argument.count && !isOne; i++) {
            followed.add(branch(searched, argument.assumed[i], argument.ends[i]));
        }
        int start = argument.assumed[0] % Candidate.COUNT;
        return switch (argument.key) {
            case Conclusion.DOUBLE -> new Forcing(Forcing.Kind.BOTH_WAYS, followed, Truths.NONE);
            case Conclusion.CELL -> new Forcing(Forcing.Kind.CELL, followed, Truths.of(CellSet.of(start / 9)));
            case Conclusion.HOUSE -> {
                HouseSet house = HouseSet.of(HOUSE[start / 9 * 3 + argument.choice]);
                yield new Forcing(Forcing.Kind.HOUSE, followed, Truths.of(start % 9 + 1, house));
            }
            default -> new Forcing(Forcing.Kind.CONTRADICTION, followed, Truths.NONE);
        };
    }

    private Branch branch(Position searched, int assumed, int... ends) {
        RuleLog log = new RuleLog();
        Run run = new Run();
        if (rules == null) {
            propagation.follow(searched, assumed, run);
        } else {
            rules.tell(log);
            propagation.follow(searched, assumed, run);
            rules.tell(null);
        }
        return new RunReader(run, log).branch(ends);
    }

    /// What follows from `candidate`, derived once in a search.
    private Run trueRun(int candidate) {
        Run run = runs[candidate];
        if (run == null) {
            run = new Run();
            runs[candidate] = run;
        }
        if (runOf[candidate] != search) {
            runOf[candidate] = search;
            propagation.follow(position, candidate, run);
        }
        return run;
    }

    private void bothWays(int candidate, int count, ConclusionSink sink) {
        if (mode == Mode.STATIC) {
            return;
        }
        Run trueRun = trueRun(candidate);
        propagation.follow(position, candidate + FALSE, falseRun);
        contradiction(trueRun, candidate + FALSE, sink);
        contradiction(falseRun, candidate, sink);
        if (mode == Mode.DYNAMIC && count >= 3) {
            branches[0] = trueRun;
            branches[1] = falseRun;
            common(2, Conclusion.DOUBLE, ASSUMED, sink);
        }
    }

    private void contradiction(Run run, int concluded, ConclusionSink sink) {
        if (run.contradictionTrue < 0) {
            return;
        }
        int fewest = run.depth(run.contradictionTrue) + run.depth(run.contradictionFalse);
        if (sink.wants(position, concluded, fewest, Conclusion.CONTRADICTION)) {
            conclusion.begin(concluded, Conclusion.CONTRADICTION, ASSUMED);
            conclusion.add(run, run.contradictionTrue);
            conclusion.add(run, run.contradictionFalse);
            sink.accept(position, conclusion);
        }
    }

    /// Looks at the houses in which `candidate` is the first place of its digit.
    private void houses(int candidate, ConclusionSink sink) {
        for (int kind : BOX_ROW_COLUMN) {
            int slot = SLOT[candidate * 3 + kind];
            int places = position.places[slot];
            if (Integer.bitCount(places) < 2 || (places & -places) != PLACE[candidate / 9 * 3 + kind]) {
                continue;
            }
            int digit = candidate % 9;
            if (filtered && !housePromises(slot, places)) {
                continue;
            }
            int count = 0;
            for (int rest = places; rest != 0; rest &= rest - 1) {
                branches[count++] = trueRun(CELL[slot - digit + Integer.numberOfTrailingZeros(rest)] * 9 + digit);
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
        for (int rest = position.marks[cell]; rest != 0; rest &= rest - 1) {
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
        for (int rest = position.marks[cell]; rest != 0; rest &= rest - 1) {
            branches[count++] = trueRun(cell * 9 + Integer.numberOfTrailingZeros(rest));
        }
        common(count, Conclusion.CELL, IN_CELL, sink);
    }

    /// What is in all of the first `count` branches: true nodes first, then false ones, as the first branch has them.
    private void common(int count, int key, int choice, ConclusionSink sink) {
        Run first = branches[0];
        for (int i = 0; i < first.size; i++) {
            int node = first.node(i);
            // A placement strikes the other candidates of its cell; without one it does nothing.
            if (node < FALSE && Integer.bitCount(position.marks[node / 9]) > 1) {
                common(node, count, key, choice, sink);
            }
        }
        for (int i = 0; i < first.size; i++) {
            if (first.node(i) >= FALSE) {
                common(first.node(i), count, key, choice, sink);
            }
        }
    }

    private void common(int node, int count, int key, int choice, ConclusionSink sink) {
        int fewest = 0;
        for (int i = 0; i < count; i++) {
            int at = branches[i].at(node);
            if (at < 0) {
                return;
            }
            fewest += branches[i].depth(at);
        }
        if (!sink.wants(position, node, fewest, key)) {
            return;
        }
        conclusion.begin(node, key, choice);
        for (int i = 0; i < count; i++) {
            conclusion.add(branches[i], branches[i].at(node));
        }
        sink.accept(position, conclusion);
    }
}
