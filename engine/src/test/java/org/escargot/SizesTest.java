package org.escargot;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// How large rooms, files and methods may be. Kernels, which say so, may be longer.
@Tag("house")
class SizesTest {
    private static final int LINES_OF_A_FILE = 300;
    private static final int LINES_OF_A_METHOD = 20;
    private static final int CLASSES_OF_A_ROOM = 35;

    /// What begins a block that is no method.
    private static final Set<String> BLOCKS =
            Set.of("if", "for", "while", "do", "switch", "try", "synchronized", "return", "yield", "}");

    @Test
    void noRoomHasMoreClassesThanOneCanKnow() throws IOException {
        Map<Path, Integer> rooms = new TreeMap<>();
        for (Path file : ours()) {
            rooms.merge(file.getParent(), file.endsWith("package-info.java") ? 0 : 1, Integer::sum);
        }
        assertThat(rooms)
                .allSatisfy((room, classes) ->
                        assertThat(classes).as(room.toString()).isLessThanOrEqualTo(CLASSES_OF_A_ROOM));
    }

    @Test
    void longFilesSayWhy() throws IOException {
        List<String> silent = new ArrayList<>();
        for (Path file : ours()) {
            String text = Files.readString(file);
            if (text.lines().count() > LINES_OF_A_FILE && !isKernel(text) && !text.contains("longer than")) {
                silent.add(file.toString());
            }
        }
        assertThat(silent).isEmpty();
    }

    /// Tables and switches over all patterns cannot be cut in a way that helps their reader.
    @Test
    void ofAHundredMethodsOneMayBeLong() throws IOException {
        List<String> lengths = new ArrayList<>();
        int methods = 0;
        for (Path file : ours()) {
            List<String> lines = Files.readAllLines(file);
            if (isKernel(String.join("\n", lines))) {
                continue;
            }
            for (int at = 0; at < lines.size(); at++) {
                if (beginsMethod(lines, at)) {
                    methods++;
                    int length = length(lines, at);
                    if (length > LINES_OF_A_METHOD) {
                        lengths.add(length + " " + file + ":" + (at + 1));
                    }
                }
            }
        }
        assertThat(methods).isGreaterThan(3000);
        assertThat(lengths).hasSizeLessThanOrEqualTo(methods / 100);
    }

    /// Rests on the one layout that the formatter gives all sources.
    private static boolean beginsMethod(List<String> lines, int at) {
        String code = lines.get(at).strip();
        boolean opens = lines.get(at).startsWith("    ") && code.endsWith("{") && !code.startsWith("//");
        return opens
                && !BLOCKS.contains(code.split("[ (]", 2)[0])
                && !code.matches("@.*|.*(->|=|\\bnew\\b|\\bswitch \\().*")
                && !header(lines, at).matches("(.* )?(class|interface|enum|record) .*");
    }

    /// The first line of the declaration that ends at line `at`: that line, or the one that it continues.
    private static String header(List<String> lines, int at) {
        int depth = indentation(lines.get(at));
        if (indentation(lines.get(first(lines, at))) > depth) {
            return lines.get(at);
        }
        int start = at;
        while (indentation(lines.get(start)) != depth - 8) {
            start--;
        }
        return lines.get(start);
    }

    /// The first line of the body that begins behind line `at`.
    private static int first(List<String> lines, int at) {
        int first = at + 1;
        while (lines.get(first).isBlank()) {
            first++;
        }
        return first;
    }

    private static int length(List<String> lines, int at) {
        int depth = indentation(lines.get(first(lines, at)));
        int end = at + 1;
        while (lines.get(end).isBlank() || indentation(lines.get(end)) >= depth) {
            end++;
        }
        return end - at - 1;
    }

    private static int indentation(String line) {
        return line.length() - line.stripLeading().length();
    }

    private static boolean isKernel(String text) {
        return text.contains("Kernel:");
    }

    private static List<Path> ours() throws IOException {
        return SourcesTest.sources().stream()
                .filter(file -> file.toString().replace('\\', '/').contains("/src/main/"))
                .toList();
    }
}
