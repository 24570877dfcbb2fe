package org.escargot.cli.forms;

import static org.assertj.core.api.Assertions.assertThat;

import org.escargot.cli.CommandRun;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CanonicalCommandTest {
    private static final String WIKIPEDIA =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final String FORM =
            "........1.....2.34156...27......8.......51..232974......16..9....34..7..28.91.45.";
    private static final String SUKAKU = "1........".repeat(81);

    @Test
    void theFormStandsFirstAndMetadataBehindATab() {
        CommandRun run = CommandRun.withInput("# x\n" + WIKIPEDIA + " easy, 30\n" + FORM + "\n", "canonical", "-");

        assertThat(run).isEqualTo(new CommandRun(0, FORM + "\teasy, 30\n" + FORM + "\n", ""));
    }

    @Test
    void patternFirstIsAnotherForm() {
        String form = "................12.....1345..6.74..1.7.8.6.348.4312.76.8..25.635..6.7.2.6.2138.57";

        assertThat(CommandRun.of("canonical", "--pattern-first", form).out()).isEqualTo(form + "\n");
        assertThat(CommandRun.of("canonical", form).out()).isNotEqualTo(form + "\n");
    }

    @Test
    void whatHasNoFormIsMarkedAndTheRunGoesOn() {
        CommandRun run = CommandRun.withInput(SUKAKU + "\n12345\n" + WIKIPEDIA + "\n", "canonical");

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).isEqualTo("!\n!\n" + FORM + "\n");
        assertThat(run.err())
                .startsWith("escargot: standard input, line 1, column 1: a puzzle given by candidates has no canonical")
                .hasLineCount(2);
    }

    @Test
    void jsonSaysTheWayThere() {
        CommandRun run = CommandRun.withInput(
                "." + "1".repeat(1) + ".".repeat(79) + " x\n12\n", "canonical", "--format", "json");

        assertThat(run.out().lines())
                .first()
                .isEqualTo("{\"puzzle\":\".1" + ".".repeat(79) + "\",\"metadata\":\"x\",\"canonical\":\""
                        + ".".repeat(80) + "1\",\"automorphisms\":1,\"transformation\":{"
                        + "\"rows\":[\"r4\",\"r5\",\"r6\",\"r7\",\"r8\",\"r9\",\"r2\",\"r3\",\"r1\"],"
                        + "\"columns\":[\"c4\",\"c5\",\"c6\",\"c7\",\"c8\",\"c9\",\"c1\",\"c3\",\"c2\"],"
                        + "\"digits\":\"123456789\"}}");
        assertThat(run.out().lines()).last().asString().startsWith("{\"line\":2,\"column\":");
    }

    @ParameterizedTest
    @ValueSource(strings = {"canonical", "dedupe", "shuffle"})
    void withoutInputAPersonIsToldWhatToGive(String command) {
        CommandRun run = CommandRun.atTerminal(command);

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).startsWith("escargot: give a puzzle").hasLineCount(1);
    }

    @Test
    void formsAreDrawnToo() {
        assertThat(CommandRun.of("canonical", "--format", "grid", "1" + ".".repeat(80))
                        .out())
                .hasLineCount(13)
                .contains("│ . . . │ . . . │ . . 1 │");
    }
}
