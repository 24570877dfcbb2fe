package org.escargot.web;

/// Writes one JSON value. The page's class library has no JSON, and the engine's answers need no more than this.
final class Json {
    private final StringBuilder text = new StringBuilder();
    /// Whether the next thing begins its object or array.
    private boolean first = true;

    /// `text` as a JSON value.
    static String quoted(String text) {
        return new Json().string(text).toString();
    }

    Json object(Runnable members) {
        return enclosed('{', members, '}');
    }

    Json array(Runnable elements) {
        return enclosed('[', elements, ']');
    }

    /// Begins a member of the object that is being written; its value follows.
    Json name(String name) {
        comma();
        quote(name);
        text.append(':');
        first = true;
        return this;
    }

    Json string(String value) {
        comma();
        quote(value);
        return this;
    }

    Json number(long value) {
        comma();
        text.append(value);
        return this;
    }

    Json bool(boolean value) {
        comma();
        text.append(value);
        return this;
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
