package org.escargot.logic.fish;

import static org.escargot.logic.fish.ComplexFishSearch.CELLS_L;
import static org.escargot.logic.fish.ComplexFishSearch.CELLS_U;
import static org.escargot.logic.fish.ComplexFishSearch.HOUSES;
import static org.escargot.logic.fish.ComplexFishSearch.PEERS_L;
import static org.escargot.logic.fish.ComplexFishSearch.PEERS_U;

import org.escargot.grid.CellSet;
import org.escargot.grid.House;
import org.escargot.grid.LowestBit;

/// Which candidates of a digit a complex fish of two or three houses may take, and with which houses as its base. That
/// is told target by target, much sooner than base by base, and in most positions there are none.
///
/// A cover house with the target in it holds only what the target sees. So the places of the base that it does not see,
/// which cannot be fins, lie in the other cover houses. A target outside of the base needs one cover house for itself,
/// one inside of it two:
///
///     target           base houses without it     cover houses for their places that it does not see
///     outside, of n    n                          n - 1
///     inside, of n     n - 1                      n - 2
///
/// Kernel: each base house is filed under the one cover house, or the pairs of them, that hold these places of it. Then
/// a base is chosen from what is filed together. Sets of cells are two words as in [CellSet].
///
/// | name | what it holds |
/// |---|---|
/// | `unseenU`, `unseenL` | the places that the target does not see |
/// | `alone[cover]` | the base houses that the cover house serves alone |
/// | `serving` | the houses of `alone` in use |
/// | `paired[one * 32 + other]` | the base houses that only both serve, `one < other` |
/// | `keys` | which of `paired` are in use |
/// | `isSeen` | whether the target sees all places of a house that it does not lie in |
final class FishProspects {
    private static final int KEY_BITS = 5;

    private final int size;
    private final int mostFins;
    private final int mostEndoFins;
    private final int bases;
    private final int covers;
    private final long digitU;
    private final long digitL;

    private long unseenU;
    private long unseenL;
    private final int[] alone = new int[House.COUNT];
    private int serving;
    private final int[] paired = new int[House.COUNT << KEY_BITS];
    private final int[] keys = new int[House.COUNT * 9];
    private int keyCount;
    private boolean isSeen;

    private long targetsU;
    private long targetsL;
    private int useful;

    FishProspects(ComplexFishFinder limits, int bases, int covers, long digitU, long digitL) {
        size = limits.size();
        mostFins = limits.mostFins();
        mostEndoFins = limits.mostEndoFins();
        this.bases = bases;
        this.covers = covers;
        this.digitU = digitU;
        this.digitL = digitL;
        for (long rest = digitU; rest != 0; rest &= rest - 1) {
            targetsU |= isTarget(LowestBit.of(rest)) ? rest & -rest : 0;
        }
        for (long rest = digitL; rest != 0; rest &= rest - 1) {
            targetsL |= isTarget(CellSet.SPLIT + LowestBit.of(rest)) ? rest & -rest : 0;
        }
    }

    /// Which candidates there are, in two words.
    long targetsU() {
        return targetsU;
    }

    long targetsL() {
        return targetsL;
    }

    /// The houses of all bases that may take any of the targets.
    int bases() {
        return useful;
    }

    private boolean isTarget(int cell) {
        unseenU = digitU & ~PEERS_U[cell];
        unseenL = digitL & ~PEERS_L[cell];
        file(HOUSES[cell]);
        boolean isOutside = outside(HOUSES[cell]);
        boolean isInside = inside(HOUSES[cell]);
        boolean isTarget = isSeen || isOutside || isInside;
        if (isSeen) {
            useful = bases;
        }
        clear();
        return isTarget;
    }

    /// Files all base houses but the target's `own`.
    private void file(int own) {
        for (int rest = bases & ~own; rest != 0; rest &= rest - 1) {
            int house = LowestBit.of(rest);
            long hereU = unseenU & CELLS_U[house];
            long hereL = unseenL & CELLS_L[house];
            if ((hereU | hereL) != 0) {
                file(house, hereU, hereL);
            } else {
                isSeen |= (digitU & CELLS_U[house] | digitL & CELLS_L[house]) != 0;
            }
        }
    }

    /// Files a base house of the places `hereU`, `hereL`.
    private void file(int house, long hereU, long hereL) {
        for (int rest = houses(hereU, hereL) & ~(1 << house); rest != 0; rest &= rest - 1) {
            int cover = LowestBit.of(rest);
            long leftU = hereU & ~CELLS_U[cover];
            long leftL = hereL & ~CELLS_L[cover];
            if ((leftU | leftL) == 0) {
                alone[cover] |= 1 << house;
                serving |= 1 << cover;
            } else if (size > 2) {
                pair(house, cover, leftU, leftL);
            }
        }
    }

