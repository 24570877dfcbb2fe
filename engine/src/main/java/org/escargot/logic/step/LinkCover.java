package org.escargot.logic.step;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.Cell;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;
import org.escargot.grid.House;
import org.escargot.grid.HouseSet;
import org.escargot.grid.Houses;
import org.escargot.logic.pattern.Truths;

/// Looks for few links that together hold given candidates.
///
/// A candidate lies in four links: its cell, and its digit in three houses. The one with the fewest links that are
/// worth a try is covered first; a link is not if another one holds all that it does of what is left.
final class LinkCover {
    /// More tries than a chain of fifty links needs by far.
    private static final int MOST_TRIES = 3_000;

    private static final List<Link> LINKS = links();

    private final CandidateSet preferred;
    private int tries;

    /// A cell, or a digit in a house.
    ///
    /// @param truth it, as if it were a truth
    /// @param candidates what it takes one of at most
    record Link(Truths truth, CandidateSet candidates) {}

    /// @param preferred of two links that hold the same, the one that holds more of these is taken
    LinkCover(CandidateSet preferred) {
        this.preferred = preferred;
    }

    private static List<Link> links() {
        List<Link> links = new ArrayList<>();
        for (int digit = 1; digit <= Digit.COUNT; digit++) {
            for (int house = 0; house < House.COUNT; house++) {
                links.add(new Link(Truths.of(digit, HouseSet.of(house)), CandidateSet.of(Houses.cells(house), digit)));
            }
        }
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            links.add(new Link(Truths.of(CellSet.of(cell)), CandidateSet.of(cell, DigitSet.ALL)));
        }
        return List.copyOf(links);
    }

    /// The links of `candidate`.
    static List<Link> through(int candidate) {
        return LINKS.stream()
                .filter(link -> link.candidates().contains(candidate))
                .toList();
    }

    /// Each of `truths` by itself.
    static List<Link> each(Truths truths) {
        List<CandidateSet> named = truths.each();
        return LINKS.stream().filter(link -> named.contains(link.candidates())).toList();
    }

    /// `links` as if they were truths, in the order of digits and houses, cells behind; a link that is there twice is
    /// named twice.
    static Truths together(List<Link> links) {
        Truths all = Truths.NONE;
        for (Link link : LINKS) {
            for (Link each : links) {
                all = each.equals(link) ? all.and(link.truth()) : all;
            }
        }
        return all;
    }

    /// At most `most` links that together hold `candidates`, or nothing where none were found.
    Optional<List<Link>> of(CandidateSet candidates, int most) {
        tries = 0;
        List<Link> taken = new ArrayList<>();
        return cover(candidates, most, taken) ? Optional.of(taken) : Optional.empty();
    }

    /// Links through `candidate` for those of `candidates` that it sees, each the one that holds most of what is left.
    List<Link> through(int candidate, CandidateSet candidates) {
        List<Link> taken = new ArrayList<>();
        List<Link> links = through(candidate);
        CandidateSet left = candidates;
        Optional<Link> best = best(links, left);
        while (best.isPresent()) {
            taken.add(best.get());
            left = left.minus(best.get().candidates());
            best = best(links, left);
        }
        return taken;
    }

    /// The link that holds most of `left`, if one holds any.
    private Optional<Link> best(List<Link> links, CandidateSet left) {
        return links.stream()
                .min(byHeld(left))
                .filter(link -> !link.candidates().and(left).isEmpty());
    }

    /// First what holds more of `left`, then what holds more of what is preferred.
    private Comparator<Link> byHeld(CandidateSet left) {
        return Comparator.<Link>comparingInt(
                        link -> -link.candidates().and(left).size())
                .thenComparingInt(link -> -link.candidates().and(preferred).size());
    }

    private boolean cover(CandidateSet left, int most, List<Link> taken) {
        if (left.isEmpty()) {
            return true;
        }
        if (most == 0 || ++tries > MOST_TRIES) {
            return false;
        }
        for (Link link : narrowest(left)) {
            taken.add(link);
            if (cover(left.minus(link.candidates()), most - 1, taken)) {
                return true;
            }
            taken.removeLast();
        }
        return false;
    }

    /// The links to try for the candidate of `left` that has the fewest.
    private List<Link> narrowest(CandidateSet left) {
        List<Link> fewest = List.of();
        for (int candidate = left.first(); candidate >= 0; candidate = left.next(candidate)) {
            List<Link> worth = worthATry(candidate, left);
            if (fewest.isEmpty() || worth.size() < fewest.size()) {
                fewest = worth;
            }
            if (fewest.size() == 1) {
                break;
            }
        }
        return fewest;
    }

    private List<Link> worthATry(int candidate, CandidateSet left) {
        List<Link> worth = new ArrayList<>();
        for (Link link : through(candidate).stream().sorted(byHeld(left)).toList()) {
            CandidateSet held = link.candidates().and(left);
            if (worth.stream().allMatch(other -> !held.minus(other.candidates()).isEmpty())) {
                worth.add(link);
            }
        }
        return worth;
    }
}
