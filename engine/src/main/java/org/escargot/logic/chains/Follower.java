package org.escargot.logic.chains;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.escargot.grid.Candidate;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.Cell;
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
/// in a house all lie in another one is false in the rest of that. On boards with rules of their own what a rule
/// excludes is false, too, and what is in no way to fill the cells of a sum.
///
/// A statement is a candidate, `+ Candidate.COUNT` if it is false.
public final class Follower {
    /// Added to a candidate that is false.
    public static final int FALSE = Candidate.COUNT;

    private final Facts facts;
    private final CandidateSet mayBeTrue;
    private final CandidateSet mayBeFalse;
    private final List<Narrowing> sums;

    /// By statement: its place among the inferences, or -1.
    private final int[] places = new int[2 * Candidate.COUNT];

    private final List<Inference> inferences = new ArrayList<>();

    private Follower(Facts facts, CandidateSet mayBeTrue, CandidateSet mayBeFalse, List<Narrowing> sums) {
        this.facts = facts;
        this.sums = sums;
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
        Follower narrow = new Follower(facts, allowed[0], allowed[1], List.of());
        narrow.follow(assumption);
        if (narrow.reaches(ends)) {
            return narrow.branch(ends);
        }
        CandidateSet every = facts.allCandidates();
        Follower wide = new Follower(facts, every, every, List.of());
        wide.follow(assumption);
        if (!wide.reaches(ends)) {
            throw new IllegalArgumentException("The assumption " + assumption + " does not lead to " + ends + ".");
        }
        return wide.branch(ends);
    }

    /// All that follows if `candidate` is true, by `sums`, too.
    public static Follower ifTrue(Facts facts, int candidate, List<Narrowing> sums) {
        CandidateSet every = facts.allCandidates();
        Follower follower = new Follower(facts, every, every, sums);
        follower.follow(candidate);
        return follower;
    }

    /// The candidate that is both true and false with the fewest statements before it; below 0 where there is none.
    public int contradiction() {
        for (Inference inference : inferences) {
            int candidate = inference.candidate();
            if (places[candidate] >= 0 && places[candidate + FALSE] >= 0) {
                return candidate;
            }
        }
        return -1;
    }

    /// The candidates that are false.
    public CandidateSet falses() {
        CandidateSet falses = CandidateSet.EMPTY;
        for (Inference inference : inferences) {
            falses = inference.holds() ? falses : falses.or(CandidateSet.of(inference.candidate()));
        }
        return falses;
    }

    private boolean reaches(List<Integer> ends) {
        return ends.stream().allMatch(end -> places[end] >= 0);
    }

    private void follow(int assumption) {
        add(assumption % FALSE, assumption < FALSE, new Cause.Assumed(), List.of());
        int next = 0;
        while (next < inferences.size()) {
            int known = next;
            while (next < inferences.size()) {
                follow(next, inferences.get(next));
                next++;
            }
            narrow(known);
        }
    }

    private void follow(int at, Inference inference) {
        int cell = Candidate.cell(inference.candidate());
        int digit = Candidate.digit(inference.candidate());
        if (inference.holds()) {
            exclude(at, cell, digit);
            return;
        }
        lastDigit(cell);
        HouseSet houses = facts.housesOf(cell);
        for (int house = houses.first(); house >= 0; house = houses.next(house)) {
            lastPlaces(digit, house);
        }
    }

    /// Follows the sums of the cells of which something was said from the statement at `known` on.
    private void narrow(int known) {
        CellSet changed = CellSet.EMPTY;
        for (Inference inference :
                sums.isEmpty() ? List.<Inference>of() : inferences.subList(known, inferences.size())) {
            changed = changed.with(Candidate.cell(inference.candidate()));
        }
        for (Narrowing sum : sums) {
            if (sum.cells().intersects(changed)) {
                narrow(sum);
            }
        }
    }

    private void narrow(Narrowing sum) {
        int[] left = new int[Cell.COUNT];
        List<Integer> from = new ArrayList<>();
        CellSet cells = sum.cells();
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
            DigitSet digits = facts.candidates(cell);
            left[cell] = digits.bits();
            for (int digit = digits.first(); digit > 0; digit = digits.next(digit)) {
                if (isFalse(cell, digit)) {
                    left[cell] &= ~DigitSet.bit(digit);
                    from.add(places[Candidate.of(cell, digit) + FALSE]);
                }
            }
        }
        CandidateSet gone = sum.gone(left);
        for (int candidate = gone.first(); candidate >= 0; candidate = gone.next(candidate)) {
            add(candidate, false, new Cause.BySum(sum.balance(), cells), from);
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
        CandidateSet excluded =
                facts.board().isClassic() ? CandidateSet.EMPTY : facts.ruledOutBy(Candidate.of(cell, digit));
        for (int other = excluded.first(); other >= 0; other = excluded.next(other)) {
            add(other, false, new Cause.ByRule(), List.of(from));
        }
    }

