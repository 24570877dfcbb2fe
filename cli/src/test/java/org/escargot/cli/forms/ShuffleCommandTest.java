package org.escargot.cli.forms;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.escargot.canonical.Canonicalizer;
import org.escargot.cli.CommandRun;
import org.escargot.grid.Grid;
import org.junit.jupiter.api.Test;

class ShuffleCommandTest {
    private static final String AI_ESCARGOT =
            "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

    @Test
    void linesAreIsomorphsWithTheirMetadata() {
        CommandRun run = CommandRun.withInput((AI_ESCARGOT + " AI\n").repeat(20), "shuffle", "--seed", "7");
        List<String> lines = run.out().lines().toList();

        assertThat(run.err()).isEqualTo("escargot: seed 7\n");
        assertThat(lines).hasSize(20).doesNotHaveDuplicates().allMatch(line -> line.endsWith("\tAI"));
        Canonicalizer canonicalizer = new Canonicalizer();
        assertThat(lines)
                .allMatch(line -> canonicalizer.areIsomorphic(Grid.of(line.substring(0, 81)), Grid.of(AI_ESCARGOT)));
    }

    @Test
    void aSeedGivesTheSameWhateverTheThreads() {
        String input = (AI_ESCARGOT + "\n").repeat(1000);
        CommandRun one = CommandRun.withInput(input, "shuffle", "--seed", "1", "--threads", "1");

        assertThat(CommandRun.withInput(input, "shuffle", "--seed", "1", "--threads", "3"))
                .isEqualTo(one);
        assertThat(CommandRun.withInput(input, "shuffle", "--seed", "2").out()).isNotEqualTo(one.out());
    }

    @Test
    void withoutASeedOneIsDrawnAndSaid() {
        assertThat(CommandRun.of("shuffle", AI_ESCARGOT).err()).matches("escargot: seed \\d+\n");
    }

    @Test
    void aPuzzleGivenByCandidatesIsMovedToo() {
        CommandRun run = CommandRun.of("shuffle", "--seed", "1", "12.......".repeat(81));

        assertThat(run.exitCode()).isZero();
        assertThat(run.out().strip()).hasSize(729);
    }
}
