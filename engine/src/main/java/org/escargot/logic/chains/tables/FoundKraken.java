package org.escargot.logic.chains.tables;

import java.util.ArrayList;
import java.util.List;
import org.escargot.grid.Candidate;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.CellSet;
import org.escargot.grid.HouseSet;
import org.escargot.logic.pattern.Branch;
import org.escargot.logic.pattern.Fish;
import org.escargot.logic.pattern.KrakenFish;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.Technique;

/// A kraken fish as the search met it, before its evidence is made.
///
/// @param fish the fish with its fins
/// @param through the cover house whose places are followed, or none
/// @param places those places
/// @param outcome the candidate that goes
/// @param length how long all chains are together
record FoundKraken(Fish fish, HouseSet through, CellSet places, int outcome, int length) {
    Technique technique() {
        return through.isEmpty() ? Technique.KRAKEN_FISH_TYPE_1 : Technique.KRAKEN_FISH_TYPE_2;
    }

    int size() {
        return fish.size();
    }

    /// The literal that all chains to `outcome` end with: that it is false.
    static int end(Literals literals, int outcome) {
        return Literals.off(literals.nodeOf(Candidate.cell(outcome), Candidate.digit(outcome)));
    }

    /// The step, each chain followed by `trace` through `tables`.
    Step step(Tables tables, Trace trace) {
        List<Branch> branches = new ArrayList<>();
        add(tables, trace, fish.fins(), branches);
        add(tables, trace, places, branches);
        KrakenFish kraken = new KrakenFish(fish, through, branches);
        return new Step(technique(), kraken, Effects.eliminate(CandidateSet.of(outcome)));
    }

    private void add(Tables tables, Trace trace, CellSet starts, List<Branch> branches) {
        Literals literals = tables.literals;
        for (int cell = starts.first(); cell >= 0; cell = starts.next(cell)) {
            int premise = Literals.on(literals.nodeOf(cell, fish.digit()));
            Table table = tables.of(premise);
            trace.follow(table, table.at(end(literals, outcome)));
            List<Integer> ends = List.of(Branches.statement(outcome, false));
            branches.add(Branches.of(literals, premise, trace.literals(table), ends));
        }
    }
}
