package org.escargot.solver.general;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import org.escargot.rules.Digits;
import org.escargot.rules.Frame;
import org.escargot.rules.Rules;
import org.escargot.rules.SumRule;
import org.escargot.rules.Variant;
import org.escargot.solver.general.compile.Compiler;
import org.escargot.solver.general.compile.Tables;
import org.escargot.solver.general.network.Network;
import org.escargot.solver.general.network.Position;
import org.junit.jupiter.api.Test;

class SearchTest {
    private static Network withACage() {
        Frame frame = Frame.CLASSIC;
        SumRule.Cage cage = new SumRule.Cage(frame.rowCells(0).part(0, 4), OptionalInt.of(12));
        Variant puzzle = new Variant(Rules.of(frame, List.of(cage)).orElseThrow(), Digits.empty(frame));
        return Compiler.compile(puzzle, new Tables(), RulesSolver.NEVER).orElseThrow();
    }

    /// Where what is dear is asked, too, there are two positions: the limit is for the work in both.
    @Test
    void whatIsAskedBeforeWhatIsDearCountsAsWork() {
        Network network = withACage();
        Position cheap = new Position(network);
        assertThat(cheap.settleAll()).isTrue();
        Position dear = new Position(network.stronger(), cheap.open);
        assertThat(dear.settleAll()).isTrue();
        Search search = new Search(network);

        RulesSolver.End end = search.run(_ -> true, new Meter(cheap.work() + dear.work(), RulesSolver.NEVER));

        assertThat(cheap.work()).isPositive();
        assertThat(end).isEqualTo(RulesSolver.End.CANCELLED);
        assertThat(search.guesses()).isZero();
    }
}
