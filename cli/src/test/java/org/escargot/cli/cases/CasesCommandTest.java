package org.escargot.cli.cases;

import static org.assertj.core.api.Assertions.assertThat;

import org.escargot.cli.CommandRun;
import org.junit.jupiter.api.Test;

class CasesCommandTest {
    /// The 9 is the only candidate left in r9c9.
    private static final String NAKED_SINGLE =
            ":0003:9:........1........2........3........4........5........6........7........8.........:::999::";

    @Test
    void aPassedCaseIsCounted() {
        CommandRun run = CommandRun.withInput("# cases\n" + NAKED_SINGLE + "\n", "cases", "-");

        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).contains("Naked Single").endsWith("1 passed, 0 failed, 0 not implemented\n");
    }

    @Test
    void aFailedCaseIsShownAndEndsWithOne() {
        String wrong = NAKED_SINGLE.replace("0003", "0003-x");
        CommandRun run = CommandRun.withInput(wrong + "\n", "cases", "-");

        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.out()).contains("first failing: " + wrong);
    }

    @Test
    void anUnknownCodeIsCountedApart() {
        CommandRun run =
                CommandRun.withInput(NAKED_SINGLE.replace("0003", "1103") + "\n", "cases", "--format", "json", "-");

        assertThat(run.exitCode()).isZero();
        assertThat(run.out())
                .startsWith("{\"passed\":0,\"failed\":0,\"notImplemented\":1,\"techniques\":[{\"code\":\"1103\"");
    }

    @Test
    void whatIsNoCaseIsBadInput() {
        CommandRun run = CommandRun.withInput("x\n", "cases", "-");

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).contains("line 1, column 1");
    }
}
