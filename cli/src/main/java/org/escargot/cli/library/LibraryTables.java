package org.escargot.cli.library;

import java.util.List;

/// How a library is laid out.
final class LibraryTables {
    /// What makes an empty one.
    static final List<String> ALL = List.of(
            // A form is 128 bits of the canonical form; symmetries are bits, one for each symmetry that the clues have.
            // The figures of a scale are null until a puzzle is rated on it.
            """
            CREATE TABLE puzzle (
              id INTEGER PRIMARY KEY, form BLOB NOT NULL UNIQUE, cells TEXT NOT NULL, clues INTEGER NOT NULL,
              symmetries INTEGER NOT NULL, source INTEGER NOT NULL REFERENCES source, name TEXT,
              level TEXT, score INTEGER, er INTEGER, hardest TEXT, author TEXT)""",
            """
            CREATE TABLE source (
              id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, stamp TEXT NOT NULL, done INTEGER NOT NULL,
              whole INTEGER NOT NULL)""",
            "CREATE TABLE technique (name TEXT, puzzle INTEGER, uses INTEGER NOT NULL,"
                    + " PRIMARY KEY (name, puzzle)) WITHOUT ROWID",
            "CREATE TABLE tag (name TEXT, puzzle INTEGER, PRIMARY KEY (name, puzzle)) WITHOUT ROWID",
            // Each has all that a search asks of it, so that the table is read for what was found alone.
            "CREATE INDEX by_clues ON puzzle (clues, symmetries, score, er)",
            "CREATE INDEX by_score ON puzzle (score, clues, symmetries) WHERE score IS NOT NULL",
            "CREATE INDEX by_er ON puzzle (er, clues, symmetries) WHERE er IS NOT NULL",
            "CREATE INDEX by_source ON puzzle (source)");

    /// The version of the tables, which the file says.
    static final int VERSION = 2;

    /// What makes the tables of version 1, which had no authors, those of version 2.
    static final String ADD_AUTHORS = "ALTER TABLE puzzle ADD COLUMN author TEXT";

    /// Tables of version 1, where they cannot be changed, as if they were of version 2: of two tables of a name SQLite
    /// takes the temporary one.
    static final String SHOW_AUTHORS = "CREATE TEMP VIEW puzzle AS SELECT *, NULL AS author FROM main.puzzle";

    private LibraryTables() {}
}
