package org.escargot.logic.step;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.escargot.grid.CandidateSet;
import org.escargot.logic.pattern.Rank;
import org.escargot.logic.pattern.Sums;

/// Shows a step as truths and links, whatever its technique.
///
/// Suppose what the step eliminates. The truths that do not hold it each keep a true candidate among those that do not
/// see it, so if fewer links than truths take all of these, the supposition is false. The links through the supposed
/// candidate take the others, and [RankCount] counts it all once more.
public final class TruthsAndLinks {
    /// How often a candidate may be held by more truths than one.
    private static final int MOST_ROUNDS = 3;

    private final Facts facts;
    private final Step step;
    private final List<LinkCover.Link> truths;

    private TruthsAndLinks(Facts facts, Step step) {
        this.facts = facts;
        this.step = step;
        truths = LinkCover.each(step.pattern().truths());
    }

    /// Counts that together show all effects of `step`, found in the position of `facts`. Nothing where the step rests
    /// on something else, such as the only solution, or on more cases than links can take.
    public static Optional<List<Rank>> of(Facts facts, Step step) {
        if (step.technique().assumesUniqueSolution() || step.pattern() instanceof Sums) {
            return Optional.empty();
        }
        return step.pattern() instanceof Rank rank
                ? Optional.of(List.of(rank))
                : new TruthsAndLinks(facts, step).ranks();
    }

    private Optional<List<Rank>> ranks() {
        List<Rank> ranks = new ArrayList<>();
        CandidateSet placements = step.effects().placements();
        CandidateSet eliminations = step.effects().eliminations();
        while (!placements.isEmpty() || !eliminations.isEmpty()) {
            Optional<Rank> rank =
                    placements.isEmpty() ? eliminating(eliminations) : placing(truths, placements.first());
            if (rank.isEmpty()) {
                return Optional.empty();
            }
            ranks.add(rank.get());
            placements = placements.minus(RankCount.placements(facts, rank.get()));
            eliminations = eliminations.minus(RankCount.eliminations(facts, rank.get()));
        }
        return Optional.of(ranks);
    }

    private Optional<Rank> placing(List<LinkCover.Link> some, int placed) {
        return rank(some, CandidateSet.of(placed), CandidateSet.EMPTY)
                .filter(rank -> RankCount.placements(facts, rank).contains(placed));
    }

    /// Shows the first of `eliminations`, and others of them where that takes no more. Truths that share candidates
    /// are hard to take, so those that are not needed are left out where that fails.
    private Optional<Rank> eliminating(CandidateSet eliminations) {
        return eliminating(truths, eliminations)
                .or(() -> eliminating(needed(eliminations.first()), eliminations))
                .or(() -> placingNextTo(eliminations.first()));
    }

    /// Shows a candidate that sees `eliminated` to be true.
    private Optional<Rank> placingNextTo(int eliminated) {
        CandidateSet some = CandidateSet.EMPTY;
        for (LinkCover.Link truth : truths) {
            some = some.or(truth.candidates());
        }
        return facts.ruledOutBy(eliminated).and(some).stream()
                .mapToObj(candidate -> placing(truths, candidate))
                .flatMap(Optional::stream)
                .findFirst();
    }

    private List<LinkCover.Link> needed(int eliminated) {
        List<LinkCover.Link> needed = new ArrayList<>(truths);
        for (LinkCover.Link truth : truths) {
            List<CandidateSet> others = needed.stream()
                    .filter(other -> !other.equals(truth))
                    .map(LinkCover.Link::candidates)
                    .toList();
            if (new Refuter(facts, others).refutesTrue(eliminated)) {
                needed.remove(truth);
            }
        }
        return needed;
    }

    private Optional<Rank> eliminating(List<LinkCover.Link> some, CandidateSet eliminations) {
        int eliminated = eliminations.first();
        CandidateSet seen = CandidateSet.EMPTY;
        for (LinkCover.Link link : LinkCover.through(eliminated)) {
            seen = seen.or(link.candidates());
        }
        List<LinkCover.Link> others = some.stream()
                .filter(truth -> !truth.candidates().contains(eliminated))
                .toList();
        return rank(others, seen, eliminations)
                .map(rank -> withLinksThrough(eliminated, rank, eliminations))
                .filter(rank -> RankCount.eliminations(facts, rank).contains(eliminated));
    }

    /// `some` of the truths, and fewer links for all of their candidates but `seen`.
    private Optional<Rank> rank(List<LinkCover.Link> some, CandidateSet seen, CandidateSet preferred) {
        CandidateSet left = CandidateSet.EMPTY;
        for (LinkCover.Link truth : some) {
            left = left.or(facts.allowed(truth.candidates()).minus(seen));
        }
        return new LinkCover(preferred).of(left, some.size() - 1).map(links -> withoutBoth(some, links));
    }

    /// A truth that is a link too shows nothing.
    private static Rank withoutBoth(List<LinkCover.Link> truths, List<LinkCover.Link> links) {
        List<LinkCover.Link> needed =
                truths.stream().filter(truth -> !links.contains(truth)).toList();
        List<LinkCover.Link> taken =
                links.stream().filter(link -> !truths.contains(link)).toList();
        return new Rank(LinkCover.together(needed).compact(), LinkCover.together(taken));
    }

    /// `rank` with links through `eliminated` for what else its truths hold.
    private Rank withLinksThrough(int eliminated, Rank rank, CandidateSet preferred) {
        List<LinkCover.Link> links = new ArrayList<>(LinkCover.each(rank.links()));
        Rank more = rank;
        for (int round = 0; round < MOST_ROUNDS; round++) {
            CandidateSet open = RankCount.uncovered(facts, more);
            links.addAll(new LinkCover(preferred).through(eliminated, open));
            more = new Rank(rank.truths(), LinkCover.together(links));
        }
        return more;
    }
}
