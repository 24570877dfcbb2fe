package org.escargot.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.escargot.canonical.Canonicalizer;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.grid.Pencilmarks;
import org.escargot.solver.BandSolver;

/// The search that the generator's stock of 17-clue puzzles came from. It reads puzzles from standard input and
/// prints them and those that it finds, one of each class of isomorphs. It replaces two clues of a known puzzle by
/// two others in every way, does the same with the puzzles found, and stops when as many are known as the first
/// argument says.
public final class SeventeenSearch {
    private final BandSolver solver = new BandSolver();
    private final Canonicalizer canonicalizer = new Canonicalizer();
    private final Set<Grid> known = new HashSet<>();
    private final Deque<Givens> waiting = new ArrayDeque<>();
    private final int wanted;

    private SeventeenSearch(int wanted) {
        this.wanted = wanted;
    }

    /// Runs the search; the one argument is how many puzzles are wanted.
    public static void main(String... args) throws IOException {
        SeventeenSearch search = new SeventeenSearch(Integer.parseInt(args[0]));
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                search.take(Givens.of(line.strip()));
            }
        }
        while (!search.isDone()) {
            search.replaceTwo(search.waiting.remove());
        }
    }

    private boolean isDone() {
        return known.size() >= wanted || waiting.isEmpty();
    }

    private void take(Givens puzzle) {
        if (known.add(canonicalizer.grid(puzzle.grid()))) {
            waiting.add(puzzle);
            System.out.println(puzzle);
        }
    }

    private void replaceTwo(Givens puzzle) {
        CellSet clues = puzzle.cells();
        for (int one = clues.first(); one >= 0; one = clues.next(one)) {
            for (int two = clues.next(one); two >= 0 && known.size() < wanted; two = clues.next(two)) {
                addTwo(new Givens(puzzle.grid().with(one, Digit.NONE).with(two, Digit.NONE)));
            }
        }
    }

    private void addTwo(Givens puzzle) {
        for (Givens more : withOneMore(puzzle, -1)) {
            int last = more.cells().minus(puzzle.cells()).first();
            for (Givens full : withOneMore(more, last)) {
                if (solver.count(full, 2) == 1) {
                    take(full);
                }
            }
        }
    }

    /// `puzzle` with a clue more, in a cell after `last`.
    private static List<Givens> withOneMore(Givens puzzle, int last) {
        Pencilmarks marks = Pencilmarks.of(puzzle);
        CellSet open = marks.unsolved();
        List<Givens> more = new ArrayList<>();
        for (int cell = open.next(last); cell >= 0; cell = open.next(cell)) {
            DigitSet candidates = marks.candidates(cell);
            for (int digit = candidates.first(); digit > 0; digit = candidates.next(digit)) {
                more.add(new Givens(puzzle.grid().with(cell, digit)));
            }
        }
        return more;
    }
}
