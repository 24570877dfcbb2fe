package org.escargot.format.lines;

import static java.nio.charset.StandardCharsets.UTF_16BE;
import static java.nio.charset.StandardCharsets.UTF_16LE;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.registry.PuzzleReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class TextInputTest {
    private static List<String> lines(InputStream bytes) throws IOException {
        TextInput input = TextInput.of(bytes);
        List<String> lines = new ArrayList<>();
        for (String line = input.next(); line != null; line = input.next()) {
            lines.add(line);
        }
        return lines;
    }

    private static List<String> lines(byte[] bytes) throws IOException {
        return lines(new ByteArrayInputStream(bytes));
    }

    private static byte[] gzip(byte[] bytes) throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(packed)) {
            gzip.write(bytes);
        }
        return packed.toByteArray();
    }

    static Stream<Charset> charsets() {
        return Stream.of(UTF_8, UTF_16LE, UTF_16BE);
    }

    @ParameterizedTest
    @MethodSource("charsets")
    void theCharsetIsToldWithAndWithoutAMark(Charset charset) throws IOException {
        String text = "53..7 Grüße\nδεύτερη\n";

        assertThat(lines(text.getBytes(charset))).containsExactly("53..7 Grüße", "δεύτερη");
        assertThat(lines(("\uFEFF" + text).getBytes(charset))).containsExactly("53..7 Grüße", "δεύτερη");
        assertThat(lines(gzip(text.getBytes(charset)))).containsExactly("53..7 Grüße", "δεύτερη");
    }

    @ParameterizedTest
    @ValueSource(strings = {"\n", "\r\n", "\r"})
    void anyLineEndEndsALine(String end) throws IOException {
        assertThat(lines(("a" + end + end + "b" + end).getBytes(UTF_8))).containsExactly("a", "", "b");
        assertThat(lines(("a" + end + "b").getBytes(UTF_8))).containsExactly("a", "b");
    }

    @ParameterizedTest
    @ValueSource(ints = {16_382, 16_383, 16_384, 16_385})
    void aLineEndMaySpanTwoBuffers(int length) throws IOException {
        String line = "x".repeat(length);

        assertThat(lines((line + "\r\n" + line + "\r\nb").getBytes(UTF_8))).containsExactly(line, line, "b");
    }

    @Test
    void nothingHasNoLines() throws IOException {
        assertThat(lines(new byte[0])).isEmpty();
        assertThat(lines("\uFEFF".getBytes(UTF_8))).isEmpty();
        assertThat(lines(new byte[] {'5'})).containsExactly("5");
    }

    @Test
    void controlZAtTheEndIsNoText() throws IOException {
        assertThat(lines("a\r\n\u001a".getBytes(UTF_8))).containsExactly("a");
        assertThat(lines("a\u001a".getBytes(UTF_8))).containsExactly("a");
    }

    @Test
    void longLinesComeWholeAndLongerOnesAreCut() throws IOException {
        String line = "1".repeat(100_000);
        assertThat(lines((line + "\nb").getBytes(UTF_8))).containsExactly(line, "b");

        String longest = "1".repeat(1 << 20);
        assertThat(lines((longest + "\nb").getBytes(UTF_8))).containsExactly(longest, "b");
        TextInput longer = TextInput.of(new ByteArrayInputStream((longest + "1\nb").getBytes(UTF_8)));
        assertThat(longer.next()).isEqualTo(longest);
        assertThatThrownBy(longer::next).isInstanceOf(EndlessLineException.class);
    }

    /// Its length is found out by counting, not by waiting for its end.
    @Test
    void ofALineWithoutEndLittleMoreThanItsBeginningIsTaken() throws IOException {
        long[] taken = {0};
        InputStream endless = new InputStream() {
            @Override
            public int read() {
                taken[0]++;
                return '1';
            }

            @Override
            public int read(byte[] bytes, int offset, int length) {
                taken[0] += length;
                Arrays.fill(bytes, offset, offset + length, (byte) '1');
                return length;
            }
        };
        TextInput input = TextInput.of(endless);

        assertThat(input.next()).hasSize(1 << 20);
        assertThatThrownBy(input::next).isInstanceOf(EndlessLineException.class);
        assertThat(taken[0]).isBetween(1L << 20, 2L << 20);
    }

    @Test
    void behindALineWithoutEndNothingIsRead() throws IOException {
        byte[] endless = new byte[10_000_000];
        Arrays.fill(endless, (byte) '1');
        TextInput input = TextInput.of(new ByteArrayInputStream(gzip(endless)));

        assertThat(input.next()).hasSize(1 << 20);
        assertThatThrownBy(input::next).isInstanceOf(EndlessLineException.class);
    }

    @Test
    void bytesMayComeOneByOne() throws IOException {
        InputStream slow = new ByteArrayInputStream("\uFEFFa\nb".getBytes(UTF_16LE)) {
            @Override
            public synchronized int read(byte[] bytes, int offset, int length) {
                return super.read(bytes, offset, Math.min(1, length));
            }

            @Override
            public synchronized int available() {
                return 0;
            }
        };

        assertThat(lines(slow)).containsExactly("a", "b");
    }

    @Test
    void whatIsNoUtf8IsReadAsWindows1252() throws IOException {
        assertThat(lines(new byte[] {'#', ' ', 'c', 'a', 'f', (byte) 0xE9, '\n', (byte) 0x80, '5'}))
                .containsExactly("# café", "€5");
        byte[] mixed = ("x".repeat(8191) + "é\n").getBytes(UTF_8);
        mixed[0] = (byte) 0xFC;
        assertThat(lines(mixed)).containsExactly("ü" + "x".repeat(8190) + "é");
        assertThat(lines(new byte[] {'5', (byte) 0xC3})).containsExactly("5Ã");
    }

    @Test
    void charactersMaySpanTwoBuffers() throws IOException {
        String line = "δ".repeat(20_000) + "\uD83D\uDE00".repeat(10_000);

        assertThat(lines(("x" + line).getBytes(UTF_8))).containsExactly("x" + line);
    }

    @Test
    void ofGzipThatIsCutOffAllWholeLinesCome() throws IOException {
        List<String> random = IntStream.range(0, 50_000)
                .mapToObj(i -> Integer.toString(i * 7919 % 100_003))
                .toList();
        byte[] whole = gzip(String.join("\n", random).getBytes(UTF_8));
        for (int length : new int[] {whole.length - 12, whole.length / 2, 200}) {
            TextInput input = TextInput.of(new ByteArrayInputStream(whole, 0, length));
            List<String> lines = new ArrayList<>();
            assertThatThrownBy(() -> {
                        for (String line = input.next(); line != null; line = input.next()) {
                            lines.add(line);
                        }
                    })
                    .isInstanceOf(EOFException.class);
            assertThat(lines).isEqualTo(random.subList(0, lines.size())).hasSizeGreaterThan(length / 6);
        }
    }

    @Test
    void ofAShortListThatIsCutOffAllPuzzlesCome() throws IOException {
        byte[] whole = gzip((".".repeat(81) + "\n").repeat(20).getBytes(UTF_8));
        PuzzleReader reader =
                PuzzleReader.of(TextInput.of(new ByteArrayInputStream(whole, 0, whole.length - 8)), Optional.empty());

        for (int i = 0; i < 20; i++) {
            assertThat(reader.next()).isInstanceOf(PuzzleEntry.class);
        }
        assertThatThrownBy(reader::next).isInstanceOf(EOFException.class);
    }

    @Test
    void whatFollowsGzipIsToldBehindTheLines() throws IOException {
        byte[] whole = gzip("a\nb\n".getBytes(UTF_8));
        ByteArrayOutputStream twice = new ByteArrayOutputStream();
        twice.writeBytes(whole);
        twice.writeBytes(gzip("c\n".getBytes(UTF_8)));

        assertThat(lines(twice.toByteArray())).containsExactly("a", "b", "c");
        assertThat(lines(Arrays.copyOf(whole, whole.length + 512))).containsExactly("a", "b");
        twice.writeBytes("junk".getBytes(UTF_8));
        TextInput input = TextInput.of(new ByteArrayInputStream(twice.toByteArray()));
        assertThat(List.of(input.next(), input.next(), input.next())).containsExactly("a", "b", "c");
        assertThatThrownBy(input::next).isInstanceOf(TrailingDataException.class);
    }

    @Test
    void gzipThatIsCutOffIsAFailureOfTheInput() throws IOException {
        byte[] whole = gzip("1234\n".repeat(1000).getBytes(UTF_8));

        assertThatThrownBy(() -> lines(Arrays.copyOf(whole, whole.length - 12))).isInstanceOf(EOFException.class);
        assertThatThrownBy(() -> lines(Arrays.copyOf(whole, 5))).isInstanceOf(EOFException.class);
    }
}
