package org.escargot.format;

import java.util.List;

/// A part of the input that should be a puzzle and cannot be read as one.
///
/// @param line the line on which it starts, from 1
/// @param problems what is wrong, at least one
/// @param raw in a list, the line as it was read; otherwise empty
public record BrokenEntry(int line, List<ParseProblem> problems, String raw) implements Entry {
    public BrokenEntry {
        problems = List.copyOf(problems);
        if (problems.isEmpty()) {
            throw new IllegalArgumentException("A broken entry has at least one problem.");
        }
    }

    static BrokenEntry at(int line, int column, String sentence, String raw) {
        return new BrokenEntry(line, List.of(new ParseProblem(line, column, sentence)), raw);
    }
}
