package org.escargot.spark;

import java.util.Arrays;
import java.util.List;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;

/// Spark in the JVM of the tests, on some threads.
public record LocalSpark(SparkSession session) implements AutoCloseable {
    /// Spark with the catalog on `threads` threads; one at a time.
    public static LocalSpark on(int threads) {
        return new LocalSpark(SparkSession.builder()
                .master("local[" + threads + "]")
                .config("spark.sql.catalog.escargot", EscargotCatalog.class.getName())
                .config("spark.ui.enabled", "false")
                .config("spark.sql.shuffle.partitions", "2")
                .config("spark.sql.warehouse.dir", "target/warehouse")
                .getOrCreate());
    }

    /// The rows that `query` answers.
    public List<Row> sql(String query) {
        return session.sql(query).collectAsList();
    }

    /// A view of `lines` by the name `name`, with the column `puzzle`.
    public void view(String name, String... lines) {
        puzzles(Arrays.asList(lines)).createOrReplaceTempView(name);
    }

    /// A table of `lines` with the column `puzzle`, in four parts.
    public Dataset<Row> puzzles(List<String> lines) {
        return session.createDataset(lines, Encoders.STRING()).repartition(4).toDF("puzzle");
    }

    @Override
    public void close() {
        session.stop();
    }
}
