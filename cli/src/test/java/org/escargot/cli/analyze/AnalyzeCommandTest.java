package org.escargot.cli.analyze;

import static org.assertj.core.api.Assertions.assertThat;

import org.escargot.cli.CommandRun;
import org.junit.jupiter.api.Test;

class AnalyzeCommandTest {
    private static final String INKALA =
            "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
    private static final String EASY =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    @Test
    void saysWhatAPuzzleIsMadeOf() {
        CommandRun run = CommandRun.of("analyze", INKALA);

        assertThat(run.exitCode()).isZero();
        assertThat(run.out().lines())
                .contains(
                        "solutions     1",
                        "clues         21",
                        "automorphisms 1",
                        "canonical     ........1.....2.3...4.5.6.....6..7....678.....3...9.....8...5...9...7.1.12.....9.",
                        "minimal       yes")
                .anyMatch(line -> line.startsWith("hodoku        Extreme "))
                .anyMatch(line -> line.startsWith("backdoors     2 cells, "))
                .anyMatch(line -> line.matches("unavoidable   \\d+ sets of up to 12 cells: .*\\d+ of 12"))
                .anyMatch(line -> line.matches("neighbors     \\{-1\\+1} \\d+, different \\d+"));
    }

    @Test
    void namesRedundantClues() {
        assertThat(CommandRun.of("analyze", EASY).out())
                .contains("minimal       no, redundant: r", "backdoors     0 cells: singles solve it");
    }

    @Test
    void printsAsManyNeighborsAndSetsAsItCounts() {
        CommandRun run = CommandRun.of("analyze", "--neighbors", "--sets", INKALA);

        long neighbors =
                run.out().lines().filter(line -> line.matches("[1-9.]{81}")).count();
        assertThat(run.out()).contains(", different " + neighbors + "\n");
        long sets = run.out()
                .lines()
                .dropWhile(line -> !line.startsWith("unavoidable"))
                .filter(line -> line.startsWith("  "))
                .count();
        assertThat(run.out()).contains("unavoidable   " + sets + " sets");
    }

    @Test
    void ofSeveralSolutionsItSaysHowManyAndNoMore() {
        CommandRun run = CommandRun.of("analyze", "--limit", "50", ".".repeat(80) + "1");

        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).contains("solutions     50 or more\n").doesNotContain("minimal", "hodoku");
    }

    @Test
    void refusesCandidates() {
        CommandRun run = CommandRun.withInput("123456789".repeat(81), "analyze", "-");

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).contains("givens");
    }

    /// Neither cage is needed: knights alone leave one solution of these givens.
    @Test
    void namesNeedlessRulesAndCluesOfAVariant() {
        CommandRun run = CommandRun.of("analyze", ".Shape~4x4.AntiKnight.Cage~3~R1C1~R1C2.~R1C1_1~R2C1_3~R4C4_4");

        assertThat(run.exitCode()).isZero();
        assertThat(run.out().lines())
                .contains(
                        "solutions 1",
                        "rules     2",
                        "minimal   no, each of these can be left out alone: cage (r1c1 r1c2), 3 in r2c1, 4 in r4c4");
    }

    @Test
    void countsTheSolutionsOfAVariant() {
        assertThat(CommandRun.of("analyze", "--limit", "5", ".Shape~6x6.AntiKing")
                        .out())
                .contains("solutions 5 or more")
                .doesNotContain("minimal");
    }

    /// There are far more solutions than can be counted, and what is known by then is said.
    @Test
    void endsInTimeAndSaysWhatIsKnown() {
        CommandRun run = CommandRun.of("analyze", "--timeout", "1ms", "--limit", "1000000000", ".AntiKnight");

        assertThat(run.exitCode()).isEqualTo(3);
        assertThat(run.out()).contains("solutions not known");
    }

    @Test
    void optionsOfOtherPuzzlesAreRefused() {
        assertThat(CommandRun.of("analyze", "--sets", ".AntiKnight").err())
                .contains("--sets is for puzzles of the usual");
        assertThat(CommandRun.of("analyze", "--timeout", "1s", EASY).err())
                .contains("--timeout is for puzzles with rules");
    }
}
