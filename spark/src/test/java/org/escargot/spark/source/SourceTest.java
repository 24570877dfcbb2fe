package org.escargot.spark.source;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.escargot.format.BrokenEntry;
import org.escargot.format.Entry;
import org.escargot.format.Format;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.VariantEntry;
import org.escargot.format.registry.Formats;
import org.escargot.grid.Givens;
import org.escargot.spark.LocalSpark;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The data source: every format, files whole and cut, and whatever is wrong with them.
class SourceTest {
    private static final String PUZZLE =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final String OTHER =
            "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

    private static LocalSpark spark;

    @TempDir
    Path folder;

    @BeforeAll
    static void start() {
        spark = LocalSpark.on(2);
    }

    @AfterAll
    static void stop() {
        spark.close();
    }

    private Path file(String name, String text, Charset charset) throws IOException {
        return Files.write(folder.resolve(name), text.getBytes(charset));
    }

    private Path file(String name, String text) throws IOException {
        return file(name, text, StandardCharsets.UTF_8);
    }

    private static Dataset<Row> read(Path path) {
        return spark.session().read().format("escargot").load(path.toString());
    }

    /// The rows of `path` in parts of `splitBytes`, in the order of the file: puzzle, problem and metadata.
    private static List<String> cut(Path path, long splitBytes) {
        return rows(spark.session()
                .read()
                .format("escargot")
                .option("splitBytes", splitBytes)
                .load(path.toString()));
    }

    private static List<String> rows(Dataset<Row> puzzles) {
        return puzzles
                .orderBy("file", "part", "line")
                .selectExpr("puzzle", "problem", "metadata")
                .collectAsList()
                .stream()
                .map(Row::toString)
                .toList();
    }

    /// The same of the engine's own reader.
    private static List<String> expected(String text) {
        return Formats.read(text).stream().map(SourceTest::row).toList();
    }

    private static String row(Entry entry) {
        return switch (entry) {
            case PuzzleEntry found ->
                "[" + found.puzzle() + ",null," + (found.metadata().isEmpty() ? null : found.metadata()) + "]";
            case VariantEntry variant -> row(variant.usual());
            case BrokenEntry broken -> "[null," + broken.problem().sentence() + ",null]";
        };
    }

    @Test
    void everyFormatThatIsWrittenIsRead() throws IOException {
        for (Format format : Formats.writable()) {
            PuzzleEntry entry = PuzzleEntry.of(1, Givens.of(PUZZLE), "");
            String text = format.writer().orElseThrow().write(entry);
            Path path = file("list-" + format.id(), text);

            assertThat(cut(path, 1L << 20))
                    .as(format.id())
                    .isEqualTo(expected(text))
                    .isNotEmpty();
            assertThat(cut(path, 10)).as(format.id()).isEqualTo(expected(text));
        }
    }

    @Test
    void aMatrixIsRead() throws IOException {
        String text = "[[" + String.join("],[", PUZZLE.replace('.', '0').split("(?<=\\G.{9})")) + "]]";
        String matrix = text.replaceAll("([0-9])(?=[0-9])", "$1,");

        assertThat(cut(file("grid.py", matrix), 10)).containsExactly("[" + PUZZLE + ",null,null]");
    }

    @Test
    void rowsTellWhereTheyAreFrom() throws IOException {
        Path path = file("list.txt", "# two puzzles\n" + PUZZLE + "\nx\n\n" + OTHER + " AI Escargot\n");
        List<Row> rows = read(path).orderBy("line").collectAsList();

        assertThat(rows).extracting(row -> row.getLong(5)).containsExactly(2L, 3L, 5L);
        assertThat(rows).extracting(row -> row.getLong(4)).containsOnly(0L);
        assertThat(rows).extracting(row -> row.getString(3)).allMatch(name -> name.endsWith("/list.txt"));
        assertThat(rows.get(2).getString(2)).isEqualTo("AI Escargot");
        assertThat(rows.get(1).getString(1)).startsWith("the line ends after 1 cell;");
    }

