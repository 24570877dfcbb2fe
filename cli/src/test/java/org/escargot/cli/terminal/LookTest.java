package org.escargot.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class LookTest {
    @Test
    void aTerminalThatCanNothingIsSentPlainText() {
        assertThat(Look.of(Map.of("TERM", "dumb"), false)).isEqualTo(Look.PLAIN);
        assertThat(Look.of(Map.of("TERM", ""), false)).isEqualTo(Look.PLAIN);
        assertThat(Look.of(Map.of(), false)).isEqualTo(Look.PLAIN);
        assertThat(Look.of(Map.of("TERM", "xterm-256color"), false)).isEqualTo(Look.STYLED);
        assertThat(Look.of(Map.of(), true)).isEqualTo(Look.STYLED);
    }

    @Test
    void whoWantsNoColorGetsNone() {
        assertThat(Look.of(Map.of("TERM", "xterm", "NO_COLOR", "1"), false)).isEqualTo(Look.UNSTYLED);
        assertThat(Look.of(Map.of("TERM", "xterm", "NO_COLOR", ""), false)).isEqualTo(Look.STYLED);
    }

    @Test
    void withoutColumnsATerminalHasEighty() {
        assertThat(Terminal.columns(0)).isEqualTo(80);
        assertThat(Terminal.columns(10)).isEqualTo(10);
    }
}
