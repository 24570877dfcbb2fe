package org.escargot.logic.chains.linear;

import java.util.List;
import org.escargot.grid.Candidate;
import org.escargot.logic.chains.ChainBuilder;
import org.escargot.logic.chains.FoundChain;
import org.escargot.logic.chains.FoundChains;
import org.escargot.logic.pattern.Chain;
import org.escargot.logic.pattern.Node;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepSink;

/// Makes steps of chains through candidates.
final class LinearSteps {
    private LinearSteps() {}

    /// Offers `chains` in their order; whether `sink` said stop.
    static boolean offer(Facts facts, FoundChains chains, StepSink sink) {
        for (FoundChain chain = chains.poll(); chain != null; chain = chains.poll()) {
            if (sink.accept(
                    new Step(chain.technique(), pattern(facts, chain), Effects.eliminate(chain.eliminations())))) {
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
