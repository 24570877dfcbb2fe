package org.escargot.cli;

import java.util.Arrays;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.Properties;
import java.util.ResourceBundle;
import org.escargot.cli.speech.Speech;
import org.escargot.explain.Language;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;

/// What `--help` says in languages other than English, whose texts stand beside the options: `help_fr`, `help_el`.
/// [picocli](https://picocli.info) documents the keys.
final class HelpTexts extends ResourceBundle {
    private static final List<String> CALLS = List.of("--help", "-h", "help");

    private final Properties texts;

    private HelpTexts(Properties texts) {
        this.texts = texts;
    }

    /// `line` with its help in the language of `speech`, if `args` ask for help at all.
    static CommandLine translated(CommandLine line, Speech speech, String... args) {
        if (Collections.disjoint(CALLS, Arrays.asList(args))) {
            return line;
        }
        Properties texts =
                speech.language() == Language.ENGLISH ? new Properties() : Speech.load("help", speech.language());
        if (!texts.isEmpty()) {
            line.setResourceBundle(new HelpTexts(texts));
        }
        line.setHelpFactory((spec, scheme) -> new HelpPage(spec, scheme, speech, texts));
        return line;
    }

    @Override
    protected @Nullable Object handleGetObject(String key) {
        return texts.getProperty(key);
    }

    @Override
    public Enumeration<String> getKeys() {
        return Collections.enumeration(texts.stringPropertyNames());
    }
}
