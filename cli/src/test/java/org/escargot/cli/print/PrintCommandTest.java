package org.escargot.cli.print;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.escargot.cli.CommandRun;
import org.escargot.cli.terminal.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PrintCommandTest {
    private static final String P = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    @TempDir
    Path folder;

    private String file(String name) {
        return folder.resolve(name).toString();
    }

    @Test
    void aBookletIsOnePdf() throws IOException {
        CommandRun run = CommandRun.withInput(
                (P + "\n").repeat(5), "print", "--title", "Γρίφοι", "--level", "--qr", "--out", file("a.pdf"));

        assertThat(run.exitCode()).isZero();
        assertThat(run.err()).isEqualTo("escargot: 5 puzzles on 3 pages: " + file("a.pdf") + "\n");
        assertThat(Files.readString(Path.of(file("a.pdf")), java.nio.charset.StandardCharsets.ISO_8859_1))
                .startsWith("%PDF-");
        assertThat(folder).isDirectoryNotContaining("glob:**.new");
    }

    @Test
    void puzzlesWithRulesOfTheirOwnAreDrawnWithThem() throws IOException {
        CommandRun run = CommandRun.withInput(
                ".Shape~4x4.AntiKing.Cage~3~R1C1~R1C2.~R4C4_1\n" + P + "\n",
                "print",
                "--any",
                "--level",
                "--pencilmarks",
                "--qr",
                "--per-page=2",
                "--out",
                file("v.svg"));

        assertThat(run.exitCode()).isZero();
        assertThat(run.err())
                .contains("1 puzzle with rules of its own is printed without a QR code")
                .contains("2 puzzles on 2 pages");
        assertThat(Files.readString(folder.resolve("v-1.svg")))
                .contains("stroke-dasharray")
                .contains("Puzzle 1: row 1: empty empty empty empty; ");
    }

    @Test
    void aPuzzleWithRulesOfItsOwnWithoutOneSolutionIsLeftOut() {
        CommandRun run = CommandRun.withInput(".Shape~4x4\n" + P + "\n", "print", "-o", file("w.pdf"));

        assertThat(run.exitCode()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(run.err())
                .contains("line 1: the puzzle has several solutions and is left out")
                .contains("1 puzzle on 2 pages");
    }

    @Test
    void picturesAreNumbered() {
        CommandRun run = CommandRun.withInput(
                (P + "\n").repeat(2),
                "print",
                "--to=svg",
                "--per-page=1",
                "--solutions=none",
                "--pencilmarks",
                "-o",
                file("b.svg"));

        assertThat(run.exitCode()).isZero();
        assertThat(folder.resolve("b-1.svg")).isRegularFile();
        assertThat(folder.resolve("b-2.svg")).isRegularFile();
        assertThat(folder.resolve("b.svg")).doesNotExist();
    }

    /// As large as on a page of as many, so that a page is not left empty for puzzles that there are not.
    @ParameterizedTest
    @CsvSource({"1, 1", "2, 2", "3, 4", "5, 4"})
    void fewPuzzlesAreLarge(int puzzles, String perPage) throws IOException {
        String usual = firstPage(puzzles, "usual");

        assertThat(usual).isEqualTo(firstPage(puzzles, "asked", "--per-page", perPage));
    }

    private String firstPage(int puzzles, String name, String... more) throws IOException {
        List<String> arguments =
                new ArrayList<>(List.of("print", "--to", "svg", "--solutions", "none", "-o", file(name + ".svg")));
        arguments.addAll(List.of(more));
        CommandRun.withInput((P + "\n").repeat(puzzles), arguments.toArray(String[]::new));
        Path only = folder.resolve(name + ".svg");
        return Files.readString(Files.exists(only) ? only : folder.resolve(name + "-1.svg"));
    }

    @Test
    void whatCannotBeReadIsSaidAndTheRestPrinted() {
        CommandRun run = CommandRun.withInput(
                P + "\n12345\n", "print", "--to=png", "--dpi=40", "--large-print", "-o", file("c.png"));

        assertThat(run.exitCode()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(run.err()).contains("line 2").contains("1 puzzle on 2 pages");
    }

    @Test
    void anUnnamedFileIsNotWrittenOver() throws IOException {
        Path puzzles = Files.writeString(folder.resolve("list.txt"), P + "\n");
        Path there = Path.of("list.pdf");
        try {
            assertThat(CommandRun.of("print", puzzles.toString()).exitCode()).isZero();
            CommandRun again = CommandRun.of("print", puzzles.toString());
            assertThat(again.exitCode()).isEqualTo(ExitCode.BAD_INPUT);
            assertThat(again.err()).contains("list.pdf is there already");
        } finally {
            Files.deleteIfExists(there);
        }
    }

    @Test
    void badValuesAreNamed() {
        assertThat(CommandRun.of("print", P, "--per-page", "5").err())
                .contains("--per-page must be one of 1, 2, 4, 6, 9");
        assertThat(CommandRun.of("print", P, "--to", "doc").err())
                .contains("--to must be one of pdf, svg, png, not doc");
        assertThat(CommandRun.of("print", P, "--solutions", "front").err()).contains("end, upside-down, none");
        assertThat(CommandRun.of("print", P, "--dpi", "9").err()).contains("--dpi must be 36 to 1200");
        assertThat(CommandRun.withInput("", "print", "-o", file("d.pdf")).err()).contains("no puzzle");
    }

    @Test
    void aHintAndAPathArePictures() throws IOException {
        CommandRun hint = CommandRun.of("print", P, "--hint", "--to", "svg", "-o", file("hint.svg"));
        CommandRun path = CommandRun.of("print", P, "--path", "--per-page", "9", "-o", file("path.pdf"));

        assertThat(hint.err()).contains("1 step on 1 page: ");
        assertThat(Files.readString(folder.resolve("hint.svg"))).contains("<svg", "#1b6e3c");
        assertThat(path.err()).contains(" steps on ");
        assertThat(folder.resolve("path.pdf")).isRegularFile();
        assertThat(CommandRun.of("print", P, "--path", "--hint").err()).contains("--hint does not go with --path");
    }

    /// Puzzles of ours: a jigsaw that is solved, and one with a rule that no step uses.
    @Test
    void aHintAndAPathOfPuzzlesWithRulesArePictures() throws IOException {
        String jigsaw = ".Shape~6x6.NoBoxes.Jigsaw~111233111223442223444453666553666555."
                + "~R1C2_2~R3C5_3~R4C1_1~R4C2_4~R5C4_5~R6C1_6";
        CommandRun hint = CommandRun.of("print", jigsaw, "--hint", "--to", "svg", "-o", file("hint.svg"));
        CommandRun path = CommandRun.of("print", jigsaw, "--path", "--per-page", "9", "-o", file("path.pdf"));

        assertThat(hint.exitCode()).isEqualTo(ExitCode.OK);
        assertThat(hint.err()).contains("1 step on 1 page: ").hasLineCount(1);
        assertThat(Files.readString(folder.resolve("hint.svg"))).contains("<svg", "#1b6e3c");
        assertThat(path.err()).contains(" steps on ");
        assertThat(folder.resolve("path.pdf")).isRegularFile();

        CommandRun thermometer = CommandRun.of(
                "print", ".Shape~4x4.Thermo~R1C1~R1C2~R1C3~R1C4.~R3C1_3~R4C3_1", "--hint", "-o", file("t.pdf"));
        assertThat(thermometer.err()).contains("thermo (r1c1 r1c2 r1c3 r1c4)");
    }

    @Test
    void fourOnAPageAreFourInLargePrintToo() {
        CommandRun usual = CommandRun.of("print", P, "--path", "--large-print", "-o", file("usual.pdf"));
        CommandRun four =
                CommandRun.of("print", P, "--path", "--large-print", "--per-page", "4", "-o", file("four.pdf"));

        assertThat(pages(four)).isEqualTo((pages(usual) + 3) / 4);
    }

    /// How many pages were printed, with a step on each or several.
    private static int pages(CommandRun run) {
        String[] words = run.err().split(" on ", 2)[1].split(" ", -1);
        return Integer.parseInt(words[0]);
    }

    @Test
    void whereThereIsNoStepNothingIsPrinted() {
        CommandRun wrong =
                CommandRun.of("print", "5" + P.substring(1).replaceFirst("\\.", "5"), "--hint", "-o", file("no.pdf"));

        assertThat(wrong.exitCode()).isEqualTo(ExitCode.FAILED);
        assertThat(wrong.err()).hasLineCount(1);
        assertThat(folder.resolve("no.pdf")).doesNotExist();
    }

    @Test
    void standardOutputIsAHyphen() throws IOException {
        CommandRun svg = CommandRun.of("print", P, "--to=svg", "--solutions=none", "-o", "-");
        CommandRun two = CommandRun.of("print", P, "--to=svg", "-o", "-");

        CommandRun.of("print", P, "--to=svg", "--solutions=none", "-o", file("file.svg"));
        assertThat(svg.out()).isEqualTo(Files.readString(folder.resolve("file.svg")));
        assertThat(svg.err()).isEqualTo("escargot: 1 puzzle on 1 page: standard output\n");
        assertThat(two.exitCode()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(two.out()).isEmpty();
        assertThat(two.err()).isEqualTo("escargot: svg has one page a file, and there are 2; name a file with --out\n");
    }

    @Test
    void onlyAddressesThatACodeCanHoldAreTaken() {
        for (String bad :
                List.of("", "page", "/page", "javascript:alert(1)", "http://x/" + "a".repeat(3000), "http://")) {
            CommandRun run = CommandRun.of("print", P, "-o", file("q.pdf"), "--qr-link", bad);

            assertThat(run.exitCode()).as(bad).isEqualTo(ExitCode.BAD_INPUT);
            assertThat(run.err()).startsWith("escargot: --qr-link must be an address such as http://localhost:8729/");
        }
        assertThat(folder).isEmptyDirectory();
        String longest = "https://x/" + "a".repeat(190);
        assertThat(CommandRun.of("print", P, "-o", file("q.pdf"), "--qr-link", longest)
                        .exitCode())
                .isZero();
    }

    @Test
    void anEmptyNameIsSaid() {
        CommandRun run = CommandRun.of("print", P, "--out", "");

        assertThat(run.exitCode()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(run.err()).contains("an empty argument is neither a puzzle nor a file");
    }

    @Test
    void aFolderThatIsNotThereIsSaid() {
        CommandRun run = CommandRun.of("print", P, "-o", file("none/e.pdf"));

        assertThat(run.exitCode()).isEqualTo(ExitCode.OUTPUT_LOST);
        assertThat(run.err()).contains("cannot be written");
    }

    @Test
    void theEndingOfTheFileSaysWhatIsWritten() throws IOException {
        CommandRun.of("print", P, "--solutions=none", "--dpi=40", "-o", file("ending.PNG"));
        CommandRun.of("print", P, "--solutions=none", "-o", file("ending.svg"));
        CommandRun.of("print", P, "--to=svg", "--solutions=none", "-o", file("ending.xml"));

        assertThat(Files.readAllBytes(Path.of(file("ending.PNG")))).startsWith(0x89, 'P', 'N', 'G');
        assertThat(Path.of(file("ending.svg"))).content().contains("<svg");
        assertThat(Path.of(file("ending.xml"))).content().contains("<svg");
        assertThat(CommandRun.of("print", P, "-o", file("ending.foo")).err())
                .contains("ending.foo should end in .pdf, .svg or .png, or --to should say what it is")
                .hasLineCount(1);
        assertThat(CommandRun.of("print", P, "--to", "svg", "-o", file("ending.pdf"))
                        .err())
                .contains("ending.pdf has the ending of another format than --to svg");
        assertThat(Path.of(file("ending.foo"))).doesNotExist();
    }

    @Test
    void aPuzzleWithoutOneSolutionIsLeftOutUnlessAnyIsWanted() {
        String list = P + "\n" + "5" + ".".repeat(80) + "\n" + "55" + ".".repeat(79) + "\n";

        CommandRun run = CommandRun.withInput(list, "print", "--out", file("one.pdf"));
        assertThat(run.err())
                .contains("line 2: the puzzle has several", "line 3: the puzzle has no", "--any", "1 puzzle on");
        assertThat(CommandRun.withInput(list, "print", "--any", "--out", file("any.pdf"))
                        .err())
                .doesNotContain("left out");
    }

    @Test
    void aBookHasFrontMatterAndSectionsByLevel() throws IOException {
        String hard = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
        CommandRun run = CommandRun.withInput(
                hard + "\n" + P + "\n",
                "print",
                "--lang=fr",
                "--front-matter",
                "--sections",
                "--title=Cahier",
                "--author=Anne",
                "--first-number=41",
                "--name-line",
                "--footer=© Anne",
                "--gutter=0.4in",
                "--bleed=3mm",
                "--paper=6x9in",
                "--out",
                file("book.svg"));

        assertThat(run.exitCode()).isZero();
        assertThat(Files.readString(folder.resolve("book-1.svg"))).contains("Cahier", "Facile", "Anne");
        assertThat(Files.readString(folder.resolve("book-2.svg")))
                .contains("Comment jouer", "Facile : grille 41, page 3 – solutions, page 5", "page 5");
        assertThat(Files.readString(folder.resolve("book-3.svg"))).contains("Facile", "Nom", "Date");
    }

    @ParameterizedTest
    @CsvSource({
        "--paper=b5, 6x9in",
        "--paper=50x80mm, 100 to 500 mm",
        "--gutter=31mm, at most 30 mm",
        "--gutter=1, such as 3mm",
        "--bleed=2cm, at most 10 mm",
        "--first-number=0, 1 to 1000000",
    })
    void aWrongMeasureIsRefused(String option, String sentence) {
        CommandRun run = CommandRun.withInput(P + "\n", "print", option, "--out", file("a.pdf"));

        assertThat(run.exitCode()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(run.err()).contains(sentence);
    }

    @ParameterizedTest
    @CsvSource({"--front-matter", "--sections", "--name-line", "--first-number=2"})
    void whatBelongsToPuzzlesIsRefusedForSteps(String option) {
        CommandRun run = CommandRun.withInput(P + "\n", "print", "--hint", option, "--out", file("a.pdf"));

        assertThat(run.err()).contains("does not go with --hint");
        assertThat(folder.resolve("a.pdf")).doesNotExist();
    }
}
