package org.escargot.cli.output;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.escargot.cli.speech.Complaint;
import org.escargot.cli.speech.LostOutput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// What stands at the name of an output decides how it is written.
class WholeFileTest {
    @TempDir
    private Path folder;

    private static void write(Path file, String text) {
        WholeFile.write(file, Complaint.UNWRITABLE, out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
    }

    private Path file(String name) {
        return folder.resolve(name);
    }

    private static void run(String... command) throws IOException, InterruptedException {
        assertThat(new ProcessBuilder(command).start().waitFor()).isZero();
    }

    private void onlyOnPosix() {
        assumeThat(FileSystems.getDefault().supportedFileAttributeViews()).contains("posix");
    }

    private static Set<PosixFilePermission> mode(Path file, LinkOption... options) throws IOException {
        return Files.getPosixFilePermissions(file, options);
    }

    @Test
    void nothingIsLeftBesideTheFile() throws IOException {
        write(file("new"), "one");
        write(file("new"), "two");

        assertThat(file("new")).hasContent("two");
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files).containsExactly(file("new"));
        }
    }

    @Test
    void aFileOfTheUsersWithAnEndingOfOursStays() throws IOException {
        Files.writeString(file("out.new"), "mine");

        write(file("out"), "ours");

        assertThat(file("out.new")).hasContent("mine");
    }

    @Test
    void whatWasThereStaysWhenTheContentFails() throws IOException {
        Files.writeString(file("out"), "old");

        assertThatThrownBy(() -> WholeFile.write(file("out"), Complaint.UNWRITABLE, out -> {
                    out.write(1);
                    throw new IllegalStateException("broken");
                }))
                .hasMessage("broken");

        assertThat(file("out")).hasContent("old");
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files).containsExactly(file("out"));
        }
    }

    @Test
    void linksAreFollowed() throws IOException {
        onlyOnPosix();
        Files.createDirectory(file("deep"));
        Files.writeString(file("deep/target"), "old");
        Files.createSymbolicLink(file("middle"), Path.of("deep/target"));
        Files.createSymbolicLink(file("link"), Path.of("middle"));
        Files.createSymbolicLink(file("dangling"), Path.of("deep/made"));

        write(file("link"), "new");
        write(file("dangling"), "made");

        assertThat(file("link")).isSymbolicLink().hasContent("new");
        assertThat(file("middle")).isSymbolicLink();
        assertThat(file("deep/target")).hasContent("new");
        assertThat(file("dangling")).isSymbolicLink();
        assertThat(file("deep/made")).hasContent("made");
    }

    @Test
    void aCircleOfLinksIsSaid() throws IOException {
        onlyOnPosix();
        Files.createSymbolicLink(file("a"), Path.of("b"));
        Files.createSymbolicLink(file("b"), Path.of("a"));

        assertThatThrownBy(() -> write(file("a"), "x")).hasMessageContaining("its links go round in a circle");
        assertThat(file("a")).isSymbolicLink();
    }

    @Test
    void theModeStays() throws IOException {
        onlyOnPosix();
        for (String mode : new String[] {"rw-------", "rwxrw-rw-"}) {
            Files.writeString(file("out"), "old");
            Files.setPosixFilePermissions(file("out"), PosixFilePermissions.fromString(mode));

            write(file("out"), "new");

            assertThat(PosixFilePermissions.toString(mode(file("out")))).isEqualTo(mode);
        }
    }

    /// A new file may be read by whom the user lets read all files of theirs.
    @Test
    void aNewFileHasTheModeOfNewFiles() throws IOException {
        onlyOnPosix();
        Files.writeString(file("other"), "");

        write(file("out"), "new");

        assertThat(mode(file("out"))).isEqualTo(mode(file("other")));
    }

    @Test
    void aReadOnlyFileIsRefusedToRootToo() throws IOException {
        onlyOnPosix();
        Files.writeString(file("out"), "old");
        Files.setPosixFilePermissions(file("out"), PosixFilePermissions.fromString("r--r--r--"));

        assertThatThrownBy(() -> write(file("out"), "new"))
                .isInstanceOf(LostOutput.class)
                .hasMessage(file("out") + " cannot be written: it is read-only");
        assertThat(file("out")).hasContent("old");
    }

    @Test
    void aFolderIsRefused() throws IOException {
        Files.createDirectory(file("out"));

        assertThatThrownBy(() -> write(file("out"), "new"))
                .isInstanceOf(LostOutput.class)
                .hasMessage(file("out") + " cannot be written: it is a folder");
        assertThat(file("out")).isEmptyDirectory();
    }

    @Test
    @Timeout(value = 5, unit = TimeUnit.MINUTES)
    void aPipeWithANameIsWrittenThrough() throws Exception {
        onlyOnPosix();
        run("mkfifo", file("pipe").toString());
        Process reader = new ProcessBuilder("cat", file("pipe").toString()).start();

        write(file("pipe"), "through");

        assertThat(reader.inputReader().readLine()).isEqualTo("through");
        assertThat(Files.isRegularFile(file("pipe"))).isFalse();
    }
}
