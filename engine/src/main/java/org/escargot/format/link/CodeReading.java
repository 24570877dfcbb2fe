package org.escargot.format.link;

import org.escargot.format.PuzzleEntry;

/// What the code in a link says.
sealed interface CodeReading {
    /// A puzzle of the usual kind.
    record Classic(PuzzleEntry entry) implements CodeReading {}

    /// A puzzle of another size or with more rules.
    record Variant() implements CodeReading {}

    /// No puzzle.
    record Damaged() implements CodeReading {}
}
