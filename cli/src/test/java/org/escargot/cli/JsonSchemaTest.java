package org.escargot.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import com.networknt.schema.InputFormat;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SpecVersion.VersionFlag;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.escargot.cli.terminal.Terminal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// What the commands print as JSON, against the schemas that tell others what to expect.
class JsonSchemaTest {
    private static final Path SCHEMAS = Path.of("..", "docs", "schema");
    private static final String EASY =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final String HARD =
            "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";
    private static final String SEVERAL = ".".repeat(81);
    private static final String NONE = "11" + ".".repeat(79);
    /// All steps of a hard puzzle take twenty seconds.
    private static final String SEARCHED = Boolean.getBoolean("escargot.many")
            ? HARD
            : "534678912672195348198342567859761423426853791713924856961537284287419.35345286...";

    private static final String SUKAKU = "123456789".repeat(81);
    private static final String VARIANTS = ".Shape~4x4.Cage~2~R1C1~R1C2.~R4C4_1\n.AntiKnight.AntiKing\n";
    private static final String DIAGONAL = ".Shape~6x6.Diagonal~-1.Diagonal~1.~R2C1_2~R2C4_3~R4C4_1~R5C5_6~R6C5_4";
    private static final String CASE =
            ":0003:9:........1........2........3........4........5........6........7........8.........:::999::";

    static Stream<Arguments> calls() {
        String mixed = String.join("\n", EASY + " a \"name\"", NONE, SEVERAL, "x", "12", SUKAKU) + "\n";
        return Stream.of(
                arguments("solve", mixed, List.of("solve", "--format", "json")),
                arguments("solve", mixed, List.of("solve", "--format", "json", "--count", "--limit", "7")),
                arguments("solve", mixed, List.of("solve", "--format", "json", "--all", "--limit", "3")),
                arguments("solve", VARIANTS, List.of("solve", "--count", "--format", "json", "--timeout", "0ms")),
                arguments("check", mixed + VARIANTS, List.of("check", "--format", "json")),
                arguments("check", mixed, List.of("check", "--format", "json", "--timeout", "0ms")),
                arguments("candidates", mixed, List.of("candidates", "--format", "json", "--limit", "3")),
                arguments("candidates", VARIANTS, List.of("candidates", "--format", "json")),
                arguments("trace", "", List.of("solve", "--method", "trials", "--trace", "json", EASY)),
                arguments("trace", "", trace("symbols")),
                arguments("trace", "", trace("random")),
                arguments("trace", "", trace("bands")),
                arguments("rate", VARIANTS, List.of("rate", "--scale", "human", "--format", "json")),
                arguments("step", "", List.of("hint", "--all", "--format", "json", DIAGONAL)),
                arguments("explain", "", List.of("explain", "--format", "json", DIAGONAL)),
                arguments("notice", "", List.of("hint", "--format", "json", NONE)),
                arguments("notice", "", List.of("explain", "--format", "json", "--lang", "fr", NONE)),
                arguments("step", "", List.of("hint", "--format", "json", EASY)),
                arguments("step", "", List.of("hint", "--format", "json", "--depth", "1", "--lang", "el", HARD)),
                arguments(
                        "step",
                        "",
                        List.of("hint", "--format", "json", "--all", "--lang", "fr", "--coords", "a1", SEARCHED)),
                arguments("explain", "", List.of("explain", "--format", "json", EASY)),
                arguments("explain", "", List.of("explain", "--format", "json", HARD)),
                arguments("explain", "", List.of("explain", "--truths", "--format", "json", HARD)),
                arguments("explain", "", List.of("explain", "--scale", "explainer", "--format", "json", EASY)),
                arguments("explain", "", List.of("explain", "--scale", "explainer", "--format", "json", HARD)),
                arguments(
                        "cases", CASE + "\n" + CASE.replace("0003", "1301"), List.of("cases", "--format", "json", "-")),
                arguments(
                        "canonical", EASY + " a\n" + SEVERAL + "\n12\n", List.of("canonical", "--format", "json", "-")),
                arguments("generate", "", List.of("generate", "--format", "json", "--count", "2", "--seed", "1")),
                arguments("generate", "", List.of("generate", "--format", "json", "--rules", "jigsaw", "--seed", "1")),
                arguments(
                        "generate", "", List.of("generate", "--format", "json", "--seed", "1", "--rating", "2.0..2.6")),
                arguments("rate", mixed, List.of("rate", "--format", "json", "--scale", "both", "--max", "7.0")),
                arguments("rate", mixed, List.of("rate", "--format", "json")),
                arguments("rate", mixed, List.of("rate", "--format", "json", "--scale", "human")),
                arguments("analyze", "", List.of("analyze", "--format", "json", EASY)),
                arguments("analyze", "", List.of("analyze", "--format", "json", "--neighbors", HARD)),
                arguments("analyze", "", List.of("analyze", "--format", "json", ".Shape~4x4.Cage~3~R1C1~R1C2.~R1C1_1")),
                arguments(
                        "analyze",
                        "",
                        List.of("analyze", "--format", "json", ".Shape~4x4.AntiKnight.~R1C1_1~R4C4_4~R2C1_3")),
                arguments("analyze", SEVERAL, List.of("analyze", "--format", "json", "-")),
                arguments("bench", EASY + "\n", List.of("bench", "-", "--format", "json", "--seconds", "0.01")),
                arguments("techniques", "", List.of("techniques", "--format", "json")),
                arguments("levels", "", List.of("levels", "--format", "json", "--lang", "el")),
                arguments("lessons", "", List.of("lessons", "--format", "json")),
                arguments("library", "", List.of("library", "search", "--format", "json", "--library", library())),
                arguments("scan", "", List.of("scan", "--format", "json", printed())));
    }

