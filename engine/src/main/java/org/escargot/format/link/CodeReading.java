package org.escargot.format.link;

import java.util.Optional;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.codec.Json;

/// What the code in a link says.
sealed interface CodeReading {
    /// A puzzle of the usual kind.
    record Classic(PuzzleEntry entry) implements CodeReading {}

    /// A puzzle of another size or with more rules.
    ///
    /// @param fPuzzles what it says, where it is a code of f-puzzles
    record Variant(Optional<Json.Members> fPuzzles) implements CodeReading {
        Variant() {
            this(Optional.empty());
        }
    }

    /// No puzzle.
    record Damaged() implements CodeReading {}
}
