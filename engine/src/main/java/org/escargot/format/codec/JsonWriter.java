package org.escargot.format.codec;

/// Writes one JSON value, member after member, without blanks. It is part of what the page fetches first, so it knows
/// no more than the answers of the page's engines and the formats need.
public final class JsonWriter {
    private final StringBuilder text = new StringBuilder();
    /// Whether the next thing begins its object or array.
    private boolean first = true;

    /// `text` as a JSON value, in quotes.
    public static String quoted(String text) {
        return new JsonWriter().string(text).toString();
    }

    public JsonWriter object(Runnable members) {
        return enclosed('{', members, '}');
    }

    public JsonWriter array(Runnable elements) {
        return enclosed('[', elements, ']');
    }

    /// Begins a member of the object that is being written; its value follows.
    public JsonWriter name(String name) {
        comma();
        quote(name);
        text.append(':');
        first = true;
        return this;
    }

    public JsonWriter string(String value) {
        comma();
        quote(value);
        return this;
    }

    public JsonWriter number(long value) {
        comma();
        text.append(value);
        return this;
    }

    public JsonWriter bool(boolean value) {
        comma();
        text.append(value);
        return this;
    }

    /// A value that is there already.
    public JsonWriter value(Json value) {
        return switch (value) {
            case Json.Members members ->
                object(() ->
                        members.values().forEach((name, member) -> name(name).value(member)));
            case Json.Items items -> array(() -> items.values().forEach(this::value));
            case Json.Text(String told) -> string(told);
            case Json.Figure(String digits) -> plain(digits);
            case Json.Word(String word) -> plain(word);
        };
    }

    @Override
    public String toString() {
        return text.toString();
    }

    private JsonWriter enclosed(char open, Runnable inside, char close) {
        comma();
        text.append(open);
        first = true;
        inside.run();
        text.append(close);
        first = false;
        return this;
    }

    /// A value as it is.
    private JsonWriter plain(String value) {
        comma();
        text.append(value);
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
