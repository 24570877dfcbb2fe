package org.escargot.format.app;

import java.util.List;
import org.escargot.format.Entry;
import org.escargot.format.VariantWriter;
import org.escargot.format.codec.XmlTags;

/// The parts of a file of KSudoku, as they stand there.
///
/// @param graph what kind of board it is
/// @param shape the tags within the graph: groups and cages, opening and closing
/// @param values a letter for each cell, column by column; empty where there are none
/// @param moves what was entered, in order
public record KsudokuFile(XmlTags.Tag graph, List<XmlTags.Tag> shape, String values, List<XmlTags.Tag> moves) {
    /// More tags are no puzzle.
    static final int MOST_TAGS = 20_000;

    public KsudokuFile {
        shape = List.copyOf(shape);
        moves = List.copyOf(moves);
    }

    /// How files are read and written whose board or rules are not the usual ones.
    public interface OtherRules {
        /// The puzzle of `file`, or what of it cannot be read.
        Entry read(KsudokuFile file);

        /// How such puzzles are written.
        VariantWriter writer();
    }
}
