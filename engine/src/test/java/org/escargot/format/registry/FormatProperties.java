package org.escargot.format.registry;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.Size;
import org.escargot.format.BrokenEntry;
import org.escargot.format.Entry;
import org.escargot.format.Format;
import org.escargot.format.lines.LineInput;
import org.escargot.format.lines.TextInput;

/// Whatever comes in, something comes out: puzzles, or problems with a place and one sentence. Never an exception.
class FormatProperties {
    private static final String P = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    private static void check(List<Entry> entries) {
        assertThat(entries).isNotEmpty().allSatisfy(entry -> {
            assertThat(entry.line()).isPositive();
            if (entry instanceof BrokenEntry broken) {
                assertThat(broken.problem().sentence()).isNotBlank().doesNotContain("\n", "\r", "Exception");
            }
        });
    }

    private static List<Entry> readAll(LineInput input) throws IOException {
        PuzzleReader reader = PuzzleReader.of(input, Optional.empty());
        List<Entry> entries = new ArrayList<>();
        for (Entry entry = reader.next(); entry != null; entry = reader.next()) {
            entries.add(entry);
        }
        assertThat(reader.next()).isNull();
        return entries;
    }

    @Property(tries = 500)
    void anyBytesEndInEntries(@ForAll @Size(max = 2000) byte[] bytes) throws IOException {
        // Random bytes that claim to be gzip are not: that is a failure of the input, told by an IOException.
        if (bytes.length > 1 && bytes[0] == 0x1F && bytes[1] == (byte) 0x8B) {
            bytes[0] = 0;
        }
        check(readAll(TextInput.of(new ByteArrayInputStream(bytes))));
    }

    @Provide
    Arbitrary<Format> formats() {
        return Arbitraries.of(Formats.ALL);
    }

    @Property(tries = 500)
    void anyTextEndsInEntriesInEveryFormat(@ForAll("texts") String text, @ForAll("formats") Format format) {
        check(Formats.read(text));
        check(Formats.read(text, Optional.of(format)));
    }

    @Property(tries = 500)
    void aSpoiltGridEndsInEntries(
            @ForAll("layouts") String layout,
            @ForAll("mutations") List<Mutation> mutations,
            @ForAll("formats") Format format) {
        String text = layout;
        for (Mutation mutation : mutations) {
            text = mutation.applyTo(text);
        }
        check(Formats.read(text));
        check(Formats.read(text, Optional.of(format)));
    }

    /// Puts `with` in place of `length` characters.
    record Mutation(int place, int length, String with) {
        String applyTo(String text) {
            int start = text.isEmpty() ? 0 : place % text.length();
            return text.substring(0, start) + with + text.substring(Math.min(text.length(), start + length));
        }
    }

    @Provide
    Arbitrary<String> texts() {
        return Arbitraries.strings()
                .withChars("0123456789.._*Xx-+|!:'#;/,\"\t\r\n\n\n [](){}abEe═─│\u001a\u0000\uFFFD")
                .ofMaxLength(1500);
    }

    @Provide
    Arbitrary<List<Mutation>> mutations() {
        Arbitrary<String> with =
                Arbitraries.strings().withChars("0159.q,;+|\n\t -\"[]#").ofMaxLength(4);
        return Combinators.combine(
                        Arbitraries.integers().between(0, 3000),
                        Arbitraries.integers().between(0, 12),
                        with)
                .as(Mutation::new)
                .list()
                .ofMinSize(1)
                .ofMaxSize(6);
    }

    @Provide
    Arbitrary<String> layouts() {
        String rows = P.replaceAll("(.{9})", "$1\n");
        String framed = P.replaceAll("(.{3})", "$1|").replaceAll("(.{12})", "|$1\n");
        String csv = P.replaceAll("(.)", "$1,").replaceAll("(.{17}),", "$1\n");
        String candidates = "| 12 3 456 | 7 8 9 | 1 23 4 |\n".repeat(9);
        return Arbitraries.of(
                P, P + "\n" + P, rows, framed, csv, csv + csv, "[Puzzle]\n" + rows + "[State]\n" + rows, candidates);
    }
}
