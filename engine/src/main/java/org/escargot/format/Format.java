package org.escargot.format;

import java.util.Optional;

/// The forms in which puzzles are read.
public enum Format {
    /// One puzzle a line, 81 or 729 characters, with anything before and behind it (`.txt`, `.sdm`, csv lists).
    LINE("line"),
    /// Nine rows, with or without frames.
    GRID("grid"),
    /// Lists of lists, as Python and JavaScript write them.
    MATRIX("matrix"),
    /// Nine rows of separated fields, or 18: the start, then the current grid.
    CSV("csv"),
    /// SadMan Sudoku's sections (`.sdk`).
    SDK("sdk"),
    /// Nine rows of nine groups of candidates, as forums print them.
    CANDIDATES("candidates");

    private final String id;

    Format(String id) {
        this.id = id;
    }

    /// What users call it.
    public String id() {
        return id;
    }

    /// The format that users call `id`; `txt` and `sdm` are lists of lines.
    public static Optional<Format> of(String id) {
        for (Format format : values()) {
            if (format.id.equalsIgnoreCase(id)) {
                return Optional.of(format);
            }
        }
        return id.equalsIgnoreCase("txt") || id.equalsIgnoreCase("sdm") ? Optional.of(LINE) : Optional.empty();
    }
}
