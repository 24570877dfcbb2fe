package org.escargot;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.escargot.canonical.Morph;
import org.escargot.grid.Pencilmarks;
import org.escargot.random.RandomSource;
import org.escargot.rating.Scales;
import org.escargot.rating.explainer.ExplainerRater;
import org.escargot.rating.explainer.ExplainerScale;
import org.escargot.rating.hodoku.HodokuScale;
import org.escargot.rating.human.HumanScale;
import org.escargot.rating.scale.RatingLimits;
import org.escargot.rating.scale.Scale;
import org.escargot.rules.ApartRule;
import org.escargot.rules.Digits;
import org.escargot.rules.Frame;
import org.escargot.rules.Lowering;
import org.escargot.rules.Rules;
import org.escargot.rules.Variant;
import org.escargot.solver.BandSolver;
import org.escargot.solver.SimpleSolver;
import org.escargot.solver.Solver;
import org.junit.jupiter.api.Test;

/// What knows no rules but the usual ones refuses a position on another board, rather than answer for the wrong puzzle.
class OtherBoardsTest {
    private static final Pencilmarks KNIGHTS = ((Lowering.Lowered) Lowering.of(new Variant(
                    Rules.of(Frame.CLASSIC, List.of(new ApartRule.AntiKnight())).orElseThrow(),
                    Digits.empty(Frame.CLASSIC))))
            .start();

    private static void assertRefused(ThrowingCallable use) {
        assertThatThrownBy(use)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("The position must be on the usual board.");
    }

    @Test
    void solversRefuseIt() {
        for (Solver solver : List.of(new BandSolver(), BandSolver.inFixedOrder(), new SimpleSolver())) {
            assertRefused(() -> solver.search(KNIGHTS, _ -> true));
            assertRefused(() -> solver.count(KNIGHTS, 2));
        }
    }

    @Test
    void nothingIsomorphicIsMadeOfIt() {
        assertRefused(() -> Morph.random(RandomSource.of(1, 1)).apply(KNIGHTS));
    }

    @Test
    void scalesRefuseIt() {
        List<Scale> own = List.of(new HodokuScale(), new ExplainerScale(), new HumanScale());
        Stream.concat(Scales.ALL.stream(), own.stream()).forEach(scale -> {
            assertRefused(() -> scale.rate(KNIGHTS, RatingLimits.NONE));
            assertRefused(() -> scale.path(KNIGHTS, KNIGHTS));
            assertRefused(() -> scale.next(KNIGHTS, KNIGHTS, RatingLimits.NONE));
        });
        assertRefused(() -> new HodokuScale().pathAssumingNothing(KNIGHTS, KNIGHTS));
        assertRefused(() -> new ExplainerRater().path(KNIGHTS));
    }
}
