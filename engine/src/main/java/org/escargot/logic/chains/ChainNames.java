package org.escargot.logic.chains;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;
import java.util.function.IntPredicate;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.CellSet;
import org.escargot.grid.House;
import org.escargot.grid.HouseSet;
import org.escargot.grid.Houses;
import org.escargot.logic.pattern.Chain;
import org.escargot.logic.pattern.Node;
import org.escargot.logic.pattern.StrongLink;
import org.escargot.logic.step.Technique;

/// What a chain is called, by its links alone.
///
/// | links of the open chain | name |
/// |---|---|
/// | two houses of a digit | skyscraper, 2-string kite, turbot fish; with a group in a box, empty rectangle |
/// | two lines of a digit, with a group | grouped skyscraper, grouped 2-string kite |
/// | three cells, three digits | XY-Wing |
/// | cell, house, cell, two digits | W-Wing; with a group, a box and two cells of a chute, chute remote pair |
/// | cell, house of a digit, house of the other, two digits | M-Wing |
/// | house of a digit, cell, house of the other | S-Wing |
/// | three houses, three digits | L3-Wing |
/// | cell at one end, house at the other, three digits | H-Wing |
/// | four cells or more, two digits | remote pair |
/// | two almost locked sets, also in a loop | ALS-XZ |
/// | almost locked set, house, almost locked set, two digits | ALS W-Wing |
/// | three almost locked sets, four or more | ALS-XY-Wing, ALS chain |
/// | others of one digit, others through cells alone | X-chain, XY-chain |
/// | others | AIC |
///
/// A loop through two cells and both their digits in a box of their chute is a chute remote pair, any other a
/// continuous nice loop; a chain that returns to its first candidate a discontinuous one; a group or an almost locked
/// set among others makes each of these three grouped.
///
/// An empty rectangle without a group is a turbot fish as well; its finder says which it looks for.
public final class ChainNames {
    /// The names of chains of candidates and groups.
    public static final Set<Technique> ALL = Collections.unmodifiableSet(EnumSet.of(
            Technique.SKYSCRAPER,
            Technique.TWO_STRING_KITE,
            Technique.TURBOT_FISH,
            Technique.EMPTY_RECTANGLE,
            Technique.XY_WING,
            Technique.W_WING,
            Technique.M_WING,
            Technique.S_WING,
            Technique.L3_WING,
            Technique.H_WING,
            Technique.CHUTE_REMOTE_PAIR,
            Technique.GROUPED_SKYSCRAPER,
            Technique.GROUPED_TWO_STRING_KITE,
            Technique.REMOTE_PAIR,
            Technique.X_CHAIN,
            Technique.XY_CHAIN,
            Technique.CONTINUOUS_NICE_LOOP,
            Technique.DISCONTINUOUS_NICE_LOOP,
            Technique.AIC,
            Technique.GROUPED_CONTINUOUS_NICE_LOOP,
            Technique.GROUPED_DISCONTINUOUS_NICE_LOOP,
            Technique.GROUPED_AIC));

    private ChainNames() {}

    /// The name of `chain`, the most special one that it has.
    public static Technique of(Chain chain) {
        int digits = chain.digits().size();
        int links = chain.links().size();
        if (chain.links().stream().allMatch(link -> link.from() instanceof Node.Als)) {
            return links == 2 ? Technique.ALS_XZ : links == 3 ? Technique.ALS_XY_WING : Technique.ALS_CHAIN;
        }
        if (chain.form() != Chain.Form.OPEN) {
            boolean isPair = digits == 2 && links == 4 && chain.truths().cells().size() == 2;
            return isPair && isInChute(chain) ? Technique.CHUTE_REMOTE_PAIR : linkByLink(chain);
        }
        if (digits == 1 && links == 2) {
            return ofTwoLinks(chain);
        }
        if (chain.links().stream().allMatch(ChainNames::isInCell)) {
            return digits == 3 && links == 3
                    ? Technique.XY_WING
                    : digits == 2 && links >= 4 ? Technique.REMOTE_PAIR : Technique.XY_CHAIN;
        }
        return links == 3 ? ofThreeLinks(chain) : linkByLink(chain);
    }

    /// Only W-Wings may be grouped, in their middle.
    private static Technique ofThreeLinks(Chain chain) {
        if (isAlsWWing(chain)) {
            return Technique.ALS_W_WING;
        }
        boolean isCellFirst = isInCell(chain.links().getFirst());
        boolean isCellNext = isInCell(chain.links().get(1));
        boolean isCellLast = isInCell(chain.links().getLast());
        int digits = chain.digits().size();
        if (digits == 2 && isCellFirst && isCellLast) {
            return isGrouped(chain) && isInChute(chain) ? Technique.CHUTE_REMOTE_PAIR : Technique.W_WING;
        }
        if (digits == 1 || isGrouped(chain)) {
            return linkByLink(chain);
        }
        if (isCellFirst != isCellLast) {
            boolean hasEqualEnds = chain.first().digit() == chain.last().digit();
            return digits == 3 ? Technique.H_WING : !isCellNext && hasEqualEnds ? Technique.M_WING : linkByLink(chain);
        }
        boolean isS = !isCellFirst && isCellNext && digits == 2;
        boolean isL = !isCellFirst && !isCellNext && digits == 3;
        return isS ? Technique.S_WING : isL ? Technique.L3_WING : linkByLink(chain);
    }

