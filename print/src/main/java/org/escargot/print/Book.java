package org.escargot.print;

/// What a booklet has beyond its puzzles, for those who bind or sell it or hand it out.
///
/// @param gutter what stays white in the middle beside the margin, in millimeters; the first page is a right one
/// @param hasFrontMatter whether it begins with a page of the title and one that says how to play and what is where
/// @param author who made it, on the page of the title; may be empty
/// @param hasNameLine whether each page of puzzles has a line for a name and a date
/// @param footer what stands at the foot of the pages beside their numbers; may be empty
/// @param firstNumber the number of the first puzzle
public record Book(
        double gutter, boolean hasFrontMatter, String author, boolean hasNameLine, String footer, int firstNumber) {
    /// Nothing but puzzles, numbered from 1.
    public static final Book PLAIN = new Book(0, false, "", false, "", 1);

    /// Whether it is bound, so that its pages are counted as those of books are.
    boolean isBound() {
        return gutter > 0 || hasFrontMatter;
    }
}
