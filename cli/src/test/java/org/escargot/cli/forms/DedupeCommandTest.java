package org.escargot.cli.forms;

import static org.assertj.core.api.Assertions.assertThat;

import org.escargot.canonical.Morph;
import org.escargot.cli.CommandRun;
import org.escargot.grid.Grid;
import org.escargot.random.RandomSource;
import org.junit.jupiter.api.Test;

class DedupeCommandTest {
    private static final Grid AI_ESCARGOT =
            Grid.of("1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..");
    private static final Grid WIKIPEDIA =
            Grid.of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");

    @Test
    void theFirstOfEachClassIsKeptInOrder() {
        String input = WIKIPEDIA + " first\n" + AI_ESCARGOT + "\n" + isomorph(WIKIPEDIA, 1) + " second\n"
                + isomorph(AI_ESCARGOT, 2) + "\n" + WIKIPEDIA.with(0, 0) + "\n";

        assertThat(CommandRun.withInput(input, "dedupe"))
                .isEqualTo(new CommandRun(
                        0,
                        WIKIPEDIA + "\tfirst\n" + AI_ESCARGOT + "\n" + WIKIPEDIA.with(0, 0) + "\n",
                        "5 puzzles: 3 kept, 2 isomorphs of earlier ones left out\n"));
    }

    @Test
    void unreadableLinesAreMarkedEachTime() {
        CommandRun run = CommandRun.withInput("12\n" + AI_ESCARGOT + "\n12\n" + AI_ESCARGOT + "\n", "dedupe");

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).isEqualTo("!\n" + AI_ESCARGOT + "\n!\n");
        assertThat(run.err()).hasLineCount(3).endsWith("2 puzzles: 1 kept, 1 isomorph of earlier ones left out\n");
    }

    @Test
    void outputIsTheSameForEveryNumberOfThreads() {
        StringBuilder input = new StringBuilder();
        for (int i = 0; i < 3000; i++) {
            input.append(isomorph(AI_ESCARGOT.with(i % 81, 0), i)).append('\n');
        }

        CommandRun one = CommandRun.withInput(input.toString(), "dedupe", "--threads", "1");
        assertThat(CommandRun.withInput(input.toString(), "dedupe", "--threads", "3"))
                .isEqualTo(one);
        assertThat(one.out().lines()).hasSize(24);
    }

    private static Grid isomorph(Grid grid, long seed) {
        return Morph.random(RandomSource.of(seed)).apply(grid);
    }
}
