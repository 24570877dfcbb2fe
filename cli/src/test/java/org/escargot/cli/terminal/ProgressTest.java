package org.escargot.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicLong;
import org.escargot.cli.speech.Report;
import org.escargot.cli.speech.Speech;
import org.junit.jupiter.api.Test;

class ProgressTest {
    private static final long SECOND = 1_000_000_000L;

    private final ByteArrayOutputStream err = new ByteArrayOutputStream();
    private final AtomicLong clock = new AtomicLong();

    private Progress progress(boolean isTerminal, int columns) {
        Terminal bare = Terminal.of(new ByteArrayInputStream(new byte[0]), new ByteArrayOutputStream(), err);
        Terminal terminal = new Terminal(bare.in(), bare.out(), bare.err(), false, false, isTerminal, columns);
        return new Progress(terminal, Report.PUZZLES, true, clock::get);
    }

    /// What stands on the line now.
    private String line() {
        String[] drawn = err.toString(StandardCharsets.UTF_8).split("\r", -1);
        return drawn[drawn.length - 1].replace("\u001b[K", "");
    }

    @Test
    void theLineHasABarTheRateAndTheTimeLeft() {
        Progress progress = progress(true, 80);

        clock.set(30 * SECOND);
        progress.update(1500, 0.25);
        assertThat(line()).isEqualTo("[#####               ]  25 %, 1,500 puzzles, 50 a second, 1:30 left");
        clock.set(60 * SECOND);
        progress.update(60, 0.005);
        assertThat(line()).isEqualTo("[                    ]   1 %, 60 puzzles, 1.0 a second, 3 h 19 min left");
        progress.clear();
        assertThat(line()).isEmpty();
    }

    @Test
    void whatWasDoneBeforeTellsNothingAboutTheRate() {
        Progress progress = progress(true, 80);

        progress.begin(1000, 0.5);
        clock.set(10 * SECOND);
        progress.update(1100, 0.55);

        assertThat(line()).isEqualTo("[###########         ]  55 %, 1,100 puzzles, 10 a second, 1:30 left");
    }

    @Test
    void withoutAShareNothingIsForetold() {
        Progress progress = progress(true, 80);

        clock.set(SECOND);
        progress.update(20, -1);

        assertThat(line()).isEqualTo("20 puzzles, 20 a second");
    }

    @Test
    void itKeepsToTheWidthAndIsNotDrawnAllTheTime() {
        Progress progress = progress(true, 30);

        clock.set(SECOND);
        progress.update(10, 0.5);
        int drawn = err.size();
        progress.update(11, 0.6);

        assertThat(line()).hasSize(29);
        assertThat(err.size()).isEqualTo(drawn);
    }

    @Test
    void nobodyWatchingSeesNothing() {
        Progress progress = progress(false, 80);

        clock.set(SECOND);
        progress.update(10, 0.5);
        progress.clear();

        assertThat(err.size()).isZero();
    }

    @Test
    void whereTheBarLeavesNoRoomItGoes() {
        Progress progress = progress(true, 45);

        clock.set(30 * SECOND);
        progress.update(1500, 0.25);

        assertThat(line()).isEqualTo("25 %, 1,500 puzzles, 50 a second, 1:30 left");
    }

    @Test
    void aTerminalThatCanNothingHasNoLine() {
        Terminal bare = Terminal.of(new ByteArrayInputStream(new byte[0]), new ByteArrayOutputStream(), err);
        Terminal dumb = new Terminal(
                bare.in(), bare.out(), bare.err(), false, false, true, 80, Look.PLAIN, Speech.ENGLISH, Speech.ENGLISH);
        Progress progress = new Progress(dumb, Report.PUZZLES, true, clock::get);

        clock.set(SECOND);
        progress.update(10, 0.5);
        progress.clear();

        assertThat(err.size()).isZero();
    }
}
