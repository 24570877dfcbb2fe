package org.escargot.cli.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.escargot.cli.CommandRun;
import org.escargot.cli.speech.BadOutput;
import org.escargot.cli.speech.LostOutput;
import org.escargot.cli.terminal.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LibraryCommandTest {
    /// Solved by singles; 30 clues, with rotational symmetry.
    private static final String EASY =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    /// 21 clues, without symmetry.
    private static final String HARD =
            "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

    @TempDir
    private Path folder;

    private CommandRun library(String... args) {
        List<String> all = new ArrayList<>(List.of("library"));
        all.addAll(List.of(args));
        all.addAll(List.of("--library", folder.resolve("puzzles.db").toString()));
        return CommandRun.of(all.toArray(String[]::new));
    }

    private Path file(String... lines) throws IOException {
        return Files.write(folder.resolve("list.txt"), List.of(lines));
    }

    @Test
    void equivalentPuzzlesAreStoredOnce() throws IOException {
        String other = CommandRun.of("shuffle", EASY, "--seed", "1").out().strip();
        Path list = file(EASY + " first", other, HARD, "12345");

        CommandRun run = library("add", list.toString());

        assertThat(run.exitCode()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(run.err()).contains("the line ends after 5 cells", "3 puzzles: 2 new, 1 already in the library");
        assertThat(library("search").out()).isEqualTo(EASY + "\tclues=30 first\n" + HARD + "\tclues=21\n");
        assertThat(library("add", list.toString()).err()).contains("0 new, 3 already");
    }

    @Test
    void whatWasRatedIsFoundByItsRating() {
        library("add", EASY, HARD);

        assertThat(library("search", "--level", "easy").out()).isEmpty();
        assertThat(library("rate", "--scale", "both", "--clues", "30").err()).contains("2 puzzles rated");
        assertThat(library("rate").err()).contains("1 puzzle rated");
        assertThat(library("rate").err()).contains("0 puzzles rated");

        String easy = EASY + "\tclues=30 level=Easy score=204 er=1.2\n";
        String found = library("search", "--level", "easy").out();
        assertThat(found).startsWith(EASY + "\tclues=30 level=Easy score=");
        assertThat(library("search", "--rating", "1.0..2.0").out())
                .isEqualTo(found)
                .hasSameSizeAs(easy);
        assertThat(library(
                                "search",
                                "--score",
                                "0..1000",
                                "--symmetry",
                                "rotational-180",
                                "--clues",
                                "20..30",
                                "--technique",
                                "naked-single")
                        .out())
                .isEqualTo(found);
        assertThat(library("search", "--technique", "x-wing", "--clues", "30", "--count")
                        .out())
                .isEqualTo("0\n");
    }

    @Test
    void tagsComeAndGo() {
        library("add", EASY, HARD);

        assertThat(library("tag", "favorite", "--clues", "21").err()).isEqualTo("1 puzzle has the tag now\n");
        assertThat(library("search", "--tag", "favorite").out())
                .startsWith(HARD)
                .hasLineCount(1);
        assertThat(library("stats").out()).contains("puzzles\tall\t2\n", "clues\t21\t1\n", "tag\tfavorite\t1\n");
        assertThat(library("tag", "favorite", "--remove").err()).isEqualTo("1 puzzle has lost the tag\n");
        assertThat(library("search", "--tag", "favorite", "--count").out()).isEqualTo("0\n");
    }

    @Test
    void whatIsRemovedIsPrintedAndCanBeAddedAgain() throws IOException {
        library("add", EASY, HARD);
        library("rate", "--clues", "30");
        library("tag", "old", "--clues", "30");

        CommandRun run = library("remove", "--tag", "old", "--technique", "naked-single");

        assertThat(run.out()).startsWith(EASY + "\tclues=30 level=Easy").hasLineCount(1);
        assertThat(run.err()).isEqualTo("1 puzzle removed\n");
        assertThat(library("stats").out()).contains("puzzles\tall\t1\n").doesNotContain("tag\t", "technique\t");
        assertThat(library("add", file(run.out().strip()).toString()).err()).contains("1 puzzle: 1 new");
    }

    @Test
    void nothingIsRemovedOrChangedWhereNothingIsWishedFor() {
        library("add", EASY, HARD);

        assertThat(library("remove").err())
                .startsWith("escargot: say which puzzles to remove")
                .hasLineCount(1);
        assertThat(library("edit", "--name", "x").err()).startsWith("escargot: say which puzzles to change");
        assertThat(library("search", "--count").out()).isEqualTo("2\n");
        assertThat(library("remove", "--all").err()).isEqualTo("2 puzzles removed\n");
        assertThat(library("search", "--count").out()).isEqualTo("0\n");
    }

    @Test
    void whatStandsWithAPuzzleIsChanged() {
        library("add", EASY, HARD);
        String isomorph = CommandRun.of("shuffle", HARD, "--seed", "1").out().strip();

        assertThat(library("edit", "--name", "The hardest", "--puzzle", isomorph)
                        .err())
                .isEqualTo("1 puzzle changed\n");
        assertThat(library("search", "--puzzle", HARD).out()).isEqualTo(HARD + "\tclues=21 The hardest\n");
        assertThat(library("edit", "--name", "a\nb", "--puzzle", HARD).err()).contains("--name must be one line");
        assertThat(library("edit", "--name", "x", "--puzzle", "12").err())
                .contains("--puzzle must be a puzzle in 81 characters, not 12");
        library("edit", "--name", "", "--puzzle", HARD);
        assertThat(library("search", "--puzzle", HARD).out()).isEqualTo(HARD + "\tclues=21\n");
    }

    @Test
    void anAuthorStandsApartFromTheTitle() {
        library("add", EASY, HARD);

        assertThat(library("edit", "--puzzle", HARD).err()).startsWith("escargot: say what to change: --name");
        library("edit", "--name", "AI Escargot", "--author", "Arto Inkala", "--puzzle", HARD);
        assertThat(library("search", "--by", "Inkala").out())
                .isEqualTo(HARD + "\tclues=21 author=\"Arto Inkala\" AI Escargot\n");
        library("edit", "--name", "", "--by", "Arto");
        assertThat(library("search", "--sort", "author", "--limit", "1").out())
                .isEqualTo(HARD + "\tclues=21 author=\"Arto Inkala\"\n");
        assertThat(library("search", "--by", "Inkala", "--format", "json").out())
                .contains("\"author\":\"Arto Inkala\"");
        assertThat(library("edit", "--author", "a\tb", "--puzzle", HARD).err()).contains("--author must be one line");
    }

    /// As version 1 made it, without authors; where it cannot be written it stays as it is.
    @Test
    void anOlderLibraryIsReadAndGetsAuthorsWhenItCanBeWritten() throws Exception {
        library("add", EASY, HARD);
        Path path = folder.resolve("puzzles.db");
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + path);
                Statement statement = connection.createStatement()) {
            statement.execute("PRAGMA journal_mode = DELETE");
            statement.execute("ALTER TABLE puzzle DROP COLUMN author");
            statement.execute("PRAGMA user_version = 1");
        }
        try (LibraryFile asked = LibraryFile.openAsItIs(path)) {
            assertThat(asked.<String>run(connection -> {
                        try (Statement statement = connection.createStatement();
                                ResultSet found = statement.executeQuery(ListedPuzzle.QUERY)) {
                            found.next();
                            return ListedPuzzle.of(found).json();
                        }
                    }))
                    .contains(EASY)
                    .doesNotContain("author");
        }
        library("edit", "--author", "Anna", "--puzzle", EASY);

        assertThat(library("search", "--by", "Anna").out()).startsWith(EASY);
        assertThat(library("search", "--count").out()).isEqualTo("2\n");
    }

    @Test
    void puzzlesArePrintedInTheOrderThatIsAskedFor() {
        library("add", EASY, HARD);
        library("rate", "--clues", "30");
        String easyFirst = library("search").out();
        String hardFirst = library("search", "--sort", "clues").out();

        assertThat(easyFirst).startsWith(EASY).hasLineCount(2);
        assertThat(hardFirst).startsWith(HARD).hasLineCount(2);
        assertThat(library("search", "--sort", "clues", "--reverse").out()).isEqualTo(easyFirst);
        assertThat(library("search", "--sort", "score", "--reverse").out()).isEqualTo(easyFirst);
        assertThat(library("search", "--random", "--limit", "1").out())
                .isIn(easyFirst.lines().map(line -> line + "\n").toList());
        assertThat(library("search", "--random", "--sort", "name").err()).contains("--random does not go with --sort");
    }

    /// What a killed run leaves: some entries of a source are committed, with the place behind them.
    @Test
    void aStoppedImportGoesOnWhereItWas() throws IOException {
        Path list = file(EASY, HARD);
        try (LibraryFile file = LibraryFile.open(folder.resolve("puzzles.db"));
                Import first = new Import(file)) {
            first.begin(list.toAbsolutePath().toString(), AddCommand.stamp(list.toString()));
            file.commit(connection -> connection.createStatement().executeUpdate("UPDATE source SET done = 1"));
        }

        assertThat(library("add", list.toString()).err()).contains("2 puzzles: 1 new");
        assertThat(library("search").out()).startsWith(HARD).hasLineCount(1);
        assertThat(library("add", list.toString()).err()).contains("2 puzzles: 1 new");
    }

    /// Statements take many puzzles each, and the rest one by one; the file has more than one chunk of a thread, and
    /// the same puzzle in several.
    @Test
    void everyPuzzleOfALongListIsStoredOnceAndInOrder() throws IOException {
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < 700; i++) {
            int second = 1 + i % 350 % 80;
            StringBuilder cells = new StringBuilder(".".repeat(81));
            cells.setCharAt(0, '1');
            cells.setCharAt(second, (char) ('2' + i % 350 / 80));
            lines.add(cells.append(" n").append(i).toString());
        }
        Path list = file(lines.toArray(String[]::new));
        List<String> firsts = CommandRun.of("dedupe", list.toString())
                .out()
                .lines()
                .map(line -> line.replace("\t", "\tclues=2 "))
                .toList();

        assertThat(library("add", list.toString()).err()).contains("700 puzzles: " + firsts.size() + " new");
        assertThat(library("search").out().lines().toList()).isEqualTo(firsts);
    }

    @Test
    void nothingCountsAsDoneBeforeItIsCommitted() {
        try (LibraryFile file = LibraryFile.open(folder.resolve("puzzles.db"));
                Import target = new Import(file)) {
            target.begin("a list", "");
            target.store(List.of(), 700);
            assertThat(target.unsaved()).isEqualTo(700);
            target.finish();
            assertThat(target.unsaved()).isZero();
        }
    }

    @Test
    void aLibraryThatIsNotThereIsNotMade() {
        for (String command : List.of("search", "stats", "rate", "tag")) {
            CommandRun run = command.equals("tag") ? library(command, "favorite") : library(command);

            assertThat(run.exitCode()).as(command).isEqualTo(ExitCode.BAD_INPUT);
            assertThat(run.err()).contains("there is no library " + folder).hasLineCount(1);
            assertThat(folder).isEmptyDirectory();
        }
    }

    @Test
    void whatIsNoLibraryIsLeftAlone() throws IOException {
        Path text = Files.writeString(
                folder.resolve("puzzles.db"), "no database at all, but a text of some length\n".repeat(40));

        CommandRun run = library("stats");

        assertThat(run.exitCode()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(run.err())
                .isEqualTo("escargot: " + text + " is not a library of this version of Escargot; name another file\n");
        assertThat(text).hasSize(40 * 46);
    }

    @ParameterizedTest
    @ValueSource(strings = {" ", "name ", "what?busy_timeout=1", "50%20.db", "a#b", "file:x", ":memory:", "λ"})
    void aLibraryStandsInTheVeryFileThatIsNamed(String name) {
        Path file = folder.resolve(name);

        CommandRun added = CommandRun.of("library", "add", EASY, "--library", file.toString());

        assertThat(added.err()).isEqualTo("1 puzzle: 1 new, 0 already in the library\n");
        assertThat(folder).isDirectoryContaining(file::equals);
        assertThat(CommandRun.of("library", "search", "--library", file.toString())
                        .out())
                .startsWith(EASY);
    }

    @Test
    void aFolderIsNoLibrary() {
        CommandRun run = CommandRun.of("library", "add", EASY, "--library", folder.toString());

        assertThat(run.err()).isEqualTo("escargot: " + folder + " is a directory; name a file in it\n");
        assertThat(run.exitCode()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void aDatabaseOfAnotherProgramIsNotChanged() throws IOException, SQLException {
        Path other = folder.resolve("puzzles.db");
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + other);
                Statement statement = connection.createStatement()) {
            statement.execute("CREATE TABLE notes (text TEXT)");
        }
        byte[] before = Files.readAllBytes(other);

        for (String command : List.of("stats", "search", "rate")) {
            assertThat(library(command).err()).contains("is not a library of this version of Escargot");
        }
        assertThat(library("add", EASY).err()).contains("is not a library of this version of Escargot");
        assertThat(other).hasBinaryContent(before);
    }

    /// What versions up to 0.1 left when they were killed at once: a database without tables.
    @Test
    void anEmptyDatabaseBecomesALibrary() throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("puzzles.db"));
                Statement statement = connection.createStatement()) {
            statement.execute("PRAGMA journal_mode = WAL");
        }

        assertThat(library("add", EASY).err()).contains("1 new");
        assertThat(library("search").out()).startsWith(EASY);
    }

    @Test
    void aDamagedLibraryIsSaidOnceAndWithAdvice() throws IOException {
        library("add", EASY, HARD);
        Path file = folder.resolve("puzzles.db");
        byte[] bytes = Files.readAllBytes(file);
        Arrays.fill(bytes, 100, bytes.length, (byte) 0x5A);
        Files.write(file, bytes);

        CommandRun run = library("search", "--lang", "fr");

        assertThat(run.exitCode()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(run.err())
                .isEqualTo("escargot: la bibliothèque " + file
                        + " ne peut pas être utilisée\u00a0: elle est endommagée\u202f;" + " sqlite3 " + file
                        + " .recover sauve ce qui est lisible\n");
    }

    @Test
    void sqlitesWordsAreSaidOnce() {
        SQLException full = new SQLException("[SQLITE_FULL] Insertion failed (database or disk is full)", "", 13);
        SQLException other = new SQLException("[SQLITE_ERROR] SQL error or missing database (no such table: x)", "", 1);

        assertThat(LibraryProblem.of(Path.of("l.db"), full))
                .isInstanceOf(LostOutput.class)
                .hasMessage("the library l.db cannot be used: no space left on device");
        assertThat(LibraryProblem.of(Path.of("l.db"), other))
                .isInstanceOf(BadOutput.class)
                .hasMessage("the library l.db cannot be used: no such table: x");
    }

    @Test
    void wrongWishesAreRefused() {
        assertThat(library("search", "--clues", "99").err()).contains("--clues must be a number or A..B");
        assertThat(library("search", "--level", "nice").err()).contains("--level must be one of");
        assertThat(library("search", "--technique", "no-such").err()).contains("there is no technique no-such");
        assertThat(CommandRun.of("library").err()).contains("name a command: add, edit, rate");
    }

    @Test
    void theUsersLibraryIsWhereTheSystemWantsData() {
        assertThat(LibraryOption.ofUser(Map.of("ESCARGOT_LIBRARY", "x.db"), "/h"))
                .isEqualTo(Path.of("x.db"));
        assertThat(LibraryOption.ofUser(Map.of("XDG_DATA_HOME", "/d"), "/h"))
                .isEqualTo(Path.of("/d/escargot/library.db"));
        assertThat(LibraryOption.ofUser(Map.of(), "/h")).isEqualTo(Path.of("/h/.local/share/escargot/library.db"));
    }
}
