package org.escargot.json;

import java.util.Locale;

/// Writes one JSON value. The page's class library has no JSON, and what the engine tells needs no more than this.
public final class Json {
    private final StringBuilder text = new StringBuilder();
    /// Whether the next thing begins its object or array.
    private boolean first = true;

    /// Writes nothing yet.
    public Json() {}

    /// `text` as a JSON value.
    public static String quoted(String text) {
        return new Json().string(text).toString();
    }

    /// An object, whose members `members` writes.
    public Json object(Runnable members) {
        return enclosed('{', members, '}');
    }

    /// An array, whose elements `elements` writes.
    public Json array(Runnable elements) {
        return enclosed('[', elements, ']');
    }

    /// Begins a member of the object that is being written; its value follows.
    public Json name(String name) {
        comma();
        quote(name);
        text.append(':');
        first = true;
        return this;
    }

    /// A text.
    public Json string(String value) {
        comma();
        quote(value);
        return this;
    }

    /// A whole number.
    public Json number(long value) {
        comma();
        text.append(value);
        return this;
    }

    /// `true` or `false`.
    public Json bool(boolean value) {
        comma();
        text.append(value);
        return this;
    }

    /// A number with `places` decimals, at least 1: `value` is counted in tenths, hundredths and so on.
    public Json decimal(long value, int places) {
        comma();
        String digits = Long.toString(Math.abs(value));
        text.append(value < 0 ? "-" : "");
        text.append("0".repeat(Math.max(0, places + 1 - digits.length())));
        text.append(digits).insert(text.length() - places, '.');
        return this;
    }

    /// The name of `constant`, as [#nameOf] has it.
    public Json constant(Enum<?> constant) {
        return string(nameOf(constant));
    }

    /// What programs read for `constant`: `rules-only` for `RULES_ONLY`.
    public static String nameOf(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    @Override
    public String toString() {
        return text.toString();
    }

    private Json enclosed(char open, Runnable inside, char close) {
        comma();
        text.append(open);
        first = true;
        inside.run();
        text.append(close);
        first = false;
        return this;
    }

    private void comma() {
        if (!first) {
            text.append(',');
        }
        first = false;
    }

    private void quote(String value) {
        text.append('"');
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            if (c == '"' || c == '\\') {
                text.append('\\').append(c);
            } else if (c < ' ') {
                text.append("\\u00").append(hex(c >> 4)).append(hex(c & 15));
            } else {
                text.append(c);
            }
        }
        text.append('"');
    }

    private static char hex(int digit) {
        return "0123456789abcdef".charAt(digit);
    }
}
