package org.escargot.logic.chains.tables;

import static org.escargot.logic.chains.tables.Literals.isOn;

import java.util.ArrayList;
import java.util.List;
import org.escargot.grid.Candidate;
import org.escargot.logic.chains.Follower;
import org.escargot.logic.pattern.Branch;

/// Makes a [Branch] of what a table holds.
final class Branches {
    private Branches() {}

    /// The branch from the literal `premise` to `ends`, statements as [Follower] counts them, by the literals `path`
    /// where they suffice.
    static Branch of(Literals literals, int premise, List<Integer> path, List<Integer> ends) {
        List<Integer> through = new ArrayList<>();
        for (int literal : path) {
            boolean isFalse = !isOn(literal);
            if (isFalse || literals.isCandidate(literal)) {
                literals.cells(literal).stream()
                        .map(cell -> Candidate.of(cell, literals.digit(literal)))
                        .forEach(candidate -> through.add(isFalse ? candidate + Follower.FALSE : candidate));
            }
        }
        int assumption = statement(literals.candidate(premise), isOn(premise));
        return Follower.branch(literals.facts, assumption, through, ends);
    }

    static int statement(int candidate, boolean holds) {
        return holds ? candidate : candidate + Follower.FALSE;
    }
}
