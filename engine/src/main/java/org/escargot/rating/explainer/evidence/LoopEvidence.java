package org.escargot.rating.explainer.evidence;

import org.escargot.grid.CandidateSet;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.HouseSet;
import org.escargot.grid.Houses;
import org.escargot.logic.pattern.DeadlyPattern;
import org.escargot.logic.pattern.Truths;
import org.escargot.logic.step.Technique;
import org.escargot.rating.explainer.loops.LoopSubset;
import org.escargot.rating.explainer.loops.SeenLoops;
import org.escargot.rating.explainer.words.CandidateGrid;
import org.escargot.rating.explainer.words.Layout;

/// What a step on a unique loop rests on; it keeps the loop and the candidates as they were when it was found.
public final class LoopEvidence {
    private final CandidateGrid grid = new CandidateGrid();
    private final int[] path;
    private final int pair;
    private final int kind;
    private final LoopSubset.Found set;

    /// @param grid the position in which the loop was found
    /// @param path the cells of the loop
    /// @param pair the two digits of the loop
    /// @param kind which of the kinds of [SeenLoops] was found on it
    /// @param set the set, or [LoopSubset.Found#NONE]
    public LoopEvidence(CandidateGrid grid, int[] path, int pair, int kind, LoopSubset.Found set) {
        this.grid.copy(grid);
        this.path = path.clone();
        this.pair = pair;
        this.kind = kind;
        this.set = set;
    }

    /// The name and the pattern.
    public Evidence evidence() {
        CellSet guardians = guardians();
        DeadlyPattern.Type type = type(guardians);
        DeadlyPattern.Form form = path.length == 4 ? DeadlyPattern.Form.RECTANGLE : DeadlyPattern.Form.LOOP;
        DeadlyPattern pattern = new DeadlyPattern(
                form, type, new DigitSet(pair), deadly(), guardians, subset(guardians), links(guardians));
        return new Evidence(path.length == 4 ? rectangle(type) : loop(type), pattern);
    }

    private CellSet guardians() {
        CellSet guardians = CellSet.EMPTY;
        for (int i = 0; i < path.length; i++) {
            guardians = (grid.marks[path[i]] & ~pair) == 0 ? guardians : guardians.with(path[i]);
        }
        return guardians;
    }

    private CandidateSet deadly() {
        CandidateSet deadly = CandidateSet.EMPTY;
        for (int i = 0; i < path.length; i++) {
            deadly = deadly.or(CandidateSet.of(path[i], new DigitSet(pair)));
        }
        return deadly;
    }

    private DeadlyPattern.Type type(CellSet guardians) {
        return switch (kind) {
            case SeenLoops.ONE -> DeadlyPattern.Type.ONE_CELL;
            case SeenLoops.TWO -> {
                boolean inLine = Houses.common(guardians).intersects(Houses.LINES);
                yield inLine ? DeadlyPattern.Type.ONE_DIGIT : DeadlyPattern.Type.ONE_DIGIT_ACROSS;
            }
            case SeenLoops.NAKED -> DeadlyPattern.Type.SUBSET;
            case SeenLoops.HIDDEN -> DeadlyPattern.Type.HIDDEN_SUBSET;
            default -> DeadlyPattern.Type.STRONG_LINK;
        };
    }

    private CellSet subset(CellSet guardians) {
        return switch (kind) {
            case SeenLoops.NAKED -> Layout.cells(set.house(), set.members()).minus(guardians);
            case SeenLoops.HIDDEN -> {
                CellSet cells = CellSet.EMPTY;
                for (int rest = set.members(); rest != 0; rest &= rest - 1) {
                    int places = grid.places[set.house() * 9 + Integer.numberOfTrailingZeros(rest)];
                    cells = cells.or(Layout.cells(set.house(), places));
                }
                yield cells.minus(guardians);
            }
            default -> CellSet.EMPTY;
        };
    }

    private Truths links(CellSet guardians) {
        return switch (kind) {
            case SeenLoops.HIDDEN -> Truths.of(new DigitSet(set.members()), HouseSet.of(set.house()));
            case SeenLoops.FOUR -> lock(guardians);
            default -> Truths.NONE;
        };
    }

    /// The digit of the pair that the guardians keep in a house, the lower one first.
    private Truths lock(CellSet guardians) {
        HouseSet common = Houses.common(guardians);
        for (int rest = pair; rest != 0; rest &= rest - 1) {
            int digit = Integer.numberOfTrailingZeros(rest);
            for (int each = common.first(); each >= 0; each = common.next(each)) {
                if (Integer.bitCount(grid.places[each * 9 + digit]) == 2) {
                    return Truths.of(digit + 1, HouseSet.of(each));
                }
            }
        }
        throw new IllegalStateException("The loop at " + path[0] + " has no link.");
    }

    private static Technique rectangle(DeadlyPattern.Type type) {
        return switch (type) {
            case ONE_CELL -> Technique.UNIQUENESS_TEST_1;
            case ONE_DIGIT, ANY_GUARDIAN -> Technique.UNIQUENESS_TEST_2;
            case ONE_DIGIT_ACROSS -> Technique.UNIQUENESS_TEST_5;
            case SUBSET, HIDDEN_SUBSET -> Technique.UNIQUENESS_TEST_3;
            case STRONG_LINK, CROSSED_LINKS, HIDDEN -> Technique.UNIQUENESS_TEST_4;
        };
    }

    private static Technique loop(DeadlyPattern.Type type) {
        return switch (type) {
            case ONE_CELL -> Technique.UNIQUE_LOOP_1;
            case ONE_DIGIT, ONE_DIGIT_ACROSS, ANY_GUARDIAN -> Technique.UNIQUE_LOOP_2;
            case SUBSET, HIDDEN_SUBSET -> Technique.UNIQUE_LOOP_3;
            case STRONG_LINK, CROSSED_LINKS, HIDDEN -> Technique.UNIQUE_LOOP_4;
        };
    }
}
