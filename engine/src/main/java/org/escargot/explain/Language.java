package org.escargot.explain;

import java.util.Arrays;
import java.util.Optional;

/// The languages that have messages.
public enum Language {
    /// English.
    ENGLISH("en"),
    /// French.
    FRENCH("fr"),
    /// Greek.
    GREEK("el");

    private final String code;

    Language(String code) {
        this.code = code;
    }

    /// The language's code of two letters, which is in the name of its message file.
    public String code() {
        return code;
    }

    /// The language with this `code`, if there is one.
    public static Optional<Language> of(String code) {
        return Arrays.stream(values())
                .filter(language -> language.code.equals(code))
                .findFirst();
    }
}