    /// A library with a puzzle that is rated and has a tag, and one that is not and has none.
    private static String library() {
        try {
            Path file = Files.createTempDirectory("library").resolve("puzzles.db");
            CommandRun.of("library", "add", "--library", file.toString(), EASY, HARD);
            CommandRun.of("library", "rate", "--scale", "both", "--clues", "30", "--library", file.toString());
            CommandRun.of("library", "tag", "monday", "--clues", "30", "--library", file.toString());
            file.toFile().deleteOnExit();
            return file.toString();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// A file with a page that has a puzzle.
    private static String printed() {
        try {
            Path page = Files.createTempDirectory("scan").resolve("page.png");
            CommandRun.of("print", "--to=png", "--dpi=72", "--per-page=1", "--solutions=none", "--out=" + page, EASY);
            page.toFile().deleteOnExit();
            return page.toString();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String> trace(String method) {
        List<String> seed = method.equals("bands") ? List.of() : List.of("--seed", "1");
        return Stream.of(List.of("solve", "--method", method, "--trace", "json"), seed, List.of(EASY))
                .flatMap(List::stream)
                .toList();
    }

    private static JsonSchema schema(String name) {
        Path file = SCHEMAS.resolve(name + ".schema.json").toAbsolutePath().normalize();
        return JsonSchemaFactory.getInstance(VersionFlag.V202012)
                .getSchema(SchemaLocation.of(file.toUri().toString()));
    }

    @ParameterizedTest
    @MethodSource("calls")
    void everyLineIsAsTheSchemaSays(String schema, String input, List<String> call) {
        CommandRun run = CommandRun.withInput(input, call.toArray(String[]::new));

        assertThat(run.out().lines())
                .isNotEmpty()
                .allSatisfy(line -> assertThat(schema(schema).validate(line, InputFormat.JSON))
                        .isEmpty());
    }

    @Test
    void theSchemasRefuseWhatIsWrong() {
        assertThat(schema("solve").validate("{\"puzzle\":\"12\",\"solutions\":1}", InputFormat.JSON))
                .isNotEmpty();
        // A step inside: the reference from one schema to the other must hold.
        String path =
                "{\"start\":\"" + EASY + "\",\"outcome\":\"SOLVED\",\"level\":\"Easy\",\"score\":1,\"steps\":[{}]}";
        assertThat(schema("explain").validate(path, InputFormat.JSON)).isNotEmpty();
    }

    @Test
    void noSchemaAndNoCommandWithJsonIsForgotten() throws IOException {
        Set<String> tested = calls().map(call -> (String) call.get()[0]).collect(Collectors.toCollection(TreeSet::new));
        try (Stream<Path> files = Files.list(SCHEMAS)) {
            assertThat(files.map(file -> file.getFileName().toString().replace(".schema.json", "")))
                    .containsExactlyInAnyOrderElementsOf(tested);
        }
        Set<String> called = calls().map(
                        call -> ((List<?>) call.get()[2]).getFirst().toString())
                .collect(Collectors.toSet());
        Main.withAllCommands(Terminal.of(System.in, System.out, System.err))
                .getSubcommands()
                .forEach((name, command) -> {
                    if (command.getCommandSpec().findOption("--format") != null) {
                        assertThat(called).contains(name);
                    }
                });
    }
}
