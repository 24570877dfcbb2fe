package org.escargot.logic.chains.tables;

import static org.escargot.logic.chains.tables.Literals.isOn;
import static org.escargot.logic.chains.tables.Literals.off;
import static org.escargot.logic.chains.tables.Literals.on;

import org.escargot.grid.CandidateSet;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Houses;
import org.escargot.logic.chains.Als;
import org.escargot.logic.chains.FoundChain;
import org.escargot.logic.chains.FoundChains;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Technique;

/// Reads nice loops and AICs from tables: loops from the candidates that are true, then from those that are false,
/// then AICs; each by candidate, then by entry.
///
/// Of each pair of ends the tables know one shortest chain. If that passes a cell twice, the pair shows nothing. Most
/// tables have no such ends, as their [Consequences] tell, and are not asked.
final class LoopSearch {
    /// What follows at once makes no chain.
    private static final int DIRECT = 2;

    private final Tables tables;
    private final Literals literals;
    private final Facts facts;
    private final Consequences consequences;
    private final AicEnds ends;
    private final Trace trace;
    private final FoundChains found = new FoundChains();

    private LoopSearch(Tables tables) {
        this.tables = tables;
        literals = tables.literals;
        facts = literals.facts;
        consequences = tables.consequences();
        ends = new AicEnds(literals);
        trace = new Trace(tables);
    }

    /// All loops and AICs that `tables` show.
    static FoundChains search(Tables tables) {
        return new LoopSearch(tables).search();
    }

    private FoundChains search() {
        for (int node = 0; node < literals.candidates; node++) {
            loops(on(node));
        }
        for (int node = 0; node < literals.candidates; node++) {
            loops(off(node));
        }
        for (int node = 0; node < literals.candidates; node++) {
            aics(off(node));
        }
        return found;
    }

    private void loops(int premise) {
        if (!comesBack(premise)) {
            return;
        }
        Table table = tables.of(premise);
        int start = literals.cell(premise);
        for (int entry = 1; entry < table.size; entry++) {
            int end = table.literal[entry];
            if (table.distance[entry] > DIRECT && literals.isCandidate(end) && literals.cell(end) == start) {
                loop(table, entry);
            }
        }
    }

    /// Whether anything about its own cell follows from `premise`, but not at once.
    private boolean comesBack(int premise) {
        int cell = literals.cell(premise);
        DigitSet digits = facts.candidates(cell);
        for (int digit = digits.first(); digit > 0; digit = digits.next(digit)) {
            int ifOn = on(literals.nodeOf(cell, digit));
            for (int end = ifOn; end <= ifOn + 1; end++) {
                if (end != premise && consequences.has(premise, end) && !consequences.isDirect(premise, end)) {
                    return true;
                }
            }
        }
        return false;
    }

    private void loop(Table table, int entry) {
        boolean isStrongFirst = !isOn(table.premise());
        boolean isStrongLast = isOn(table.literal[entry]);
        boolean isOfOneDigit = literals.digit(table.premise()) == literals.digit(table.literal[entry]);
        if (isStrongFirst == isStrongLast || !isOfOneDigit) {
            trace.follow(table, entry);
            if (leavesAndEnters() && isSimple(true)) {
                conclude(isStrongFirst, isStrongLast, isOfOneDigit);
            }
        }
    }

    private void conclude(boolean isStrongFirst, boolean isStrongLast, boolean isOfOneDigit) {
        int cell = literals.cell(trace.path[0]);
        int digit = literals.digit(trace.path[0]);
        int last = literals.digit(trace.path[trace.length - 1]);
        DigitSet digits = facts.candidates(cell);
        if (isStrongFirst != isStrongLast) {
            discontinuous(cell, DigitSet.of(isStrongFirst ? last : digit));
        } else if (isOfOneDigit) {
            discontinuous(cell, isStrongFirst ? digits.without(digit) : DigitSet.of(digit));
        } else if (isStrongFirst || digits.size() == 2) {
            DigitSet others = isStrongFirst ? digits.without(digit).without(last) : DigitSet.EMPTY;
            add(Technique.CONTINUOUS_NICE_LOOP, CandidateSet.of(cell, others).or(besideLoop()));
        }
    }

