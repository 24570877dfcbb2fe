package org.escargot.cli.library;

import java.util.Locale;

/// What `search --sort` takes: in which order puzzles are printed. Those without the figure come last.
enum SortKey {
    ADDED("puzzle.id"),
    CLUES("puzzle.clues"),
    SCORE("puzzle.score"),
    RATING("puzzle.er"),
    NAME("puzzle.name"),
    AUTHOR("puzzle.author");

    private final String column;

    SortKey(String column) {
        this.column = column;
    }

    /// The order, in SQL.
    String ascending() {
        return order("");
    }

    /// The same, the other way round.
    String descending() {
        return order(" DESC");
    }

    /// SQLite has the order of ids without sorting, as long as nothing else is asked for, so the first puzzles are
    /// printed before the last ones are found.
    private String order(String direction) {
        String first = this == ADDED ? "" : column + " IS NULL, " + column + direction + ", ";
        return " ORDER BY " + first + "puzzle.id" + direction;
    }

    /// The name as users type it.
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
