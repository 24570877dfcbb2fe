package org.escargot.format.codec;

import java.util.Set;

/// The members of what a code of [f-puzzles](https://f-puzzles.com) holds.
public final class FPuzzlesMembers {
    /// Those that put no rule on the board. The words of `ruleset` may.
    public static final Set<String> WITHOUT_RULE = Set.of(
            "size",
            "title",
            "author",
            "ruleset",
            "grid",
            "solution",
            "successMessage",
            "highlightConflicts",
            "disabledlogic",
            "truecandidatesoptions");

    /// Those of a cell that put no rule on it, or that readers take.
    public static final Set<String> IN_CELLS = Set.of(
            "value", "given", "region", "c", "highlight", "centerPencilMarks", "cornerPencilMarks", "givenPencilMarks");

    /// The kinds of marks of which `negative` can say that each pair that fits one has it.
    private static final Set<String> NEGATIVES = Set.of("ratio", "difference", "xv");

    private FPuzzlesMembers() {}

    /// Whether the member has no places, and is read after all others.
    public static boolean isReadApart(String name, Json value) {
        return switch (name) {
            case "negative" ->
                value.items().stream()
                        .allMatch(item -> item instanceof Json.Text(String text) && NEGATIVES.contains(text));
            case "nonconsecutive" -> value.isTrue();
            default -> false;
        };
    }
}
