package org.escargot.logic.chains.linear;

import java.util.List;
import java.util.Set;
import org.escargot.grid.Candidate;
import org.escargot.logic.chains.ChainBuilder;
import org.escargot.logic.chains.FoundChain;
import org.escargot.logic.chains.FoundChains;
import org.escargot.logic.pattern.Chain;
import org.escargot.logic.pattern.Node;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// Chains of one digit, or through cells of two candidates. If the first candidate is false, the last one, of the
/// same digit, is true; so what sees both is false.
///
///     5 - - | - 5 -      X-chain: r1c1 = r1c5 - r6c5 = r6c9, all 5: r4c1 … sees both ends
///
/// Order: that of [FoundChains]. Chains have at most 20 links.
///
/// @param technique [Technique#X_CHAIN] or [Technique#XY_CHAIN]
public record LinearChainFinder(Technique technique) implements Finder {
    @Override
    public Set<Technique> finds() {
        return Set.of(technique);
    }

    @Override
    public boolean find(Facts facts, StepSink sink) {
        FoundChains chains =
                technique == Technique.X_CHAIN ? LinearChains.ofDigits(facts) : LinearChains.ofCells(facts);
        for (FoundChain chain = chains.poll(); chain != null; chain = chains.poll()) {
            if (sink.accept(new Step(technique, pattern(facts, chain), Effects.eliminate(chain.eliminations())))) {
                return true;
            }
        }
        return false;
    }

    private static Chain pattern(Facts facts, FoundChain chain) {
        List<Node> nodes = chain.path().stream()
                .<Node>map(candidate -> new Node.Candidate(Candidate.cell(candidate), Candidate.digit(candidate)))
                .toList();
        boolean returns = nodes.getFirst().equals(nodes.getLast());
        return ChainBuilder.of(facts, returns ? Chain.Form.RETURN : Chain.Form.OPEN, nodes);
    }
}
