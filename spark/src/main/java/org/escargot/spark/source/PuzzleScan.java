package org.escargot.spark.source;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.connector.read.Batch;
import org.apache.spark.sql.connector.read.InputPartition;
import org.apache.spark.sql.connector.read.PartitionReaderFactory;
import org.apache.spark.sql.connector.read.Scan;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.sql.util.CaseInsensitiveStringMap;
import org.apache.spark.util.SerializableConfiguration;

/// A query's way through the files.
final class PuzzleScan implements Scan, Batch {
    private final SourceOptions options;
    private final JavaSparkContext spark;
    private final Configuration configuration;

    PuzzleScan(SparkSession session, SourceOptions options, CaseInsensitiveStringMap typed) {
        this.options = options;
        spark = JavaSparkContext.fromSparkContext(session.sparkContext());
        configuration = new Configuration(spark.hadoopConfiguration());
        // The options may say how to reach the files, such as fs.s3a.endpoint.
        for (Map.Entry<String, String> option : typed.asCaseSensitiveMap().entrySet()) {
            if (option.getKey().startsWith("fs.")) {
                configuration.set(option.getKey(), option.getValue());
            }
        }
    }

    @Override
    public StructType readSchema() {
        return PuzzleTable.SCHEMA;
    }

    @Override
    public String description() {
        return "escargot " + String.join(", ", options.paths());
    }

    @Override
    public Batch toBatch() {
        return this;
    }

    @Override
    public InputPartition[] planInputPartitions() {
        try {
            return new Plan(configuration, options).partitions().toArray(InputPartition[]::new);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public PartitionReaderFactory createReaderFactory() {
        return new RowReaders(
                options.format().orElse(null), spark.broadcast(new SerializableConfiguration(configuration)));
    }
}
