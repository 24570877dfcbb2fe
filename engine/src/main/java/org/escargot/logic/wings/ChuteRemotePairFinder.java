package org.escargot.logic.wings;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.House;
import org.escargot.grid.Houses;
import org.escargot.logic.pattern.Chain;
import org.escargot.logic.pattern.StrongLink;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// Chute remote pair: in two boxes of a chute two cells with the same candidates *x y*, on different lines, and in the
/// third box no *x* on the third line; then *y* goes from all cells that see both.
///
///     | xy .  .  | *  *  *  | x  x  .  |
///     | *  *  *  | .  xy .  | x  .  .  |
///     | .  .  .  | .  .  .  | -  -  -  |      no x here
///
/// Valid because two cells with *x* would leave the third box without it. If that box has no *y* on its third line
/// either, one of the cells is *x* and the other *y*, and the third box has on the line of each what the cell lacks: a
/// loop, and both digits go from the rest of the two lines.
///
/// A link of *x* between two cells alone is a W-Wing. Steps come by the first cell in reading order, then the second,
/// then *x*. See `docs/techniques/chute-remote-pair.md`.
public record ChuteRemotePairFinder() implements Finder {
    @Override
    public Set<Technique> finds() {
        return Set.of(Technique.CHUTE_REMOTE_PAIR);
    }

    @Override
    public boolean find(Facts facts, StepSink sink) {
        return EqualCells.visit(facts, (one, two) -> {
            int box = third(one, two);
            return box >= 0 && new Pair(facts, one, two, box).report(sink);
        });
    }

    /// The third box of the chute in which the cells lie in two boxes; -1 if there is none.
    private static int third(int one, int two) {
        int first = House.index(Houses.box(one));
        int second = House.index(Houses.box(two));
        if (first / 3 == second / 3) {
            return House.box(first / 3 * 3 + 3 - first % 3 - second % 3);
        }
        return first % 3 == second % 3 ? House.box((3 - first / 3 - second / 3) * 3 + first % 3) : -1;
    }

    private record Pair(Facts facts, int one, int two, int box) {
        boolean report(StepSink sink) {
            int x = facts.candidates(one).first();
            int y = facts.candidates(one).without(x).first();
            Optional<StrongLink> ofX = link(x);
            Optional<StrongLink> ofY = link(y);
            if (ofX.isPresent() && ofY.isPresent()) {
                return loop(ofX.get(), ofY.get(), sink);
            }
            return open(ofX, y, sink) || open(ofY, x, sink);
        }

        /// The link of `digit` in the box, from the line of the first cell to that of the second.
        private Optional<StrongLink> link(int digit) {
            CellSet places = facts.places(digit, box);
            CellSet near = places.and(line(one));
            CellSet far = places.minus(near);
            boolean isLink = !near.isEmpty() && !far.isEmpty() && line(two).containsAll(far);
            return isLink ? Optional.of(StrongLink.inHouse(digit, box, near, far)) : Optional.empty();
        }

        /// The cells of the line of `cell` along the chute.
        private CellSet line(int cell) {
            CellSet row = Houses.cells(Houses.row(cell));
            return row.intersects(Houses.cells(box)) ? row : Houses.cells(Houses.column(cell));
        }

        private boolean open(Optional<StrongLink> found, int other, StepSink sink) {
            CellSet gone = facts.cellsOf(other).and(Houses.commonPeers(CellSet.of(one, two)));
            if (gone.isEmpty() || found.filter(StrongLink::isGrouped).isEmpty()) {
                return false;
            }
            StrongLink link = found.get();
            int digit = link.from().digit();
            Chain chain = Chain.open(StrongLink.inCell(one, other, digit), link, StrongLink.inCell(two, digit, other));
            return sink.accept(new Step(Technique.CHUTE_REMOTE_PAIR, chain, Effects.eliminate(gone, other)));
        }

        private boolean loop(StrongLink ofX, StrongLink ofY, StepSink sink) {
            int x = ofX.from().digit();
            int y = ofY.from().digit();
            StrongLink back =
                    StrongLink.inHouse(y, box, ofY.to().places(), ofY.from().places());
            List<StrongLink> links = List.of(StrongLink.inCell(one, y, x), ofX, StrongLink.inCell(two, x, y), back);
            CellSet rest = line(one).or(line(two)).minus(Houses.cells(box)).minus(CellSet.of(one, two));
            Effects effects = Effects.eliminate(facts, rest, DigitSet.of(x, y));
            return !effects.isEmpty()
                    && sink.accept(new Step(Technique.CHUTE_REMOTE_PAIR, new Chain(Chain.Form.LOOP, links), effects));
        }
    }
}
