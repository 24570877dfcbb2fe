package org.escargot.cli.generate;

import org.escargot.generator.BulkGenerator;
import org.escargot.generator.PuzzleGenerator;

/// What a thread makes puzzles with.
sealed interface Making {
    /// Makes any puzzles.
    record OneByOne(PuzzleGenerator generator) implements Making {}

    /// Makes many like any other at a time.
    record InBulk(BulkGenerator generator) implements Making {}
}
