package org.escargot.format.codec;

import java.util.Arrays;
import java.util.Optional;

/// Texts packed as [zlib](https://www.rfc-editor.org/rfc/rfc1950) does, DEFLATE with a head and a sum, and written in
/// base 32.
public final class Zlib {
    /// DEFLATE with the usual window; the second byte makes both a multiple of 31, as the specification asks.
    private static final byte[] HEAD = {0x78, (byte) 0x9C};
    private static final int SUM_BYTES = 4;
    private static final int ADLER = 65_521;
    /// How many characters of a packed text are looked at for each character that it may hold.
    private static final int SPARE = 2;

    private Zlib() {}

    /// `text`, packed.
    public static String pack(String text) {
        byte[] plain = Utf8.bytes(text);
        byte[] inner = new Deflation(plain).packed();
        byte[] packed = Arrays.copyOf(HEAD, HEAD.length + inner.length + SUM_BYTES);
        System.arraycopy(inner, 0, packed, HEAD.length, inner.length);
        int sum = sum(plain);
        for (int i = 0; i < SUM_BYTES; i++) {
            packed[HEAD.length + inner.length + i] = (byte) (sum >> 24 - 8 * i);
        }
        return ByteText.BASE_32.write(packed);
    }

    /// The text that `packed` holds; nothing when it is damaged, or the text longer than `most` bytes. The sum is not
    /// looked at: a damaged text fails where it is read.
    public static Optional<String> unpack(String packed, int most) {
        return packed.length() > SPARE * most
                ? Optional.empty()
                : ByteText.BASE_32
                        .read(packed)
                        .filter(Zlib::hasHead)
                        .map(bytes -> Arrays.copyOfRange(bytes, HEAD.length, bytes.length))
                        .flatMap(bytes -> new Inflation(bytes, most).plain())
                        .map(Utf8::text);
    }

    /// Whether DEFLATE follows, without a dictionary known beforehand.
    private static boolean hasHead(byte[] bytes) {
        return bytes.length > HEAD.length
                && (bytes[0] & 0x0F) == 8
                && (bytes[1] & 0x20) == 0
                && ((bytes[0] & 0xFF) << 8 | bytes[1] & 0xFF) % 31 == 0;
    }

    /// Adler-32.
    private static int sum(byte[] plain) {
        int low = 1;
        int high = 0;
        for (byte b : plain) {
            low = (low + (b & 0xFF)) % ADLER;
            high = (high + low) % ADLER;
        }
        return high << 16 | low;
    }
}
