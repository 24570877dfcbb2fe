package org.escargot.spark.source;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;

/// Finds the files of lists.
final class ListFiles {
    private final Configuration configuration;

    ListFiles(Configuration configuration) {
        this.configuration = configuration;
    }

    /// The files that `path` names: one file, all files of a folder, or those that fit a pattern, by name. Of a folder
    /// names that begin with `_` or `.` are left out, as Spark does.
    ///
    /// @throws FileNotFoundException where there is none
    List<FileStatus> of(String path) throws IOException {
        Path pattern = new Path(path);
        FileSystem system = pattern.getFileSystem(configuration);
        FileStatus[] found = system.globStatus(pattern);
        if (found == null || found.length == 0) {
            throw new FileNotFoundException("There is no file " + path + ".");
        }
        List<FileStatus> files = new ArrayList<>();
        Arrays.sort(found);
        for (FileStatus status : found) {
            add(status, system, files);
        }
        return files;
    }

    private static void add(FileStatus status, FileSystem system, List<FileStatus> files) throws IOException {
        if (status.isFile()) {
            files.add(status);
            return;
        }
        FileStatus[] inside = system.listStatus(status.getPath());
        Arrays.sort(inside);
        for (FileStatus below : inside) {
            String name = below.getPath().getName();
            if (!name.startsWith("_") && !name.startsWith(".")) {
                add(below, system, files);
            }
        }
    }
}
