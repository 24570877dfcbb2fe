package org.escargot.format.registry;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.escargot.format.Format;
import org.junit.jupiter.api.Test;

/// The list of formats is told apart by name, and docs/formats.md shows it as it is.
class FormatListTest {
    @Test
    void noTwoFormatsShareAName() {
        List<String> names = Formats.ALL.stream()
                .flatMap(format -> Stream.concat(Stream.of(format.id()), format.extensions().stream())
                        .distinct())
                .toList();

        assertThat(names)
                .doesNotHaveDuplicates()
                .allSatisfy(name -> assertThat(Formats.named(name)).isPresent());
    }

    @Test
    void thePageOfFormatsHasARowForEach() throws IOException {
        List<String> rows = Files.readAllLines(Path.of("../docs/formats.md")).stream()
                .filter(line -> line.matches("\\| `[a-z][a-z-]*` \\|.*"))
                .limit(Formats.ALL.size())
                .map(line -> line.substring(0, line.lastIndexOf('|', line.length() - 2)))
                .toList();

        assertThat(rows).isEqualTo(Formats.ALL.stream().map(FormatListTest::row).toList());
    }

    private static String row(Format format) {
        String files = format.extensions().stream()
                .map(extension -> "`." + extension + "` ")
                .collect(Collectors.joining());
        return "| `" + format.id() + "` | " + files + (Formats.targets().contains(format) ? "| yes " : "| ");
    }
}
