package org.escargot.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.StringTokenizer;
import java.util.function.Function;
import org.escargot.canonical.Morph;
import org.escargot.generator.Level;
import org.escargot.grid.Givens;
import org.escargot.random.RandomSource;

/// The puzzles that the page brings along, for what a slow machine waits long for: lines of a level, a technique or a
/// lesson, a blank and 81 characters. A player never meets the same one twice, because each is handed out as one of its
/// isomorphs.
final class BundledPuzzles {
    /// An isomorph may miss a level that is bounded by a score, since the score depends on the order of cells; for
    /// the same reason it may do without a technique.
    private static final int TRIES = 50;

    private BundledPuzzles() {}

    /// A puzzle of `level`, drawn from the lines `kept` with `seed`.
    ///
    /// @throws IllegalArgumentException when there is none of that level
    static Givens draw(Level level, String kept, long seed) {
        List<Givens> puzzles = of(level.number() + " ", kept);
        if (puzzles.isEmpty()) {
            throw new IllegalArgumentException("No puzzle of level " + level.number() + " is kept.");
        }
        RandomSource random = RandomSource.of(seed);
        Givens puzzle = puzzles.get(random.nextInt(puzzles.size()));
        for (int i = 0; i < TRIES; i++) {
            Givens isomorph = Morph.random(random).apply(puzzle);
            if (level.wish().judge(isomorph).isMet()) {
                return isomorph;
            }
        }
        return puzzle;
    }

    /// What `position` finds in an isomorph of one of the lines `kept` that begin with `id`; nothing where it finds
    /// nothing in many of them.
    static <T> Optional<T> isomorph(String id, String kept, long seed, Function<Givens, Optional<T>> position) {
        List<Givens> puzzles = of(id + " ", kept);
        RandomSource random = RandomSource.of(seed);
        Optional<T> found = Optional.empty();
        for (int i = 0; i < TRIES && !puzzles.isEmpty() && found.isEmpty(); i++) {
            Givens puzzle = puzzles.get(random.nextInt(puzzles.size()));
            found = position.apply(Morph.random(random).apply(puzzle));
        }
        return found;
    }

    /// Those of the lines that begin with `mark`; without `String.split`, which would bring a tenth to the download.
    static List<Givens> of(String mark, String kept) {
        List<Givens> puzzles = new ArrayList<>();
        StringTokenizer lines = new StringTokenizer(kept, "\n");
        while (lines.hasMoreTokens()) {
            String line = lines.nextToken();
            if (line.startsWith(mark)) {
                puzzles.add(Givens.of(line.substring(mark.length())));
            }
        }
        return puzzles;
    }
}
