package org.escargot.logic.fish;

import org.escargot.grid.Cell;
import org.escargot.grid.CellSet;
import org.escargot.grid.House;
import org.escargot.grid.HouseSet;
import org.escargot.grid.Houses;
import org.escargot.grid.LowestBit;
import org.escargot.logic.pattern.Fish;
import org.escargot.logic.step.Facts;

/// The fish of one digit for given kinds of houses: every base, and for each base every cover.
///
/// A base grows house by house. Then its places are decided one after the other: each is a fin, or is covered by one
/// of its houses. A target is a candidate that can still go: it sees all fins, and is to lie in more houses of the
/// cover than of the base. Nothing can go from two base houses, and from one only what both its other houses cover.
/// So a target outside of the base waits for one cover house, one inside for two:
///
///     houses to come       targets left
///     2 or more            outside, inside
///     1                    outside, inside if covered once
///     0                    outside if covered once, inside if covered twice
///
/// and a branch ends as soon as there is none.
///
/// Sets of cells are two words as in [CellSet], and so are the names; each ends in `U` (upper) or `L` (lower):
///
///     p, places      the places of the digit in the base
///     e, endo        those of them that lie in two base houses
///     t, target      the targets left
///     open           places not decided yet
///     seen           targets that see the fin decided last, too
///     once, twice    what the cover holds in at least one and in two of its houses, by the number of houses to come
///
/// Kernel: this is most of the time of all steps of a position. What the cover holds is kept by depth in arrays, so
/// that nothing is allocated until a fish is found; houses are the bits of [HouseSet]. The tests keep the plain
/// search, which finds the same fish in the same order.
final class ComplexFishSearch {
    static final long[] PEERS_U = new long[Cell.COUNT];
    static final long[] PEERS_L = new long[Cell.COUNT];
    static final long[] CELLS_U = new long[House.COUNT];
    static final long[] CELLS_L = new long[House.COUNT];
    static final int[] HOUSES = new int[Cell.COUNT];

