package org.escargot.rating.explainer;

import java.util.Arrays;
import java.util.List;
import org.escargot.logic.pattern.AlternatingChain;
import org.jspecify.annotations.Nullable;

/// Meets again what a hint was made of, when its search is repeated.
final class HintSeeker implements ConclusionSink, ChainSink {
    private final Hint sought;
    private final double base;
    private final HintCollector maker = new HintCollector(Shortcuts.LEFT_OUT);
    private @Nullable AlternatingChain chain;
    private @Nullable Argument argument;

    /// Seeks `sought`, a hint of a search with this base.
    HintSeeker(Hint sought, double base) {
        this.sought = sought;
        this.base = base;
    }

    /// The chain or cycle, after a search for such.
    AlternatingChain chain() {
        if (chain == null) {
            throw new IllegalStateException("The search does not find its hint again.");
        }
        return chain;
    }

    /// The argument, after a forcing search.
    Argument argument() {
        if (argument == null) {
            throw new IllegalStateException("The search does not find its hint again.");
        }
        return argument;
    }

    @Override
    public boolean wants(Position position, int node, int fewestNodes, int key) {
        return argument == null && key == sought.key && fewestNodes <= sought.complexity;
    }

    @Override
    public void accept(Position position, Conclusion conclusion) {
        maker.begin(base);
        maker.accept(position, conclusion);
        if (isFound()) {
            Argument found = new Argument();
            found.note(conclusion);
            argument = found;
        }
    }

    @Override
    public boolean wantsChain(LinearChains chains, int complexity) {
        return chain == null && chains.pass.key == sought.key && complexity <= sought.complexity;
    }

    @Override
    public boolean wantsCycle(LinearChains chains, int complexity) {
        return wantsChain(chains, complexity);
    }

    @Override
    public void chain(LinearChains chains, int end, int complexity) {
        maker.begin(base);
        maker.chain(chains, end, complexity);
        if (chain == null && isFound()) {
            chain = ChainReader.chain(chains, end);
        }
    }

    @Override
    public void cycle(LinearChains chains, int end, int cause, int complexity) {
        maker.begin(base);
        maker.cycle(chains, end, cause, complexity);
        if (chain == null && isFound()) {
            chain = ChainReader.cycle(chains, end, cause);
        }
    }

    private boolean isFound() {
        List<Hint> made = maker.hints();
        return !made.isEmpty()
                && Arrays.equals(made.getFirst().nodes, sought.nodes)
                && Arrays.equals(made.getFirst().struck, sought.struck);
    }
}
