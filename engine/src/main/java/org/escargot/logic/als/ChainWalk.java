package org.escargot.logic.als;

import java.util.ArrayList;
import java.util.List;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;
import org.escargot.grid.LowestBit;
import org.escargot.logic.chains.Als;
import org.escargot.logic.pattern.Chain;
import org.escargot.logic.pattern.StrongLink;
import org.jspecify.annotations.Nullable;

/// Walks from one almost locked set along restricted commons, depth first.
///
///     start {z w} -w- {w x} -x- …
///
/// A state is the digit that leads out of the start, a set, the digit that leads into it, and how many commons there
/// are so far. It is walked from once only, for what can be reached from it does not depend on how it was reached.
///
/// Kernel: there are thousands of states, and each walk enters all of them. Digits are bits of an `int`.
final class ChainWalk {
    private static final int FEWEST = 3;
    private static final int NEVER = 1 << 20;

    /// Which chains are walked.
    enum Reach {
        /// From sets to later ones only. Two restricted commons of the same sets are one way, but for the first.
        AHEAD(NEVER, FEWEST),
        /// From any set to any other, each restricted common a way of its own, six of them at most.
        SIX_LINKS(6, 7);

        private final int most;
        /// Greater depths reach no more than the last of these.
        private final int levels;

        Reach(int most, int levels) {
            this.most = most;
            this.levels = levels;
        }
    }

    /// Hears of chains that take something.
    @FunctionalInterface
    interface Ends {
        /// A chain to the set `last` takes the digits of the bits `lost`. Returns whether that is what is looked for.
        boolean at(int last, int lost);
    }

    private final Commons commons;
    private final Reach reach;
    private final int start;
    private final Ends ends;
    /// By set, the digits that a chain from the start to it can take.
    private final short[] lost;

    /// By the digit that leads out of the start, then by state: how many cells the nearest end adds; 0 where that is
    /// not known yet.
    private final int[] @Nullable [] costs = new int[Digit.COUNT][];

    private ChainWalk(Commons commons, Reach reach, int start, Ends ends) {
        this.commons = commons;
        this.reach = reach;
        this.start = start;
        this.ends = ends;
        lost = commons.lost(start);
    }

    /// Tells `ends` of all chains from the set `start`.
    static void all(Commons commons, Reach reach, int start, Ends ends) {
        new ChainWalk(commons, reach, start, ends).nearest(start, 0, 0, 0);
    }

    /// The chain from the set `start` that takes `eliminated` and has the fewest cells, the first of these; there must
    /// be one.
    static Found to(Commons commons, Reach reach, int start, CandidateSet eliminated) {
        int wanted = 0;
        for (int digit = 1; digit <= Digit.COUNT; digit++) {
            wanted |= eliminated.cells(digit).isEmpty() ? 0 : DigitSet.bit(digit);
        }
        int digits = wanted;
        Als first = commons.sets().get(start);
        Ends ends = (last, lost) -> lost == digits
                && first.eliminated(commons.sets().get(last), lost).equals(eliminated);
        return new ChainWalk(commons, reach, start, ends).shortest(Commons.lowest(digits));
    }

    /// A chain, and how many cells its sets have.
    record Found(Chain chain, int cells) {}

    private Als set(int number) {
        return commons.sets().get(number);
    }

    /// How many cells the nearest end adds to a chain that has come to the set `number`.
    private int nearest(int number, int entry, int opening, int depth) {
        int nearest = NEVER;
        for (int common : ways(number)) {
            for (int rest = Commons.digits(common) & ~entry; rest != 0; ) {
                int active = active(rest, depth);
                rest &= ~active;
                int first = depth == 0 ? active : opening;
                nearest = Math.min(nearest, cost(Commons.other(common), active, first, depth + 1));
            }
        }
        return nearest;
    }

    private int[] ways(int number) {
        return switch (reach) {
            case AHEAD -> commons.ahead(number);
            case SIX_LINKS -> commons.around(number);
        };
    }

    /// The digits of the next way, of those in `rest`.
    private int active(int rest, int depth) {
        return reach == Reach.AHEAD && depth > 0 ? rest : rest & -rest;
    }

    /// How many cells the nearest end adds by way of the set `number`, with it.
    private int cost(int number, int active, int opening, int depth) {
        if (number == start) {
            return NEVER;
        }
        boolean isEnd = isEnd(number, active, opening, depth);
        int further = depth < reach.most ? remembered(number, active & -active, opening, depth) : NEVER;
        return Math.min(NEVER, set(number).cells().size() + (isEnd ? 0 : further));
    }

    private boolean isEnd(int number, int active, int opening, int depth) {
        int takes = lost[number] & ~(opening | active);
        return depth >= FEWEST && takes != 0 && ends.at(number, takes);
    }

    private int remembered(int number, int entry, int opening, int depth) {
        int out = LowestBit.of(opening);
        int[] known = costs[out];
        if (known == null) {
            known = new int[lost.length * Digit.COUNT * reach.levels];
            costs[out] = known;
        }
        int level = Math.min(depth, reach.levels - 1);
        int state = (level * lost.length + number) * Digit.COUNT + LowestBit.of(entry);
        if (known[state] == 0) {
            known[state] = nearest(number, entry, opening, depth);
        }
        return known[state];
    }

    /// Follows the least costs.
    private Found shortest(int digit) {
        int total = nearest(start, 0, 0, 0);
        List<Step> steps = new ArrayList<>();
        int opening = 0;
        Step last = new Step(start, 0);
        for (int left = total; left > 0; left -= set(last.number).cells().size()) {
            last = next(last, opening, steps.size(), left);
            opening = steps.isEmpty() ? last.active : opening;
            steps.add(last);
        }
        return new Found(chain(steps, digit), total + set(start).cells().size());
    }

    /// A set of a chain, and the digits that lead to it.
    private record Step(int number, int active) {}

    /// The first way on from `last` that costs `left`.
    private Step next(Step last, int opening, int depth, int left) {
        for (int common : ways(last.number)) {
            for (int rest = Commons.digits(common) & ~(last.active & -last.active); rest != 0; ) {
                int active = active(rest, depth);
                rest &= ~active;
                int first = depth == 0 ? active : opening;
                if (cost(Commons.other(common), active, first, depth + 1) == left) {
                    return new Step(Commons.other(common), active);
                }
            }
        }
        throw new IllegalStateException("The chain from set " + start + " leads nowhere.");
    }

    private Chain chain(List<Step> steps, int digit) {
        List<StrongLink> links = new ArrayList<>();
        int number = start;
        int from = digit;
        for (Step step : steps) {
            int to = Commons.lowest(step.active);
            links.add(set(number).link(from, to));
            number = step.number;
            from = to;
        }
        links.add(set(number).link(from, digit));
        return new Chain(Chain.Form.OPEN, links);
    }
}
