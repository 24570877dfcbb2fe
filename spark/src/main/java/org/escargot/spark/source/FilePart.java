package org.escargot.spark.source;

import java.io.Serializable;

/// Lines of a file that are read at once.
///
/// @param file the path of the file
/// @param start the part has the lines that begin at this byte or behind it
/// @param end and before this one
/// @param isCut whether there are other parts of the file; if not, it is read in whatever format it has
record FilePart(String file, long start, long end, boolean isCut) implements Serializable {
    /// All of a file.
    static FilePart whole(String file, long length) {
        return new FilePart(file, 0, length, false);
    }

    long length() {
        return end - start;
    }
}
