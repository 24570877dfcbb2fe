package org.escargot.web;

import java.util.Optional;
import org.escargot.game.Level;
import org.escargot.generator.clues.ClueRange;
import org.escargot.generator.makers.DiggingMaker;
import org.escargot.generator.makers.Maker;
import org.escargot.generator.makers.SearchedGrids;
import org.escargot.generator.wish.SinglesWish;
import org.escargot.grid.Givens;
import org.escargot.grid.Symmetry;
import org.escargot.random.RandomSource;
import org.escargot.solver.Singles;

/// The puzzle of a first visit, which is there before the engine for levels has been loaded.
final class FirstPuzzle {
    /// Singles, a hidden one among them, and 32 to 34 clues: the level 6 of `docs/ratings.md`.
    static final Level LEVEL = new Level(6);

    private static final ClueRange CLUES = new ClueRange(32, 34);

    private FirstPuzzle() {}

    /// A puzzle whose clues look the same upside down.
    static Givens of(long seed) {
        RandomSource random = RandomSource.of(seed);
        Maker maker = new DiggingMaker(
                new SearchedGrids(), Symmetry.ROTATIONAL_180, CLUES, puzzle -> Singles.solve(puzzle, Singles.Kind.ALL));
        SinglesWish wish = new SinglesWish(Singles.Kind.ALL, SinglesWish.Hidden.NEEDED);
        while (true) {
            Optional<Givens> made = maker.attempt(random);
            if (made.isPresent() && wish.judge(made.get()).isMet()) {
                return made.get();
            }
        }
    }
}
