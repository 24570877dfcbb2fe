package org.escargot.cli.terminal;

import java.util.Locale;
import java.util.Optional;
import org.escargot.cli.speech.TypedValues;

/// Whether a person wants bold and colors.
public enum ColorWish {
    /// On a terminal that can.
    AUTO,
    /// Wherever the output goes, such as into `less -R`.
    ALWAYS,
    /// Nowhere.
    NEVER;

    /// What `typed` names; nothing where it names none.
    static Optional<ColorWish> of(String typed) {
        for (ColorWish wish : values()) {
            if (wish.toString().equalsIgnoreCase(typed)) {
                return Optional.of(wish);
            }
        }
        return Optional.empty();
    }

    /// What `--color` asks for in `args`, before they are understood; nothing where it is not there, or names none.
    public static Optional<ColorWish> asked(String... args) {
        Optional<ColorWish> asked = Optional.empty();
        for (String value : TypedValues.of("--color", args)) {
            Optional<ColorWish> named = of(value);
            asked = named.isPresent() ? named : asked;
        }
        return asked;
    }

    /// What a terminal that is to be sent `look` is to be sent then.
    Look over(Look look) {
        return switch (this) {
            case AUTO -> look;
            case ALWAYS -> Look.ALWAYS_STYLED;
            case NEVER -> look == Look.PLAIN ? Look.PLAIN : Look.UNSTYLED;
        };
    }

    /// The name as users type it.
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
