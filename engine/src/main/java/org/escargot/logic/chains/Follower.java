package org.escargot.logic.chains;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import org.escargot.grid.Candidate;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.HouseSet;
import org.escargot.logic.pattern.Branch;
import org.escargot.logic.pattern.Inference;
import org.escargot.logic.pattern.Inference.Cause;
import org.escargot.logic.pattern.Locked;
import org.escargot.logic.step.Facts;

/// Follows an assumption step by step, without looking out for contradictions, and keeps what an end rests on: what is
/// true makes false what cannot stand beside it; the last place and the last digit are true; and a digit whose places
/// in a house all lie in another one is false in the rest of that.
///
/// A statement is a candidate, `+ Candidate.COUNT` if it is false.
public final class Follower {
    /// Added to a candidate that is false.
    public static final int FALSE = Candidate.COUNT;

    private final Facts facts;
    private final CandidateSet mayBeTrue;
    private final CandidateSet mayBeFalse;

    /// By statement: its place among the inferences, or -1.
    private final int[] places = new int[2 * Candidate.COUNT];

    private final List<Inference> inferences = new ArrayList<>();

    private Follower(Facts facts, CandidateSet mayBeTrue, CandidateSet mayBeFalse) {
        this.facts = facts;
        this.mayBeTrue = mayBeTrue;
        this.mayBeFalse = mayBeFalse;
        Arrays.fill(places, -1);
    }

    /// The branch from `assumption` to `ends`, by the statements `through` alone where they suffice, else by any.
    ///
    /// @throws IllegalArgumentException if the assumption does not lead to all ends
    public static Branch branch(Facts facts, int assumption, List<Integer> through, List<Integer> ends) {
        CandidateSet[] allowed = {CandidateSet.EMPTY, CandidateSet.EMPTY};
        List<Integer> all = new ArrayList<>(through);
        all.addAll(ends);
        for (int statement : all) {
            int side = statement / FALSE;
            allowed[side] = allowed[side].or(CandidateSet.of(statement % FALSE));
        }
        Follower narrow = new Follower(facts, allowed[0], allowed[1]);
        narrow.follow(assumption);
        if (narrow.reaches(ends)) {
            return narrow.branch(ends);
        }
        CandidateSet every = facts.allCandidates();
        Follower wide = new Follower(facts, every, every);
        wide.follow(assumption);
        if (!wide.reaches(ends)) {
            throw new IllegalArgumentException("The assumption " + assumption + " does not lead to " + ends + ".");
        }
        return wide.branch(ends);
    }

    private boolean reaches(List<Integer> ends) {
        return ends.stream().allMatch(end -> places[end] >= 0);
    }

    private void follow(int assumption) {
        add(assumption % FALSE, assumption < FALSE, new Cause.Assumed(), List.of());
        for (int next = 0; next < inferences.size(); next++) {
            Inference inference = inferences.get(next);
            int cell = Candidate.cell(inference.candidate());
            int digit = Candidate.digit(inference.candidate());
            if (inference.holds()) {
                exclude(next, cell, digit);
            } else {
                lastDigit(cell);
                HouseSet houses = facts.housesOf(cell);
                for (int house = houses.first(); house >= 0; house = houses.next(house)) {
                    lastPlaces(digit, house);
                }
            }
        }
    }

    private void add(int candidate, boolean holds, Cause cause, List<Integer> from) {
        int statement = holds ? candidate : candidate + FALSE;
        boolean mayBe = (holds ? mayBeTrue : mayBeFalse).contains(candidate) || inferences.isEmpty();
        if (places[statement] < 0 && mayBe) {
            places[statement] = inferences.size();
            inferences.add(new Inference(candidate, holds, cause, from));
        }
    }

    private void exclude(int from, int cell, int digit) {
        DigitSet others = facts.candidates(cell).without(digit);
        for (int other = others.first(); other > 0; other = others.next(other)) {
            add(Candidate.of(cell, other), false, new Cause.InCell(cell), List.of(from));
        }
        HouseSet houses = facts.housesOf(cell);
        for (int house = houses.first(); house >= 0; house = houses.next(house)) {
            CellSet peers = facts.places(digit, house).without(cell);
            for (int peer = peers.first(); peer >= 0; peer = peers.next(peer)) {
                add(Candidate.of(peer, digit), false, new Cause.InHouse(house), List.of(from));
            }
        }
    }

    private boolean isFalse(int cell, int digit) {
        return places[Candidate.of(cell, digit) + FALSE] >= 0;
    }

    /// In a contradiction, several digits can each be the last.
    private void lastDigit(int cell) {
        DigitSet digits = facts.candidates(cell);
        for (int digit = digits.first(); digit > 0; digit = digits.next(digit)) {
            List<Integer> from = new ArrayList<>();
            DigitSet others = digits.without(digit);
            for (int other = others.first(); other > 0; other = others.next(other)) {
                from.add(places[Candidate.of(cell, other) + FALSE]);
            }
            if (!from.contains(-1)) {
                add(Candidate.of(cell, digit), true, new Cause.InCell(cell), from);
            }
        }
    }

    private void lastPlaces(int digit, int house) {
        CellSet places = facts.places(digit, house);
        CellSet left = CellSet.EMPTY;
        for (int place = places.first(); place >= 0; place = places.next(place)) {
            left = isFalse(place, digit) ? left : left.with(place);
        }
        if (left.size() > 1) {
            locked(digit, house, left);
        } else {
            CellSet last = left.isEmpty() ? places : left;
            for (int place = last.first(); place >= 0; place = last.next(place)) {
                add(Candidate.of(place, digit), true, new Cause.InHouse(house), falses(places.without(place), digit));
            }
        }
    }

    private void locked(int digit, int house, CellSet left) {
        HouseSet covers = facts.commonHouses(left).without(house);
        List<Integer> from = falses(facts.places(digit, house).minus(left), digit);
        for (int cover = covers.first(); cover >= 0; cover = covers.next(cover)) {
            CellSet rest = facts.places(digit, cover).minus(facts.cells(house));
            for (int cell = rest.first(); cell >= 0; cell = rest.next(cell)) {
                Cause cause = new Cause.Shown(new Locked(digit, house, cover));
                add(Candidate.of(cell, digit), false, cause, from);
            }
        }
    }

    private List<Integer> falses(CellSet cells, int digit) {
        return cells.stream()
                .map(cell -> places[Candidate.of(cell, digit) + FALSE])
                .boxed()
                .toList();
    }

    /// What leads to `ends`, in the order in which it was found.
    private Branch branch(List<Integer> ends) {
        TreeSet<Integer> needed = new TreeSet<>();
        ends.forEach(end -> needed.add(places[end]));
        for (int at = inferences.size() - 1; at >= 0; at--) {
            if (needed.contains(at)) {
                needed.addAll(inferences.get(at).from());
            }
        }
        needed.add(0);
        List<Integer> order = List.copyOf(needed);
        return new Branch(order.stream()
                .map(inferences::get)
                .map(each -> new Inference(
                        each.candidate(),
                        each.holds(),
                        each.cause(),
                        each.from().stream().map(order::indexOf).toList()))
                .toList());
    }
}
