package org.escargot.format.codec;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;

/// A value of JSON, for formats that are written in it.
public sealed interface Json {
    /// Members by name, in their order.
    record Members(Map<String, Json> values) implements Json {
        static final Members NONE = new Members(Map.of());

        public Members {
            values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
        }
    }

    /// A list.
    record Items(List<Json> values) implements Json {
        static final Items NONE = new Items(List.of());

        public Items {
            values = List.copyOf(values);
        }
    }

    /// A text, without its quotes and escapes.
    record Text(String value) implements Json {}

    /// A number, as it is written.
    record Figure(String digits) implements Json {}

    /// `true`, `false` or `null`.
    record Word(String value) implements Json {
        /// Nothing.
        public static final Word NULL = new Word("null");
    }

    /// The value that `text` is; nothing when it is no JSON or nested too deeply.
    static Optional<Json> parse(String text) {
        return new JsonParser(text).whole();
    }

    /// The member `name`; nothing when there is none, or this has no members.
    default Optional<Json> member(String name) {
        return this instanceof Members members
                ? Optional.ofNullable(members.values().get(name))
                : Optional.empty();
    }

    /// The values of a list; none when this is no list.
    default List<Json> items() {
        return this instanceof Items items ? items.values() : List.of();
    }

    /// The text of the member `name`, or nothing.
    default Optional<String> text(String name) {
        return member(name).flatMap(value -> value instanceof Text text ? Optional.of(text.value()) : Optional.empty());
    }

    /// The whole number from 0 that this is, or `otherwise`; a text of one counts too.
    default int number(int otherwise) {
        String digits = switch (this) {
            case Figure figure -> figure.digits();
            case Text text -> text.value();
            default -> "";
        };
        return org.escargot.format.lines.Text.isNumber(digits, 9) ? Integer.parseInt(digits) : otherwise;
    }

    /// The digits in the list of the member `name`; none when there is no such list.
    default DigitSet digits(String name) {
        int bits = 0;
        for (Json item : member(name).map(Json::items).orElse(List.of())) {
            int digit = item.number(Digit.NONE);
            bits |= digit >= 1 && digit <= Digit.COUNT ? DigitSet.bit(digit) : 0;
        }
        return new DigitSet(bits);
    }

    /// Whether this is the word `true`.
    default boolean isTrue() {
        return equals(new Word("true"));
    }

    /// `text` as JSON writes it, in quotes.
    static String quoted(String text) {
        StringBuilder quoted = new StringBuilder("\"");
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '"' || c == '\\') {
                quoted.append('\\').append(c);
            } else if (c < ' ') {
                quoted.append("\\u00").append(Character.forDigit(c >> 4, 16)).append(Character.forDigit(c & 15, 16));
            } else {
                quoted.append(c);
            }
        }
        return quoted.append('"').toString();
    }
}
