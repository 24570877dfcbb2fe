package org.escargot.format;

import java.util.Optional;

/// The forms in which puzzles are read.
public enum Format {
    /// A list, one puzzle a line: 81 characters, HoDoKu's `+` digits and library lines, or 729 characters.
    LINE("line"),
    /// SudoCue's and OpenSudoku's collections: a list.
    SDM("sdm"),
    /// A list of 729 characters a line, nine for each cell.
    SUKAKU("sukaku"),
    /// Nine rows, with or without frames; any number of grids.
    GRID("grid"),
    /// Rows of candidates, with or without frames.
    PENCILMARKS("pencilmarks"),
    /// Nine rows of nine fields, 18 rows (start, then current), or a table with a header.
    CSV("csv"),
    /// SadMan Software's sections `[Puzzle]` and `[State]`.
    SDK("sdk");

    private final String id;

    Format(String id) {
        this.id = id;
    }

    /// The name on the command line, such as `line`.
    public String id() {
        return id;
    }

    /// The format called `id`, or nothing when there is none.
    public static Optional<Format> byId(String id) {
        for (Format format : values()) {
            if (format.id.equals(id)) {
                return Optional.of(format);
            }
        }
        return Optional.empty();
    }
}
