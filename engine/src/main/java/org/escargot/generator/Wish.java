package org.escargot.generator;

import org.escargot.grid.Givens;

/// What is wanted of a puzzle beyond having one solution: a level, a score, techniques. Immutable, for all threads.
@FunctionalInterface
public interface Wish {
    /// Nothing in particular.
    Wish NONE = _ -> new Verdict(0, "");

    /// The same wish for one thread, which may keep working memory.
    default Wish forOneThread() {
        return this;
    }

    /// How well `puzzle`, which has one solution, meets the wish.
    Verdict judge(Givens puzzle);
}
