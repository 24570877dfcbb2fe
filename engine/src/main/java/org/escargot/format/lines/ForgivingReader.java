package org.escargot.format.lines;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;

/// Reads UTF-8, and bytes that are not UTF-8 as Windows-1252, which older programs write.
final class ForgivingReader extends Reader {
    /// The characters of Windows-1252 at 0x80 to 0x9F, the only place where it differs from Unicode's first 256. A
    /// byte without a character becomes U+FFFD.
    private static final String WINDOWS =
            "\u20AC\uFFFD\u201A\u0192\u201E\u2026\u2020\u2021\u02C6\u2030\u0160\u2039\u0152\uFFFD\u017D\uFFFD"
                    + "\uFFFD\u2018\u2019\u201C\u201D\u2022\u2013\u2014\u02DC\u2122\u0161\u203A\u0153\uFFFD\u017E\u0178";

    private final InputStream bytes;
    private final CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder();
    private final ByteBuffer waiting = ByteBuffer.allocate(1 << 13).flip();
    private boolean isAtEnd;

    ForgivingReader(InputStream bytes) {
        this.bytes = bytes;
    }

    @Override
    public int read(char[] target, int offset, int length) throws IOException {
        CharBuffer chars = CharBuffer.wrap(target, offset, length);
        while (chars.position() == offset) {
            CoderResult result = decoder.decode(waiting, chars, isAtEnd);
            if (result.isError() && chars.hasRemaining()) {
                chars.put(windows(waiting.get()));
            } else if (chars.position() == offset) {
                if (isAtEnd) {
                    return -1;
                }
                fill();
            }
        }
        return chars.position() - offset;
    }

    private void fill() throws IOException {
        waiting.compact();
        int count = bytes.read(waiting.array(), waiting.position(), waiting.remaining());
        isAtEnd = count < 0;
        waiting.position(waiting.position() + Math.max(0, count)).flip();
    }

    private static char windows(byte b) {
        int code = b & 0xFF;
        return code >= 0x80 && code < 0xA0 ? WINDOWS.charAt(code - 0x80) : (char) code;
    }

    @Override
    public void close() throws IOException {
        bytes.close();
    }
}
