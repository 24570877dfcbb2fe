package org.escargot.format;

import java.io.EOFException;
import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.util.zip.ZipException;
import org.jspecify.annotations.Nullable;

/// The lines of a stream of characters in constant memory; ends are CRLF, LF or CR.
final class ReaderLines implements LineSource {
    /// The mark that CP/M and DOS put at the end of a text.
    static final char CTRL_Z = '\u001A';

    private final Reader reader;
    private final char[] buffer = new char[1 << 16];
    private final StringBuilder begun = new StringBuilder();
    private int position;
    private int limit;
    private boolean afterReturn;
    private @Nullable String damage;

    ReaderLines(Reader reader) {
        this.reader = reader;
    }

    @Override
    public @Nullable String next() {
        begun.setLength(0);
        boolean any = false;
        while (position < limit || fill()) {
            if (afterReturn) {
                afterReturn = false;
                if (buffer[position] == '\n') {
                    position++;
                    continue;
                }
            }
            any = true;
            int start = position;
            int end = endOfLine();
            if (end < limit) {
                position = end + 1;
                afterReturn = buffer[end] == '\r';
                return line(start, end);
            }
            position = limit;
            keep(start, limit);
        }
        return any ? line(0, 0) : null;
    }

    @Override
    public @Nullable String damage() {
        return damage;
    }

    private int endOfLine() {
        int end = position;
        while (end < limit && buffer[end] != '\n' && buffer[end] != '\r') {
            end++;
        }
        return end;
    }

    private String line(int start, int end) {
        if (begun.isEmpty()) {
            int last = end > start && buffer[end - 1] == CTRL_Z ? end - 1 : end;
            return new String(buffer, start, Math.min(last - start, LONGEST_LINE + 1));
        }
        keep(start, end);
        int last = begun.length() - 1;
        return begun.charAt(last) == CTRL_Z ? begun.substring(0, last) : begun.toString();
    }

    private void keep(int start, int end) {
        begun.append(buffer, start, Math.min(end - start, LONGEST_LINE + 1 - begun.length()));
    }

    private boolean fill() {
        try {
            limit = Math.max(reader.read(buffer), 0);
        } catch (ZipException | EOFException e) {
            limit = 0;
            damage = "The compressed data is damaged or cut off here; copy the file again.";
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        position = 0;
        return limit > 0;
    }
}
