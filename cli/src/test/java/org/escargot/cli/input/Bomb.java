package org.escargot.cli.input;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.escargot.format.BrokenEntry;
import org.escargot.format.Entry;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.lines.EndlessLineException;
import org.escargot.format.lines.TextInput;
import org.escargot.format.registry.Formats;
import org.escargot.format.registry.PuzzleReader;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;

/// A small input that would become a large one, or that asks for much work, and what it is.
final class Bomb {
    private static final int LARGE = 50_000_000;

    private final String name;
    private final byte[] bytes;

    private Bomb(String name, byte[] bytes) {
        this.name = name;
        this.bytes = bytes;
    }

    private Bomb(String name, String text) {
        this(name, text.getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public String toString() {
        return name;
    }

    /// Writes into a stream that packs.
    private interface Packing {
        OutputStream over(OutputStream target) throws IOException;
    }

    private static byte[] packed(Packing packing, String piece) throws IOException {
        ByteArrayOutputStream target = new ByteArrayOutputStream();
        byte[] bytes = piece.repeat(100_000 / piece.length()).getBytes(StandardCharsets.UTF_8);
        try (OutputStream out = packing.over(target)) {
            for (int i = 0; i < LARGE / bytes.length; i++) {
                out.write(bytes);
            }
        }
        return target.toByteArray();
    }

    private static OutputStream deflating(OutputStream target) {
        return new DeflaterOutputStream(target, new Deflater(9, true));
    }

    private static OutputStream zipping(OutputStream target) throws IOException {
        ZipOutputStream zip = new ZipOutputStream(target);
        zip.putNextEntry(new ZipEntry("puzzle.txt"));
        return zip;
    }

    /// All of them.
    static Stream<Bomb> all() throws IOException {
        String penpa = "https://swaroopg92.github.io/penpa-edit/#m=edit&p=";
        String lists = Base64.getEncoder().encodeToString(packed(Bomb::deflating, "[[],"));
        String lines = Base64.getEncoder().encodeToString(packed(Bomb::deflating, "a\n"));
        String laughs = "<!DOCTYPE x [<!ENTITY a \"ha\">"
                + Stream.iterate('b', c -> c <= 'z', c -> (char) (c + 1))
                        .map(c -> "<!ENTITY " + c + " \"" + ("&" + (char) (c - 1) + ";").repeat(10) + "\">")
                        .reduce("", String::concat)
                + "]>";
        return Stream.of(
                new Bomb("DEFLATE", penpa + lists),
                new Bomb("DEFLATE of lines", penpa + lines),
                new Bomb("DEFLATE within the limit, of lists", penpa + board("[" + "[],".repeat(100_000))),
                new Bomb("DEFLATE within the limit, of members", penpa + board("[" + "{},".repeat(100_000))),
                new Bomb("zlib", "SCv7_32_" + base32(packed(DeflaterOutputStream::new, "[[],"))),
                new Bomb("a long zlib", "SCv7_32_" + "f2e0".repeat(25_000)),
                new Bomb("a long DEFLATE", penpa + "A".repeat(100_000)),
                new Bomb("lz-string", fPuzzles(3_000_000)),
                new Bomb("lz-string of a drawing", "https://sudokupad.app/scl" + code(fPuzzles(3_000_000))),
                new Bomb("a long lz-string", "https://f-puzzles.com/?load=" + "N4Ig".repeat(20_000)),
                new Bomb("gzip of zeros", packed(GZIPOutputStream::new, "\u0000")),
                new Bomb("gzip of one line", packed(GZIPOutputStream::new, "a")),
                new Bomb("gzip of one line of digits", packed(GZIPOutputStream::new, "1")),
                new Bomb("gzip of long lines", packed(GZIPOutputStream::new, "a".repeat(99_999) + "\n")),
                new Bomb("gzip of short lines", packed(GZIPOutputStream::new, "a\n")),
                new Bomb("gzip of comments", packed(GZIPOutputStream::new, "#\n")),
                new Bomb("zip", packed(Bomb::zipping, "1")),
                new Bomb("XML of entities", laughs + "<opensudoku><game data=\"&z;\"/></opensudoku>"),
                new Bomb("XML of attributes", "<opensudoku " + "a=\"\" ".repeat(180_000)),
                new Bomb("XML of ends in quotes", "<opensudoku a=\"" + ">".repeat(60_000)),
                new Bomb("JSON of lists", "[".repeat(100_000)),
                new Bomb("JSON of a megabyte of lists", "[".repeat(1_000_000)),
                new Bomb("JSON of members", gnome("{},")),
                new Bomb("JSON of members in many lines", gnome("{},".repeat(300_000) + "\n")),
                new Bomb("a million cages", ".Cage~3~R1C1~R1C2".repeat(1_000_000)),
                new Bomb("a sum of a thousand millions", ".Cage~1000000000~R1C1~R1C2"),
                new Bomb("a line of 100,000 cells", ".Shape~25x25.SumLine~10" + "~R1C1~R1C2".repeat(50_000)),
                new Bomb("many long lines", ".Shape~25x25" + (".SumLine~300" + "~R1C1~R1C2".repeat(300)).repeat(200)),
                new Bomb("machines that explode", ".Regex~" + regex("(((.{600}){600}){600}){600}") + "~R1C1"));
    }

    /// An expression as the rule has it.
    private static String regex(String expression) {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(expression.getBytes(StandardCharsets.US_ASCII));
    }

    private static String base32(byte[] bytes) {
        return new BigInteger(1, Arrays.copyOf(bytes, (bytes.length + 4) / 5 * 5)).toString(32);
    }

    /// A link whose text is so much longer.
    private static String fPuzzles(int length) {
        PuzzleEntry entry = PuzzleEntry.of(1, new Givens(Grid.EMPTY), "a".repeat(length));
        return Formats.named("f-puzzles").orElseThrow().writer().orElseThrow().write(entry);
    }

    private static String code(String link) {
        return link.substring(link.indexOf('=') + 1);
    }

    /// A drawing of Penpa with `problem`.
    private static String board(String problem) throws IOException {
        ByteArrayOutputStream target = new ByteArrayOutputStream();
        try (OutputStream out = deflating(target)) {
            out.write(("sudoku,9,9\n[]\n{}\n" + problem + "\n" + problem + "\n[]\n").getBytes(StandardCharsets.UTF_8));
        }
        return Base64.getEncoder().encodeToString(target.toByteArray());
    }

    private static String gnome(String cell) {
        return "{\"difficulty_category\":\"easy\",\"cells\":[" + cell.repeat(1_000_000 / cell.length());
    }

    /// Whether there is no puzzle in it, and that is said.
    boolean isRefused() {
        try {
            PuzzleReader reader = PuzzleReader.of(TextInput.of(new ByteArrayInputStream(bytes)), Optional.empty());
            for (Entry entry = reader.next(); entry != null; entry = reader.next()) {
                if (!(entry instanceof BrokenEntry)) {
                    return false;
                }
            }
            return true;
        } catch (EndlessLineException _) {
            return true;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
