package org.escargot.cli.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.escargot.cli.CommandRun;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VerifyCommandTest {
    private static final String PUZZLE =
            "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";
    private static final String SOLUTION =
            "162857493534129678789643521475312986913586742628794135356478219241935867897261354";

    @TempDir
    private Path folder;

    private CommandRun verify(String puzzles, String solutions) throws IOException {
        Path first = Files.writeString(folder.resolve("puzzles.txt"), puzzles);
        Path second = Files.writeString(folder.resolve("solutions.txt"), solutions);
        return CommandRun.of("verify", first.toString(), second.toString());
    }

    @Test
    void rightSolutionsAreCounted() throws IOException {
        assertThat(verify(PUZZLE + " x\n" + "11" + ".".repeat(79) + "\n", SOLUTION + "\tx\n-\n"))
                .isEqualTo(new CommandRun(0, "2 correct\n", ""));
    }

    @Test
    void aRepeatedDigitIsNamedWithLineCellAndHouse() throws IOException {
        String wrong = SOLUTION.substring(0, 79) + "34";
        CommandRun run = verify(PUZZLE + "\n" + PUZZLE + "\n", SOLUTION + "\n" + wrong + "\n");

        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.out())
                .startsWith("1 correct, 1 wrong\nfirst fault: line 2: ")
                .contains("repeats the 3", "column 8");
    }

    @Test
    void aChangedGivenIsAFault() throws IOException {
        String other = SOLUTION.replace('1', 'x').replace('2', '1').replace('x', '2');

        assertThat(verify(PUZZLE + "\n", other + "\n").out())
                .contains("first fault: line 1: r1c1 holds 2, but the puzzle allows only 1 there");
    }

    @Test
    void missingAndSurplusLinesAreFaults() throws IOException {
        assertThat(verify(PUZZLE + "\n" + PUZZLE + "\n", SOLUTION + "\n").out()).contains("line 2 is missing");
        assertThat(verify(PUZZLE + "\n", SOLUTION + "\n" + SOLUTION + "\n").out())
                .contains("more solutions");
    }

    @Test
    void aDashForAPuzzleWithASolutionIsAFault() throws IOException {
        assertThat(verify(PUZZLE + "\n", "-\n").exitCode()).isEqualTo(1);
    }

    @Test
    void aMissingFileIsBadInput() {
        assertThat(CommandRun.of("verify", "no-such-file", "neither").exitCode())
                .isEqualTo(2);
    }
}
