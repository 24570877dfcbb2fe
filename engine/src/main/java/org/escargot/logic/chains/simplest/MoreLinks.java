package org.escargot.logic.chains.simplest;

import java.util.List;
import org.escargot.grid.CandidateSet;
import org.escargot.logic.chains.ChainBuilder;
import org.escargot.logic.chains.ChainNames;
import org.escargot.logic.pattern.Chain;
import org.escargot.logic.pattern.Node;
import org.escargot.logic.pattern.StrongLink;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Technique;

/// Links of a position beyond those of cells, houses and what the board excludes.
public interface MoreLinks {
    /// No more.
    MoreLinks NONE = new MoreLinks() {
        @Override
        public CandidateSet excludedBy(int candidate) {
            return CandidateSet.EMPTY;
        }

        @Override
        public List<StrongLink> strong() {
            return List.of();
        }

        @Override
        public Chain chain(Facts facts, Chain.Form form, List<Node> nodes, CandidateSet eliminations) {
            return ChainBuilder.of(facts, form, nodes);
        }

        @Override
        public Technique name(Chain chain) {
            return ChainNames.of(chain);
        }
    };

    /// The candidates that cannot be true together with `candidate`.
    CandidateSet excludedBy(int candidate);

    /// Each two nodes of which one is true.
    List<StrongLink> strong();

    /// The chain of `nodes`, joined by strong and weak links in turn, with what its links rest on.
    ///
    /// @param eliminations what it eliminates
    Chain chain(Facts facts, Chain.Form form, List<Node> nodes, CandidateSet eliminations);

    /// What `chain` is called.
    Technique name(Chain chain);
}