    /// Files it under `cover` and each house that holds the rest of its places.
    private void pair(int house, int cover, long leftU, long leftL) {
        for (int rest = houses(leftU, leftL) & ~(1 << house); rest != 0; rest &= rest - 1) {
            int other = LowestBit.of(rest);
            if ((leftU & ~CELLS_U[other] | leftL & ~CELLS_L[other]) == 0) {
                int key = Math.min(cover, other) << KEY_BITS | Math.max(cover, other);
                if (paired[key] == 0) {
                    keys[keyCount++] = key;
                }
                paired[key] |= 1 << house;
            }
        }
    }

    /// The cover houses of the first of some cells.
    private int houses(long cellsU, long cellsL) {
        int first = cellsU != 0 ? LowestBit.of(cellsU) : CellSet.SPLIT + LowestBit.of(cellsL);
        return HOUSES[first] & covers;
    }

    /// Whether a fish may take the target from outside of its base.
    private boolean outside(int own) {
        return size == 2 ? outsideOfTwo(own) : outsideOfThree(own);
    }

    private boolean outsideOfTwo(int own) {
        boolean found = false;
        for (int rest = serving; rest != 0; rest &= rest - 1) {
            found |= outside(own, alone[LowestBit.of(rest)], rest & -rest);
        }
        return found;
    }

    private boolean outsideOfThree(int own) {
        boolean found = false;
        for (int i = 0; i < keyCount; i++) {
            int one = keys[i] >> KEY_BITS;
            int other = keys[i] & (1 << KEY_BITS) - 1;
            found |= outside(own, paired[keys[i]] | alone[one] | alone[other], 1 << one | 1 << other);
        }
        for (int rest = serving; rest != 0; rest &= rest - 1) {
            int one = LowestBit.of(rest);
            found |= outside(own, alone[one], 1 << one);
            for (int more = rest & rest - 1; more != 0; more &= more - 1) {
                int other = LowestBit.of(more);
                found |= outside(own, alone[one] | alone[other], 1 << one | 1 << other);
            }
        }
        return found;
    }

    /// Whether there is a base among `houses`, which `others` of the cover serve: one of the target's `own` houses is
    /// the last of the cover.
    private boolean outside(int own, int houses, int others) {
        boolean found = false;
        if (Integer.bitCount(houses & ~others) >= size) {
            for (int rest = own & covers; rest != 0; rest &= rest - 1) {
                found |= choose(size, houses & ~others, 0, 0, 0, 0, 0, others | rest & -rest);
            }
        }
        return found;
    }

    /// Whether a fish may take the target from one of its `own` houses: the two others are in the cover.
    private boolean inside(int own) {
        boolean found = false;
        for (int rest = own & bases; size > 2 && rest != 0; rest &= rest - 1) {
            int house = rest & -rest;
            if ((own & ~house & ~covers) == 0) {
                for (int left = serving; left != 0; left &= left - 1) {
                    int houses = alone[LowestBit.of(left)];
                    found |= Integer.bitCount(houses) >= 2 && inside(house, houses, own & ~house | left & -left);
                }
            }
        }
        return found;
    }

    private boolean inside(int house, int houses, int cover) {
        int number = LowestBit.of(house);
        return choose(2, houses, house, digitU & CELLS_U[number], digitL & CELLS_L[number], 0, 0, cover);
    }

    /// Whether `left` of `houses` and those in `base`, which has the places `p` and the endo fins `e`, make a base that
    /// fits `cover`. All there are become useful.
    private boolean choose(int left, int houses, int base, long pU, long pL, long eU, long eL, int cover) {
        if (left == 0) {
            boolean fits = isFish(pU & ~eU, pL & ~eL, Long.bitCount(eU) + Long.bitCount(eL), cover);
            useful |= fits ? base : 0;
            return fits;
        }
        boolean found = false;
        for (int rest = houses; rest != 0; rest &= rest - 1) {
            int house = LowestBit.of(rest);
            long hereU = digitU & CELLS_U[house];
            long hereL = digitL & CELLS_L[house];
            long endoU = eU | hereU & pU;
            long endoL = eL | hereL & pL;
            boolean mayBe = (endoU & unseenU | endoL & unseenL) == 0
                    && Long.bitCount(endoU) + Long.bitCount(endoL) <= mostEndoFins;
            found |= mayBe
                    && choose(
                            left - 1, rest & rest - 1, base | 1 << house, pU | hereU, pL | hereL, endoU, endoL, cover);
        }
        return found;
    }

    /// Whether no more than may be of the places `p` are left over by `cover`.
    private boolean isFish(long pU, long pL, int endoFins, int cover) {
        long finsU = pU;
        long finsL = pL;
        for (int rest = cover; rest != 0; rest &= rest - 1) {
            int house = LowestBit.of(rest);
            finsU &= ~CELLS_U[house];
            finsL &= ~CELLS_L[house];
        }
        return endoFins + Long.bitCount(finsU) + Long.bitCount(finsL) <= mostFins;
    }

    private void clear() {
        for (int i = 0; i < keyCount; i++) {
            paired[keys[i]] = 0;
        }
        for (int rest = serving; rest != 0; rest &= rest - 1) {
            alone[LowestBit.of(rest)] = 0;
        }
        keyCount = 0;
        serving = 0;
        isSeen = false;
    }
}
