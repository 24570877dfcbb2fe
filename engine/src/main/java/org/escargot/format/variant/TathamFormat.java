package org.escargot.format.variant;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.escargot.format.BrokenEntry;
import org.escargot.format.Entry;
import org.escargot.format.Feature;
import org.escargot.format.FormatWriter;
import org.escargot.format.VariantWriter;
import org.escargot.format.lines.NumberedLine;
import org.escargot.format.lines.Text;

/// The game ids of Solo in Simon Tatham's Portable Puzzle Collection, one at the beginning of a line: the board, such
/// as `3x3`, `9j` or `3x3kx`, a colon, and the givens, pieces and cages in runs.
public final class TathamFormat extends OneLineFormat {
    /// What links to the game have.
    private static final String PAGE = "/solo.html";

    public TathamFormat() {
        super("tatham");
    }

    @Override
    public boolean claimsAtOnce(NumberedLine line) {
        String text = bare(line.text());
        return isId(text.substring(0, Text.endOfWord(text, 0))) && !(read(line) instanceof BrokenEntry);
    }

    /// `text` without what stands before an id: the link to the page of the game, or what the id is called.
    private static String bare(String text) {
        int page = text.indexOf(PAGE);
        int id = page < 0 ? -1 : text.indexOf('#', page);
        return id >= 0
                ? text.substring(id + 1)
                : Text.without("ID:", text.strip()).strip();
    }

    @Override
    public Optional<FormatWriter> writer() {
        return Optional.of(
                FormatWriter.of(EnumSet.of(Feature.GIVENS, Feature.METADATA, Feature.SEVERAL), TathamWriter::usual));
    }

    @Override
    public Optional<VariantWriter> variantWriter() {
        return Optional.of(new VariantWriter(Set.of(), TathamWriter::write));
    }

    @Override
    Entry read(NumberedLine line) {
        String text = bare(line.text()).strip();
        int end = Text.endOfWord(text, 0);
        String id = text.substring(0, end);
        if (!isId(id)) {
            return BrokenEntry.nothing(line.number());
        }
        return TathamReader.read(id, line.number(), text.substring(end).strip());
    }

    /// Whether there is one colon, behind a size.
    private static boolean isId(String text) {
        int colon = text.indexOf(':');
        String size = colon < 1 ? "" : text.substring(0, 1);
        return Text.isNumber(size, 1) && colon < 12 && text.indexOf(':', colon + 1) < 0;
    }
}
