package org.escargot.logic.chains.tables;

import static org.escargot.logic.chains.tables.Literals.isOn;
import static org.escargot.logic.chains.tables.Literals.off;
import static org.escargot.logic.chains.tables.Literals.on;

import org.escargot.grid.Candidate;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.logic.chains.FoundChain;
import org.escargot.logic.chains.FoundChains;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Technique;

/// Reads nice loops and AICs from tables: loops from the candidates that are true, then from those that are false,
/// then AICs; each by candidate, then by entry.
///
/// Of each pair of ends the tables know one shortest chain. If that passes a cell twice, the pair shows nothing. Most
/// tables have no such ends, as their [Consequences] tell, and are not asked.
///
/// The chains that eliminate most are offered first, and a path takes the first. So where only those are wanted,
/// chains that eliminate less than one that is known are not followed; a loop from a true candidate eliminates one.
final class LoopSearch {
    /// What follows at once makes no chain.
    private static final int DIRECT = 2;

    private final Tables tables;
    private final Literals literals;
    private final Facts facts;
    private final Consequences consequences;
    private final AicEnds ends;
    private final Trace trace;
    private final BesideLoop beside;
    private final Reading reading;

    private final FoundChains ofTrue = new FoundChains();
    private final FoundChains ofFalse = new FoundChains();
    private final FoundChains aics = new FoundChains();

    /// How many candidates a chain must eliminate.
    private int least = 1;

    /// Which chains are read.
    enum Reading {
        /// Those that eliminate most.
        MOST,
        /// All.
        ALL
    }

    private LoopSearch(Tables tables, Reading reading) {
        this.tables = tables;
        this.reading = reading;
        literals = tables.literals;
        facts = literals.facts;
        consequences = tables.consequences();
        ends = new AicEnds(literals);
        trace = new Trace(tables);
        beside = new BesideLoop(literals, trace);
    }

    /// The loops and AICs that `tables` show.
    static FoundChains search(Tables tables, Reading reading) {
        return new LoopSearch(tables, reading).search();
    }

    /// Loops from true candidates come first, but are looked for last: they eliminate least.
    private FoundChains search() {
        for (int node = 0; node < literals.candidates; node++) {
            loops(off(node), ofFalse);
        }
        for (int node = 0; node < literals.candidates; node++) {
            aics(off(node));
        }
        for (int node = 0; node < literals.candidates && least <= 1; node++) {
            loops(on(node), ofTrue);
        }
        FoundChains found = new FoundChains();
        found.addAll(ofTrue, least);
        found.addAll(ofFalse, least);
        found.addAll(aics, least);
        return found;
    }

    private void loops(int premise, FoundChains found) {
        if (!comesBack(premise)) {
            return;
        }
        Table table = tables.of(premise);
        int start = literals.cell(premise);
        for (int entry = 1; entry < table.size; entry++) {
            int end = table.literal[entry];
            if (literals.cell(end) == start
                    && literals.isCandidate(end)
                    && table.distance[entry] > DIRECT
                    && most(premise, end) >= least) {
                loop(table, entry, found);
            }
        }
    }

    /// How many candidates the loop from `premise` to `end` eliminates at most.
    private int most(int premise, int end) {
        if (isOn(premise) || !isOn(end)) {
            return 1;
        }
        boolean isOfOneDigit = literals.digit(premise) == literals.digit(end);
        return isOfOneDigit ? facts.candidates(literals.cell(premise)).size() - 1 : Candidate.COUNT;
    }

    /// Whether anything about its own cell follows from `premise`, but not at once.
    private boolean comesBack(int premise) {
        int cell = literals.cell(premise);
        DigitSet digits = facts.candidates(cell);
        for (int digit = digits.first(); digit > 0; digit = digits.next(digit)) {
            int ifOn = on(literals.nodeOf(cell, digit));
            for (int end = ifOn; end <= ifOn + 1; end++) {
                if (end != premise
                        && consequences.has(premise, end)
                        && !consequences.isDirect(premise, end)
                        && most(premise, end) >= least) {
                    return true;
                }
            }
        }
        return false;
    }

    private void loop(Table table, int entry, FoundChains found) {
        boolean isStrongFirst = !isOn(table.premise());
        boolean isStrongLast = isOn(table.literal[entry]);
        boolean isOfOneDigit = literals.digit(table.premise()) == literals.digit(table.literal[entry]);
        if (isStrongFirst == isStrongLast || !isOfOneDigit) {
            trace.follow(table, entry);
            if (leavesAndEnters() && isSimple(true)) {
                conclude(isStrongFirst, isStrongLast, isOfOneDigit, found);
            }
        }
    }

