package org.escargot.spark.source;

import java.util.Set;
import java.util.stream.Stream;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.connector.catalog.Column;
import org.apache.spark.sql.connector.catalog.SupportsRead;
import org.apache.spark.sql.connector.catalog.TableCapability;
import org.apache.spark.sql.connector.read.ScanBuilder;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.sql.util.CaseInsensitiveStringMap;

/// A table of puzzles. Its rows are the puzzles of the files and the places that cannot be read as one.
///
/// | column | what it has |
/// |---|---|
/// | `puzzle` | 81 characters, `.` for an empty cell, or 729 for candidates; null where there is a problem |
/// | `problem` | why there is no puzzle, in an English sentence; null where there is one |
/// | `metadata` | what else stood with the puzzle; null where nothing did |
/// | `file` | the path of the file |
/// | `part` | the byte at which the part of the file begins that was read at once; 0 unless the file was cut |
/// | `line` | the line, from 1, counted in that part |
final class PuzzleTable implements SupportsRead {
    static final StructType SCHEMA = new StructType()
            .add("puzzle", DataTypes.StringType)
            .add("problem", DataTypes.StringType)
            .add("metadata", DataTypes.StringType)
            .add("file", DataTypes.StringType, false)
            .add("part", DataTypes.LongType, false)
            .add("line", DataTypes.LongType, false);

    @Override
    public String name() {
        return "escargot";
    }

    @Override
    public Column[] columns() {
        return Stream.of(SCHEMA.fields())
                .map(field -> Column.create(field.name(), field.dataType(), field.nullable()))
                .toArray(Column[]::new);
    }

    @Override
    public Set<TableCapability> capabilities() {
        return Set.of(TableCapability.BATCH_READ);
    }

    @Override
    public ScanBuilder newScanBuilder(CaseInsensitiveStringMap options) {
        return () -> new PuzzleScan(SparkSession.active(), SourceOptions.of(options), options);
    }
}