    static {
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            PEERS_U[cell] = Houses.peers(cell).upper();
            PEERS_L[cell] = Houses.peers(cell).lower();
            HOUSES[cell] = (int) Houses.of(cell).bits();
        }
        for (int house = 0; house < House.COUNT; house++) {
            CELLS_U[house] = Houses.cells(house).upper();
            CELLS_L[house] = Houses.cells(house).lower();
        }
    }

    private final int digit;
    private final ComplexFishFinder limits;
    private final int size;
    private final int mostFins;
    private final int mostEndoFins;
    private final int bases;
    private final int covers;
    private final Sink sink;
    private final long digitU;
    private final long digitL;

    /// The base: its houses, its places, and those of them that lie in two of its houses.
    private int base;

    private long placesU;
    private long placesL;
    private long endoU;
    private long endoL;

    /// What the cover holds once and twice, by the number of houses to come.
    private final long[] onceU;

    private final long[] onceL;
    private final long[] twiceU;
    private final long[] twiceL;

    /// A fish and what it takes.
    record Found(Fish fish, CellSet eliminated) {}

    /// Receives one fish; `true` stops.
    @FunctionalInterface
    interface Sink {
        boolean accept(Found found);
    }

    ComplexFishSearch(Facts facts, int digit, ComplexFishFinder limits, HouseSet bases, HouseSet covers, Sink sink) {
        this.digit = digit;
        this.limits = limits;
        this.size = limits.size();
        this.mostFins = limits.mostFins();
        this.mostEndoFins = limits.mostEndoFins();
        this.bases = (int) bases.bits();
        this.covers = (int) covers.bits();
        this.sink = sink;
        this.digitU = facts.cellsOf(digit).upper();
        this.digitL = facts.cellsOf(digit).lower();
        this.onceU = new long[size + 1];
        this.onceL = new long[size + 1];
        this.twiceU = new long[size + 1];
        this.twiceL = new long[size + 1];
    }

    boolean run() {
        if (size > 3) {
            return grow(size, 0, bases, 0, 0, 0, 0, digitU, digitL);
        }
        FishProspects prospects = new FishProspects(limits, bases, covers, digitU, digitL);
        return grow(size, 0, prospects.bases(), 0, 0, 0, 0, prospects.targetsU(), prospects.targetsL());
    }

    /// Adds one of the `later` houses, of which `left` are to come.
    private boolean grow(int left, int houses, int later, long pU, long pL, long eU, long eL, long tU, long tL) {
        if (left == 0) {
            base = houses;
            placesU = pU;
            placesL = pL;
            endoU = eU;
            endoL = eL;
            return decide(pU & ~eU, pL & ~eL, Long.bitCount(eU) + Long.bitCount(eL), size, 0, houses, tU, tL);
        }
        for (int rest = later; rest != 0; rest &= rest - 1) {
            int house = LowestBit.of(rest);
            long hereU = digitU & CELLS_U[house];
            long hereL = digitL & CELLS_L[house];
            long moreU = eU | hereU & pU;
            long moreL = eL | hereL & pL;
            if ((hereU | hereL) == 0 || Long.bitCount(moreU) + Long.bitCount(moreL) > mostEndoFins) {
                continue;
            }
            long targetU = tU;
            long targetL = tL;
            for (long newU = moreU & ~eU; newU != 0; newU &= newU - 1) {
                int cell = LowestBit.of(newU);
                targetU &= PEERS_U[cell];
                targetL &= PEERS_L[cell];
            }
            for (long newL = moreL & ~eL; newL != 0; newL &= newL - 1) {
                int cell = CellSet.SPLIT + LowestBit.of(newL);
                targetU &= PEERS_U[cell];
                targetL &= PEERS_L[cell];
            }
            if ((targetU | targetL) != 0
                    && grow(
                            left - 1,
                            houses | 1 << house,
                            rest & rest - 1,
                            pU | hereU,
                            pL | hereL,
                            moreU,
                            moreL,
                            targetU,
                            targetL)) {
                return true;
            }
        }
        return false;
    }

    /// Decides the first of the open places. `closed` are the houses that cannot cover any more.
    private boolean decide(long openU, long openL, int fins, int left, int cover, int closed, long tU, long tL) {
        if ((openU | openL) == 0) {
            return fill(left, cover, covers & ~closed, tU, tL);
        }
        if (left == 0) {
            return allFins(openU, openL, fins, cover, tU, tL);
        }
        int cell = openU != 0 ? LowestBit.of(openU) : CellSet.SPLIT + LowestBit.of(openL);
        int shut = closed;
        for (int rest = HOUSES[cell] & covers & ~closed; rest != 0; rest &= rest - 1) {
            int house = LowestBit.of(rest);
            shut |= 1 << house;
            cover(house, left);
            long targetU = tU & stillU(left - 1);
            long targetL = tL & stillL(left - 1);
            if ((targetU | targetL) != 0
                    && decide(
                            openU & ~CELLS_U[house],
                            openL & ~CELLS_L[house],
                            fins,
                            left - 1,
                            cover | 1 << house,
                            shut,
                            targetU,
                            targetL)) {
                return true;
            }
        }
        long seenU = tU & PEERS_U[cell];
        long seenL = tL & PEERS_L[cell];
        if (fins >= mostFins || (seenU | seenL) == 0) {
            return false;
        }
        return openU != 0
                ? decide(openU & openU - 1, openL, fins + 1, left, cover, closed | HOUSES[cell], seenU, seenL)
                : decide(0, openL & openL - 1, fins + 1, left, cover, closed | HOUSES[cell], seenU, seenL);
    }

    /// The cover is complete: whatever is open is a fin.
    private boolean allFins(long openU, long openL, int fins, int cover, long tU, long tL) {
        if (fins + Long.bitCount(openU) + Long.bitCount(openL) > mostFins) {
            return false;
        }
        long seenU = tU;
        long seenL = tL;
        for (long rest = openU; rest != 0; rest &= rest - 1) {
            int cell = LowestBit.of(rest);
            seenU &= PEERS_U[cell];
            seenL &= PEERS_L[cell];
        }
        for (long rest = openL; rest != 0; rest &= rest - 1) {
            int cell = CellSet.SPLIT + LowestBit.of(rest);
            seenU &= PEERS_U[cell];
            seenL &= PEERS_L[cell];
        }
        return (seenU | seenL) != 0 && report(cover, seenU, seenL);
    }

    /// Adds houses that hold no fin, though they are not needed, until there are as many as in the base.
    private boolean fill(int left, int cover, int spare, long tU, long tL) {
        if (left == 0) {
            return report(cover, tU, tL);
        }
        for (int rest = spare; rest != 0; rest &= rest - 1) {
            int house = LowestBit.of(rest);
            if ((placesU & CELLS_U[house] | placesL & CELLS_L[house]) == 0) {
                continue;
            }
            cover(house, left);
            long targetU = tU & stillU(left - 1);
            long targetL = tL & stillL(left - 1);
            if ((targetU | targetL) != 0 && fill(left - 1, cover | 1 << house, rest & rest - 1, targetU, targetL)) {
                return true;
            }
        }
        return false;
    }

    /// Notes that `house` is the next of the cover, when `left` were to come.
    private void cover(int house, int left) {
        onceU[left - 1] = onceU[left] | CELLS_U[house];
        onceL[left - 1] = onceL[left] | CELLS_L[house];
        twiceU[left - 1] = twiceU[left] | onceU[left] & CELLS_U[house];
        twiceL[left - 1] = twiceL[left] | onceL[left] & CELLS_L[house];
    }

    /// Where targets may still be with `left` houses to come.
    private long stillU(int left) {
        return switch (left) {
            case 0 -> onceU[0] & ~placesU | twiceU[0];
            case 1 -> onceU[1] | ~placesU;
            default -> -1;
        };
    }

    private long stillL(int left) {
        return switch (left) {
            case 0 -> onceL[0] & ~placesL | twiceL[0];
            case 1 -> onceL[1] | ~placesL;
            default -> -1;
        };
    }

    private boolean report(int cover, long eliminatedU, long eliminatedL) {
        CellSet endoFins = new CellSet(endoU, endoL);
        CellSet fins = new CellSet(placesU & ~endoU & ~onceU[0], placesL & ~endoL & ~onceL[0]);
        Fish fish = new Fish(digit, new HouseSet(base), new HouseSet(cover), fins, endoFins);
        return sink.accept(new Found(fish, new CellSet(eliminatedU, eliminatedL)));
    }
}
