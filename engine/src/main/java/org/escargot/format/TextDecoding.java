package org.escargot.format;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipException;
import org.jspecify.annotations.Nullable;

/// Bytes to lines: gzip, byte order marks, UTF-8 and UTF-16, all found out from the first bytes.
/// The platform's charset plays no part; bytes that are not UTF-8 become the replacement character.
public final class TextDecoding {
    private static final int HEAD = 512;

    private TextDecoding() {}

    /// The lines of `bytes`, read as they are asked for; closing the stream stays with the caller.
    /// Damaged gzip is told by [LineSource#damage]; when the device fails, throws [UncheckedIOException].
    public static LineSource lines(InputStream bytes) {
        try {
            InputStream plain = buffered(bytes);
            byte[] head = head(plain);
            if (head.length >= 2 && (head[0] & 0xFF) == 0x1F && (head[1] & 0xFF) == 0x8B) {
                plain = buffered(new GZIPInputStream(plain, 1 << 16));
                head = head(plain);
            }
            plain.skipNBytes(markLength(head));
            return new ReaderLines(new InputStreamReader(plain, charset(head)));
        } catch (ZipException | java.io.EOFException e) {
            return new Damaged();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static InputStream buffered(InputStream in) {
        return new BufferedInputStream(in, 1 << 16);
    }

    private static byte[] head(InputStream in) throws IOException {
        in.mark(HEAD);
        byte[] bytes = new byte[HEAD];
        int count = Math.max(in.read(bytes), 0);
        in.reset();
        return java.util.Arrays.copyOf(bytes, count);
    }

    private static int markLength(byte[] head) {
        if (startsWith(head, 0xEF, 0xBB, 0xBF)) {
            return 3;
        }
        return startsWith(head, 0xFF, 0xFE) || startsWith(head, 0xFE, 0xFF) ? 2 : 0;
    }

    private static Charset charset(byte[] head) {
        if (startsWith(head, 0xFF, 0xFE)) {
            return StandardCharsets.UTF_16LE;
        }
        if (startsWith(head, 0xFE, 0xFF)) {
            return StandardCharsets.UTF_16BE;
        }
        return unmarkedCharset(head);
    }

    /// In UTF-16 every other byte of a puzzle is zero; in UTF-8 none is.
    private static Charset unmarkedCharset(byte[] head) {
        int[] zeros = new int[2];
        for (int i = 0; i < head.length; i++) {
            zeros[i & 1] += head[i] == 0 ? 1 : 0;
        }
        int most = head.length * 2 / 5;
        if (head.length >= 4 && zeros[1] > most && zeros[0] == 0) {
            return StandardCharsets.UTF_16LE;
        }
        return head.length >= 4 && zeros[0] > most && zeros[1] == 0
                ? StandardCharsets.UTF_16BE
                : StandardCharsets.UTF_8;
    }

    private static boolean startsWith(byte[] head, int... start) {
        for (int i = 0; i < start.length; i++) {
            if (i >= head.length || (head[i] & 0xFF) != start[i]) {
                return false;
            }
        }
        return true;
    }

    /// Compressed data that is broken from its first byte on.
    private static final class Damaged implements LineSource {
        @Override
        public @Nullable String next() {
            return null;
        }

        @Override
        public String damage() {
            return "The compressed data is damaged or cut off here; copy the file again.";
        }
    }
}
