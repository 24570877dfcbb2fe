package org.escargot.format.registry;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.NoSuchElementException;
import org.escargot.format.Entry;
import org.jspecify.annotations.Nullable;

/// Goes through what a reader has not given yet.
final class EntryIterator implements Iterator<Entry> {
    private final PuzzleReader reader;
    private @Nullable Entry next;

    EntryIterator(PuzzleReader reader) {
        this.reader = reader;
    }

    @Override
    public boolean hasNext() {
        if (next == null) {
            try {
                next = reader.next();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return next != null;
    }

    @Override
    public Entry next() {
        if (!hasNext() || next == null) {
            throw new NoSuchElementException("There is no further puzzle.");
        }
        Entry given = next;
        next = null;
        return given;
    }
}
