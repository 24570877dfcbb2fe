package org.escargot.spark.source;

import java.util.Map;
import org.apache.spark.sql.connector.catalog.Table;
import org.apache.spark.sql.connector.catalog.TableProvider;
import org.apache.spark.sql.connector.expressions.Transform;
import org.apache.spark.sql.sources.DataSourceRegister;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.sql.util.CaseInsensitiveStringMap;

/// The data source `escargot`, which reads lists of puzzles. Spark finds it by ServiceLoader. See [SourceOptions] for
/// its options and [PuzzleTable] for its columns.
public final class PuzzleSource implements TableProvider, DataSourceRegister {
    /// A data source.
    public PuzzleSource() {}

    @Override
    public String shortName() {
        return "escargot";
    }

    @Override
    public StructType inferSchema(CaseInsensitiveStringMap options) {
        return PuzzleTable.SCHEMA;
    }

    @Override
    public Table getTable(StructType schema, Transform[] partitioning, Map<String, String> properties) {
        return new PuzzleTable();
    }
}
