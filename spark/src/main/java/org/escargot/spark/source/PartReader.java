package org.escargot.spark.source;

import java.io.ByteArrayInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.zip.ZipException;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.Path;
import org.apache.spark.unsafe.types.UTF8String;
import org.escargot.format.BrokenEntry;
import org.escargot.format.Entry;
import org.escargot.format.Format;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.VariantEntry;
import org.escargot.format.lines.LineInput;
import org.escargot.format.lines.TextInput;
import org.escargot.format.lines.TrailingDataException;
import org.escargot.format.registry.Formats;
import org.escargot.format.registry.PuzzleReader;
import org.jspecify.annotations.Nullable;

/// Reads the rows of a part of a file. What is wrong with the file is a row; only a store that fails is an exception,
/// so that Spark tries again.
final class PartReader implements AutoCloseable {
    /// Stands before the lines of a cut list: whatever the first of them is, they are read as what follows a puzzle.
    private static final String PUZZLE_BEFORE = ".".repeat(81) + "\n";

    private final UTF8String file;
    private final FSDataInputStream bytes;
    private final long first;
    private final long linesBefore;
    private long lastLine;
    private @Nullable PuzzleReader reader;
    private @Nullable PuzzleRow failure;

    private PartReader(FilePart part, FSDataInputStream bytes, Optional<String> format) throws IOException {
        this.bytes = bytes;
        file = UTF8String.fromString(part.file());
        if (part.isCut()) {
            bytes.seek(CutLines.from(part.start()));
            CutLines lines = new CutLines(bytes, part.start(), part.end());
            first = lines.first();
            linesBefore = 1;
            reader = listReader(lines, format.flatMap(Formats::named));
        } else {
            first = 0;
            linesBefore = 0;
            reader = wholeReader(format);
        }
    }

    /// A reader of `part`.
    ///
    /// @param format the id of the format of a whole file; nothing to tell it from the first lines
    static PartReader open(FilePart part, Optional<String> format, Configuration configuration) throws IOException {
        Path path = new Path(part.file());
        FSDataInputStream bytes = path.getFileSystem(configuration).open(path);
        try {
            return new PartReader(part, bytes, format);
        } catch (IOException e) {
            bytes.close();
            throw e;
        }
    }

    private static PuzzleReader listReader(InputStream lines, Optional<Format> named) throws IOException {
        InputStream before = new ByteArrayInputStream(PUZZLE_BEFORE.getBytes(StandardCharsets.US_ASCII));
        LineInput all = TextInput.of(new SequenceInputStream(before, lines));
        PuzzleReader reader = named.isPresent() ? PuzzleReader.of(all, named) : PuzzleReader.ofList(all);
        reader.next();
        return reader;
    }

    private @Nullable PuzzleReader wholeReader(Optional<String> format) throws IOException {
        try {
            return PuzzleReader.of(TextInput.of(bytes), format.flatMap(Formats::named));
        } catch (ZipException | EOFException | TrailingDataException e) {
            failure = failed(e);
            return null;
        }
    }

    /// The next row, or null at the end.
    @Nullable
    PuzzleRow next() throws IOException {
        try {
            Entry entry = reader == null ? null : reader.next();
            if (entry != null) {
                return row(entry);
            }
        } catch (ZipException | EOFException | TrailingDataException e) {
            failure = failed(e);
        }
        reader = null;
        PuzzleRow last = failure;
        failure = null;
        return last;
    }

    private PuzzleRow row(Entry entry) {
        long line = entry.line() - linesBefore;
        lastLine = line;
        return switch (entry) {
            case PuzzleEntry found -> PuzzleRow.of(found, file, first, line);
            case VariantEntry variant ->
                PuzzleRow.problem(variant.usual().problem().sentence(), file, first, line);
            case BrokenEntry broken -> PuzzleRow.problem(broken.problem().sentence(), file, first, line);
        };
    }

    private PuzzleRow failed(IOException reason) {
        return PuzzleRow.problem("the gzip data cannot be read on: " + reason.getMessage(), file, first, lastLine + 1);
    }

    @Override
    public void close() throws IOException {
        bytes.close();
    }
}
