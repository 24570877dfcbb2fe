package org.escargot;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.provider.CsvSource;

/// The picture of the rooms in ARCHITECTURE.md shows the arrows that `LayersTest` checks.
class PictureTest {
    private final Map<String, Set<String>> drawn = drawn();
    private final Map<String, Set<String>> allowed = allowed();

    PictureTest() throws IOException, NoSuchMethodException {}

    @Test
    void everyArrowOfThePictureIsAllowed() {
        drawn.forEach((room, used) -> assertThat(allowed.get(room)).as(room).containsAll(used));
    }

    @Test
    void whatARoomMayUseIsReachedAlongThePicture() {
        allowed.forEach((room, used) -> {
            Set<String> reached = new HashSet<>();
            reach(room, reached);
            assertThat(reached).as("reached from " + room).containsAll(used);
        });
    }

    private void reach(String room, Set<String> reached) {
        for (String next : drawn.getOrDefault(room, Set.of())) {
            if (reached.add(next)) {
                reach(next, reached);
            }
        }
    }

    private static Map<String, Set<String>> drawn() throws IOException {
        String page = Files.readString(Path.of("../ARCHITECTURE.md"));
        String picture = page.substring(page.indexOf("```mermaid"));
        Map<String, Set<String>> arrows = new TreeMap<>();
        picture.substring(0, picture.indexOf("\n```"))
                .lines()
                .map(line -> line.strip().split(" --> ", -1))
                .filter(ends -> ends.length == 2)
                .forEach(ends ->
                        arrows.computeIfAbsent(ends[0], _ -> new TreeSet<>()).add(ends[1]));
        return arrows;
    }

    /// The arrows of `LayersTest` between rooms, without those inside a room.
    private static Map<String, Set<String>> allowed() throws NoSuchMethodException {
        List<String> rows = Arrays.asList(LayersTest.class
                .getDeclaredMethod("aRoomUsesOnlyTheRoomsBelow", String.class, String.class)
                .getAnnotation(CsvSource.class)
                .value());
        Map<String, Set<String>> arrows = new TreeMap<>();
        for (String row : rows) {
            String[] columns = row.split(",", 2);
            Set<String> used = arrows.computeIfAbsent(outer(columns[0]), _ -> new TreeSet<>());
            Stream.of(columns[1].replace("'", "").strip().split(" ", -1))
                    .filter(name -> !name.isEmpty())
                    .map(PictureTest::outer)
                    .filter(name -> !name.equals(outer(columns[0])))
                    .forEach(used::add);
        }
        return arrows;
    }

    /// The outermost room of `name`: `logic` of `logic.step`.
    private static String outer(String name) {
        return name.split("\\.", -1)[0];
    }
}
