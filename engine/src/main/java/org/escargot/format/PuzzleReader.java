package org.escargot.format;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Reads puzzles one after the other in constant memory. For one thread; what [#nextChunk] returns may be
/// parsed by others.
public final class PuzzleReader {
    private final Cursor cursor;
    private final Format format;
    private final Layout layout;
    private boolean any;
    private boolean ended;

    PuzzleReader(Cursor cursor, Format format) {
        this.cursor = cursor;
        this.format = format;
        this.layout = Layout.of(format, cursor);
    }

    /// The format that was found, or asked for.
    public Format format() {
        return format;
    }

    /// The next entry, or null at the end. An input without any entry yields one broken entry that says so.
    public @Nullable Entry next() {
        Entry entry = switch (layout) {
            case Layout.Listed(LineParser parser) -> nextOfList(parser);
            case Layout.Document(EntryReader reader) -> reader.next();
        };
        any |= entry != null;
        return entry == null ? atEnd() : entry;
    }

    /// The next run of the input, or null at the end. In a list it holds at most `maxLines` lines, unparsed;
    /// otherwise about as many entries as fit in so many lines.
    public @Nullable PuzzleChunk nextChunk(int maxLines) {
        return switch (layout) {
            case Layout.Listed(LineParser parser) -> linesOf(parser, maxLines);
            case Layout.Document _ -> entries(Math.max(1, maxLines / 9));
        };
    }

    private @Nullable Entry nextOfList(LineParser parser) {
        while (true) {
            int number = cursor.number();
            String line = cursor.take();
            if (line == null) {
                return null;
            }
            Entry entry = parser.parse(line, number);
            if (entry != null) {
                return entry;
            }
        }
    }

    private @Nullable PuzzleChunk linesOf(LineParser parser, int maxLines) {
        int first = cursor.number();
        List<String> lines = new ArrayList<>();
        while (lines.size() < maxLines) {
            String line = cursor.take();
            if (line == null) {
                break;
            }
            any |= !LineFormat.isSkipped(line);
            lines.add(line);
        }
        return lines.isEmpty() ? entries(1) : new PuzzleChunk(first, lines, parser);
    }

    private @Nullable PuzzleChunk entries(int most) {
        List<Entry> entries = new ArrayList<>();
        while (entries.size() < most) {
            Entry entry = next();
            if (entry == null) {
                break;
            }
            entries.add(entry);
        }
        return entries.isEmpty() ? null : new PuzzleChunk(entries);
    }

    private @Nullable Entry atEnd() {
        if (ended) {
            return null;
        }
        ended = true;
        String damage = cursor.damage();
        if (damage != null) {
            return BrokenEntry.at(cursor.number(), 1, damage, "");
        }
        return any ? null : BrokenEntry.at(1, 1, Sentences.EMPTY, "");
    }
}
