package org.escargot.spark.source;

import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.catalyst.expressions.GenericInternalRow;
import org.apache.spark.unsafe.types.UTF8String;
import org.escargot.format.PuzzleEntry;
import org.jspecify.annotations.Nullable;

/// A row of [PuzzleTable].
record PuzzleRow(
        @Nullable UTF8String puzzle,
        @Nullable UTF8String problem,
        @Nullable UTF8String metadata,
        UTF8String file,
        long part,
        long line) {
    /// The row of a puzzle.
    static PuzzleRow of(PuzzleEntry entry, UTF8String file, long part, long line) {
        String metadata = entry.metadata();
        return new PuzzleRow(
                UTF8String.fromString(entry.puzzle().toString()),
                null,
                metadata.isEmpty() ? null : UTF8String.fromString(metadata),
                file,
                part,
                line);
    }

    /// The row of a place where there is no puzzle.
    static PuzzleRow problem(String sentence, UTF8String file, long part, long line) {
        return new PuzzleRow(null, UTF8String.fromString(sentence), null, file, part, line);
    }

    /// The row as Spark takes it.
    InternalRow toSpark() {
        return new GenericInternalRow(new @Nullable Object[] {puzzle, problem, metadata, file, part, line});
    }
}
