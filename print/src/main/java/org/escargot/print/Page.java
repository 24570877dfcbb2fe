package org.escargot.print;

import java.util.List;
import org.escargot.print.marks.Mark;
import org.escargot.print.marks.Part;

/// A printed page, which knows nothing of files; a [PageWriter] writes it.
///
/// @param paper its size
/// @param parts what is on it, in reading order
public record Page(Paper paper, List<Part> parts) {
    public Page {
        parts = List.copyOf(parts);
    }

    /// Its marks, in the order in which to draw them.
    List<Mark> marks() {
        return parts.stream().flatMap(part -> part.marks().stream()).toList();
    }
}
