package org.escargot.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.escargot.cli.output.LineOutput;
import org.escargot.cli.speech.LostOutput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StandardOutputTest {
    private static final Path FULL = Path.of("/dev/full");

    @TempDir
    private Path folder;

    @Test
    void writesTheSameWhateverStandsBehindIt() throws IOException {
        for (StandardOutput.Kind kind : StandardOutput.Kind.values()) {
            Path file = folder.resolve(kind.name());
            try (StandardOutput out = StandardOutput.of(new FileOutputStream(file.toFile()), kind)) {
                out.write("first\nsecond\n".getBytes(StandardCharsets.UTF_8));
                out.write('3');
            }
            assertThat(file).hasContent("first\nsecond\n3");
        }
    }

    @Test
    void aFullDiskIsNoReaderThatHasGone() throws IOException {
        assumeThat(FULL).exists();
        for (StandardOutput.Kind kind :
                new StandardOutput.Kind[] {StandardOutput.Kind.OTHER, StandardOutput.Kind.FILE}) {
            try (FileOutputStream full = new FileOutputStream(FULL.toFile())) {
                LineOutput out = new LineOutput(StandardOutput.of(full, kind));

                assertThatThrownBy(() -> out.write("line\n"))
                        .isInstanceOf(LostOutput.class)
                        .hasMessage("standard output cannot be written: no space left on device");
            }
        }
    }

    @Test
    void aPipeWhoseWriteFailsHasNoReaderInAnyLanguage() throws IOException {
        assumeThat(FULL).exists();
        try (FileOutputStream full = new FileOutputStream(FULL.toFile())) {
            LineOutput out = new LineOutput(StandardOutput.of(full, StandardOutput.Kind.PIPE));

            assertThatThrownBy(() -> out.write("line\n")).isInstanceOf(LineOutput.OutputClosed.class);
        }
    }

    @Test
    void theLauncherSaysWhatStandsBehindIt() {
        assertThat(StandardOutput.Kind.of("if")).isEqualTo(StandardOutput.Kind.FILE);
        assertThat(StandardOutput.Kind.of("p")).isEqualTo(StandardOutput.Kind.PIPE);
        assertThat(StandardOutput.Kind.of("ioe")).isEqualTo(StandardOutput.Kind.OTHER);
    }
}
