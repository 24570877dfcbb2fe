package org.escargot.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.escargot.cli.terminal.Terminal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

/// Options speak one language over all commands: who knows one command guesses the options of another.
class OptionWordsTest {
    private static final CommandLine ESCARGOT = Main.withAllCommands(Terminal.of(System.in, System.out, System.err));

    /// What has two kinds of values, because each is what people expect there: `solve --count` counts solutions,
    /// and `generate --count 5` makes five puzzles; `print --level` prints levels, and `generate --level hard` asks
    /// for one; `explain --library` writes lines of HoDoKu's library, and `library --library FILE` names the file
    /// of ours; a seed of `generate` may name a puzzle of its run.
    private static final Set<String> OF_TWO_KINDS = Set.of("--count", "--level", "--library", "--seed");

    private static Stream<CommandLine> commands(CommandLine line) {
        return Stream.concat(
                Stream.of(line), line.getSubcommands().values().stream().flatMap(OptionWordsTest::commands));
    }

    private static Stream<OptionSpec> options() {
        return commands(ESCARGOT).flatMap(line -> line.getCommandSpec().options().stream());
    }

    private static Set<String> names() {
        return options()
                .flatMap(option -> Arrays.stream(option.names()))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /// How the value is written, without signs that it may be repeated.
    private static String value(OptionSpec option) {
        return option.arity().max() == 0 ? "" : option.paramLabel().replaceAll("[\\[(,].*", "");
    }

    @Test
    void anOptionTakesTheSameKindOfValueInEveryCommand() {
        Map<String, Set<String>> values = options()
                .collect(Collectors.groupingBy(
                        OptionSpec::longestName,
                        Collectors.mapping(OptionWordsTest::value, Collectors.toCollection(TreeSet::new))));

        assertThat(values).hasSizeGreaterThan(70);
        assertThat(values.entrySet().stream()
                        .filter(entry -> entry.getValue().size() > 1)
                        .map(Map.Entry::getKey))
                .containsExactlyInAnyOrderElementsOf(OF_TWO_KINDS);
    }

    /// The word that is used, and others for the same idea.
    @ParameterizedTest
    @CsvSource({
        "--lang, --language --locale",
        "--out, --output --file --destination",
        "--threads, --jobs --workers --parallel",
        "--timeout, --time --time-limit --deadline",
        "--format, --json --xml --output-format",
        "--to, --target --into",
        "--input-format, --from --in-format",
        "--coords, --coordinates --notation",
        "--color, --colour --colors --no-color",
        "--limit, --max-solutions --most --first",
        "--count, --number-of --times --n",
        "--without, --exclude --except --not",
        "--scale, --rater --model",
        "--all-errors, --verbose --strict",
        "--slice, --shard --part --split",
        "--seed, --random-seed --rng",
        "--symmetry, --sym",
    })
    void anIdeaHasOneName(String name, String others) {
        Set<String> names = names();

        assertThat(names).doesNotContain(others.split(" "));
        assertThat(names).contains(name);
    }

    @Test
    void namesAreWordsInSmallLetters() {
        assertThat(names()).allMatch(name -> name.matches("-[a-zA-Z]|--[a-z]+(-[a-z]+)*"));
    }
}
