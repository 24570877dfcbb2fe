package org.escargot.print.marks;

import java.util.List;

/// Marks of a page that belong together.
///
/// @param role what they are to someone who hears the page
/// @param alternative what is read out instead of a figure; empty for other roles
/// @param marks the marks, in the order in which to draw them
public record Part(Role role, String alternative, List<Mark> marks) {
    /// What a part is to a reader.
    public enum Role {
        HEADING,
        PARAGRAPH,
        FIGURE,
        /// Nothing that one needs to hear, such as the number of the page.
        ORNAMENT
    }

    public Part {
        marks = List.copyOf(marks);
    }

    /// A part that is not a figure.
    public static Part of(Role role, List<Mark> marks) {
        return new Part(role, "", marks);
    }
}
