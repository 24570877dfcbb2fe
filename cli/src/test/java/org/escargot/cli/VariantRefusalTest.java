package org.escargot.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// Commands that know the usual Sudoku alone never take a puzzle with rules of its own for one.
class VariantRefusalTest {
    private static final String VARIANT = ".AntiKnight.~R1C1_1";

    @TempDir
    private Path folder;

    static Stream<Arguments> commands() {
        return Stream.of(
                        "rate -",
                        "rate --scale explainer -",
                        "canonical -",
                        "shuffle -",
                        "dedupe -",
                        "compare -",
                        "library add FOLDER/a.db -")
                .flatMap(command -> Stream.of("en", "fr", "el").map(language -> Arguments.of(command, language)));
    }

    @ParameterizedTest
    @MethodSource("commands")
    void isRefusedInOneSentence(String command, String language) {
        List<String> words = new ArrayList<>(
                List.of(command.replace("FOLDER", folder.toString()).split(" ")));
        words.addAll(List.of("--lang", language));
        CommandRun run = CommandRun.withInput(VARIANT + "\n", words.toArray(String[]::new));

        String sentence = switch (language) {
            case "fr" -> "cette grille de 9x9 a des règles particulières (anti-knight)";
            case "el" -> "αυτός ο γρίφος 9x9 έχει δικούς του κανόνες (anti-knight)";
            default -> "this puzzle of 9x9 has rules of its own (anti-knight)";
        };
        assertThat(run.exitCode()).isNotZero();
        assertThat(run.err().lines().filter(line -> line.contains(sentence))).hasSize(1);
    }
}
