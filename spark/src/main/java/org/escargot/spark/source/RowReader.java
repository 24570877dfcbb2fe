package org.escargot.spark.source;

import java.io.IOException;
import java.util.Iterator;
import java.util.Optional;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.connector.read.PartitionReader;
import org.jspecify.annotations.Nullable;

/// Reads the rows of a task, one part after the other.
final class RowReader implements PartitionReader<InternalRow> {
    private final Iterator<FilePart> parts;
    private final Optional<String> format;
    private final Configuration configuration;
    private @Nullable PartReader part;
    private @Nullable PuzzleRow row;

    RowReader(PuzzlePartition partition, Optional<String> format, Configuration configuration) {
        parts = partition.parts().iterator();
        this.format = format;
        this.configuration = configuration;
    }

    @Override
    public boolean next() throws IOException {
        row = part == null ? null : part.next();
        while (row == null && parts.hasNext()) {
            close();
            PartReader opened = PartReader.open(parts.next(), format, configuration);
            part = opened;
            row = opened.next();
        }
        return row != null;
    }

    @Override
    public InternalRow get() {
        PuzzleRow current = row;
        if (current == null) {
            throw new IllegalStateException("There is no row; next() must have answered true.");
        }
        return current.toSpark();
    }

    @Override
    public void close() throws IOException {
        if (part != null) {
            part.close();
            part = null;
        }
    }
}
