package org.escargot.cli.generate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.escargot.cli.speech.BadInput;
import org.escargot.cli.terminal.ExitCode;
import org.escargot.cli.terminal.Terminal;
import org.escargot.generator.Generated;
import org.escargot.generator.PuzzleGenerator;
import org.escargot.generator.Recipe;
import org.escargot.generator.clues.Minimality;
import org.escargot.generator.wish.ExplainerWish;
import org.escargot.rating.scale.RatingShape;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FilePoolTest {
    @TempDir
    private Path folder;

    @Test
    void givesBackWhatItKeptOnceAndInOrder() {
        FilePool pool = new FilePool(folder.resolve("deep/pool.tsv"));
        Generated first = puzzle(1);
        Generated second = puzzle(2);
        pool.keep("level=18", first);
        pool.keep("level=9", puzzle(3));
        pool.keep("level=18", second);

        assertThat(pool.size("level=18")).isEqualTo(2);
        assertThat(new FilePool(folder.resolve("deep/pool.tsv")).take("level=18"))
                .hasValue(first);
        assertThat(pool.take("level=18")).hasValue(second);
        assertThat(pool.take("level=18")).isEmpty();
        assertThat(pool.size("level=9")).isEqualTo(1);
    }

    @Test
    void isEmptyWhereThereIsNoFileAndMakesNone() {
        FilePool pool = new FilePool(folder.resolve("none.tsv"));

        assertThat(pool.take("level=18")).isEmpty();
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void passesOverLinesThatAreNone() throws IOException {
        Path file = folder.resolve("pool.tsv");
        PoolLine line = new PoolLine("level=18", puzzle(5));
        String seedTooLarge = line.toString().replaceFirst("\t-?[0-9]+:", "\t9999999999999999999:");
        Files.writeString(file, "rubbish\nlevel=18\t123\t1:2\tOPEN\t\n" + seedTooLarge + "\n" + line + "\n");

        assertThat(new FilePool(file).take("level=18").map(Generated::puzzle))
                .hasValue(puzzle(5).puzzle());
    }

    @Test
    void passesOverBytesThatAreNoTextAndLinesWithoutAnEnd() throws IOException {
        Path file = folder.resolve("pool.tsv");
        byte[] rubbish = new byte[1 << 20];
        Arrays.fill(rubbish, (byte) 0xE9);
        Files.write(file, rubbish);
        Files.writeString(file, "\n" + new PoolLine("level=18", puzzle(5)) + "\n", StandardOpenOption.APPEND);

        assertThat(new FilePool(file).take("level=18").map(Generated::puzzle))
                .hasValue(puzzle(5).puzzle());
        assertThat(Files.size(file)).isEqualTo(rubbish.length + 1);
    }

    @Test
    void keepsLinesOfALaterVersionAsTheyAre() throws IOException {
        Path file = folder.resolve("pool.tsv");
        String later = "level=18\t" + puzzle(6).puzzle() + "\t1:2\tSOMETHING\rNEW\té\tmore";
        Files.writeString(file, later + "\n" + new PoolLine("level=18", puzzle(5)) + "\n");
        FilePool pool = new FilePool(file);

        pool.take("level=18");
        assertThat(Files.readString(file)).isEqualTo(later + "\n");
        pool.keep("level=18", puzzle(5));
        assertThat(Files.readString(file)).isEqualTo(later + "\n" + new PoolLine("level=18", puzzle(5)) + "\n");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"my notes\nline 2\n", "%PDF-1.6\n", "\n", "53..7....6..195....98....6.8...6...34..8.3..1\n"})
    void whatIsNoPoolIsNotWrittenOver(String content) throws IOException {
        Path file = Files.writeString(folder.resolve("notes"), content);

        assertThatThrownBy(() -> new FilePool(file).keep("level=18", puzzle(1)))
                .isInstanceOf(BadInput.class)
                .hasMessage(file + " is not a pool of puzzles; name another file with ESCARGOT_POOL");
        assertThatThrownBy(() -> new FilePool(file).size("level=18")).isInstanceOf(BadInput.class);
        assertThat(new FilePool(file).take("level=18")).isEmpty();
        assertThat(Files.readString(file)).isEqualTo(content);
    }

    @Test
    void isFoundBehindALink() throws IOException {
        Path file = Files.createDirectory(folder.resolve("deep")).resolve("pool.tsv");
        Path link = Files.createSymbolicLink(folder.resolve("link"), file);

        new FilePool(link).keep("level=18", puzzle(1));

        assertThat(link).isSymbolicLink();
        assertThat(new FilePool(file).size("level=18")).isEqualTo(1);
    }

    @Test
    void whatIsNoFileIsNotRead() {
        FilePool pool = new FilePool(folder);

        assertThatThrownBy(() -> pool.size("level=18"))
                .isInstanceOf(BadInput.class)
                .hasMessage("the pool " + folder + " is not a file");
    }

    @Test
    void saysWhyItCannotBeUsed() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "");
        FilePool pool = new FilePool(file.resolve("pool.tsv"));

        assertThatThrownBy(() -> pool.keep("level=18", puzzle(1)))
                .hasMessage("the pool " + file.resolve("pool.tsv")
                        + " cannot be used: a file stands where a folder belongs");
    }

    @Test
    void followsTheVariablesOfTheProcess() {
        assertThat(FilePool.of(Map.of("HOME", "/other"), "/home/ada"))
                .isEqualTo(Path.of("/other/.local/share/escargot/pool.tsv"));
        assertThat(FilePool.of(Map.of("HOME", ""), "/home/ada"))
                .isEqualTo(Path.of("/home/ada/.local/share/escargot/pool.tsv"));
        assertThat(FilePool.of(Map.of("HOME", "/other", "XDG_DATA_HOME", "/data"), "/home/ada"))
                .isEqualTo(Path.of("/data/escargot/pool.tsv"));
        assertThat(FilePool.of(Map.of("ESCARGOT_POOL", "/here", "XDG_DATA_HOME", "/data"), "/home/ada"))
                .isEqualTo(Path.of("/here"));
    }

    @Test
    void fillsUpToEnoughAndGivesToCallsWithoutASeed() throws IOException {
        FilePool pool = new FilePool(folder.resolve("pool.tsv"));
        Terminal quiet = Terminal.of(System.in, System.out, System.err);

        assertThat(new PoolFilling(quiet, pool, 3, 0).run(List.of(PoolWish.of(8), PoolWish.of(9)), 1))
                .isEqualTo(ExitCode.OK);
        assertThat(new PoolFilling(quiet, pool, 3, 0).run(List.of(PoolWish.of(8), PoolWish.of(9)), 2))
                .isEqualTo(ExitCode.OK);

        assertThat(pool.size("level=8")).isEqualTo(3);
        assertThat(pool.size("level=9")).isEqualTo(3);
    }

    @Test
    void keepsPuzzlesForEachRating() {
        FilePool pool = new FilePool(folder.resolve("pool.tsv"));
        Terminal quiet = Terminal.of(System.in, System.out, System.err);
        List<PoolWish> wishes = PoolWish.of(new ExplainerWish(12, 15, RatingShape.DIAMOND));

        assertThat(new PoolFilling(quiet, pool, 2, 0).run(wishes, 1)).isEqualTo(ExitCode.OK);

        assertThat(pool.size("rating=1.2 diamond")).isEqualTo(2);
        assertThat(pool.take("rating=1.5 diamond").map(Generated::label)).hasValue("er=1.5 ep=1.5 ed=1.5");
    }

    @Test
    void stopsWhenTheTimeIsUp() {
        FilePool pool = new FilePool(folder.resolve("pool.tsv"));
        Terminal quiet = Terminal.of(System.in, System.out, System.err);

        assertThat(new PoolFilling(quiet, pool, 1_000_000, 50_000_000).run(List.of(PoolWish.of(18)), 1))
                .isEqualTo(ExitCode.GAVE_UP);
    }

    private static Generated puzzle(long seed) {
        Optional<Generated> made = new PuzzleGenerator(Recipe.PLAIN.with(Minimality.CLUES)).generate(seed, 0, 100);
        Generated found = made.orElseThrow();
        return new Generated(found.puzzle(), seed, 0, Minimality.CLUES, "level=Hard score=12");
    }
}
