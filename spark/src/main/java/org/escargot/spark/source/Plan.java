package org.escargot.spark.source;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FileStatus;

/// Shares files among tasks. It depends on the files and the options alone, so that any number of machines reads the
/// same parts.
final class Plan {
    /// What opening a file costs, told as bytes: many small files do not become one task each, nor all one task.
    private static final long OPENING = 4L << 20;

    private final Configuration configuration;
    private final SourceOptions options;

    Plan(Configuration configuration, SourceOptions options) {
        this.configuration = configuration;
        this.options = options;
    }

    /// What the tasks read, in the order of the paths.
    List<PuzzlePartition> partitions() throws IOException {
        ListFiles files = new ListFiles(configuration);
        List<FilePart> parts = new ArrayList<>();
        for (String path : options.paths()) {
            for (FileStatus file : files.of(path)) {
                parts.addAll(parts(file));
            }
        }
        return packed(parts);
    }

    private List<FilePart> parts(FileStatus file) throws IOException {
        String path = file.getPath().toString();
        long length = file.getLen();
        if (length <= options.splitBytes() || !mayBeCut(file)) {
            return List.of(FilePart.whole(path, length));
        }
        List<FilePart> parts = new ArrayList<>();
        for (long start = 0; start < length; start += options.splitBytes()) {
            parts.add(new FilePart(path, start, Math.min(length, start + options.splitBytes()), true));
        }
        return parts;
    }

    private boolean mayBeCut(FileStatus file) throws IOException {
        try (FSDataInputStream bytes =
                file.getPath().getFileSystem(configuration).open(file.getPath())) {
            return FileHead.of(bytes.readNBytes(FileHead.LENGTH)).isPlainList(options.format());
        }
    }

    private List<PuzzlePartition> packed(List<FilePart> parts) {
        List<PuzzlePartition> partitions = new ArrayList<>();
        List<FilePart> open = new ArrayList<>();
        long size = 0;
        for (FilePart part : parts) {
            if (!open.isEmpty() && size + part.length() > options.splitBytes()) {
                partitions.add(new PuzzlePartition(open));
                open.clear();
                size = 0;
            }
            open.add(part);
            size += part.length() + OPENING;
        }
        if (!open.isEmpty()) {
            partitions.add(new PuzzlePartition(open));
        }
        return partitions;
    }
}
