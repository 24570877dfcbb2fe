package org.escargot.print;

/// How puzzles are printed.
///
/// @param paper the size of the pages
/// @param perPage how many puzzles a page has: 1, 2, 4, 6 or 9
/// @param solutions where the solutions stand
/// @param title what stands above the first page; may be empty
/// @param isLarge whether digits and lines are larger and blacker, for low vision
/// @param words the words that are printed
public record Booklet(Paper paper, int perPage, Solutions solutions, String title, boolean isLarge, Words words) {
    /// Where the solutions stand.
    public enum Solutions {
        /// On pages of their own behind the puzzles.
        END,
        /// Below the puzzles of the page, small and upside down.
        UPSIDE_DOWN,
        /// Nowhere.
        NONE
    }

    /// What is printed besides puzzles, in the reader's language.
    ///
    /// @param language its code, such as `en`, for programs that read pages out
    /// @param solutions the heading of the solutions
    /// @param puzzle `Puzzle %d`
    /// @param solution `Solution %d`
    /// @param row `row %d: %s`
    /// @param empty what an empty cell is called
    public record Words(String language, String solutions, String puzzle, String solution, String row, String empty) {}

    /// @throws IllegalArgumentException if `perPage` is none of these
    public Booklet {
        if (!isPerPage(perPage)) {
            throw new IllegalArgumentException("A page has 1, 2, 4, 6 or 9 puzzles, not " + perPage);
        }
    }

    /// Whether a page may have so many puzzles.
    public static boolean isPerPage(int count) {
        return count == 1 || count == 2 || count == 4 || count == 6 || count == 9;
    }

    int columns() {
        return perPage <= 2 ? 1 : perPage == 9 ? 3 : 2;
    }

    int rows() {
        return perPage / columns();
    }
}
