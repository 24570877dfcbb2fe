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
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Help.Ansi.IStyle;
import picocli.CommandLine.Help.Ansi.Text;
import picocli.CommandLine.Help.IParamLabelRenderer;
import picocli.CommandLine.Model.ArgSpec;

/// What `--help` says in languages other than English, whose texts stand beside the options: `help_fr`, `help_el`.
/// [picocli](https://picocli.info) documents the keys.
final class HelpTexts extends ResourceBundle {
    private static final List<String> CALLS = List.of("--help", "-h", "help");

    private final Properties texts;

    private HelpTexts(Properties texts) {
        this.texts = texts;
    }

    /// `line` with its help in `language`, if `args` ask for help at all.
    static CommandLine translated(CommandLine line, Language language, String... args) {
        if (language == Language.ENGLISH || Collections.disjoint(CALLS, Arrays.asList(args))) {
            return line;
        }
        HelpTexts texts = new HelpTexts(Speech.load("help", language));
        line.setResourceBundle(texts);
        line.setHelpFactory((spec, scheme) -> new CommandLine.Help(spec, scheme) {
            @Override
            public IParamLabelRenderer parameterLabelRenderer() {
                return texts.labels(super.parameterLabelRenderer());
            }
        });
        return line;
    }

    /// `plain`, but for labels such as `FILE` that the language has words for.
    private IParamLabelRenderer labels(IParamLabelRenderer plain) {
        return new IParamLabelRenderer() {
            @Override
            public Text renderParameterLabel(ArgSpec argument, Ansi ansi, List<IStyle> styles) {
                Text text = plain.renderParameterLabel(argument, ansi, styles);
                String label = texts.getProperty("label." + argument.paramLabel());
                return label == null ? text : ansi.text(text.plainString().replace(argument.paramLabel(), label));
            }

            @Override
            public String separator() {
                return plain.separator();
            }
        };
    }

    @Override
    protected @Nullable Object handleGetObject(String key) {
        String text = texts.getProperty(key);
        // Lines may end behind a curved apostrophe, as if it closed a quotation.
        return text == null ? null : text.replace('’', '\'');
    }

    @Override
    public Enumeration<String> getKeys() {
        return Collections.enumeration(texts.stringPropertyNames());
    }
}
