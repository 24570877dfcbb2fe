package org.escargot.format.registry;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.escargot.format.BrokenEntry;
import org.escargot.format.Entry;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.lines.TextInput;
import org.escargot.game.Board;
import org.escargot.game.Decoded;
import org.escargot.game.GameFiles;
import org.escargot.grid.Givens;
import org.escargot.grid.Pencilmarks;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The forms in which the five French texts print their grids, as they print them: pasted, and as files.
class PrintedFormsTest {
    /// One of them.
    record Form(String file, Givens puzzle) {}

    static Stream<Form> forms() {
        return text("index.txt")
                .lines()
                .filter(line -> !line.startsWith("#"))
                .map(line -> line.split(" "))
                .map(words -> new Form(words[0], Givens.of(words[1])));
    }

    private static String text(String file) {
        try (InputStream stream = PrintedFormsTest.class.getResourceAsStream("/printed/" + file)) {
            return new String(Objects.requireNonNull(stream, file).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static List<Entry> ofFile(String text) throws IOException {
        TextInput lines = TextInput.of(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
        PuzzleReader reader = PuzzleReader.of(lines, Optional.empty());
        List<Entry> entries = new ArrayList<>();
        for (Entry entry = reader.next(); entry != null; entry = reader.next()) {
            entries.add(entry);
        }
        return entries;
    }

    @ParameterizedTest
    @MethodSource("forms")
    void eachIsReadAsItIsPrinted(Form form) throws IOException {
        String text = text(form.file());

        for (List<Entry> entries :
                List.of(Formats.read(text), ofFile(text), Formats.read(text.replace("\n", "\r\n")))) {
            assertThat(entries).noneMatch(BrokenEntry.class::isInstance);
            assertThat(((PuzzleEntry) entries.getFirst()).puzzle()).isEqualTo(form.puzzle());
        }
    }

    @ParameterizedTest
    @MethodSource("forms")
    void eachGoesOntoTheBoard(Form form) {
        assertThat(GameFiles.read(text(form.file())))
                .isInstanceOfSatisfying(
                        Decoded.Done.class,
                        done -> assertThat(((Board) done.value()).givens())
                                .isEqualTo(form.puzzle().grid()));
    }

    @Test
    void theListsOfTheNotebookAreFivePuzzlesWithTheirNames() {
        assertThat(Formats.read(text("notebook-lists.txt")))
                .extracting(entry -> ((PuzzleEntry) entry).metadata())
                .containsExactly("pb01", "pb02", "harder", "ai_escargot", "vide");
    }

    @Test
    void theSavedPairKeepsTheCurrentGrid() {
        PuzzleEntry pair =
                (PuzzleEntry) Formats.read(text("report-save-pair.csv")).getFirst();

        assertThat(pair.current().orElseThrow().digit(0)).isEqualTo(9);
        assertThat(((Givens) pair.puzzle()).digit(0)).isZero();
    }

    /// Pictures, of which the texts have a damaged copy in characters: what has nine columns is read.
    @Test
    void theCandidatesOfFiguresAreReadWhereTheyHaveNineColumns() {
        for (String file : List.of("report-figure-21.txt", "report-figure-22.txt")) {
            assertThat(Formats.read(text(file)))
                    .singleElement()
                    .extracting(entry -> ((PuzzleEntry) entry).puzzle())
                    .isInstanceOf(Pencilmarks.class);
        }
        assertThat(Formats.read(text("report-figure-20.txt"))).singleElement().isInstanceOf(BrokenEntry.class);
    }
}
