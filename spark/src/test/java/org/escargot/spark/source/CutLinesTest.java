package org.escargot.spark.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Parts joined are the whole, wherever it is cut, and no part ends within a line.
class CutLinesTest {
    /// The bytes of the part from `start` to `end`, which are read `step` at a time.
    private static String part(String text, int start, int end, int step) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
        int from = (int) CutLines.from(start);
        StringBuilder part = new StringBuilder();
        try (CutLines lines = new CutLines(new ByteArrayInputStream(bytes, from, bytes.length - from), start, end)) {
            byte[] buffer = new byte[step];
            for (int count = lines.read(buffer, 0, step); count >= 0; count = lines.read(buffer, 0, step)) {
                part.append(new String(buffer, 0, count, StandardCharsets.ISO_8859_1));
            }
        }
        return part.toString();
    }

    private static List<String> parts(String text, int length, int step) throws IOException {
        List<String> parts = new ArrayList<>();
        for (int start = 0; start < text.length(); start += length) {
            parts.add(part(text, start, Math.min(text.length(), start + length), step));
        }
        return parts;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a\nbc\ndef\n",
                "a\nbc\ndef",
                "a\r\nbc\r\n\r\ndef\r\n",
                "a\rbc\r\rdef",
                "\n\n\n",
                "\r\n",
                "abcdefgh",
                "a\n\rb\r\n\nc\r"
            })
    void partsJoinedAreTheWhole(String text) throws IOException {
        for (int length = 1; length <= text.length() + 1; length++) {
            for (int step = 1; step < 4; step++) {
                List<String> parts = parts(text, length, step);

                assertThat(parts.stream().flatMap(String::lines))
                        .as("%d %d", length, step)
                        .containsExactlyElementsOf(text.lines().toList());
                assertThat(parts.stream().filter(part -> !part.isEmpty()).toList())
                        .allMatch(part -> text.endsWith(part) || part.endsWith("\n") || part.endsWith("\r"));
            }
        }
    }

    @Test
    void aLineBelongsToThePartOfItsFirstByte() throws IOException {
        assertThat(parts("ab\ncd\nef\n", 3, 8)).containsExactly("ab\n", "cd\n", "ef\n");
        assertThat(parts("ab\ncd\nef\n", 4, 8)).containsExactly("ab\ncd\n", "ef\n", "");
        assertThat(parts("abcdefg\nh", 2, 8)).containsExactly("abcdefg\n", "", "", "", "h");
    }

    @Test
    void aByteAtATimeIsTheSame() throws IOException {
        try (CutLines lines = new CutLines(new ByteArrayInputStream(new byte[] {'a', '\n', -1, '\n'}), 0, 3)) {
            assertThat(lines.first()).isZero();
            assertThat(new int[] {lines.read(), lines.read(), lines.read(), lines.read(), lines.read()})
                    .containsExactly('a', '\n', 255, '\n', -1);
        }
    }
}
