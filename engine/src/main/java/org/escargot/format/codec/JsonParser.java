package org.escargot.format.codec;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.escargot.format.lines.Text;
import org.jspecify.annotations.Nullable;

/// Reads JSON as [RFC 8259](https://www.rfc-editor.org/rfc/rfc8259) has it.
final class JsonParser {
    private static final int DEEPEST = 64;
    private static final List<String> WORDS = List.of("true", "false", "null");

    private final String text;
    private int place;

    JsonParser(String text) {
        this.text = text;
    }

    /// The only value of the text; nothing when it is not one.
    Optional<Json> whole() {
        Json value = value(0);
        skipBlanks();
        return value == null || place < text.length() ? Optional.empty() : Optional.of(value);
    }

    /// The value that begins here, or null when none does.
    private @Nullable Json value(int depth) {
        skipBlanks();
        if (depth > DEEPEST || place >= text.length()) {
            return null;
        }
        return switch (text.charAt(place)) {
            case '{' -> members(depth);
            case '[' -> items(depth);
            case '"' -> text();
            default -> wordOrNumber();
        };
    }

    private @Nullable Json members(int depth) {
        place++;
        if (takes('}')) {
            return Json.Members.NONE;
        }
        Map<String, Json> members = new LinkedHashMap<>();
        while (!takes('}')) {
            if (!members.isEmpty() && !takes(',') || !takesMember(members, depth)) {
                return null;
            }
        }
        return new Json.Members(members);
    }

    /// Puts the name and the value that begin here into `members`; whether there are any.
    private boolean takesMember(Map<String, Json> members, int depth) {
        skipBlanks();
        String name = string();
        if (name == null || !takes(':')) {
            return false;
        }
        Json value = value(depth + 1);
        if (value == null) {
            return false;
        }
        members.put(name, value);
        return true;
    }

    private @Nullable Json items(int depth) {
        place++;
        if (takes(']')) {
            return Json.Items.NONE;
        }
        List<Json> items = new ArrayList<>();
        while (!takes(']')) {
            if (!items.isEmpty() && !takes(',')) {
                return null;
            }
            Json value = value(depth + 1);
            if (value == null) {
                return null;
            }
            items.add(value);
        }
        return new Json.Items(items);
    }

    private @Nullable Json text() {
        String found = string();
        if (found == null) {
            return null;
        }
        return new Json.Text(found);
    }

    /// The text in quotes that begins here, or null.
    private @Nullable String string() {
        if (place >= text.length() || text.charAt(place) != '"') {
            return null;
        }
        StringBuilder found = new StringBuilder();
        for (place++; place < text.length(); place++) {
            char c = text.charAt(place);
            if (c == '"') {
                place++;
                return found.toString();
            }
            if (c != '\\') {
                found.append(c);
            } else if (!escape(found)) {
                return null;
            }
        }
        return null;
    }

    /// Reads the four digits of an escaped code unit.
    private boolean codeUnit(StringBuilder found) {
        int code = 0;
        for (int i = 1; i <= 4; i++) {
            int digit = place + i < text.length() ? Character.digit(text.charAt(place + i), 16) : -1;
            if (digit < 0) {
                return false;
            }
            code = code * 16 + digit;
        }
        place += 4;
        found.append((char) code);
        return true;
    }

    private boolean escape(StringBuilder found) {
        place++;
        char c = place < text.length() ? text.charAt(place) : 0;
        switch (c) {
            case '"', '\\', '/' -> found.append(c);
            case 'b' -> found.append('\b');
            case 'f' -> found.append('\f');
            case 'n' -> found.append('\n');
            case 'r' -> found.append('\r');
            case 't' -> found.append('\t');
            case 'u' -> {
                return codeUnit(found);
            }
            default -> {
                return false;
            }
        }
        return true;
    }

    private @Nullable Json wordOrNumber() {
        int end = place;
        while (end < text.length() && " \t\r\n,]}:".indexOf(text.charAt(end)) < 0) {
            end++;
        }
        String word = text.substring(place, end);
        place = end;
        if (WORDS.contains(word)) {
            return new Json.Word(word);
        }
        return isNumber(Text.without("-", word)) ? new Json.Figure(word) : null;
    }

    private static boolean isNumber(String word) {
        return !word.isEmpty()
                && Text.isDigit(word.charAt(0))
                && Text.isDigit(word.charAt(word.length() - 1))
                && (word.charAt(0) != '0' || word.length() == 1 || !Text.isDigit(word.charAt(1)))
                && word.chars().allMatch(c -> Text.isDigit(c) || ".eE+-".indexOf(c) >= 0);
    }

    private boolean takes(char wanted) {
        skipBlanks();
        boolean isThere = place < text.length() && text.charAt(place) == wanted;
        place += isThere ? 1 : 0;
        return isThere;
    }

    private void skipBlanks() {
        while (place < text.length() && " \t\r\n".indexOf(text.charAt(place)) >= 0) {
            place++;
        }
    }
}
