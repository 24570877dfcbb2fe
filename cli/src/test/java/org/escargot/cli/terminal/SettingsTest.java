package org.escargot.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.escargot.cli.speech.BadInput;
import org.escargot.explain.Coordinates;
import org.escargot.explain.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SettingsTest {
    @TempDir
    private Path folder;

    private Settings read(String text) throws IOException {
        Path file = Files.writeString(folder.resolve("config"), text);
        return Settings.of(Map.of("ESCARGOT_CONFIG", file.toString()));
    }

    @Test
    void aFileSaysWhatIsWantedInEveryRun() throws IOException {
        assertThat(read("# mine\n\nlang = FR\n  coords=a1\ncolor = never\n"))
                .isEqualTo(new Settings(
                        Optional.of(Language.FRENCH), Optional.of(Coordinates.A1), Optional.of(ColorWish.NEVER)));
    }

    @Test
    void itStandsWhereTheSystemWantsIt() throws IOException {
        Files.createDirectories(folder.resolve("escargot"));
        Map<String, String> environment = Map.of("XDG_CONFIG_HOME", folder.toString());
        assertThat(Settings.of(environment)).isEqualTo(Settings.NONE);

        Files.writeString(folder.resolve("escargot").resolve("config"), "lang = el\n");
        assertThat(Settings.of(environment).language()).contains(Language.GREEK);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "lang: fr | a setting is NAME = VALUE, such as lang = fr, not lang: fr",
                "lang = de | lang must be one of en, fr, el, not de",
                "color = alway | color must be one of auto, always, never, not alway; did you mean always?",
                "colour = auto | there is no setting colour; did you mean color?",
                "theme = dark | there is no setting theme; the settings are lang, coords, color",
            })
    void eachWrongLineGetsASentence(String line, String sentence) {
        assertThatThrownBy(() -> read("# first\n" + line + "\n"))
                .isInstanceOf(BadInput.class)
                .hasMessage(folder.resolve("config") + ", line 2: " + sentence);
    }

    @Test
    void whatStandsTwiceOrIsMissingIsRefused() {
        assertThatThrownBy(() -> read("lang = fr\nlang = el\n"))
                .hasMessageEndingWith("line 2: lang may be given only once");
        Path missing = folder.resolve("missing");
        assertThatThrownBy(() -> Settings.of(Map.of("ESCARGOT_CONFIG", missing.toString())))
                .hasMessage("there is no file " + missing);
    }

    @Test
    void whatProgramsReadStaysAsItIs() throws IOException {
        Terminal terminal = Terminal.of(InputStream.nullInputStream(), new ByteArrayOutputStream(), System.err);
        Terminal own = terminal.with(read("lang = fr\ncoords = a1\ncolor = always\n"));

        assertThat(own.speech().language()).isEqualTo(Language.FRENCH);
        assertThat(own.speech().coordinates()).isEqualTo(Coordinates.A1);
        assertThat(own.askedSpeech()).isEqualTo(terminal.askedSpeech());
        assertThat(own.isStyled()).isTrue();
        assertThat(own.in(Language.GREEK).speech().coordinates()).isEqualTo(Coordinates.A1);
    }
}
