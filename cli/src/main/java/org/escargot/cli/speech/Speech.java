package org.escargot.cli.speech;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Properties;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.escargot.explain.Coordinates;
import org.escargot.explain.Explainer;
import org.escargot.explain.Language;
import org.escargot.explain.PropertiesMessages;
import org.escargot.format.Flaw;
import org.jspecify.annotations.Nullable;

/// Says phrases in one language.
///
/// @param language which one
/// @param words the words by key; empty for English, whose words stand in the phrases
/// @param wanted how the person wants cells to be named; null for what is usual in the language
public record Speech(
        Language language, Properties words, @Nullable Coordinates wanted) {
    private static final Pattern FIELD = Pattern.compile("\\{(\\d)(?:(,)?(?:\\.(\\d))?|\\?([^|}]*)\\|([^}]*))\\}");

    public static final Speech ENGLISH = new Speech(Language.ENGLISH, new Properties(), null);

    /// The speech of `language`.
    public static Speech of(Language language) {
        return language == Language.ENGLISH ? ENGLISH : new Speech(language, load("phrases", language), null);
    }

    /// The file `name` of this room in `language`.
    public static Properties load(String name, Language language) {
        Properties properties = new Properties();
        String file = name + "_" + language.code() + ".properties";
        try (InputStream in = Speech.class.getResourceAsStream(file)) {
            if (in == null) {
                throw new IllegalStateException("The file (" + file + ") is missing.");
            }
            properties.load(new InputStreamReader(in, StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return properties;
    }

    /// `phrase` with its details.
    public String say(Phrase phrase, Object... details) {
        return fill(words.getProperty(phrase.key(), phrase.english()), details);
    }

    private String fill(String template, Object... details) {
        Matcher field = FIELD.matcher(template);
        StringBuilder filled = new StringBuilder();
        int from = 0;
        while (field.find()) {
            filled.append(template, from, field.start());
            filled.append(said(field, details[Integer.parseInt(field.group(1))]));
            from = field.end();
        }
        return filled.append(template, from, template.length()).toString();
    }

    private String said(Matcher field, Object detail) {
        if (field.group(4) != null) {
            return isOne((Number) detail) ? field.group(4) : field.group(5);
        }
        if (field.group(3) != null) {
            return decimal(((Number) detail).doubleValue(), Integer.parseInt(field.group(3)));
        }
        return field.group(2) != null ? whole(((Number) detail).longValue()) : String.valueOf(detail);
    }

    /// French counts nothing in the singular, like one.
    private boolean isOne(Number number) {
        long whole = number.longValue();
        return whole == 1 || whole == 0 && language == Language.FRENCH;
    }

    /// What the help of the language calls the argument that the English one calls `english`.
    String label(String english) {
        return language == Language.ENGLISH ? english : load("help", language).getProperty("label." + english, english);
    }

    /// What is wrong with an input.
    public String flaw(Flaw flaw) {
        // English needs no messages for that, and a run in which a line is broken has better things to load.
        return language == Language.ENGLISH
                ? flaw.sentence()
                : explainer(coordinates()).flaw(flaw);
    }

    /// The same speech for a person who wants cells to be named so.
    public Speech with(Coordinates coordinates) {
        return new Speech(language, words, coordinates);
    }

    /// Whether the person has said how cells are to be named.
    public boolean isNamingCells() {
        return wanted != null;
    }

    /// The cells as the person wants them, or else as readers of the language name them.
    public Coordinates coordinates() {
        if (wanted != null) {
            return wanted;
        }
        return language == Language.FRENCH ? Coordinates.LC : Coordinates.RC;
    }

    /// Explains steps.
    Explainer explainer(Coordinates coordinates) {
        return new Explainer(PropertiesMessages.of(language), coordinates);
    }

    /// `number` in groups of three digits.
    String whole(long number) {
        return grouped(String.format(Locale.ROOT, "%,d", number));
    }

    /// `number` in groups of three digits, with so many `places`.
    public String decimal(double number, int places) {
        return grouped(String.format(Locale.ROOT, "%,." + places + "f", number));
    }

    private String grouped(String english) {
        return switch (language) {
            case ENGLISH -> english;
            case FRENCH -> english.replace(',', '\u202f').replace('.', ',');
            case GREEK -> english.replace('.', '\'').replace(',', '.').replace('\'', ',');
        };
    }
}
