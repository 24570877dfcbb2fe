package org.escargot.logic.chains.tables;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.escargot.grid.Candidate;
import org.escargot.grid.CandidateSet;
import org.escargot.logic.chains.Follower;
import org.escargot.logic.chains.tables.FoundForcing.Target;
import org.escargot.logic.pattern.Branch;
import org.escargot.logic.pattern.Forcing;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// Assumptions that are followed through candidates and groups: one that leads to a contradiction is wrong, and what
/// all assumptions of a choice lead to is certain (HoDoKu's verity).
///
/// Order: placements before eliminations, then by cell and digit, then by the length of all chains.
///
/// @param links whether each statement follows from one other, or from several: a net
public record ForcingFinder(Links links) implements Finder {
    /// What a statement may follow from.
    public enum Links {
        /// From one other.
        CHAINS,
        /// From several, as singles do. What chains alone show is left out.
        NETS
    }

    @Override
    public Set<Technique> finds() {
        return Set.of(contradiction(), verity());
    }

    private Technique contradiction() {
        return switch (links) {
            case CHAINS -> Technique.FORCING_CHAIN_CONTRADICTION;
            case NETS -> Technique.FORCING_NET_CONTRADICTION;
        };
    }

    private Technique verity() {
        return switch (links) {
            case CHAINS -> Technique.FORCING_CHAIN_VERITY;
            case NETS -> Technique.FORCING_NET_VERITY;
        };
    }

    @Override
    public boolean find(Facts facts, StepSink sink) {
        Tables tables = tables(facts);
        return search(tables).offer(found -> sink.accept(step(tables, found)));
    }

    Tables tables(Facts facts) {
        return switch (links) {
            case CHAINS -> Tables.ofChains(facts, GroupUse.ALLOWED);
            case NETS -> Tables.ofNets(facts);
        };
    }

    ForcingSearch search(Tables tables) {
        return new ForcingSearch(tables, links == Links.NETS ? ForcingSearch.Scope.NETS : ForcingSearch.Scope.ALL);
    }

    Step step(Tables tables, FoundForcing found) {
        Map<Integer, List<Integer>> through = new LinkedHashMap<>();
        Trace trace = new Trace(tables);
        for (Target target : found.targets()) {
            Table table = tables.of(target.premise());
            trace.follow(table, table.at(target.end()));
            through.computeIfAbsent(target.premise(), _ -> new ArrayList<>()).addAll(trace.literals(table));
        }
        List<Branch> branches = new ArrayList<>();
        through.forEach((premise, literals) -> branches.add(branch(tables.literals, found, premise, literals)));
        Effects effects = found.places()
                ? Effects.place(Candidate.cell(found.outcome()), Candidate.digit(found.outcome()))
                : Effects.eliminate(CandidateSet.of(found.outcome()));
        Technique technique = found.isContradiction() ? contradiction() : verity();
        return new Step(technique, new Forcing(found.kind(), branches, found.choice()), effects);
    }

    private static Branch branch(Literals literals, FoundForcing found, int premise, List<Integer> path) {
        List<Integer> ends = found.isContradiction()
                ? List.of(found.clash(), found.clash() + Follower.FALSE)
                : List.of(Branches.statement(found.outcome(), found.places()));
        return Branches.of(literals, premise, path, ends);
    }
}
