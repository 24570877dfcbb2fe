package org.escargot.generator;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.escargot.generator.clues.Minimality;
import org.escargot.generator.makers.BulkTopDownMaker;
import org.escargot.grid.Givens;
import org.escargot.grid.Symmetry;
import org.escargot.random.RandomSource;
import org.escargot.solver.BulkSolver;

/// Makes puzzles that are like any other, many at a time: a [BulkSolver] tests whether their clues are needed. They are
/// those of a [PuzzleGenerator]. Keeps working memory, so it belongs to one thread.
public final class BulkGenerator {
    private final Recipe recipe;
    private final BulkTopDownMaker maker;

    /// A generator for `recipe` that asks `solver`.
    ///
    /// @throws IllegalArgumentException where the recipe does not [suit][#suits(Recipe)] it
    public BulkGenerator(Recipe recipe, BulkSolver solver) {
        if (!suits(recipe)) {
            throw new IllegalArgumentException("The recipe must be for any minimal puzzles.");
        }
        this.recipe = recipe;
        this.maker = new BulkTopDownMaker(solver);
    }

    /// Whether `recipe` asks for no more than minimal puzzles.
    public static boolean suits(Recipe recipe) {
        return recipe.isQuick()
                && recipe.symmetry() == Symmetry.NONE
                && recipe.solution().isEmpty()
                && recipe.minimality() != Minimality.ORBITS;
    }

    /// The puzzles `first` to `first + count - 1` of `seed`, in order.
    public List<Generated> generate(long seed, long first, int count) {
        List<Givens> made = maker.attempt(LongStream.range(first, first + count)
                .mapToObj(index -> RandomSource.of(seed, index))
                .toList());
        List<Generated> generated = new ArrayList<>(count);
        for (Givens puzzle : made) {
            generated.add(new Generated(puzzle, seed, first + generated.size(), recipe.minimality(), ""));
        }
        return generated;
    }
}
