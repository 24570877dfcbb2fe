package org.escargot.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.escargot.cli.speech.Speech;
import org.escargot.cli.terminal.Terminal;
import org.escargot.explain.Language;
import org.escargot.format.Format;
import org.escargot.format.registry.Formats;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/// What `--help` says of every command, in every language.
class HelpTextsTest {
    private static final Terminal QUIET = Terminal.of(System.in, System.out, System.err);

    /// All texts of all commands, those of the library among them.
    private static List<String> texts(Language language) {
        CommandLine line = HelpTexts.translated(Main.withAllCommands(QUIET), Speech.of(language), "--help");
        List<String> texts = new ArrayList<>();
        add(texts, line.getCommandSpec());
        addAll(texts, line);
        return texts;
    }

    private static void addAll(List<String> texts, CommandLine line) {
        for (CommandLine command : line.getSubcommands().values()) {
            add(texts, command.getCommandSpec());
            addAll(texts, command);
        }
    }

    private static void add(List<String> texts, CommandSpec command) {
        texts.addAll(Arrays.asList(command.usageMessage().header()));
        texts.addAll(Arrays.asList(command.usageMessage().description()));
        texts.addAll(Arrays.asList(command.usageMessage().footer()));
        command.options().forEach(option -> texts.addAll(Arrays.asList(option.description())));
        command.positionalParameters().forEach(argument -> texts.addAll(Arrays.asList(argument.description())));
    }

    @ParameterizedTest
    @EnumSource(
            value = Language.class,
            names = {"FRENCH", "GREEK"})
    void noEnglishIsLeft(Language language) {
        Set<String> english = new TreeSet<>(texts(Language.ENGLISH));
        english.removeIf(String::isBlank);

        assertThat(texts(language)).doesNotContainAnyElementsOf(english);
    }

    @ParameterizedTest
    @EnumSource(
            value = Language.class,
            names = {"FRENCH", "GREEK"})
    void nothingIsSaidOfWhatIsNotThere(Language language) {
        Set<String> said = new TreeSet<>(texts(language));
        Properties texts = Speech.load("help", language);
        Set<String> keys = new TreeSet<>(texts.stringPropertyNames());
        keys.removeIf(key -> key.startsWith("label.") || key.startsWith("usage."));
        keys.removeIf(key -> said.contains(asShown(texts.getProperty(key), Formats.ALL)));
        keys.removeIf(key -> said.contains(asShown(texts.getProperty(key), Formats.targets())));

        assertThat(keys).isEmpty();
    }

    private static String asShown(String text, List<Format> listed) {
        String formats = listed.stream().map(Format::id).collect(Collectors.joining(", "));
        return text.replace("${DEFAULT-VALUE}", "8729")
                .replace("${COMPLETION-CANDIDATES}", formats)
                .replace("%%", "%");
    }

    @Test
    void bothLanguagesHaveTheSameKeys() {
        assertThat(Speech.load("help", Language.FRENCH).stringPropertyNames())
                .isEqualTo(Speech.load("help", Language.GREEK).stringPropertyNames());
    }

    @Test
    void frenchPunctuationStaysOnItsLine() {
        assertThat(Speech.load("help", Language.FRENCH).values().stream().map(String::valueOf))
                .noneMatch(text -> text.matches("(?s).*( [:;!?»]|« ).*"));
    }

    @Test
    void theHelpIsInTheLanguageAskedFor() {
        assertThat(CommandRun.of("--lang", "fr", "--help").out())
                .contains("Usage\u00a0: escargot", "Commandes", "Codes de retour")
                .doesNotContain("COMMAND]", "Show this", "Exit codes");
        assertThat(CommandRun.of("solve", "--help", "--lang", "fr").out())
                .contains("[FICHIER|-|GRILLE...]", "Résout des grilles")
                .doesNotContain("FILE", "PUZZLE", "Show");
        assertThat(CommandRun.of("help", "verify", "--lang", "el").out())
                .contains("Χρήση: escargot verify", "ΓΡΙΦΟΙ", "Ελέγχει λύσεις")
                .doesNotContain("PUZZLES", "Usage");
    }

    /// Of every command, at a narrow and at a wide terminal.
    @ParameterizedTest
    @EnumSource(Language.class)
    void noWordIsBroken(Language language) {
        for (String command : Main.withAllCommands(QUIET).getSubcommands().keySet()) {
            String whole =
                    CommandRun.of(command, "--help", "--lang", language.code()).out();
            String[] words = whole.split("\\s+");

            assertThat(words)
                    .as(command)
                    .noneMatch(word -> word.matches("(https?:/*|docs/|.*/)") && !word.equals("docs/"));
            assertThat(whole.lines().filter(line -> !line.contains("escargot ") && !line.contains("://")))
                    .as(command)
                    .allMatch(line -> line.length() <= 80);
        }
    }

    @Test
    void everyCommandHasExamplesThatAreRead() {
        Main.withAllCommands(QUIET).getSubcommands().forEach((name, command) -> {
            if (!List.of("help", "library").contains(name)) {
                assertThat(CommandRun.of(name, "--help").out()).as(name).contains("Examples:\n  escargot " + name);
            }
        });
        assertThat(CommandRun.of("library", "search", "--help", "--lang", "fr").out())
                .contains("Exemples\u00a0:\n  escargot library search");
    }

    @Test
    void everyCommandStandsInOneGroup() {
        List<String> grouped = Arrays.stream(CommandGroup.values())
                .flatMap(group -> group.commands().stream())
                .toList();

        assertThat(grouped)
                .containsExactlyInAnyOrderElementsOf(
                        Main.withAllCommands(QUIET).getSubcommands().keySet());
    }
}
