package org.escargot.format.codec;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.SplittableRandom;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;
import org.escargot.Many;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Our own DEFLATE against the JDK's.
class DeflateTest {
    private static byte[] deflated(byte[] plain, int level, int strategy) {
        try (Deflater deflater = new Deflater(level, true)) {
            deflater.setStrategy(strategy);
            deflater.setInput(plain);
            deflater.finish();
            ByteArrayOutputStream packed = new ByteArrayOutputStream();
            byte[] buffer = new byte[1 << 12];
            while (!deflater.finished()) {
                packed.write(buffer, 0, deflater.deflate(buffer));
            }
            return packed.toByteArray();
        }
    }

    private static String packed(String text, int level, int strategy) {
        return Base64.getEncoder().encodeToString(deflated(text.getBytes(StandardCharsets.UTF_8), level, strategy));
    }

    private static String inflated(String packed, int length) {
        try (Inflater inflater = new Inflater(true)) {
            inflater.setInput(Base64.getDecoder().decode(packed));
            byte[] plain = new byte[length];
            assertThat(inflater.inflate(plain)).isEqualTo(length);
            return new String(plain, StandardCharsets.UTF_8);
        } catch (DataFormatException e) {
            throw new AssertionError(e);
        }
    }

    /// Texts of all kinds: repetitions near and far, every character, nothing to repeat.
    private static String text(int kind) {
        SplittableRandom random = new SplittableRandom(kind);
        StringBuilder text = new StringBuilder();
        int length = random.nextInt(40_000);
        int letters = 1 + random.nextInt(1 << random.nextInt(1, 12));
        while (text.length() < length) {
            if (text.length() > 10 && random.nextInt(4) > 0) {
                int from = random.nextInt(text.length());
                text.append(text, from, Math.min(text.length(), from + random.nextInt(300)));
            } else {
                text.appendCodePoint(1 + random.nextInt(letters));
            }
        }
        return text.toString();
    }

    @Test
    void whatTheJdkPacksIsUnpacked() {
        for (int kind = 0; kind < 60; kind++) {
            String text = text(kind);
            for (int level : new int[] {0, 1, 9}) {
                for (int strategy : new int[] {Deflater.DEFAULT_STRATEGY, Deflater.HUFFMAN_ONLY, Deflater.FILTERED}) {
                    assertThat(Deflate.unpack(packed(text, level, strategy), 1_000_000))
                            .contains(text);
                }
            }
        }
    }

    @Test
    void theJdkUnpacksWhatIsPacked() {
        for (int kind = 0; kind < 60; kind++) {
            String text = text(kind);
            int length = text.getBytes(StandardCharsets.UTF_8).length;

            String packed = Deflate.pack(text);

            assertThat(inflated(packed, length)).isEqualTo(text);
            assertThat(Deflate.unpack(packed, length)).contains(text);
            assertThat(Deflate.unpack(packed, length - 1)).isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a", "δέλτα", "\uD83D\uDE00", "a\u0000b", "\u007F\u0080\u07FF\u0800\uFFFF"})
    void anyTextComesBack(String text) {
        assertThat(Deflate.unpack(Deflate.pack(text), 100)).contains(text);
    }

    @Test
    void halfACharacterIsAQuestionMark() {
        assertThat(Deflate.unpack(Deflate.pack("a\uD83Db"), 100)).contains("a?b");
    }

    @Test
    void bytesThatAreNoTextCountAsUnknownCharacters() {
        byte[] bytes = {'a', (byte) 0xC3, 'b', (byte) 0x80, (byte) 0xE0, (byte) 0x80, (byte) 0x80, (byte) 0xFF};
        String packed = Base64.getEncoder().encodeToString(deflated(bytes, 9, Deflater.DEFAULT_STRATEGY));

        assertThat(Deflate.unpack(packed, 100)).contains("a\uFFFDb" + "\uFFFD".repeat(5));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "/w==", "A", "!!!!", "BgA=", "AwE", "S0w"})
    void whatIsDamagedIsNothing(String packed) {
        assertThat(Deflate.unpack(packed, 100)).isEmpty();
    }

    @Test
    void anyChangedBytesAreATextOrNothing() {
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < Many.of(2_000, 20_000); i++) {
            byte[] bytes = deflated(text(i % 20).substring(0, 5).repeat(9).getBytes(StandardCharsets.UTF_8), 9, i % 3);
            for (int change = 0; change < 3; change++) {
                bytes[random.nextInt(bytes.length)] = (byte) random.nextInt();
            }
            Deflate.unpack(Base64.getEncoder().encodeToString(bytes), 10_000)
                    .ifPresent(text -> assertThat(text.length()).isLessThanOrEqualTo(10_000));
        }
    }
}
