package org.escargot.format.codec;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;

/// A value of JSON, for formats that are written in it.
public sealed interface Json {
    /// Members by name, in their order.
    record Members(Map<String, Json> values) implements Json {
        public static final Members NONE = new Members(Map.of());

        public Members {
            values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
        }

        /// No members but this.
        public static Members of(String name, Json value) {
            return NONE.with(name, value);
        }

        /// These members and `value` after them.
        public Members with(String name, Json value) {
            Map<String, Json> more = new LinkedHashMap<>(values);
            more.put(name, value);
            return new Members(more);
        }

        /// These members and those of `others` after them.
        public Members with(Members others) {
            Map<String, Json> more = new LinkedHashMap<>(values);
            more.putAll(others.values());
            return new Members(more);
        }

        /// These members and a text after them, unless it is empty.
        public Members withText(String name, String text) {
            return text.isEmpty() ? this : with(name, Json.of(text));
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
        /// Null.
        public static final Word NULL = new Word("null");

        /// True.
        public static final Word TRUE = new Word("true");
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
        return equals(Word.TRUE);
    }

    /// This as text, without blanks.
    default String written() {
        return new JsonWriter().value(this).toString();
    }

    /// A whole number.
    static Json of(int number) {
        return new Figure(Integer.toString(number));
    }

    /// A number with at least one decimal.
    static Json of(double number) {
        return new Figure(Double.toString(number));
    }

    /// A text.
    static Json of(String text) {
        return new Text(text);
    }

    /// `true` or `false`.
    static Json of(boolean value) {
        return new Word(Boolean.toString(value));
    }

    /// A list of `values`.
    static Json list(Stream<? extends Json> values) {
        return new Items(values.map(Json.class::cast).toList());
    }

    /// A list of whole numbers.
    static Json numbers(IntStream numbers) {
        return list(numbers.mapToObj(Json::of));
    }
}
