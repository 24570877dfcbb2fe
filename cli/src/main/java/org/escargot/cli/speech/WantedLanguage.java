package org.escargot.cli.speech;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.escargot.explain.Language;
import org.jspecify.annotations.Nullable;

/// Which language a person wants to read.
public final class WantedLanguage {
    /// In the order in which POSIX has them count.
    private static final String[] VARIABLES = {"LC_ALL", "LC_MESSAGES", "LANG"};

    private WantedLanguage() {}

    /// The language of the system: what the first variable says that says something, else what the JVM found out;
    /// English where it is none of ours.
    ///
    /// @param told what the launcher found in the variables before it changed them; null without one
    /// @param environment the variables of the process
    /// @param found the language that the JVM found out
    public static Language ofSystem(@Nullable String told, Map<String, String> environment, String found) {
        if (told != null) {
            return ofLocale(told.isEmpty() ? found : told);
        }
        for (String variable : VARIABLES) {
            String value = environment.getOrDefault(variable, "");
            if (!value.isEmpty()) {
                return ofLocale(value);
            }
        }
        return ofLocale(found);
    }

    private static Language ofLocale(String locale) {
        return Language.of(locale.split("[_.@-]", 2)[0].toLowerCase(Locale.ROOT))
                .orElse(Language.ENGLISH);
    }

    /// The language that `--lang` asks for in `args`, before they are understood: what is wrong with them is to be said
    /// in it too. Nothing where it is not there, or names none.
    public static Optional<Language> asked(String... args) {
        Optional<Language> asked = Optional.empty();
        for (String value : TypedValues.of("--lang", args)) {
            Optional<Language> named = Language.of(value.toLowerCase(Locale.ROOT));
            asked = named.isPresent() ? named : asked;
        }
        return asked;
    }
}
