package org.escargot.cli.library;

import java.util.Locale;

/// What `search --sort` takes: in which order puzzles are printed. Those without the figure come last.
enum SortKey {
    ADDED("puzzle.id"),
    CLUES("puzzle.clues"),
    SCORE("puzzle.score"),
    RATING("puzzle.er"),
    NAME("puzzle.name");

    private final String column;

    SortKey(String column) {
        this.column = column;
    }

    /// The order, in SQL.
    String ascending() {
        return " ORDER BY " + column + " IS NULL, " + column + ", puzzle.id";
    }

    /// The same, the other way round.
    String descending() {
        return " ORDER BY " + column + " IS NULL, " + column + " DESC, puzzle.id DESC";
    }

    /// The name as users type it.
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
