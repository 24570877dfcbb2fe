package org.escargot.format.registry;

import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.escargot.format.BrokenEntry;
import org.escargot.format.Entry;
import org.escargot.format.EntryReader;
import org.escargot.format.Format;
import org.escargot.format.Head;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.lines.LineInput;
import org.escargot.format.lines.LineQueue;
import org.escargot.format.text.Columns;
import org.escargot.grid.Puzzle;
import org.jspecify.annotations.Nullable;

/// Reads the puzzles of an input one after the other, in constant memory however long it is.
///
/// The format is told from the first lines, unless the caller names it. Lists and grids of nine rows stream. What
/// follows the end of a file is read, too, where its format says where it ends. Going through the reader with a loop or
/// [#stream] takes what [#next] has not given yet; that throws [UncheckedIOException] where the input fails.
public final class PuzzleReader implements Iterable<Entry>, AutoCloseable {
    private final Optional<Format> format;
    private final Optional<Format> rival;
    private final EntryReader entries;
    private final @Nullable Closeable closed;
    private boolean anything;
    private boolean done;

    private PuzzleReader(FormatDetector.Detected detected, EntryReader entries) {
        this(detected.format(), detected.rival(), entries, null);
    }

    private PuzzleReader(
            Optional<Format> format, Optional<Format> rival, EntryReader entries, @Nullable Closeable closed) {
        this.format = format;
        this.rival = rival;
        this.entries = entries;
        this.closed = closed;
    }

    /// This reader, which has given nothing yet, closing `input` when it is closed.
    public PuzzleReader closing(Closeable input) {
        return new PuzzleReader(format, rival, entries, input);
    }

    /// A reader of `input`.
    ///
    /// @param format the format, or empty to tell it from the first lines
    /// @throws IOException when the input fails
    public static PuzzleReader of(LineInput input, Optional<Format> format) throws IOException {
        return format.isPresent() ? of(input, format.get()) : ofAny(input);
    }

    /// A reader of `input` in `format`; where its files say where they end, of all that stand there.
    private static PuzzleReader of(LineInput input, Format format) {
        LineQueue lines = new LineQueue(input);
        FormatDetector.Detected detected = FormatDetector.Detected.of(format, lines);
        EntryReader entries =
                format.isClosed() ? new FollowedReader(detected.reader(), lines, format::reader) : detected.reader();
        return new PuzzleReader(detected, entries);
    }

    /// A reader of `input` in whatever format its first lines tell, in any manner of writing grids, and with lines of
    /// several formats in a list.
    static PuzzleReader ofAny(LineInput input) {
        LineQueue lines = new LineQueue(input);
        FormatDetector.Detected detected = FormatDetector.detect(lines, Formats.ALL);
        return new PuzzleReader(detected, reader(detected, lines));
    }

    /// A reader of `input` as a list, whatever its first lines tell: each line in a format of its own.
    public static PuzzleReader ofList(LineInput input) {
        EntryReader entries = new LinesReader(new LineQueue(input), Formats.ALL);
        return new PuzzleReader(Optional.of(Formats.LINE), Optional.empty(), entries, null);
    }

    /// Whether a line of `head`, with which an input begins, says in which column the puzzles of a list stand.
    public static boolean namesColumns(String head) {
        return head.lines().limit(Head.LENGTH).anyMatch(line -> Columns.of(line).isPresent());
    }

    private static EntryReader reader(FormatDetector.Detected detected, LineQueue lines) {
        return isClosed(detected)
                ? new FollowedReader(detected.reader(), lines, PuzzleReader::following)
                : open(detected, lines);
    }

    private static boolean isClosed(FormatDetector.Detected detected) {
        return detected.format().filter(Format::isClosed).isPresent();
    }

    /// A reader of what no closed format reads: a list, or else whatever looks like grids.
    private static EntryReader open(FormatDetector.Detected detected, LineQueue lines) {
        return detected.format().filter(Format::isList).isPresent()
                ? new LinesReader(lines, Formats.ALL)
                : new SecondLook(detected.reader(), lines, Formats.ALL);
    }

    /// A reader of `lines`, which follow the end of a file.
    private static EntryReader following(LineQueue lines) {
        FormatDetector.Detected detected = FormatDetector.detect(lines, Formats.ALL);
        return isClosed(detected) ? detected.reader() : open(detected, lines);
    }

    /// A reader of `input`, which is in the only one of `formats`, or in the one of them that its first lines tell.
    private static PuzzleReader of(LineInput input, List<Format> formats) throws IOException {
        LineQueue lines = new LineQueue(input);
        FormatDetector.Detected detected = formats.size() == 1
                ? FormatDetector.Detected.of(formats.getFirst(), lines)
                : FormatDetector.detect(lines, formats);
        return new PuzzleReader(detected, detected.reader());
    }

    /// A reader of `text`, which is in one of `formats`.
    static PuzzleReader of(String text, List<Format> formats) {
        try {
            return of(LineInput.of(text), formats);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// The puzzles and broken places of `text`, in order, at least one, in the only one of `formats`, or in the one of
    /// them that its first lines tell.
    static List<Entry> all(String text, List<Format> formats) {
        return all(of(text, formats));
    }

    /// The puzzles and broken places that `reader` gives.
    static List<Entry> all(PuzzleReader reader) {
        List<Entry> entries = new ArrayList<>();
        try {
            for (Entry entry = reader.next(); entry != null; entry = reader.next()) {
                entries.add(entry);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return List.copyOf(entries);
    }

    /// The format that is read; nothing where the first lines look like none.
    public Optional<Format> format() {
        return format;
    }

    /// Another format that the first lines fit as well; nothing where none does, or the caller named the format.
    public Optional<Format> rival() {
        return rival;
    }

    @Override
    public Iterator<Entry> iterator() {
        return new EntryIterator(this);
    }

    /// What is left, one after the other; closing the stream closes the reader.
    public Stream<Entry> stream() {
        Spliterator<Entry> entries =
                Spliterators.spliteratorUnknownSize(iterator(), Spliterator.ORDERED | Spliterator.NONNULL);
        return StreamSupport.stream(entries, false).onClose(() -> {
            try {
                close();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
    }

    /// The puzzles that are left, without the places that cannot be read; closing the stream closes the reader.
    public Stream<Puzzle> puzzles() {
        return stream().filter(PuzzleEntry.class::isInstance).map(entry -> ((PuzzleEntry) entry).puzzle());
    }

    /// Closes the input that [#closing] named; there is nothing else to close.
    @Override
    public void close() throws IOException {
        if (closed != null) {
            closed.close();
        }
    }

    /// The next puzzle or broken place, or null at the end. An input without any puzzle is one broken place.
    ///
    /// @throws IOException when the input fails
    public @Nullable Entry next() throws IOException {
        if (done) {
            return null;
        }
        Entry entry = entries.next();
        if (entry == null) {
            done = true;
            return anything ? null : BrokenEntry.nothing(1);
        }
        anything = true;
        return entry;
    }
}
