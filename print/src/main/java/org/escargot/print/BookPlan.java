package org.escargot.print;

import java.util.List;

/// Where the sections of a booklet and their solutions stand.
///
/// @param booklet how they are printed
/// @param sections the sections
/// @param before how many pages stand before the puzzles
record BookPlan(Booklet booklet, List<Section> sections, int before) {
    /// The number of the first puzzle of section `index`.
    int firstNumber(int index) {
        return booklet.book().firstNumber() + count(index);
    }

    /// How many puzzles the sections before `end` have.
    private int count(int end) {
        return sections.subList(0, end).stream()
                .mapToInt(section -> section.puzzles().size())
                .sum();
    }

    /// How many puzzles there are.
    int count() {
        return count(sections.size());
    }

    /// The page, from 1, on which section `index` begins.
    int page(int index) {
        return before + 1 + puzzlePages(index);
    }

    private int puzzlePages(int end) {
        return sections.subList(0, end).stream()
                .mapToInt(section -> Math.ceilDiv(section.puzzles().size(), booklet.perPage()))
                .sum();
    }

    /// Whether section `index` has solutions on pages of their own.
    boolean hasSolutions(int index) {
        return booklet.solutions() == Booklet.Solutions.END
                && sections.get(index).solved() > 0;
    }

    /// The page, from 1, on which the solutions of section `index` begin.
    int solutionsPage(int index) {
        return page(sections.size())
                + sections.subList(0, index).stream()
                        .mapToInt(section -> SolutionPages.pages(section.solved()))
                        .sum();
    }
}
