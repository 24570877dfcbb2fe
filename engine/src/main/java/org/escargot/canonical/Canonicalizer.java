package org.escargot.canonical;

import org.escargot.grid.Cell;
import org.escargot.grid.Grid;

/// Finds canonical forms of puzzles and of full grids. It keeps its working memory between calls, so one
/// canonicalizer belongs to one thread at a time.
///
/// The strict form is the isomorph whose 81 characters, row by row, are the smallest, where an empty cell comes
/// before every digit. Givens that contradict each other have a form, too.
public final class Canonicalizer {
    private final RowSearch rowSearch = new RowSearch();
    private final FullGridSearch fullGridSearch = new FullGridSearch();
    private final PatternSearch patternSearch = new PatternSearch(rowSearch);
    private final SimpleCanonicalizer simple = new SimpleCanonicalizer();

    /// A canonicalizer that has not worked yet.
    public Canonicalizer() {}

    /// The strict form of `grid`, with its automorphisms and the morph that leads to it.
    public CanonicalForm of(Grid grid) {
        return rowSearch.load(grid) ? form(search(grid)) : simple.of(grid);
    }

    /// The strict form of `grid` alone; two grids are isomorphic exactly when theirs are equal.
    public Grid grid(Grid grid) {
        return rowSearch.load(grid)
                ? grid(search(grid).rows())
                : simple.of(grid).grid();
    }

    /// The pattern-first form of `grid`: the isomorph whose givens stand in the smallest pattern (an empty cell
    /// before a given one, row by row), and of these the smallest. For full grids it is the strict form.
    public CanonicalForm patternFirst(Grid grid) {
        rowSearch.load(grid);
        if (rowSearch.isFull()) {
            return of(grid);
        }
        patternSearch.search(grid);
        return form(patternSearch);
    }

    /// Whether `one` and `other` are isomorphic: the same puzzle with digits renamed and lines reordered.
    public boolean areIsomorphic(Grid one, Grid other) {
        return one.filled().size() == other.filled().size() && grid(one).equals(grid(other));
    }

    /// The search that fits `grid`, which the row search has loaded; it has found the form.
    private FormSearch search(Grid grid) {
        if (rowSearch.isFull() && fullGridSearch.load(grid)) {
            fullGridSearch.search();
            return fullGridSearch;
        }
        rowSearch.search();
        return rowSearch;
    }

    private static CanonicalForm form(FormSearch search) {
        return new CanonicalForm(grid(search.rows()), search.automorphisms(), search.morph());
    }

    /// The grid of nine rows of nine digits, four bits each.
    private static Grid grid(long[] rows) {
        byte[] digits = new byte[Cell.COUNT];
        for (int row = 0; row < 9; row++) {
            long left = rows[row];
            for (int cell = 9 * row + 8; cell >= 9 * row; cell--) {
                digits[cell] = (byte) (left & 15);
                left >>>= 4;
            }
        }
        return Grid.of(digits);
    }
}
