package org.escargot.logic.chains.tables;

import static org.escargot.logic.chains.tables.Literals.isOn;
import static org.escargot.logic.chains.tables.Literals.off;
import static org.escargot.logic.chains.tables.Literals.on;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.escargot.grid.Candidate;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Givens;
import org.escargot.grid.House;
import org.escargot.grid.Houses;
import org.escargot.grid.Pencilmarks;
import org.escargot.logic.chains.tables.FoundForcing.Target;
import org.escargot.logic.pattern.Forcing;
import org.escargot.logic.pattern.Truths;
import org.escargot.logic.step.Facts;

/// Reads from tables what one assumption contradicts, and what all assumptions of a choice have in common.
///
/// Order: contradictions by premise, then candidates that are true or false, then all candidates of a cell, then all
/// places of a digit in a row, a column, a box. Of those that do the same, the shortest stands at the place of the
/// first.
///
/// That something is shown, the [Consequences] tell; how, and how long that is, is read from the tables only for what
/// is offered.
final class ForcingSearch {
    /// What is read.
    enum Scope {
        /// Everything.
        ALL,
        /// Only what a table of nets shows by a branch.
        NETS
    }

    private static final int NO_CLASH = -1;

    /// HoDoKu's order, as far as it does not rest on lengths: placements by cell, then eliminations by candidate.
    private static final Comparator<Lead> BY_OUTCOME = Comparator.comparingInt(Lead::rank);

    private final Tables tables;
    private final Literals literals;
    private final Facts facts;
    private final Scope scope;
    private final Trace trace;
    private final List<Lead> leads;

    /// Where no placed digit rules a digit out, whatever has been eliminated there.
    private final Pencilmarks allowed;

    /// What is read at a time.
    private final List<FoundForcing> found = new ArrayList<>();

    private final Map<Key, Integer> places = new HashMap<>();

    private record Key(boolean isContradiction, boolean places, int outcome) {}

    ForcingSearch(Tables tables, Scope scope) {
        this.tables = tables;
        this.scope = scope;
        literals = tables.literals;
        facts = literals.facts;
        trace = new Trace(tables);
        allowed = Pencilmarks.of(new Givens(facts.marks().grid()));
        leads = new LeadSearch(tables, allowed).all();
    }

    /// All that the tables show.
    List<FoundForcing> all() {
        return read(leads);
    }

    /// Offers all that the tables show in HoDoKu's order until `sink` says stop; whether it did.
    boolean offer(Predicate<FoundForcing> sink) {
        List<Lead> ordered = leads.stream().sorted(BY_OUTCOME).toList();
        int from = 0;
        for (int to = 1; to <= ordered.size(); to++) {
            if (to == ordered.size()
                    || ordered.get(to).rank() != ordered.get(from).rank()) {
                if (offer(read(ordered.subList(from, to)), sink)) {
                    return true;
                }
                from = to;
            }
        }
        return false;
    }

    private static boolean offer(List<FoundForcing> found, Predicate<FoundForcing> sink) {
        while (!found.isEmpty()) {
            if (sink.test(found.remove(least(found)))) {
                return true;
            }
        }
        return false;
    }

    /// HoDoKu's order contradicts itself in places, so the least is looked for instead of sorting.
    private static int least(List<FoundForcing> found) {
        int least = 0;
        for (int i = 1; i < found.size(); i++) {
            least = found.get(i).isBefore(found.get(least)) ? i : least;
        }
        return least;
    }

    private List<FoundForcing> read(List<Lead> some) {
        found.clear();
        places.clear();
        for (Lead lead : some) {
            if (lead.kind() == Forcing.Kind.CONTRADICTION) {
                contradictions(lead.premises().getFirst());
            } else {
                verify(lead);
            }
        }
        return new ArrayList<>(found);
    }

    private void contradictions(int premise) {
        Table table = tables.of(premise);
        TableSets its = TableSets.of(literals, table);
        if (table.has(premise ^ 1)) {
            contradict(premise, literals.candidate(premise), List.of(premise ^ 1));
        }
        onAndOff(premise, its);
        twoDigitsInCell(premise, its);
        twiceInHouse(premise, its);
        emptyCells(premise, its);
        emptyHouses(premise, its);
    }

