package org.escargot.format.link;

import java.util.List;
import java.util.Optional;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.codec.Json;

/// What the code in a link says.
sealed interface CodeReading {
    /// A puzzle of the usual kind.
    record Classic(PuzzleEntry entry) implements CodeReading {}

    /// A puzzle of another size or with more rules.
    ///
    /// @param rules what the code calls the rules; none where the size is another one
    /// @param fPuzzles what it says, where it is a code of f-puzzles
    record Variant(List<String> rules, Optional<Json.Members> fPuzzles) implements CodeReading {
        public Variant {
            rules = List.copyOf(rules);
        }

        Variant(List<String> rules) {
            this(rules, Optional.empty());
        }
    }

    /// A puzzle that tells of other rules in words.
    record Worded(String words) implements CodeReading {}

    /// No puzzle.
    record Damaged() implements CodeReading {}
}
