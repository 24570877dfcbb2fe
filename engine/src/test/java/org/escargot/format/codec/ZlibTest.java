package org.escargot.format.codec;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Our own zlib against the JDK's.
class ZlibTest {
    @ParameterizedTest
    @ValueSource(
            strings = {"", "a", "aaaaaaaaaaaaaaaaaaaaaa", "\u03b1 {\"b\":[1,2,3]}", "0123456789012345678901234567"})
    void theJdkAgreesBothWays(String text) throws DataFormatException {
        byte[] plain = text.getBytes(StandardCharsets.UTF_8);
        byte[] packed = new byte[200];
        try (Deflater deflater = new Deflater();
                Inflater inflater = new Inflater()) {
            deflater.setInput(plain);
            deflater.finish();
            int size = deflater.deflate(packed);
            assertThat(Zlib.unpack(ByteText.BASE_32.write(Arrays.copyOf(packed, size)), 100))
                    .contains(text);

            inflater.setInput(ByteText.BASE_32.read(Zlib.pack(text)).orElseThrow());
            byte[] back = new byte[plain.length + 1];
            // The sum at the end is checked, too: nothing is finished before.
            assertThat(inflater.inflate(back)).isEqualTo(plain.length);
            assertThat(inflater.finished()).isTrue();
            assertThat(Arrays.copyOf(back, plain.length)).isEqualTo(plain);
        }
    }

    @Test
    void aTextThatIsTooLongIsNothing() {
        String bomb = Zlib.pack("0".repeat(1_000_000));

        assertThat(Zlib.unpack(bomb, 999_999)).isEmpty();
        assertThat(Zlib.unpack(bomb, 1_000_000)).isPresent();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "00", "f2", "f3e0", "f2eg", "F2E0"})
    void whatIsDamagedIsNothing(String packed) {
        assertThat(Zlib.unpack(packed, 100)).isEmpty();
    }
}