    private boolean isFalse(int cell, int digit) {
        return places[Candidate.of(cell, digit) + FALSE] >= 0;
    }

    /// In a contradiction, several digits can each be the last.
    private void lastDigit(int cell) {
        DigitSet digits = facts.candidates(cell);
        DigitSet left = DigitSet.EMPTY;
        for (int digit = digits.first(); digit > 0; digit = digits.next(digit)) {
            left = isFalse(cell, digit) ? left : left.with(digit);
        }
        DigitSet last = left.isEmpty() ? digits : left;
        for (int digit = last.first(); digit > 0 && left.size() < 2; digit = last.next(digit)) {
            add(Candidate.of(cell, digit), true, new Cause.InCell(cell), falses(cell, digits.without(digit)));
        }
    }

    private void lastPlaces(int digit, int house) {
        CellSet among = facts.places(digit, house);
        CellSet left = CellSet.EMPTY;
        for (int place = among.first(); place >= 0; place = among.next(place)) {
            left = isFalse(place, digit) ? left : left.with(place);
        }
        if (left.size() > 1) {
            locked(digit, house, left);
            return;
        }
        CellSet last = left.isEmpty() ? among : left;
        for (int place = last.first(); place >= 0; place = last.next(place)) {
            if (places[Candidate.of(place, digit)] < 0) {
                add(Candidate.of(place, digit), true, new Cause.InHouse(house), falses(among.without(place), digit));
            }
        }
    }

    private void locked(int digit, int house, CellSet left) {
        HouseSet covers = facts.commonHouses(left).without(house);
        if (covers.isEmpty()) {
            return;
        }
        List<Integer> from = falses(facts.places(digit, house).minus(left), digit);
        for (int cover = covers.first(); cover >= 0; cover = covers.next(cover)) {
            CellSet rest = facts.places(digit, cover).minus(facts.cells(house));
            for (int cell = rest.first(); cell >= 0; cell = rest.next(cell)) {
                Cause cause = new Cause.Shown(new Locked(digit, house, cover));
                add(Candidate.of(cell, digit), false, cause, from);
            }
        }
    }

    private List<Integer> falses(int cell, DigitSet digits) {
        List<Integer> falses = new ArrayList<>(digits.size());
        for (int digit = digits.first(); digit > 0; digit = digits.next(digit)) {
            falses.add(places[Candidate.of(cell, digit) + FALSE]);
        }
        return falses;
    }

    private List<Integer> falses(CellSet cells, int digit) {
        List<Integer> falses = new ArrayList<>(cells.size());
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
            falses.add(places[Candidate.of(cell, digit) + FALSE]);
        }
        return falses;
    }

    /// How many statements lead to `ends`, these included.
    public int statements(List<Integer> ends) {
        int count = 0;
        for (boolean leads : leadingTo(ends)) {
            count += leads ? 1 : 0;
        }
        return count;
    }

    /// What leads to `ends`, statements that follow, in the order in which it was found.
    public Branch branch(List<Integer> ends) {
        boolean[] leading = leadingTo(ends);
        int[] order = new int[leading.length];
        List<Inference> kept = new ArrayList<>();
        for (int at = 0; at < leading.length; at++) {
            if (leading[at]) {
                Inference each = inferences.get(at);
                order[at] = kept.size();
                List<Integer> from =
                        each.from().stream().map(earlier -> order[earlier]).toList();
                kept.add(new Inference(each.candidate(), each.holds(), each.cause(), from));
            }
        }
        return new Branch(kept);
    }

    /// By place, whether a statement is the assumption, one of `ends`, or needed on the way.
    private boolean[] leadingTo(List<Integer> ends) {
        boolean[] leading = new boolean[inferences.size()];
        leading[0] = true;
        ends.forEach(end -> leading[places[end]] = true);
        for (int at = leading.length - 1; at > 0; at--) {
            for (int earlier : leading[at] ? inferences.get(at).from() : List.<Integer>of()) {
                leading[earlier] = true;
            }
        }
        return leading;
    }
}
