package org.escargot.format;

import java.util.List;
import java.util.Optional;
import org.escargot.format.lines.LineQueue;
import org.escargot.format.lines.NumberedLine;

/// One form in which puzzles are kept: a value that knows its names, recognizes an input that is written in it,
/// reads it, and writes it where Escargot can. [org.escargot.format.registry.Formats#ALL] lists them all.
public abstract class Format {
    private final String id;
    private final List<String> extensions;

    /// @param id the name that users type
    /// @param extensions the ends of file names, without the dot; users may type these, too
    protected Format(String id, String... extensions) {
        this.id = id;
        this.extensions = List.of(extensions);
    }

    /// The name that users type, such as `sdk`.
    public final String id() {
        return id;
    }

    /// The ends of the names of such files, without the dot, the usual one first.
    public final List<String> extensions() {
        return extensions;
    }

    /// Whether what is written is a link to a site rather than a file.
    public boolean isLink() {
        return false;
    }

    /// Whether what is written are objects with named members, which tell what they are before any line of theirs does.
    public boolean isMembers() {
        return false;
    }

    /// Whether each line stands for itself, so that lines of other such formats may stand among them.
    public boolean isList() {
        return isLink();
    }

    /// Whether its files have marks of their own, so that no grids need to be looked for within them.
    public boolean isClosed() {
        return isMembers();
    }

    /// Whether `line` by itself shows that the input is in this format. If so, no further line is looked at, so that
    /// the puzzles of a pipe are read as they arrive.
    public boolean claimsAtOnce(NumberedLine line) {
        return false;
    }

    /// What `line` by itself says in this format: a puzzle, or what is wrong with it; nothing where it shows no sign of
    /// this format. Only lists of lines have such lines, and several formats may stand in one list.
    public Optional<Entry> ofLine(NumberedLine line) {
        return Optional.empty();
    }

    /// How well an input that begins with `head` fits this format. It is asked only when no line claimed the input at
    /// once; not all formats can be told by their looks.
    public Fit fit(Head head) {
        return Fit.NONE;
    }

    /// Reads the puzzles of `lines`.
    public abstract EntryReader reader(LineQueue lines);

    /// How it is written; empty where it is only read.
    public Optional<FormatWriter> writer() {
        return Optional.empty();
    }

    /// How puzzles with rules of their own are written; empty where they cannot be.
    public Optional<VariantWriter> variantWriter() {
        return Optional.empty();
    }

    @Override
    public final String toString() {
        return id;
    }
}
