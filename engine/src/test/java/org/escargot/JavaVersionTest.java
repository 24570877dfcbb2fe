package org.escargot;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.classfile.ClassFile;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Gatherers;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The engine's classes are those of Java 21, though its source is of a later version: `LowerClasses` makes them so.
class JavaVersionTest {
    private static final Path PROGRAM = Path.of("src", "build", "LowerClasses.java");

    @TempDir
    private Path folder;

    /// The folder of the classes that `type` belongs to.
    private static Path classesOf(Class<?> type) throws URISyntaxException {
        return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    }

    private static Path fileOf(Class<?> type) throws URISyntaxException {
        return classesOf(type).resolve(type.getName().replace('.', '/') + ".class");
    }

    private static int version(Path file) throws IOException {
        return ClassFile.of().parse(file).majorVersion();
    }

    /// What the program prints of the classes in `folder`.
    private String lower() throws IOException, InterruptedException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        PROGRAM.toString(),
                        folder.toString())
                .redirectErrorStream(true)
                .start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        return said;
    }

    @Test
    void everyClassIsOfJava21() throws IOException, URISyntaxException {
        try (Stream<Path> files = Files.walk(classesOf(Sudoku.class))) {
            List<Path> types =
                    files.filter(file -> file.toString().endsWith(".class")).toList();
            assertThat(types).hasSizeGreaterThan(500);
            for (Path type : types) {
                assertThat(version(type)).as(type.toString()).isEqualTo(ClassFile.JAVA_21_VERSION);
            }
        }
    }

    @Test
    void aClassThatNeedsMoreIsRefusedByName() throws IOException, InterruptedException, URISyntaxException {
        Path type = Files.copy(fileOf(Newer.class), folder.resolve("Newer.class"));
        assertThat(lower()).contains("Newer.class needs what Java 21 lacks: java/util/stream/Gatherers,");
        assertThat(version(type)).isEqualTo(ClassFile.JAVA_25_VERSION);
    }

    @Test
    void aSwitchOverTypesTakesAnObject() throws IOException, InterruptedException, URISyntaxException {
        Path type = Files.copy(fileOf(Switching.class), folder.resolve("Switching.class"));
        assertThat(lower()).isEmpty();
        assertThat(version(type)).isEqualTo(ClassFile.JAVA_21_VERSION);
        assertThat(new String(Files.readAllBytes(type), StandardCharsets.ISO_8859_1))
                .contains("(Ljava/lang/Object;I)I");
    }

    /// A class that asks for what came with Java 24.
    static final class Newer {
        List<List<Integer>> pairs(List<Integer> numbers) {
            return numbers.stream().gather(Gatherers.windowFixed(2)).toList();
        }
    }

    /// A class with a switch over types whose value is no plain object.
    static final class Switching {
        int length(CharSequence text) {
            return switch (text) {
                case String line -> line.length();
                case StringBuilder _ -> 0;
                default -> 1;
            };
        }
    }
}