    private void conclude(boolean isStrongFirst, boolean isStrongLast, boolean isOfOneDigit, FoundChains found) {
        int cell = literals.cell(trace.path[0]);
        int digit = literals.digit(trace.path[0]);
        int last = literals.digit(trace.path[trace.length - 1]);
        DigitSet digits = facts.candidates(cell);
        if (isStrongFirst != isStrongLast) {
            discontinuous(cell, DigitSet.of(isStrongFirst ? last : digit), found);
        } else if (isOfOneDigit) {
            discontinuous(cell, isStrongFirst ? digits.without(digit) : DigitSet.of(digit), found);
        } else if (isStrongFirst || digits.size() == 2) {
            DigitSet others = isStrongFirst ? digits.without(digit).without(last) : DigitSet.EMPTY;
            add(Technique.CONTINUOUS_NICE_LOOP, CandidateSet.of(cell, others).or(beside.all()), found);
        }
    }

    private void discontinuous(int cell, DigitSet digits, FoundChains found) {
        add(Technique.DISCONTINUOUS_NICE_LOOP, CandidateSet.of(cell, digits), found);
    }

    private void aics(int premise) {
        if (!joins(premise)) {
            return;
        }
        Table table = tables.of(premise);
        for (int entry = 1; entry < table.size; entry++) {
            int end = table.literal[entry];
            if (table.distance[entry] > DIRECT && isOn(end) && literals.isCandidate(end)) {
                aic(table, entry);
            }
        }
    }

    /// Whether `premise` leads to the far end of some AIC.
    private boolean joins(int premise) {
        int end = consequences.nextTrue(premise, -1);
        while (end >= 0 && ends.count(premise, end) < least) {
            end = consequences.nextTrue(premise, end);
        }
        return end >= 0;
    }

    private void aic(Table table, int entry) {
        if (ends.count(table.premise(), table.literal[entry]) >= least) {
            trace.follow(table, entry);
            if (isSimple(false)) {
                add(Technique.AIC, ends.taken(table.premise(), table.literal[entry]), aics);
            }
        }
    }

    /// Whether the chain leaves its start cell with its first link and comes back with its last one.
    private boolean leavesAndEnters() {
        int[] path = trace.path;
        int end = trace.length - 1;
        return literals.cell(path[0]) != literals.cell(path[1])
                && literals.cell(path[end]) != literals.cell(path[end - 1]);
    }

    /// Whether no node lies in a cell that the chain has left; a loop comes back to its start. Of a group, only its
    /// first cell is looked up.
    private boolean isSimple(boolean isLoop) {
        int[] path = trace.path;
        int start = literals.cell(path[0]);
        CellSet left = CellSet.EMPTY;
        for (int i = 0; i < trace.length; i++) {
            if (left.contains(literals.cell(path[i]))) {
                return false;
            }
            if (i > 0 && !(isLoop && literals.cell(path[i - 1]) == start)) {
                left = left.or(literals.cells(path[i - 1]));
            }
        }
        return true;
    }

    private void add(Technique plain, CandidateSet eliminations, FoundChains found) {
        if (eliminations.size() < least) {
            return;
        }
        Technique technique = isGrouped() ? grouped(plain) : plain;
        if (found.wants(technique, eliminations, length())) {
            int length = plain == Technique.AIC && !found.has(technique, eliminations) ? lengthOfFirst() : length();
            found.add(new FoundChain(technique, eliminations, trace.copy(), length));
            least = reading == Reading.MOST ? eliminations.size() : least;
        }
    }

    /// How long HoDoKu counts a chain: its literals, and two and a half more for each almost locked set.
    private int length() {
        int sets = 0;
        for (int i = 0; i < trace.length; i++) {
            sets += literals.isSet(trace.path[i]) ? 1 : 0;
        }
        return trace.length + 5 * sets / 2;
    }

    /// How long it counts the first AIC of some effects: a set of two cells is one more, of n cells 2 (n - 1).
    private int lengthOfFirst() {
        int length = trace.length;
        for (int i = 0; i < trace.length; i++) {
            if (literals.isSet(trace.path[i])) {
                int cells = literals.cells(trace.path[i]).size();
                length += cells == 2 ? 1 : 2 * (cells - 1);
            }
        }
        return length;
    }

    private boolean isGrouped() {
        for (int i = 0; i < trace.length; i++) {
            if (!literals.isCandidate(trace.path[i])) {
                return true;
            }
        }
        return false;
    }

    private static Technique grouped(Technique technique) {
        return switch (technique) {
            case CONTINUOUS_NICE_LOOP -> Technique.GROUPED_CONTINUOUS_NICE_LOOP;
            case DISCONTINUOUS_NICE_LOOP -> Technique.GROUPED_DISCONTINUOUS_NICE_LOOP;
            default -> Technique.GROUPED_AIC;
        };
    }
}