    /// Lines of many lengths: puzzles, names, comments, bad and blank lines, bytes that are not text.
    private static String longList(String lineEnd) {
        List<String> lines = new ArrayList<>(List.of("puzzle,name"));
        for (int i = 0; i < 400; i++) {
            lines.add(
                    switch (i % 8) {
                        case 0 -> PUZZLE;
                        case 1 -> OTHER + " number " + i;
                        case 2 -> "# " + "comment ".repeat(i % 50);
                        case 3 -> PUZZLE.substring(1 + i % 7);
                        case 4 -> "";
                        case 5 -> "Éléonore κόσμος " + OTHER;
                        case 6 -> "\u0000\u0001" + i;
                        default -> PUZZLE + "," + "9".repeat(81);
                    });
        }
        return String.join(lineEnd, lines);
    }

    @Test
    void aListInPartsIsTheSameAsTheWhole() throws IOException {
        for (String lineEnd : List.of("\n", "\r\n", "\r")) {
            // The first 256 KiB decide whether a list may be cut; they are plain.
            String text = (PUZZLE + lineEnd).repeat(4000) + longList(lineEnd);
            Path path = file("long.txt", text);
            List<String> expected = expected(text);

            assertThat(cut(path, 1 << 24)).isEqualTo(expected);
            for (int splitBytes : new int[] {100_000, 19_973}) {
                assertThat(cut(path, splitBytes)).as("%s", splitBytes).isEqualTo(expected);
            }
        }
    }

    /// Lines of several formats, and words between them.
    @Test
    void aMixedListInPartsIsTheSameAsTheWhole() throws IOException {
        String link = "https://www.sudokuwiki.org/sudoku.htm?bd=" + PUZZLE.replace('.', '0');
        String few =
                String.join("\n", PUZZLE, link, ":0000:x:" + OTHER + "::::", "some words", ".AntiKnight", link) + "\n";
        String text = few.repeat(40);
        List<String> expected = expected(text);

        assertThat(expected).hasSize(240);
        assertThat(cut(file("mixed.txt", text), 700)).isEqualTo(expected);
        String table = "solution,puzzle\n" + ("9".repeat(81) + "," + PUZZLE + "\n").repeat(40);
        assertThat(cut(file("table.csv", table), 700))
                .isEqualTo(expected(table))
                .hasSize(40);
    }

    @Test
    void partsAndLinesLeadToTheLine() throws IOException {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 300; i++) {
            text.append(i % 3 == 0 ? OTHER : PUZZLE).append(' ').append(i).append('\n');
        }
        Path path = file("numbered.txt", text.toString());
        List<Row> rows = spark.session()
                .read()
                .format("escargot")
                .option("splitBytes", 1000)
                .load(path.toString())
                .collectAsList();

