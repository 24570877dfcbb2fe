package org.escargot.print;

import java.util.List;

/// What is printed of the rules that a puzzle has beyond the usual ones.
///
/// @param names what stands beside its number in a booklet in which not all puzzles have the same rules
/// @param sentences what the rules ask, a sentence for each, which stand once before all puzzles
public record PrintedRules(List<String> names, List<String> sentences) {
    /// The usual rules, of which nothing is said.
    public static final PrintedRules NONE = new PrintedRules(List.of(), List.of());

    public PrintedRules {
        names = List.copyOf(names);
        sentences = List.copyOf(sentences);
    }
}
