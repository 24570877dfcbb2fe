package org.escargot.spark.bulk;

import java.util.Locale;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StringType;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;

/// Transformations of datasets that take many puzzles at once, by `mapPartitions`. A function of SQL gets one puzzle
/// after the other.
public final class Bulk {
    private Bulk() {}

    /// The rows of `puzzles` in their order, with two more columns, which are those of the functions of SQL:
    /// `solution`, 81 digits or null where there is not exactly one, and `solutions`, 0, 1, or 2 for several, null
    /// where the text is no puzzle.
    ///
    /// Executors use the lanes of vectors where they have a processor with wide vectors, enough to do, and
    /// `io.github.escargot-sudoku:escargot-simd`.
    ///
    /// @param column the column with the puzzles, texts in any format that the functions take
    /// @throws IllegalArgumentException where there is no such column, or where it has no texts
    public static Dataset<Row> solve(Dataset<Row> puzzles, String column) {
        StructType schema = puzzles.schema();
        int place = schema.fieldIndex(column);
        StructField field = schema.fields()[place];
        if (!(field.dataType() instanceof StringType)) {
            throw new IllegalArgumentException(String.format(
                    Locale.ROOT,
                    "The column %s (%s) must be a string.",
                    column,
                    field.dataType().simpleString()));
        }
        StructType solved = schema.add("solution", DataTypes.StringType).add("solutions", DataTypes.LongType);
        return puzzles.mapPartitions(new SolveRows(place), Encoders.row(solved));
    }
}