        assertThat(rows).hasSize(300);
        assertThat(rows.stream().map(row -> row.getLong(4)).distinct()).hasSizeGreaterThan(20);
        for (Row row : rows) {
            String line = text.substring((int) row.getLong(4)).lines().toList().get((int) row.getLong(5) - 1);
            assertThat(line).isEqualTo(row.getString(0) + " " + row.getString(2));
        }
    }

    @Test
    void aListWithOtherCharactersAtItsHeadIsReadWhole() throws IOException {
        String text = (PUZZLE + "\n").repeat(100);
        for (Charset charset : List.of(StandardCharsets.UTF_16LE, StandardCharsets.UTF_16BE, StandardCharsets.UTF_8)) {
            Path path = file("marked.txt", "\uFEFF" + text, charset);

            assertThat(cut(path, 1000)).as("%s", charset).isEqualTo(expected(text));
        }
    }

    @Test
    void gzipIsUnpackedAndWhatIsBrokenIsARow() throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (OutputStream gzip = new GZIPOutputStream(packed)) {
            gzip.write((PUZZLE + "\n" + OTHER + "\n").getBytes(StandardCharsets.US_ASCII));
        }
        byte[] bytes = packed.toByteArray();
        Path whole = Files.write(folder.resolve("whole.txt.gz"), bytes);
        Path shortened = Files.write(folder.resolve("short.txt.gz"), Arrays.copyOf(bytes, bytes.length - 20));
        Path head = Files.write(folder.resolve("head.txt.gz"), Arrays.copyOf(bytes, 5));

        assertThat(cut(whole, 10)).containsExactly("[" + PUZZLE + ",null,null]", "[" + OTHER + ",null,null]");
        assertThat(cut(shortened, 10)).last().asString().contains("the gzip data cannot be read on");
        assertThat(cut(head, 10)).singleElement().asString().contains("the gzip data cannot be read on");
    }

    @Test
    void whatIsNoListIsOneRow() throws IOException {
        assertThat(cut(file("empty.txt", ""), 10)).singleElement().asString().contains("there is no puzzle here");
        assertThat(cut(file("picture.png", "\u0089PNG\u0000\u0001", StandardCharsets.ISO_8859_1), 3))
                .singleElement()
                .asString()
                .contains("binary data");
    }

    @Test
    void foldersPatternsAndSeveralPathsAreRead() throws IOException {
        file("b.txt", OTHER);
        file("a.txt", PUZZLE);
        file("_SUCCESS", "");
        file(".hidden", "");
        Files.createDirectory(folder.resolve("below"));
        file("below/c.sdk", String.join("\n", PUZZLE.split("(?<=\\G.{9})")));
        Dataset<Row> two = spark.session()
                .read()
                .format("escargot")
                .load(
                        folder.resolve("a.txt").toString(),
                        folder.resolve("b.txt").toString());

        assertThat(read(folder).count()).isEqualTo(3);
        assertThat(read(folder.resolve("*.txt")).count()).isEqualTo(2);
        assertThat(two.count()).isEqualTo(2);
        assertThat(read(folder.resolve("*.txt")).rdd().getNumPartitions()).isEqualTo(1);
    }

    @Test
    void sqlReadsAList() throws IOException {
        Path path = file("list.txt", PUZZLE + "\nx\n");
        spark.sql("CREATE OR REPLACE TEMPORARY VIEW listed USING escargot OPTIONS (path '" + path + "')");

        assertThat(spark.sql("SELECT escargot.clues(puzzle), problem IS NULL FROM listed ORDER BY line"))
                .extracting(Row::toString)
                .containsExactly("[30,true]", "[null,false]");
    }

    @Test
    void theFormatMayBeNamed() throws IOException {
        Path path = file("list.txt", PUZZLE + "\n");

        assertThat(rows(spark.session()
                        .read()
                        .format("escargot")
                        .option("inputFormat", "sdk")
                        .load(path.toString())))
                .isEqualTo(Formats.read(PUZZLE + "\n", Formats.named("sdk")).stream()
                        .map(SourceTest::row)
                        .toList());
    }

    @Test
    void whatCannotBeIsToldBeforeTheJob() {
        assertThatThrownBy(() -> read(folder.resolve("missing.txt")).count()).hasMessageContaining("missing.txt");
        assertThatThrownBy(
                        () -> spark.session().read().format("escargot").load().count())
                .hasMessageContaining("needs a path");
        Map.of("splitBytes", "0", "inputFormat", "xyz")
                .forEach((name, value) -> assertThatThrownBy(() -> spark.session()
                                .read()
                                .format("escargot")
                                .option(name, value)
                                .load(folder.toString())
                                .count())
                        .hasMessageContaining(name + " (" + value + ") must be"));
    }

    @Test
    void parquetKeepsTheRatings() throws IOException {
        Path list = file("list.txt", PUZZLE + "\nx\n" + OTHER + "\n");
        String parquet = folder.resolve("ratings").toString();
        read(list)
                .selectExpr("puzzle", "escargot.er(puzzle) AS er", "escargot.minutes(puzzle) AS minutes", "problem")
                .write()
                .parquet(parquet);
        Dataset<Row> kept = spark.session().read().parquet(parquet);

        assertThat(kept.schema().simpleString())
                .isEqualTo("struct<puzzle:string,er:decimal(3,1),minutes:decimal(9,1),problem:string>");
        assertThat(kept.where("er > 10").count()).isEqualTo(1);
        assertThat(Stream.of(kept.count(), kept.where("problem IS NULL").count()))
                .containsExactly(3L, 2L);
    }
}