    private void discontinuous(int cell, DigitSet digits) {
        add(Technique.DISCONTINUOUS_NICE_LOOP, CandidateSet.of(cell, digits));
    }

    /// What the weak links of the loop eliminate, but for the one in the start cell.
    private CandidateSet besideLoop() {
        CellSet outside = CellSet.ALL.minus(trace.met).without(literals.cell(trace.path[0]));
        CandidateSet gone = CandidateSet.EMPTY;
        for (int i = 1; i < trace.length; i++) {
            if (literals.cell(trace.path[i - 1]) == literals.cell(trace.path[i])) {
                continue;
            }
            gone = gone.or(isOn(trace.path[i]) ? besideCell(i) : besideLink(i, outside));
            if (literals.isSet(trace.path[i])) {
                gone = gone.or(besideSet(i));
            }
        }
        return gone;
    }

    /// What the weak link of one digit that ends at the node `i` eliminates in `outside`.
    private CandidateSet besideLink(int i, CellSet outside) {
        int digit = literals.digit(trace.path[i]);
        CellSet seen = literals.seen(trace.path[i - 1], digit).and(literals.seen(trace.path[i], digit));
        return CandidateSet.of(facts.cellsOf(digit).and(seen).and(outside), digit);
    }

    /// What the weak link within the cell of the node `i`, entered and left by strong links, eliminates.
    private CandidateSet besideCell(int i) {
        int[] path = trace.path;
        int cell = literals.cell(path[i]);
        boolean turnsHere =
                i + 2 < trace.length && literals.cell(path[i + 1]) == cell && literals.cell(path[i + 2]) != cell;
        return turnsHere
                ? CandidateSet.of(
                        cell,
                        facts.candidates(cell).without(literals.digit(path[i])).without(literals.digit(path[i + 1])))
                : CandidateSet.EMPTY;
    }

    /// What the almost locked set at the node `i` eliminates, which holds all its digits but the one that it is entered
    /// by and the one that the loop leaves it by: a digit that goes, or those of a cell that holds its last one.
    private CandidateSet besideSet(int i) {
        Als set = literals.set(trace.path[i]);
        int next = trace.path[i + 1];
        DigitSet exits = isOn(next)
                ? facts.candidates(literals.cell(next)).without(literals.digit(next))
                : DigitSet.of(literals.digit(next));
        DigitSet others = set.digits().without(literals.digit(trace.path[i]));
        CandidateSet gone = CandidateSet.EMPTY;
        for (int digit = others.first(); digit > 0; digit = others.next(digit)) {
            if (!exits.contains(digit)) {
                gone = gone.or(CandidateSet.of(set.seen(digit), digit));
            } else if (isOn(next)) {
                gone = gone.or(CandidateSet.of(set.seen(digit).and(Houses.peers(literals.cell(next))), digit));
            }
        }
        return gone;
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
        while (end >= 0 && !ends.takeAny(premise, end)) {
            end = consequences.nextTrue(premise, end);
        }
        return end >= 0;
    }

    private void aic(Table table, int entry) {
        CandidateSet eliminations = ends.taken(table.premise(), table.literal[entry]);
        if (!eliminations.isEmpty()) {
            trace.follow(table, entry);
            if (isSimple(false)) {
                add(Technique.AIC, eliminations);
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

    private void add(Technique plain, CandidateSet eliminations) {
        Technique technique = isGrouped() ? grouped(plain) : plain;
        if (!eliminations.isEmpty() && found.wants(technique, eliminations, length())) {
            int length = plain == Technique.AIC && !found.has(technique, eliminations) ? lengthOfFirst() : length();
            found.add(new FoundChain(technique, eliminations, trace.copy(), length));
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
