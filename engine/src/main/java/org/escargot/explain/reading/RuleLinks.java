package org.escargot.explain.reading;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.escargot.grid.Candidate;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.CellSet;
import org.escargot.logic.pattern.Chain;
import org.escargot.logic.pattern.Medusa;
import org.escargot.logic.pattern.Node;
import org.escargot.logic.pattern.Wing;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Step;

/// The rules beyond houses by which candidates of a step exclude each other, such as a knight's move.
public final class RuleLinks {
    private RuleLinks() {}

    /// By the name of the rule, in the order of names: the cells that it joins. None on the usual board.
    public static Map<String, CellSet> of(Facts facts, Step step) {
        Map<String, CellSet> rules = new TreeMap<>();
        CandidateSet gone = step.effects().eliminations();
        if (step.pattern() instanceof Chain chain) {
            join(facts, chain.nodes(), gone, rules);
        } else if (step.pattern() instanceof Wing wing) {
            join(facts, CandidateSet.of(wing.cells(), wing.digit()), gone, rules);
        } else if (step.pattern() instanceof Medusa medusa) {
            join(facts, medusa.candidates(), gone, rules);
        }
        return rules;
    }

    private static void join(Facts facts, List<Node> nodes, CandidateSet gone, Map<String, CellSet> rules) {
        for (int weak = 1; weak + 1 < nodes.size(); weak += 2) {
            join(facts, nodes.get(weak).candidates(), nodes.get(weak + 1).candidates(), rules);
        }
        for (Node node : nodes) {
            join(facts, node.candidates(), gone, rules);
        }
    }

    private static void join(Facts facts, CandidateSet some, CandidateSet others, Map<String, CellSet> rules) {
        for (int one = some.first(); one >= 0; one = some.next(one)) {
            for (int other = others.first(); other >= 0; other = others.next(other)) {
                String rule = facts.board().rule(one, other);
                if (!rule.isEmpty()) {
                    rules.merge(rule, CellSet.of(Candidate.cell(one), Candidate.cell(other)), CellSet::or);
                }
            }
        }
    }
}
