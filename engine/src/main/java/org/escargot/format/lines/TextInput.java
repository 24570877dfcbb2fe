package org.escargot.format.lines;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// Makes lines of bytes: unpacks gzip, finds out the charset (UTF-8, bytes that are not UTF-8 as Windows-1252, or
/// UTF-16 by its byte order mark or its zeros), and ends lines at `\n`, `\r\n` or `\r`. Bytes that are not text are
/// passed on as they are and become broken lines.
///
/// It is apart from [LineInput] so that the page, which has its text already, does not load it.
public final class TextInput implements LineInput {
    private static final int LOOKED_AT = 2;
    /// Of a longer line the beginning is read, and nothing behind it: few bytes of gzip can be a line without end.
    private static final int LONGEST_LINE = 1 << 20;
    private static final char CTRL_Z = 26;

    private final Reader reader;
    private final char[] buffer = new char[1 << 14];
    private int place;
    private int end;
    private boolean afterReturn;
    private boolean isEndless;

    private TextInput(Reader reader) {
        this.reader = reader;
    }

    /// The lines of `bytes`; closing `bytes` stays with the caller.
    ///
    /// @throws IOException when the input fails
    public static TextInput of(InputStream bytes) throws IOException {
        InputStream plain = new BufferedInputStream(bytes);
        if (startsWithGzipMagic(plain)) {
            plain = new BufferedInputStream(new Gunzip(plain));
        }
        Charset charset = charset(peek(plain));
        boolean isUtf8 = charset.equals(StandardCharsets.UTF_8);
        TextInput input = new TextInput(isUtf8 ? new ForgivingReader(plain) : new InputStreamReader(plain, charset));
        input.skipByteOrderMark();
        return input;
    }

    private static boolean startsWithGzipMagic(InputStream bytes) throws IOException {
        bytes.mark(2);
        boolean gzip = bytes.read() == 0x1F && bytes.read() == 0x8B;
        bytes.reset();
        return gzip;
    }

    private static byte[] peek(InputStream bytes) throws IOException {
        bytes.mark(LOOKED_AT);
        byte[] first = new byte[LOOKED_AT];
        // A pipe may deliver its bytes one by one.
        int length = bytes.readNBytes(first, 0, LOOKED_AT);
        bytes.reset();
        return Arrays.copyOf(first, length);
    }

    private static Charset charset(byte[] first) {
        if (first.length < 2) {
            return StandardCharsets.UTF_8;
        }
        int mark = (first[0] & 0xFF) << 8 | first[1] & 0xFF;
        if (mark == 0xFFFE || isText(first[0]) && first[1] == 0) {
            return StandardCharsets.UTF_16LE;
        }
        return mark == 0xFEFF || first[0] == 0 && isText(first[1]) ? StandardCharsets.UTF_16BE : StandardCharsets.UTF_8;
    }

    private static boolean isText(byte b) {
        return b >= ' ' || b == '\t' || b == '\n' || b == '\r';
    }

    private void skipByteOrderMark() throws IOException {
        if (fill() && buffer[0] == '\uFEFF') {
            place++;
        }
    }

    /// Goes to the next line end, or to the end of what is read.
    private void passLine() {
        while (place < end && buffer[place] != '\n' && buffer[place] != '\r') {
            place++;
        }
    }

    @Override
    public @Nullable String next() throws IOException {
        if (isEndless) {
            throw new EndlessLineException();
        }
        StringBuilder beginning = null;
        while (place < end || fill()) {
            if (afterReturn && buffer[place] == '\n') {
                place++;
                afterReturn = false;
                continue;
            }
            afterReturn = false;
            int start = place;
            passLine();
            boolean complete = place < end;
            if (complete && beginning == null) {
                return endLine(new String(buffer, start, place - start));
            }
            beginning = beginning == null ? new StringBuilder(200) : beginning;
            isEndless = place - start > LONGEST_LINE - beginning.length();
            beginning.append(buffer, start, Math.min(place - start, LONGEST_LINE - beginning.length()));
            if (isEndless) {
                return beginning.toString();
            }
            if (complete) {
                return endLine(beginning.toString());
            }
        }
        return beginning == null ? null : withoutEndMark(beginning.toString());
    }

    private String endLine(String line) {
        afterReturn = buffer[place] == '\r';
        place++;
        return line;
    }

    /// Removes the Ctrl-Z with which old systems end a file, on a line of its own or after the last character.
    private static @Nullable String withoutEndMark(String last) {
        if (last.isEmpty() || last.charAt(last.length() - 1) != CTRL_Z) {
            return last;
        }
        return last.length() == 1 ? null : last.substring(0, last.length() - 1);
    }

    private boolean fill() throws IOException {
        place = 0;
        end = Math.max(0, reader.read(buffer));
        return end > 0;
    }
}
