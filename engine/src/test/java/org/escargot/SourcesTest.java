package org.escargot;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// What the compiler and the formatter let pass in the sources of all modules and in scripts.
@Tag("house")
class SourcesTest {
    private static final Path PROJECT = Path.of("..");
    private static final Pattern IN_PAGE = Pattern.compile("(engine|scan|web)[/\\\\]src[/\\\\]main[/\\\\]");
    private static final Pattern CATCH = Pattern.compile("catch \\([^)]*\\)");
    private static final Pattern STOPPING = Pattern.compile(
            "\\b(Throwable|Exception|RuntimeException|NullPointerException|\\w*IndexOutOfBoundsException"
                    + "|ClassCastException|ArrayStoreException|NegativeArraySizeException)\\b");
    private static final Pattern ORPHAN = Pattern.compile("\\s*/// \\S+( \\S+)?(?<![.:])");
    private static final Pattern GOES_ON = Pattern.compile("\\s*/// [a-z`\\[].*");
    private static final int ORPHANED = 95;
    private static final Pattern QUIET_READER = Pattern.compile("(^|[^|])\\|\\s*grep -[a-zA-Z]*q");

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

    /// The formatter breaks a line of a comment that is too long, and leaves its last words on a line of their own.
    @Test
    void noParagraphOfACommentIsBroken() throws IOException {
        List<String> broken = new ArrayList<>();
        for (Path file : sources()) {
            List<String> lines = Files.readAllLines(file);
            for (int at = 1; at + 1 < lines.size(); at++) {
                if (ORPHAN.matcher(lines.get(at)).matches()
                        && lines.get(at - 1).length() > ORPHANED
                        && isComment(lines.get(at - 1))
                        && GOES_ON.matcher(lines.get(at + 1)).matches()) {
                    broken.add(file + ":" + (at + 1));
                }
            }
        }
        assertThat(broken).isEmpty();
    }

    /// As WebAssembly the engine stops where Java would throw one of these (`strict` in the POM of `web`).
    @Test
    void noCodeOfThePageCatchesWhatStopsIt() throws IOException {
        List<String> caught = new ArrayList<>();
        List<String> stopping = new ArrayList<>();
        for (Path file : sources()) {
            if (IN_PAGE.matcher(file.toString()).find()) {
                CATCH.matcher(Files.readString(file)).results().forEach(found -> {
                    caught.add(found.group());
                    if (STOPPING.matcher(found.group()).find()) {
                        stopping.add(file + ": " + found.group());
                    }
                });
            }
        }
        assertThat(caught).isNotEmpty();
        assertThat(stopping).isEmpty();
    }

    /// `grep -q` ends at the first match. What writes to it is then killed when it writes on, and `pipefail` takes that
    /// for a failure, but only on a machine where the writer is the slower of the two.
    @Test
    void noScriptPipesIntoGrepThatEndsEarly() throws IOException {
        List<String> early = new ArrayList<>();
        for (Path file : scripts()) {
            String text = Files.readString(file);
            if (text.contains("pipefail")) {
                text.lines()
                        .filter(line -> QUIET_READER.matcher(line).find())
                        .forEach(line -> early.add(file + ": " + line.strip()));
            }
        }
        assertThat(early).isEmpty();
    }

    private static boolean isComment(String line) {
        return line.strip().startsWith("///");
    }

    private static List<Path> scripts() throws IOException {
        List<Path> scripts = new ArrayList<>();
        for (String folder : List.of(
                ".ci", "bench", "cli/src/test/shell", "release", "spark/src/test/shell", "web/src/test/shell")) {
            try (Stream<Path> files = Files.list(PROJECT.resolve(folder))) {
                files.filter(Files::isRegularFile).forEach(scripts::add);
            }
        }
        assertThat(scripts).hasSizeGreaterThan(10);
        return scripts;
    }

    /// The Java files of all modules.
    static List<Path> sources() throws IOException {
        List<Path> sources = new ArrayList<>();
        for (String module : List.of("engine", "simd", "print", "scan", "cli", "web", "bench", "spark")) {
            try (Stream<Path> files = Files.walk(PROJECT.resolve(module).resolve("src"))) {
                files.filter(file -> file.toString().endsWith(".java")).forEach(sources::add);
            }
        }
        assertThat(sources).hasSizeGreaterThan(500);
        return sources;
    }
}