    private void onAndOff(int premise, TableSets its) {
        for (int digit = 1; digit <= Digit.COUNT; digit++) {
            int cell = its.on()[digit].and(its.off()[digit]).first();
            if (cell >= 0) {
                int node = literals.nodeOf(cell, digit);
                contradict(premise, Candidate.of(cell, digit), List.of(off(node), on(node)));
            }
        }
    }

    private void twoDigitsInCell(int premise, TableSets its) {
        for (int digit = 1; digit <= Digit.COUNT; digit++) {
            for (int other = digit + 1; other <= Digit.COUNT; other++) {
                int cell = its.on()[digit].and(its.on()[other]).first();
                if (cell >= 0) {
                    contradict(premise, Candidate.of(cell, other), List.of(lit(cell, digit), lit(cell, other)));
                }
            }
        }
    }

    private int lit(int cell, int digit) {
        return on(literals.nodeOf(cell, digit));
    }

    private void twiceInHouse(int premise, TableSets its) {
        for (int kind = 0; kind < House.COUNT; kind += 9) {
            for (int digit = 1; digit <= Digit.COUNT; digit++) {
                for (int house = kind; house < kind + 9; house++) {
                    CellSet cells = its.on()[digit].and(Houses.cells(house));
                    if (cells.size() > 1) {
                        int second = cells.next(cells.first());
                        contradict(premise, Candidate.of(second, digit), literals(cells, digit, 0));
                    }
                }
            }
        }
    }

    private void emptyCells(int premise, TableSets its) {
        CellSet cells = facts.unsolved();
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
            DigitSet digits = facts.candidates(cell);
            List<Integer> ends = new ArrayList<>();
            boolean isEmpty = !digits.isEmpty();
            int last = 0;
            for (int digit = digits.first(); digit > 0; digit = digits.next(digit)) {
                isEmpty &= its.off()[digit].contains(cell) && !its.on()[digit].contains(cell);
                ends.add(off(literals.nodeOf(cell, digit)));
                last = digit;
            }
            if (isEmpty) {
                contradict(premise, Candidate.of(cell, last), ends);
            }
        }
    }

    private void emptyHouses(int premise, TableSets its) {
        for (int kind = 0; kind < House.COUNT; kind += 9) {
            for (int digit = 1; digit <= Digit.COUNT; digit++) {
                for (int house = kind; house < kind + 9; house++) {
                    CellSet cells = allowed.cellsOf(digit).and(Houses.cells(house));
                    if (!cells.isEmpty() && its.off()[digit].containsAll(cells)) {
                        contradict(premise, Candidate.of(cells.first(), digit), literals(cells, digit, 1));
                    }
                }
            }
        }
    }

    private List<Integer> literals(CellSet cells, int digit, int side) {
        List<Integer> ends = new ArrayList<>();
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
            ends.add(2 * literals.nodeOf(cell, digit) + side);
        }
        return ends;
    }

    private void contradict(int premise, int clash, List<Integer> ends) {
        List<Target> targets =
                ends.stream().map(end -> new Target(premise, end)).toList();
        add(Forcing.Kind.CONTRADICTION, Truths.NONE, literals.candidate(premise), !isOn(premise), targets, clash);
    }

    private void verify(Lead lead) {
        int end = lead.end();
        List<Target> targets = lead.premises().stream()
                .map(premise -> new Target(premise, end))
                .toList();
        add(lead.kind(), lead.choice(), literals.candidate(end), isOn(end), targets, NO_CLASH);
    }

    private void add(Forcing.Kind kind, Truths choice, int outcome, boolean isPlaced, List<Target> targets, int clash) {
        int length = 0;
        boolean isNet = false;
        for (Target target : targets) {
            Table table = tables.of(target.premise());
            trace.follow(table, table.at(target.end()));
            length += trace.items(table);
            isNet |= trace.isNet();
        }
        if (scope == Scope.NETS && !isNet) {
            return;
        }
        FoundForcing forcing = new FoundForcing(kind, choice, outcome, isPlaced, targets, clash, length);
        Key key = new Key(forcing.isContradiction(), isPlaced, outcome);
        Integer place = places.get(key);
        if (place == null) {
            places.put(key, found.size());
            found.add(forcing);
        } else if (length < found.get(place).length()) {
            found.set(place, forcing);
        }
    }
}
