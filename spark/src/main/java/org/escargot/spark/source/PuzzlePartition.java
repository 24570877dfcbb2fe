package org.escargot.spark.source;

import java.util.List;
import org.apache.spark.sql.connector.read.InputPartition;

/// What one task reads.
///
/// @param parts in the order of the files
record PuzzlePartition(List<FilePart> parts) implements InputPartition {
    PuzzlePartition {
        parts = List.copyOf(parts);
    }
}
