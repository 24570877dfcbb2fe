package org.escargot.explain.reading;

import java.util.List;
import org.escargot.grid.Board;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.HouseSet;
import org.escargot.logic.pattern.Blossom;
import org.escargot.logic.pattern.Chain;
import org.escargot.logic.pattern.Node;
import org.escargot.logic.pattern.StrongLink;
import org.escargot.logic.pattern.SueDeCoq;
import org.escargot.logic.step.Effects;

/// Reads almost locked sets.
public final class SetReading {
    private SetReading() {}

    /// `z` is what goes; `near1` and `near2` are the ends of the strong link of a W-Wing.
    static Reading of(Board board, Chain chain, Effects effects) {
        List<Node.Als> sets = sets(chain);
        Node.Als first = sets.getFirst();
        Node.Als last = sets.getLast();
        DigitSet restricted = restricted(chain);
        StrongLink second = chain.links().get(1);
        HouseSet where = second.houses().isEmpty() ? HouseCover.of(board, chain.cells()) : second.houses();
        return Reading.of(shape(chain), where, chain.cells(), restricted.or(chain.digits()))
                .with("set1", first.cells())
                .with("digits1", first.digits())
                .with("set2", last.cells())
                .with("digits2", last.digits())
                .with("pivot", sets.get(1).cells())
                .with("pivotDigits", sets.get(1).digits())
                .with("x", DigitSet.of(chain.links().getFirst().to().digit()))
                .with("y", DigitSet.of(chain.links().getLast().from().digit()))
                .with("restricted", restricted)
                .with("near1", second.from().places())
                .with("near2", second.to().places())
                .with("link", ChainReading.places(second))
                .with("z", effects.eliminations().digits())
                .with("chain", chain);
    }

    private static String shape(Chain chain) {
        return switch (chain.links().size()) {
            case 2 -> chain.form() == Chain.Form.LOOP ? "als-pair-loop" : "als-pair";
            case 3 -> isWWing(chain) ? "als-w-wing" : "als-xy-wing";
            default -> "als-chain";
        };
    }

    /// `petals` are the sets, `z` is what goes.
    static Reading of(Blossom blossom, Effects effects) {
        CellSet stem = CellSet.of(blossom.stem());
        DigitSet held = DigitSet.EMPTY;
        CellSet petals = CellSet.EMPTY;
        for (Node.Als petal : blossom.petals()) {
            held = held.with(petal.digit());
            petals = petals.or(petal.cells());
        }
        return Reading.of("death-blossom", HouseCover.of(blossom.cells()), blossom.cells(), held.or(blossom.digits()))
                .with("stem", stem)
                .with("stemDigits", held)
                .with("petals", petals)
                .with("z", effects.eliminations().digits());
    }

    static Reading of(SueDeCoq set) {
        DigitSet all = set.digits().or(set.lineDigits()).or(set.boxDigits());
        DigitSet twice = set.lineDigits().and(set.boxDigits());
        return Reading.of(twice.isEmpty() ? "two-sectors" : "two-sectors-twice", set.houses(), set.cells(), all)
                .with("line", HouseSet.of(set.line()))
                .with("box", HouseSet.of(set.box()))
                .with("middle", set.middle())
                .with("linePart", set.linePart())
                .with("boxPart", set.boxPart())
                .with("twice", twice);
    }

    /// The almost locked sets of `chain` in turn.
    public static List<Node.Als> sets(Chain chain) {
        return chain.links().stream()
                .map(StrongLink::from)
                .filter(Node.Als.class::isInstance)
                .map(Node.Als.class::cast)
                .toList();
    }

    /// Whether a strong link in a house joins the sets of `chain`.
    public static boolean isWWing(Chain chain) {
        return sets(chain).size() < chain.links().size();
    }

    /// The digits that join each set to the next, and the last to the first where they do.
    public static DigitSet restricted(Chain chain) {
        DigitSet restricted = DigitSet.EMPTY;
        int joined = chain.form() == Chain.Form.LOOP
                ? chain.links().size()
                : chain.links().size() - 1;
        for (int i = 0; i < joined; i++) {
            restricted = restricted.with(chain.links().get(i).to().digit());
        }
        return restricted;
    }
}
