package org.escargot.format;

import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/// What is wrong with an input, without the place: the kind, which has the sentence in English, and the details that
/// the sentence names. Other languages have a message for each [#id].
///
/// @param kind which flaw it is
/// @param details what the names in the sentence stand for
public record Flaw(Kind kind, Map<String, Detail> details) {
    /// A kind of flaw. Each reader of a form of input has an enum of its own.
    public interface Kind {
        /// The name of the constant.
        String name();

        /// What is wrong and what would be right, in one English sentence without a period. `{name}` is a detail;
        /// `{name?one|many}` is the first text if the detail is the number 1, else the second.
        String english();
    }

    public Flaw {
        details = Map.copyOf(details);
    }

    /// A flaw of `kind`, without details so far.
    public static Flaw of(Kind kind) {
        return new Flaw(kind, Map.of());
    }

    /// This flaw with `name` standing for a text.
    public Flaw with(String name, Detail detail) {
        Map<String, Detail> more = new TreeMap<>(details);
        more.put(name, detail);
        return new Flaw(kind, more);
    }

    /// This flaw with `name` standing for a number.
    public Flaw with(String name, long number) {
        return with(name, new Detail.Figure(number));
    }

    /// What messages call the kind, such as `tenth-row`.
    public String id() {
        return kind.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /// The sentence in English, without a period.
    public String sentence() {
        String english = kind.english();
        StringBuilder filled = new StringBuilder();
        int from = 0;
        for (int open = english.indexOf('{'); open >= 0; open = english.indexOf('{', from)) {
            int close = english.indexOf('}', open);
            filled.append(english, from, open).append(said(english.substring(open + 1, close)));
            from = close + 1;
        }
        return filled.append(english, from, english.length()).toString();
    }

    private String said(String field) {
        int choice = field.indexOf('?');
        if (choice < 0) {
            return detail(field).english();
        }
        int bar = field.indexOf('|');
        return detail(field.substring(0, choice)).isOne() ? field.substring(choice + 1, bar) : field.substring(bar + 1);
    }

    private Detail detail(String name) {
        Detail detail = details.get(name);
        if (detail == null) {
            throw new IllegalStateException("The detail (" + name + ") of " + id() + " is missing.");
        }
        return detail;
    }
}
