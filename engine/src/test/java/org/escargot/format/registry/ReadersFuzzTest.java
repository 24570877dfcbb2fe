package org.escargot.format.registry;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import java.util.function.UnaryOperator;
import org.escargot.format.BrokenEntry;
import org.escargot.format.Entry;
import org.escargot.format.Format;
import org.escargot.format.Notes;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.codec.Deflate;
import org.escargot.format.codec.LzString;
import org.escargot.format.codec.Zlib;
import org.escargot.grid.Cell;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.grid.Marks;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Every reader gets texts that formats wrote, changed at random: what comes out is puzzles or problems, never an
/// exception. What a link has packed is changed before it is packed.
class ReadersFuzzTest {
    private static final String ALPHABET =
            "0123456789..,;:|+-*[](){}<>/\\\"'=&#%_ \t\n\r\u0000aAzZtfu\u00e9\u03b1\uFFFD";
    private static final int LONGEST = 20_000;

    /// Reads `text` in `format`, or in the one that is found out.
    private static void read(String text, Optional<Format> format) {
        List<Entry> entries;
        try {
            entries = Formats.read(text, format);
        } catch (RuntimeException e) {
            throw new AssertionError("As " + format + ", this text throws: " + quoted(text), e);
        }
        assertThat(entries).isNotEmpty();
        for (Entry entry : entries) {
            if (entry instanceof BrokenEntry broken) {
                assertThat(broken.problem().sentence()).isNotBlank().doesNotContain("\n", "Exception");
            }
        }
    }

    private static String quoted(String text) {
        StringBuilder quoted = new StringBuilder();
        text.chars().limit(5_000).forEach(c -> {
            if (c < ' ' || c > '~') {
                quoted.append("\\u").append(Integer.toHexString(0x10000 + c).substring(1));
            } else {
                quoted.append((char) c);
            }
        });
        return quoted.toString();
    }

    /// A text, and what makes an input of it.
    private record Seed(String text, UnaryOperator<String> wrap) {}

    private static List<Seed> seeds() {
        Grid start = Grid.of(ReadTexts.P);
        int[] marks = new int[Cell.COUNT];
        marks[2] = DigitSet.bit(1) | DigitSet.bit(2);
        Notes notes = new Notes(Marks.of(marks), Marks.of(marks), Marks.of(marks));
        PuzzleEntry entry =
                new PuzzleEntry(1, new Givens(start), Optional.of(start.with(3, 6)), notes, "a <name> & 'more'");
        List<Seed> seeds = new ArrayList<>();
        for (Format format : Formats.writable()) {
            seeds.add(new Seed(format.writer().orElseThrow().write(entry), text -> text));
        }
        seeds.add(new Seed("g = [" + ReadTexts.rows(ReadTexts.P, ",").replace("\n", "],\n[") + "]", text -> text));
        String drawing =
                "{cs:50,ce:[[{v:5},,,,,,,,],,,[,,,,,,,,]],re:[[[0,0]]],metadata:{title:'It\\'s'},ca:[{v:'a'}]}";
        seeds.add(new Seed(drawing, text -> "https://sudokupad.app/scl" + LzString.pack(text)));
        String members = "{\"size\":9,\"title\":\"x\",\"grid\":[[{\"value\":5,\"given\":true},{}]],\"cage\":[]}";
        seeds.add(new Seed(members, text -> "https://f-puzzles.com/?load=" + LzString.pack(text)));
        String link =
                Formats.named("penpa").orElseThrow().writer().orElseThrow().write(entry);
        String drawn = Deflate.unpack(link.substring(link.indexOf("p=") + 2).strip(), LONGEST)
                .orElseThrow();
        seeds.add(new Seed(drawn, text -> "https://swaroopg92.github.io/penpa-edit/#m=edit&p=" + Deflate.pack(text)));
        String board = "{\"gridSize\":9,\"givenDigits\":\"" + ReadTexts.P.replace('.', '0')
                + "\",\"userCellCandidates\":\"2-4-1022\",\"regions\":[1],\"givenConstraints\":[]}";
        seeds.add(new Seed(board, text -> "SCv7_32_" + Zlib.pack(text)));
        return seeds;
    }

    private static String mutated(String text, SplittableRandom random) {
        int at = random.nextInt(text.length() + 1);
        int end = Math.min(text.length(), at + random.nextInt(1 + (1 << random.nextInt(9))));
        String piece = text.substring(at, end);
        String with = switch (random.nextInt(6)) {
            case 0 -> "";
            case 1 -> piece.repeat(random.nextInt(8));
            case 2 -> text.substring(random.nextInt(text.length() + 1));
            case 3 -> new StringBuilder(piece).reverse().toString();
            case 4 -> Integer.toString(random.nextInt());
            default -> Character.toString(ALPHABET.charAt(random.nextInt(ALPHABET.length())));
        };
        String changed = text.substring(0, at) + with + text.substring(end);
        return changed.substring(0, Math.min(changed.length(), LONGEST));
    }

    private static void fuzz(Format format, BooleanSupplier goesOn) {
        SplittableRandom random = new SplittableRandom(format.id().hashCode());
        List<Seed> seeds = seeds();
        while (goesOn.getAsBoolean()) {
            Seed seed = seeds.get(random.nextInt(seeds.size()));
            String text = seed.text();
            for (int i = random.nextInt(1, 8); i > 0; i--) {
                text = mutated(text, random);
            }
            String input = seed.wrap().apply(text);
            read(input, Optional.of(format));
            read(input, Optional.empty());
        }
    }

    private static List<Format> readers() {
        return Formats.ALL;
    }

    @ParameterizedTest
    @MethodSource("readers")
    void aChangedTextIsPuzzlesOrProblems(Format format) {
        int[] left = {150};
        fuzz(format, () -> left[0]-- > 0);
    }

    /// Ten minutes a reader; `-Descargot.fuzz.seconds=` says otherwise.
    @ParameterizedTest
    @MethodSource("readers")
    @Tag("full")
    void noChangedTextThrows(Format format) {
        long end = System.nanoTime() + Long.getLong("escargot.fuzz.seconds", 600) * 1_000_000_000L;
        fuzz(format, () -> System.nanoTime() < end);
    }
}
