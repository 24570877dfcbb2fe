package org.escargot;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// What the engine promises to everybody, and what only our own modules may use.
@Tag("house")
class ExportsTest {
    private static final ModuleDescriptor MODULE = ModuleFinder.of(Path.of("target", "classes"))
            .find("org.escargot.engine")
            .orElseThrow()
            .descriptor();
    private static final Set<String> TO_EVERYBODY = MODULE.exports().stream()
            .filter(exports -> !exports.isQualified())
            .map(ModuleDescriptor.Exports::source)
            .collect(Collectors.toUnmodifiableSet());
    private static final Pattern IMPORT = Pattern.compile("^import (?:static )?(org\\.escargot[a-z.]*)\\.[A-Z]");

    @Test
    void programsOfOthersNeedOnlyWhatIsExportedToEverybody() throws IOException {
        assertThat(programs())
                .hasSizeGreaterThan(4)
                .allSatisfy(
                        program -> assertThat(imported(program)).isNotEmpty().isSubsetOf(TO_EVERYBODY));
    }

    private static List<Path> programs() throws IOException {
        try (Stream<Path> examples = Files.list(Path.of("..", "docs", "examples", "java"))) {
            Path snippets = Path.of("src", "test", "java", "org", "escargot", "SudokuSnippets.java");
            return Stream.concat(examples, Stream.of(snippets)).toList();
        }
    }

    private static Set<String> imported(Path program) throws IOException {
        return Files.readAllLines(program).stream()
                .flatMap(line -> IMPORT.matcher(line).results())
                .map(found -> found.group(1))
                .collect(Collectors.toSet());
    }

    /// Nobody outside could keep in a variable what the front door takes or answers in other types.
    @Test
    void theFrontDoorSpeaksInTypesThatAreExportedToEverybody() {
        assertThat(Stream.of(Sudoku.class.getMethods())
                        .filter(method -> method.getDeclaringClass() == Sudoku.class)
                        .flatMap(ExportsTest::types)
                        .map(Class::getPackageName)
                        .filter(name -> name.startsWith("org.escargot")))
                .isNotEmpty()
                .isSubsetOf(TO_EVERYBODY);
    }

    private static Stream<Class<?>> types(Method method) {
        return Stream.concat(Stream.of(method.getReturnType()), Stream.of(method.getParameterTypes()));
    }

    @Test
    void theRestIsExportedToOurOwnModules() {
        Set<String> ours = Set.of("org.escargot.cli", "org.escargot.print", "org.escargot.scan", "org.escargot.simd");
        assertThat(MODULE.exports().stream().flatMap(exports -> exports.targets().stream()))
                .isNotEmpty()
                .isSubsetOf(ours);
    }
}
