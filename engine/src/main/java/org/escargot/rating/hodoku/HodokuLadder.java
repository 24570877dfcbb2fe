package org.escargot.rating.hodoku;

import java.util.List;
import org.escargot.logic.step.FilteredFinder;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Technique;

/// A ladder of HoDoKu's techniques: the rungs in the order in which they are tried, with level and points.
///
/// There are two: [ShortLadder], by which puzzles are made, and [WholeLadder], by which they are rated. Puzzles are
/// made again from a seed by climbing a ladder, so from the first release on a version does not change: what
/// changes is a new version.
///
/// @param version from 1
/// @param rungs from easy to hard
public record HodokuLadder(int version, List<Rung> rungs) {
    /// A rung of the ladder.
    ///
    /// @param finder the finder that looks for its techniques
    /// @param level the level of its techniques
    /// @param points what each step costs
    public record Rung(Finder finder, HodokuLevel level, int points) {
        /// A rung for `technique` alone, which `finder` finds, perhaps among others.
        static Rung of(Technique technique, Finder finder, HodokuLevel level, int points) {
            boolean alone = finder.finds().size() == 1;
            return new Rung(alone ? finder : FilteredFinder.of(technique, finder), level, points);
        }
    }

    public HodokuLadder {
        rungs = List.copyOf(rungs);
    }

    /// The finders, easiest first.
    public List<Finder> finders() {
        return rungs.stream().map(Rung::finder).toList();
    }

    /// The finders of the rungs of `techniques`, in that order.
    ///
    /// @throws java.util.NoSuchElementException where one of them has no rung
    public List<Finder> finders(List<Technique> techniques) {
        return techniques.stream().map(this::finder).toList();
    }

    /// The finder of the rung of `technique`.
    ///
    /// @throws java.util.NoSuchElementException where there is no such rung
    public Finder finder(Technique technique) {
        return finders().stream()
                .filter(finder -> finder.finds().contains(technique))
                .findFirst()
                .orElseThrow();
    }
}
