package org.escargot.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.escargot.cli.speech.Speech;
import org.escargot.cli.speech.WantedLanguage;
import org.escargot.cli.terminal.Look;
import org.escargot.cli.terminal.Terminal;
import org.escargot.explain.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// One language, the one asked for, in all that is printed for people.
class LanguageTest {
    private static final String PUZZLE =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    /// All steps of the whole puzzle take twenty seconds.
    private static final String SEARCHED = Boolean.getBoolean("escargot.many")
            ? PUZZLE
            : "534678912672195348198342567859761423426853791713924856961537284287419.35345286...";
    private static final String HARD =
            "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";

    /// What `args` print where the system speaks `language`.
    private static CommandRun on(Language language, String... args) {
        var out = new ByteArrayOutputStream();
        var err = new ByteArrayOutputStream();
        Terminal english = Terminal.of(InputStream.nullInputStream(), out, err);
        Terminal terminal = new Terminal(
                english.in(),
                out,
                english.err(),
                false,
                false,
                false,
                80,
                Look.STYLED,
                Speech.of(language),
                Speech.ENGLISH);
        return new CommandRun(
                Main.run(terminal, args), out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    private static CommandRun french(String... args) {
        List<String> all = new ArrayList<>(List.of(args));
        all.addAll(List.of("--lang", "fr"));
        return CommandRun.of(all.toArray(String[]::new));
    }

    @ParameterizedTest
    @CsvSource({
        "fr_FR.UTF-8, , , FRENCH",
        "'', el_GR, fr_FR, GREEK",
        "'', '', fr, FRENCH",
        "C, fr_FR, fr_FR, ENGLISH",
        "de_DE.UTF-8, , , ENGLISH",
    })
    void theSystemsVariablesCountInPosixOrder(String all, String messages, String lang, Language wanted) {
        Map<String, String> environment = new HashMap<>();
        environment.put("LC_ALL", all);
        environment.put("LC_MESSAGES", messages == null ? "" : messages);
        environment.put("LANG", lang == null ? "" : lang);

        assertThat(WantedLanguage.ofSystem(null, environment, "el")).isEqualTo(wanted);
    }

    @Test
    void whereTheSystemSaysNothingTheJvmIsAsked() {
        assertThat(WantedLanguage.ofSystem(null, Map.of(), "fr")).isEqualTo(Language.FRENCH);
        assertThat(WantedLanguage.ofSystem("", Map.of("LC_ALL", "C.UTF-8"), "fr"))
                .isEqualTo(Language.FRENCH);
        assertThat(WantedLanguage.ofSystem("el_GR.UTF-8", Map.of("LC_ALL", "C.UTF-8"), "fr"))
                .isEqualTo(Language.GREEK);
    }

    @Test
    void theHeadingsOfStepsFollowTheSentences() {
        String told = french("explain", "--coords", "lc", PUZZLE).out();

        assertThat(told)
                .contains("Singleton nu\u00a0: L")
                .doesNotContain("Naked")
                .doesNotContainPattern("r\\dc\\d");
        assertThat(told).contains("échelle de HoDoKu");
    }

    @Test
    void headingsOfChainsFollowToo() {
        String told = french("explain", "--scale", "explainer", HARD.replace("..............3", "1.............3"))
                .out();

        assertThat(told).doesNotContainPattern("r\\dc\\d").doesNotContain("contradicts", " in ");
    }

    @Test
    void allStepsAreListedInTheLanguage() {
        assertThat(french("hint", "--all", SEARCHED).out())
                .contains("Singleton caché\u00a0: L")
                .doesNotContain("Hidden")
                .doesNotContainPattern("r\\dc\\d");
    }

    @Test
    void theEndOfATreeOfTrialsIsInTheLanguage() {
        assertThat(french("solve", "--method", "trials", "--trace", "tree", PUZZLE)
                        .out())
                .contains("trials\u00a0: solutions 1, appels ")
                .doesNotContain("guesses");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "solve --limit 0 P | --limit doit valoir au moins 1, et non 0",
                "solve --limit abc P | --limit doit être un nombre entier, et non abc",
                "solve --format xml P | --format doit être une de ces valeurs\u00a0: line, grid, json\u202f; et non xml",
                "solve --nonsense P | il n’y a pas d’option --nonsense ici",
                "solve --threads 0 P | --threads doit être compris entre 1 et 1024, et non 0",
                "solve --limit | --limit demande une valeur\u00a0: N",
                "solve --all --count P | ces options ne vont pas ensemble\u00a0: --all, --count",
                "solve --limit 1 --limit 2 P | --limit ne peut être donné qu’une fois",
                "explain P P | de trop",
                "bench | il manque FICHIER",
                "explain | entrée standard, ligne 1, colonne 1\u00a0: il n’y a pas de grille ici",
                "sole | il n’y a pas de commande «\u00a0sole\u00a0»",
                "solve missing-file | il n’y a pas de fichier missing-file",
                "solve 12345678901234567890 | la grille, ligne 1, colonne 21\u00a0: la ligne s’arrête après 20",
            })
    void whatIsWrongIsSaidInTheLanguage(String line, String sentence) {
        CommandRun run = french(line.replace("P", PUZZLE).split(" "));

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).hasLineCount(1).contains(sentence);
    }

    @Test
    void aLanguageThatIsNotThereIsSaid() {
        assertThat(CommandRun.of("solve", "--lang", "xx", PUZZLE).err())
                .hasLineCount(1)
                .contains("--lang must be one of en, fr, el, not xx");
    }

    @Test
    void aCommandThatIsMissingIsSaid() {
        assertThat(CommandRun.of("--lang", "fr").err())
                .hasLineCount(1)
                .contains("nommez une commande\u00a0: analyze, bench");
    }

    @Test
    void anOptionThatIsNotThereIsToldFromTheRest() {
        assertThat(CommandRun.of("hint", "--nonsense", "json", PUZZLE).err())
                .hasLineCount(1)
                .contains("there is no option --nonsense here")
                .doesNotContain(PUZZLE);
    }

    @Test
    void theSystemsLanguageIsEnough() {
        assertThat(on(Language.GREEK, "hint", PUZZLE).out()).contains("Βάλτε");
        assertThat(on(Language.GREEK, "solve", "--limit", "0", PUZZLE).err()).contains("τουλάχιστον 1");
        assertThat(on(Language.FRENCH, "hint", "--lang", "en", PUZZLE).out()).contains("Put ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"hint", "explain"})
    void whatPeopleReadBesideJsonIsInTheLanguageOfTheSystem(String command) {
        assertThat(on(Language.FRENCH, command, "--format", "json", ".Shape~4x4.Diagonal~1.~R1C1_1")
                        .err())
                .contains("La grille a plusieurs solutions");
    }

    @Test
    void whatProgramsReadStaysEnglishWhereNothingElseIsAskedFor() {
        for (String[] args : List.of(
                new String[] {"hint", "--format", "json", PUZZLE},
                new String[] {"explain", "--format", "json", PUZZLE},
                new String[] {"rate", PUZZLE},
                new String[] {"rate", "--scale", "both", PUZZLE},
                new String[] {"analyze", "--format", "json", PUZZLE},
                new String[] {"solve", "--format", "json", PUZZLE},
                new String[] {"generate", "--seed", "1"})) {
            assertThat(on(Language.FRENCH, args).out())
                    .isEqualTo(CommandRun.of(args).out());
        }
    }
}
