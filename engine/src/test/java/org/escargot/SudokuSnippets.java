package org.escargot;

import java.io.IOException;
import java.io.InputStream;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.LongConsumer;
import java.util.stream.Stream;
import org.escargot.format.Format;
import org.escargot.format.registry.Formats;
import org.escargot.generator.Generated;
import org.escargot.generator.Search;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.grid.Puzzle;
import org.escargot.rating.Scales;
import org.escargot.rating.scale.Scale;
import org.escargot.told.ToldStep;

/// The examples of the Javadoc, so that the compiler and a test see them.
final class SudokuSnippets {
    private SudokuSnippets() {}

    static String solve() {
        // @start region="solve"
        Puzzle puzzle =
                Sudoku.parse("1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..");
        Grid solution = Sudoku.solve(puzzle).orElseThrow();
        long solutions = Sudoku.count(puzzle, 2); // 1: the solution is the only one
        // @end
        return solution + " " + solutions;
    }

    static String rate(Puzzle puzzle) {
        StringBuilder told = new StringBuilder();
        // @start region="rate"
        for (Scale scale : Scales.ALL) {
            told.append(scale.id())
                    .append(' ')
                    .append(Sudoku.rate(puzzle, scale).figures());
        }
        // @end
        return told.toString();
    }

    static String hint(Puzzle puzzle) {
        // @start region="hint"
        ToldStep step = Sudoku.hint(puzzle, Locale.of("el")).orElseThrow();
        String sentences = step.name() + ": " + step.text();
        // @end
        return sentences;
    }

    static Optional<Givens> generate(LongConsumer progress, BooleanSupplier isCancelled) {
        // @start region="generate"
        Search search = Sudoku.search(9, 42); // level 9, and the seed
        Optional<Generated> made = search.attempt(10);
        for (; made.isEmpty() && !isCancelled.getAsBoolean(); made = search.attempt(10)) {
            progress.accept(search.attempts());
        }
        // @end
        return made.map(Generated::puzzle);
    }

    static boolean areIsomorphic(Puzzle one, Puzzle other) {
        // @start region="canonical"
        boolean areIsomorphic = Sudoku.canonical(one).equals(Sudoku.canonical(other));
        // @end
        return areIsomorphic;
    }

    static String convert(InputStream input) throws IOException {
        StringBuilder files = new StringBuilder();
        // @start region="convert"
        try (Stream<Puzzle> puzzles = Sudoku.read(input).puzzles()) { // such as Files.newInputStream(path)
            Format format = Formats.named("opensudoku").orElseThrow();
            puzzles.forEach(puzzle -> files.append(Sudoku.write(puzzle, format)));
        }
        // @end
        return files.toString();
    }
}
