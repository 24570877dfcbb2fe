package org.escargot.generator.makers;

import java.util.List;
import java.util.Optional;
import org.escargot.canonical.Morph;
import org.escargot.grid.Givens;
import org.escargot.random.RandomSource;

/// Stored puzzles in another dress: those of 17 clues are too rare to be made on demand.
public final class StockMaker implements Maker {
    private final List<Givens> stock;

    /// A maker of isomorphs of `stock`.
    public StockMaker(List<Givens> stock) {
        this.stock = stock;
    }

    @Override
    public Optional<Givens> attempt(RandomSource random) {
        Givens puzzle = stock.get(random.nextInt(stock.size()));
        return Optional.of(Morph.random(random).apply(puzzle));
    }
}
