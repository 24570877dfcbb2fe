package org.escargot;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// What the compiler and the formatter let pass in the sources of all modules.
class SourcesTest {
    private static final Path PROJECT = Path.of("..");

    @Test
    void everyCommentStandsAtWhatItDescribes() throws IOException {
        List<String> displaced = new ArrayList<>();
        for (Path file : sources()) {
            List<String> lines = Files.readAllLines(file);
            for (int at = 1; at < lines.size(); at++) {
                boolean hangsOnImports =
                        isComment(lines.get(at)) && lines.get(at - 1).startsWith("import ");
                boolean standsAlone =
                        isComment(lines.get(at - 1)) && lines.get(at).isBlank();
                if (hangsOnImports || standsAlone) {
                    displaced.add(file + ":" + (at + 1));
                }
            }
        }
        assertThat(displaced).isEmpty();
    }

    private static boolean isComment(String line) {
        return line.strip().startsWith("///");
    }

    private static List<Path> sources() throws IOException {
        List<Path> sources = new ArrayList<>();
        for (String module : List.of("engine", "simd", "cli", "web", "bench")) {
            try (Stream<Path> files = Files.walk(PROJECT.resolve(module).resolve("src"))) {
                files.filter(file -> file.toString().endsWith(".java")).forEach(sources::add);
            }
        }
        assertThat(sources).hasSizeGreaterThan(500);
        return sources;
    }
}
