package org.escargot.spark.source;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.spark.sql.util.CaseInsensitiveStringMap;
import org.escargot.format.registry.Formats;

/// What a query says of its lists.
///
/// @param paths files, folders and patterns such as `lists/*.txt`
/// @param format the id of the format of all files; nothing to tell that of each from its first lines
/// @param splitBytes about how many bytes a task reads; longer lists are cut
record SourceOptions(List<String> paths, Optional<String> format, long splitBytes) {
    private static final String FORMAT = "inputFormat";
    private static final String SPLIT_BYTES = "splitBytes";

    /// What Spark takes, too: spark.sql.files.maxPartitionBytes.
    private static final long DEFAULT_SPLIT_BYTES = 128L << 20;

    SourceOptions {
        paths = List.copyOf(paths);
    }

    /// @throws IllegalArgumentException where an option makes no sense; Spark says so before a job begins
    static SourceOptions of(CaseInsensitiveStringMap options) {
        List<String> paths = paths(options);
        if (paths.isEmpty()) {
            throw new IllegalArgumentException("The source escargot needs a path, as in load(\"puzzles.txt\").");
        }
        Optional<String> format = Optional.ofNullable(options.get(FORMAT));
        if (format.isPresent() && Formats.named(format.get()).isEmpty()) {
            throw new IllegalArgumentException(
                    "The option " + FORMAT + " (" + format.get() + ") must be one of " + Formats.ALL + ".");
        }
        long splitBytes = options.getLong(SPLIT_BYTES, DEFAULT_SPLIT_BYTES);
        if (splitBytes < 1) {
            throw new IllegalArgumentException(
                    "The option " + SPLIT_BYTES + " (" + splitBytes + ") must be at least 1.");
        }
        return new SourceOptions(paths, format, splitBytes);
    }

    /// `load` with one path sets `path`; with several it writes them as a list of JSON into `paths`.
    private static List<String> paths(CaseInsensitiveStringMap options) {
        List<String> paths = new ArrayList<>();
        Optional.ofNullable(options.get("path")).ifPresent(paths::add);
        String several = options.get("paths");
        if (several != null) {
            try {
                paths.addAll(List.of(new ObjectMapper().readValue(several, String[].class)));
            } catch (JsonProcessingException e) {
                throw new IllegalArgumentException("The option paths (" + several + ") must be a list of JSON.", e);
            }
        }
        return paths;
    }
}