    /// Whether the houses of the links are one box, and all cells lie in its band or all in its stack.
    private static boolean isInChute(Chain chain) {
        HouseSet houses = chain.truths().houses();
        if (houses.size() != 1 || !houses.intersects(Houses.BOXES)) {
            return false;
        }
        int box = House.index(houses.first());
        IntPredicate isInBand = cell -> House.index(Houses.box(cell)) / 3 == box / 3;
        IntPredicate isInStack = cell -> House.index(Houses.box(cell)) % 3 == box % 3;
        CellSet cells = chain.cells();
        return cells.stream().allMatch(isInBand) || cells.stream().allMatch(isInStack);
    }

    private static boolean isAlsWWing(Chain chain) {
        return chain.first() instanceof Node.Als
                && chain.last() instanceof Node.Als
                && !chain.links().get(1).houses().isEmpty()
                && chain.first().digit() == chain.last().digit();
    }

    /// The name of `chain` as one that is told link by link.
    public static Technique linkByLink(Chain chain) {
        boolean isGrouped = isGrouped(chain);
        return switch (chain.form()) {
            case LOOP -> isGrouped ? Technique.GROUPED_CONTINUOUS_NICE_LOOP : Technique.CONTINUOUS_NICE_LOOP;
            case RETURN -> isGrouped ? Technique.GROUPED_DISCONTINUOUS_NICE_LOOP : Technique.DISCONTINUOUS_NICE_LOOP;
            case OPEN ->
                isGrouped ? Technique.GROUPED_AIC : chain.digits().size() == 1 ? Technique.X_CHAIN : Technique.AIC;
        };
    }

    /// The name of `chain` among nice loops and AICs, whatever else it is called: an open chain that eliminates one
    /// candidate alone is a loop through that candidate, where it is not continuous.
    public static Technique amongLoops(Chain chain, CandidateSet eliminations) {
        boolean isGrouped = isGrouped(chain);
        if (chain.form() != Chain.Form.OPEN) {
            return linkByLink(chain);
        }
        return eliminations.size() == 1
                ? isGrouped ? Technique.GROUPED_DISCONTINUOUS_NICE_LOOP : Technique.DISCONTINUOUS_NICE_LOOP
                : isGrouped ? Technique.GROUPED_AIC : Technique.AIC;
    }

    private static boolean isGrouped(Chain chain) {
        return chain.nodes().stream().anyMatch(node -> !(node instanceof Node.Candidate));
    }

    /// The name of `chain` on Sudoku Explainer's scale, which asks only whether it closes and what its strong links
    /// are.
    public static Technique onExplainersScale(Chain chain) {
        boolean isOfOneDigit = chain.digits().size() == 1;
        return switch (chain.form()) {
            case LOOP ->
                isOfOneDigit
                        ? Technique.BIDIRECTIONAL_X_CYCLE
                        : chain.links().stream().allMatch(ChainNames::isInCell)
                                ? Technique.BIDIRECTIONAL_Y_CYCLE
                                : Technique.BIDIRECTIONAL_CYCLE;
            case OPEN, RETURN -> isOfOneDigit ? Technique.FORCING_X_CHAIN : Technique.FORCING_CHAIN;
        };
    }

    private static Technique ofTwoLinks(Chain chain) {
        StrongLink one = chain.links().getFirst();
        StrongLink two = chain.links().getLast();
        boolean isOfLines = one.houses().or(two.houses()).minus(Houses.LINES).isEmpty();
        if (one.isGrouped() || two.isGrouped()) {
            return isOfLines ? ofGroupedLines(one, two) : Technique.EMPTY_RECTANGLE;
        }
        if (!isOfLines) {
            return Technique.TURBOT_FISH;
        }
        if (kind(one) != kind(two)) {
            return Technique.TWO_STRING_KITE;
        }
        return isJoinedByALine(one, two) ? Technique.SKYSCRAPER : Technique.TURBOT_FISH;
    }

    private static Technique ofGroupedLines(StrongLink one, StrongLink two) {
        if (kind(one) != kind(two)) {
            return Technique.GROUPED_TWO_STRING_KITE;
        }
        return isJoinedByALine(one, two) ? Technique.GROUPED_SKYSCRAPER : Technique.GROUPED_AIC;
    }

    private static boolean isJoinedByALine(StrongLink one, StrongLink two) {
        return Houses.common(one.to().places().or(two.from().places())).intersects(Houses.LINES);
    }

    private static House.Kind kind(StrongLink link) {
        return House.kind(link.houses().first());
    }

    private static boolean isInCell(StrongLink link) {
        return link.truths().cells().size() == 1;
    }
}
