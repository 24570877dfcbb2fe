package org.escargot.print;

import org.escargot.print.marks.Area;

/// How puzzles are printed.
///
/// @param paper the size of the pages
/// @param perPage how many puzzles a page has: 1, 2, 4, 6 or 9
/// @param solutions where the solutions stand
/// @param title what stands above the first page; may be empty
/// @param isLarge whether digits and lines are larger and blacker, for low vision
/// @param words the words that are printed
/// @param book what it has beyond puzzles
public record Booklet(
        Paper paper, int perPage, Solutions solutions, String title, boolean isLarge, Words words, Book book) {
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
    /// @param book the words of [Book]
    public record Words(
            String language,
            String solutions,
            String puzzle,
            String solution,
            String row,
            String empty,
            BookWords book) {}

    /// What is printed in books besides, in the reader's language.
    ///
    /// @param name what stands before a line for a name
    /// @param date what stands before a line for a date
    /// @param howToPlay the heading of the instructions
    /// @param rule what the usual rules ask, in a sentence
    /// @param contents the heading of the contents
    /// @param labeled `%s: %s`, for a level and what is said of it
    /// @param onePuzzle `puzzle %d, page %d`
    /// @param puzzles `puzzles %d to %d, page %d`
    /// @param solutionsFrom `solutions, page %d`
    public record BookWords(
            String name,
            String date,
            String howToPlay,
            String rule,
            String contents,
            String labeled,
            String onePuzzle,
            String puzzles,
            String solutionsFrom) {}

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

    /// What page `index`, from 0, has inside its margins.
    Area area(int index) {
        return paper.area().beside(book.gutter(), isRight(index));
    }

    /// Whether page `index`, from 0, is at the right in an open book.
    private static boolean isRight(int index) {
        return index % 2 == 0;
    }

    /// The size of the number of a puzzle.
    double captionFont() {
        return isLarge ? 7 : perPage == 1 ? 5.5 : 4.2;
    }

    int columns() {
        return perPage <= 2 ? 1 : perPage == 9 ? 3 : 2;
    }

    int rows() {
        return perPage / columns();
    }
}
