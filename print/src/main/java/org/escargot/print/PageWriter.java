package org.escargot.print;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;

/// Writes pages to a file.
public sealed interface PageWriter permits PdfWriter, SvgWriter, PngWriter {
    /// Whether a file has many pages; else it has one, and each page a file.
    boolean takesManyPages();

    /// The end of the names of its files, without the dot.
    String extension();

    /// Writes `pages` to `file`, which stays open.
    ///
    /// @throws IllegalArgumentException if there are several and a file has one
    void write(List<Page> pages, OutputStream file) throws IOException;

    /// The only one of `pages`.
    static Page only(List<Page> pages) {
        if (pages.size() != 1) {
            throw new IllegalArgumentException("A file has one page, not " + pages.size());
        }
        return pages.getFirst();
    }
}
