package org.escargot.generator.wish;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.escargot.format.Flaw;
import org.escargot.generator.clues.ClueRange;
import org.escargot.grid.Givens;
import org.escargot.logic.step.Technique;

/// What is wanted of a puzzle beyond having one solution: a level, a score, techniques. Immutable, for all threads.
@FunctionalInterface
public interface Wish {
    /// Nothing in particular.
    Wish NONE = _ -> new Verdict(0, "");

    /// The same wish for one thread, which may keep working memory.
    default Wish forOneThread() {
        return this;
    }

    /// Puzzles near which the wish is met much more often than by chance; none where chance is quick enough.
    default List<Givens> seeds() {
        return List.of();
    }

    /// How many clues most puzzles have that meet the wish; any number where minimal puzzles often meet it.
    default ClueRange likelyClues() {
        return ClueRange.ANY;
    }

    /// What must still be true of the puzzle while clues are taken away, so that its attempts seldom fail; nothing
    /// where having one solution is enough.
    default Optional<Predicate<Givens>> digging() {
        return Optional.empty();
    }

    /// The techniques that a puzzle must need.
    default List<Technique> needed() {
        return List.of();
    }

    /// Why no puzzle meets the wish; nothing where one cannot tell at once.
    ///
    /// @param needed the techniques that it, and any wish beside it, needs
    default Optional<Flaw> problem(List<Technique> needed) {
        return Optional.empty();
    }

    /// How well `puzzle`, which has one solution, meets the wish.
    Verdict judge(Givens puzzle);
}
