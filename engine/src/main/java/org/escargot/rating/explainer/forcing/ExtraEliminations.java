package org.escargot.rating.explainer.forcing;

import static org.escargot.rating.explainer.chains.Node.FALSE;
import static org.escargot.rating.explainer.words.Layout.CELL;

import java.util.Arrays;
import java.util.List;
import org.escargot.logic.pattern.Locked;
import org.escargot.rating.explainer.sweeps.FishSweep;
import org.escargot.rating.explainer.sweeps.HiddenSets;
import org.escargot.rating.explainer.sweeps.LockingSweep;
import org.escargot.rating.explainer.sweeps.NakedSets;
import org.escargot.rating.explainer.words.CandidateGrid;
import org.jspecify.annotations.Nullable;

/// The rules that give false nodes when a propagation is at its end: locking, hidden pairs, naked pairs, X-wings,
/// and chains. The first rule counts that gives any; all its conclusions are used.
///
/// A conclusion must rest on something that the propagation eliminated: on candidates that would stand in its way.
/// They become the parents of the false nodes.
public final class ExtraEliminations {
    private final List<NestedSearch> searches;
    private final LockingSweep.Visitor locking = this::locked;
    private final HiddenSets.Visitor hiddenPairs = this::hiddenPair;
    private final NakedSets.Visitor nakedPairs = this::nakedPair;
    private final FishSweep.Visitor wings = this::wing;
    private final int[] parents = new int[729];
    private final int[] seen = new int[729];
    private int stamp;
    private int count;
    private boolean found;
    private @Nullable Propagation current;
    private @Nullable RuleLog log;

    /// Rules that nest `searches`, tried in this order after the patterns.
    public ExtraEliminations(List<NestedSearch> searches) {
        this.searches = List.copyOf(searches);
    }

    /// From now on tells `log`, if there is one, which rule eliminates what.
    void tell(@Nullable RuleLog newLog) {
        log = newLog;
    }

    /// Gives `propagation` false nodes; returns false if there are none.
    boolean extend(Propagation propagation) {
        Propagation before = current;
        current = propagation;
        found = false;
        CandidateGrid working = propagation.working();
        LockingSweep.visit(working, locking);
        if (!found) {
            HiddenSets.visit(working, 2, 5, hiddenPairs);
        }
        if (!found) {
            NakedSets.visit(working, 2, nakedPairs);
        }
        if (!found) {
            FishSweep.visit(working, 2, wings);
        }
        for (int i = 0; i < searches.size() && !found; i++) {
            useAll(searches.get(i), working);
        }
        current = before;
        return found;
    }

    private Propagation current() {
        Propagation propagation = current;
        if (propagation == null) {
            throw new IllegalStateException("No propagation is at work.");
        }
        return propagation;
    }

    private boolean locked(int base, int cover, int digit) {
        CandidateGrid working = current().working();
        int eliminated = working.places[cover * 9 + digit] & ~LockingSweep.shared(cover, base);
        if (eliminated != 0) {
            begin();
            if (log != null) {
                log.turnTo(() -> new Locked(digit + 1, base, cover));
            }
            addPlaces(base, digit, ~LockingSweep.shared(base, cover));
            eliminatePlaces(cover, eliminated, 1 << digit);
        }
        return false;
    }

    private boolean hiddenPair(int house, int digits, int places) {
        begin();
        if (log != null) {
            log.turnTo(() -> HiddenSets.pattern(house, digits, places));
        }
        for (int rest = digits; rest != 0; rest &= rest - 1) {
            addPlaces(house, Integer.numberOfTrailingZeros(rest), ~places);
        }
        eliminatePlaces(house, places, ~digits);
        return false;
    }

    private boolean nakedPair(int house, int places, int digits) {
        begin();
        if (log != null) {
            log.turnTo(() -> NakedSets.pattern(house, places, digits));
        }
        for (int rest = places; rest != 0; rest &= rest - 1) {
            addDigits(CELL[house * 9 + Integer.numberOfTrailingZeros(rest)], ~digits);
        }
        eliminatePlaces(house, ~places & 0x1FF, digits);
        return false;
    }

    private boolean wing(int firstBase, int bases, int covers, int digit) {
        begin();
        if (log != null) {
            log.turnTo(() -> FishSweep.pattern(firstBase, bases, covers, digit));
        }
        for (int rest = bases; rest != 0; rest &= rest - 1) {
            addPlaces(firstBase + Integer.numberOfTrailingZeros(rest), digit, ~covers);
        }
        for (int row = 0; row < 9; row++) {
            int eliminated = firstBase == 0 ? covers : bases;
            boolean isBase = firstBase == 0 && (bases >>> row & 1) != 0;
            boolean isCover = firstBase != 0 && (covers >>> row & 1) != 0;
            if (firstBase == 0 && !isBase) {
                eliminatePlaces(row, eliminated, 1 << digit);
            } else if (isCover) {
                eliminatePlaces(row, ~eliminated & 0x1FF, 1 << digit);
            }
        }
        return false;
    }

    private void useAll(NestedSearch search, CandidateGrid working) {
        for (NestedConclusion inner : search.find(working)) {
            begin();
            if (log != null) {
                CandidateGrid then = new CandidateGrid();
                then.copy(working);
                log.turnTo(inner, then);
            }
            for (int rest : inner.rests) {
                if (rest < NestedConclusion.SLOTS) {
                    addDigits(rest, -1);
                } else {
                    addPlaces((rest - NestedConclusion.SLOTS) / 9, (rest - NestedConclusion.SLOTS) % 9, -1);
                }
            }
            for (int candidate : inner.eliminated) {
                eliminate(candidate, inner);
            }
        }
    }

    private void begin() {
        count = 0;
        if (++stamp == Integer.MAX_VALUE) {
            Arrays.fill(seen, 0);
            stamp = 1;
        }
    }

    /// Adds what was eliminated of `digit` at `places` of `house`.
    private void addPlaces(int house, int digit, int places) {
        Propagation propagation = current();
        int slot = house * 9 + digit;
        int gone = propagation.start().places[slot] & ~propagation.working().places[slot] & places;
        for (int rest = gone; rest != 0; rest &= rest - 1) {
            addParent(CELL[house * 9 + Integer.numberOfTrailingZeros(rest)] * 9 + digit);
        }
    }

    /// Adds what was eliminated of `digits` in `cell`.
    private void addDigits(int cell, int digits) {
        Propagation propagation = current();
        int gone = propagation.start().marks[cell] & ~propagation.working().marks[cell] & digits;
        for (int rest = gone; rest != 0; rest &= rest - 1) {
            addParent(cell * 9 + Integer.numberOfTrailingZeros(rest));
        }
    }

    private void addParent(int candidate) {
        if (seen[candidate] != stamp) {
            seen[candidate] = stamp;
            parents[count++] = current().derivation().at(candidate + FALSE);
        }
    }

    private void eliminatePlaces(int house, int places, int digits) {
        CandidateGrid working = current().working();
        for (int rest = places; rest != 0; rest &= rest - 1) {
            int cell = CELL[house * 9 + Integer.numberOfTrailingZeros(rest)];
            for (int marks = working.marks[cell] & digits; marks != 0; marks &= marks - 1) {
                eliminate(cell * 9 + Integer.numberOfTrailingZeros(marks), null);
            }
        }
    }

    private void eliminate(int candidate, @Nullable NestedConclusion inner) {
        if (count > 0) {
            found = true;
            if (log != null) {
                log.eliminated(candidate);
            }
            current().addByRule(candidate, parents, count, inner);
        }
    }
}
