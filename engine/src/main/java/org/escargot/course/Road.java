package org.escargot.course;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/// A way through chapters of puzzles with rules of their own, beside the course of the usual Sudoku.
public enum Road {
    /// Small boards, for children and schools.
    SMALL,
    /// Cages and their totals.
    KILLER;

    /// Its name in files, addresses and the page's words.
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /// Its chapters, in the order in which they are taught.
    public List<VariantChapter> chapters() {
        return Arrays.stream(VariantChapter.values())
                .filter(chapter -> chapter.road() == this)
                .toList();
    }
}
