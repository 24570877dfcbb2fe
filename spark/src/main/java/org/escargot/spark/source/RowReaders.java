package org.escargot.spark.source;

import java.util.Optional;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.connector.read.InputPartition;
import org.apache.spark.sql.connector.read.PartitionReader;
import org.apache.spark.sql.connector.read.PartitionReaderFactory;
import org.apache.spark.util.SerializableConfiguration;
import org.jspecify.annotations.Nullable;

/// Makes the readers of tasks, on the executors.
///
/// @param format the id of the format, or null to tell it from the first lines of each file
/// @param configuration how to reach the files; sent once to each executor, because it is long
record RowReaders(@Nullable String format, Broadcast<SerializableConfiguration> configuration)
        implements PartitionReaderFactory {
    @Override
    public PartitionReader<InternalRow> createReader(InputPartition partition) {
        return new RowReader(
                (PuzzlePartition) partition,
                Optional.ofNullable(format),
                configuration.value().value());
    }
}
