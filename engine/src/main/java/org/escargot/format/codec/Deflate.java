package org.escargot.format.codec;

import java.util.Optional;

/// Texts packed by raw [DEFLATE](https://www.rfc-editor.org/rfc/rfc1951) and written in base 64.
///
/// The page reads such texts, too, and the classes of the JDK for them would add 40 KB to it.
public final class Deflate {
    /// How many characters of a packed text are looked at for each character that it may hold.
    private static final int SPARE = 2;

    private Deflate() {}

    /// `text`, packed.
    public static String pack(String text) {
        return ByteText.BASE_64.write(new Deflation(Utf8.bytes(text)).packed());
    }

    /// The text that `packed` holds; nothing when it is damaged, or the text longer than `most` bytes.
    public static Optional<String> unpack(String packed, int most) {
        return packed.length() > SPARE * most
                ? Optional.empty()
                : ByteText.BASE_64
                        .read(packed)
                        .flatMap(bytes -> new Inflation(bytes, most).plain())
                        .map(Utf8::text);
    }
}
