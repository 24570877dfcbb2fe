package org.escargot.explain.reading;

import java.util.List;
import org.escargot.grid.Board;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.HouseSet;
import org.escargot.logic.pattern.Chain;
import org.escargot.logic.pattern.RectangleChain;
import org.escargot.logic.pattern.StrongLink;
import org.escargot.logic.step.ChainStyle;
import org.escargot.logic.step.Effects;

/// Reads chains, each in its style; link by link on boards other than the usual one, where ends of links may see each
/// other without a house. The near ends of a link are those that weak links join to the next.
public final class ChainReading {
    private ChainReading() {}

    static Reading of(Board board, Chain chain, ChainStyle style, Effects effects) {
        boolean isOther = !board.isClassic() && style != ChainStyle.ALS;
        if (isOther && chain.links().size() == 1) {
            return oneLink(board, chain);
        }
        return switch (isOther ? ChainStyle.PLAIN : style) {
            case TWO_LINKS -> twoLinks(chain);
            case XY_WING -> xyWing(chain);
            case W_WING -> wWing(chain);
            case CHUTE_PAIR -> chutePair(chain);
            case REMOTE_PAIR -> remotePair(chain);
            case ALS -> SetReading.of(board, chain, effects);
            case NICE_LOOP, PLAIN -> linkByLink(board, chain);
        };
    }

    /// A chain without a weak link: places of a digit, or digits of a cell, of which each rules out the same.
    private static Reading oneLink(Board board, Chain chain) {
        HouseSet houses = chain.links().getFirst().houses();
        return houses.isEmpty()
                ? in(HouseCover.area(board, chain.cells().first()), chain, "one-link-cell")
                : in(houses, chain, "one-link-house");
    }

    static Reading linkByLink(Board board, Chain chain) {
        String shape = switch (chain.form()) {
            case LOOP -> "chain-loop";
            case OPEN -> "chain-open";
            case RETURN -> "chain-return";
        };
        return in(HouseCover.of(board, chain.cells()), chain, shape).with("chain", chain);
    }

    /// The cells and digits are those of the rectangle, where one begins to look.
    static Reading of(RectangleChain over) {
        String shape = "rectangle-" + linkByLink(Board.CLASSIC, over.chain()).shape();
        return Reading.of(shape, HouseCover.of(over.corners()), over.corners(), over.pair())
                .with("guardians", new Value.Named(over.guardians()))
                .with("rest", over.chain().cells().minus(over.corners()))
                .with("chainDigits", over.digits())
                .with("chain", over.chain());
    }

    private static Reading twoLinks(Chain chain) {
        StrongLink first = chain.links().getFirst();
        StrongLink second = chain.links().getLast();
        CellSet near = first.to().places().or(second.from().places());
        String shape = first.isGrouped() || second.isGrouped() ? "grouped-links" : "strong-links";
        return in(chain.truths().houses(), chain, shape)
                .with("house1", first.houses())
                .with("house2", second.houses())
                .with("far1", first.from().places())
                .with("near1", first.to().places())
                .with("near2", second.from().places())
                .with("far2", second.to().places())
                .with("meet", HouseCover.joining(near))
                .with("chain", chain);
    }

    /// `x` is the pivot's digit that fixes the first pincer, `y` the one that fixes the second.
    private static Reading xyWing(Chain chain) {
        StrongLink pivot = chain.links().get(1);
        CellSet first = chain.first().places();
        CellSet second = chain.last().places();
        CellSet middle = pivot.from().places();
        HouseSet where = HouseCover.joining(middle.or(first)).or(HouseCover.joining(middle.or(second)));
        return in(where, chain, "xy-wing")
                .with("pivot", middle)
                .with("pincers", pincers(chain))
                .with(
                        "pivotDigits",
                        DigitSet.of(pivot.from().digit(), pivot.to().digit()))
                .with("digit", DigitSet.of(chain.first().digit()))
                .with("pincer1", first)
                .with("pincer2", second)
                .with("x", DigitSet.of(pivot.from().digit()))
                .with("y", DigitSet.of(pivot.to().digit()))
                .with("chain", chain);
    }

    private static Reading wWing(Chain chain) {
        StrongLink link = chain.links().get(1);
        return in(link.houses(), chain, "w-wing")
                .with("pincers", pincers(chain))
                .with("link", places(link))
                .with("pincer1", chain.first().places())
                .with("pincer2", chain.last().places())
                .with("near1", link.from().places())
                .with("near2", link.to().places())
                .with("x", DigitSet.of(link.from().digit()))
                .with("digit", DigitSet.of(chain.first().digit()))
                .with("chain", chain);
    }

    /// In a loop `x` and `digit` are alike, and `near1` and `near2` are those of both. A loop may begin with any link.
    private static Reading chutePair(Chain chain) {
        List<StrongLink> links = chain.links();
        int at = links.getFirst().houses().isEmpty() ? 1 : 0;
        StrongLink link = links.get(at);
        CellSet near1 = link.from().places();
        CellSet near2 = link.to().places();
        boolean isLoop = chain.form() == Chain.Form.LOOP;
        if (isLoop) {
            StrongLink other = links.get(at + 2);
            near1 = near1.or(other.to().places());
            near2 = near2.or(other.from().places());
        }
        StrongLink first = links.get((at + links.size() - 1) % links.size());
        StrongLink second = links.get(at + 1);
        return in(link.houses(), chain, isLoop ? "chute-pair-loop" : "chute-pair")
                .with("pincers", chain.truths().cells())
                .with("pincer1", first.to().places())
                .with("pincer2", second.from().places())
                .with("link", near1.or(near2))
                .with("near1", near1)
                .with("near2", near2)
                .with("x", DigitSet.of(link.from().digit()))
                .with("digit", DigitSet.of(first.from().digit()))
                .with("chain", chain);
    }

    private static Reading remotePair(Chain chain) {
        return in(HouseCover.of(chain.cells()), chain, "remote-pair")
                .with("first", everyOther(chain, 0))
                .with("second", everyOther(chain, 1));
    }

    private static Reading in(HouseSet where, Chain chain, String shape) {
        return Reading.of(shape, where, chain.cells(), chain.digits());
    }

    /// The two ends of a chain that begins and ends in a cell.
    public static CellSet pincers(Chain chain) {
        return chain.first().places().or(chain.last().places());
    }

    /// The places of both ends of `link`.
    public static CellSet places(StrongLink link) {
        return link.from().places().or(link.to().places());
    }

    /// The cells of every other link, from the link `first`: in a remote pair they all hold the same digit.
    public static CellSet everyOther(Chain chain, int first) {
        List<StrongLink> links = chain.links();
        CellSet cells = CellSet.EMPTY;
        for (int i = first; i < links.size(); i += 2) {
            cells = cells.or(links.get(i).from().places());
        }
        return cells;
    }
}
