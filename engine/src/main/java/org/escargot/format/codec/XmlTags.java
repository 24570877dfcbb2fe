package org.escargot.format.codec;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.escargot.format.lines.LineQueue;
import org.escargot.format.lines.NumberedLine;
import org.jspecify.annotations.Nullable;

/// The tags of an XML document, one after the other, in memory for one of them. Only the five entities that XML itself
/// has and characters by number are known; a declaration of others is skipped and never used.
public final class XmlTags {
    /// Longer tags are no puzzle.
    private static final int LONGEST = 1 << 16;

    private final LineQueue lines;
    private String line = "";
    private long number;
    private int place;
    private boolean isEnded;

    /// The tags of `lines`.
    public XmlTags(LineQueue lines) {
        this.lines = lines;
    }

    /// A tag with what stands before it.
    ///
    /// @param name such as `game`, and `/game` for the closing one
    /// @param attributes by name, without quotes and entities
    /// @param textBefore the text between the tag before and this one
    /// @param line where it begins, from 1
    /// @param column where it begins, from 1
    public record Tag(String name, Map<String, String> attributes, String textBefore, long line, int column) {
        /// The attribute `name`, empty when it is missing.
        public String attribute(String name) {
            return attributes.getOrDefault(name, "");
        }
    }

    /// The next tag, or null at the end, behind [#end] and behind a tag that is longer than any.
    ///
    /// @throws IOException when the input fails
    public @Nullable Tag next() throws IOException {
        StringBuilder text = new StringBuilder();
        if (isEnded || !takeTo('<', text)) {
            return null;
        }
        long startLine = number;
        int startColumn = place;
        StringBuilder inside = new StringBuilder();
        if (!takeTag(inside)) {
            return null;
        }
        String tag = inside.toString();
        int end = 0;
        while (end < tag.length() && !isBlank(tag.charAt(end)) && (end == 0 || tag.charAt(end) != '/')) {
            end++;
        }
        return new Tag(
                tag.substring(0, end), attributes(tag.substring(end)), plain(text.toString()), startLine, startColumn);
    }

    /// Ends the document behind the tag that was taken last, unless another one follows on its line. What stands behind
    /// it is left among the lines.
    public void end() {
        isEnded = line.indexOf('<', place) < 0;
        if (isEnded && !line.substring(place).isBlank()) {
            lines.putBack(new NumberedLine(number, " ".repeat(place) + line.substring(place)));
        }
    }

    /// Takes characters up to `wanted`, which is taken too but not kept.
    private boolean takeTo(char wanted, StringBuilder taken) throws IOException {
        while (taken.length() <= LONGEST) {
            if (place < line.length()) {
                char c = line.charAt(place++);
                if (c == wanted) {
                    return true;
                }
                taken.append(c);
            } else {
                if (number > 0 && !taken.isEmpty()) {
                    taken.append('\n');
                }
                if (!goToNextLine()) {
                    return false;
                }
            }
        }
        return false;
    }

    private boolean goToNextLine() throws IOException {
        NumberedLine next = lines.next();
        if (next == null) {
            return false;
        }
        line = next.text();
        number = next.number();
        place = 0;
        return true;
    }

    /// Takes a tag up to its end; one in quotes is none.
    private boolean takeTag(StringBuilder inside) throws IOException {
        boolean isQuoted = false;
        int seen = 0;
        while (takeTo('>', inside)) {
            for (; seen < inside.length(); seen++) {
                isQuoted ^= inside.charAt(seen) == '"';
            }
            if (!isQuoted) {
                return true;
            }
            inside.append('>');
        }
        return false;
    }

    private static Map<String, String> attributes(String text) {
        Map<String, String> attributes = new LinkedHashMap<>();
        int from = 0;
        for (int equals = text.indexOf('='); equals >= 0; equals = text.indexOf('=', from)) {
            int open = equals + 1;
            while (open < text.length() && isBlank(text.charAt(open))) {
                open++;
            }
            char quote = open < text.length() ? text.charAt(open) : 0;
            int close = quote == '"' || quote == '\'' ? text.indexOf(quote, open + 1) : -1;
            if (close < 0) {
                return attributes;
            }
            // A line end inside an attribute counts as a blank.
            String value = text.substring(open + 1, close).replace('\n', ' ');
            attributes.put(text.substring(from, equals).strip(), plain(value));
            from = close + 1;
        }
        return attributes;
    }

    private static boolean isBlank(char c) {
        return c <= ' ';
    }

    private static String plain(String text) {
        StringBuilder plain = new StringBuilder(text.length());
        int from = 0;
        for (int open = text.indexOf('&'); open >= 0; open = text.indexOf('&', from)) {
            int close = text.indexOf(';', open);
            Optional<String> entity = close < 0 ? Optional.empty() : entity(text.substring(open + 1, close));
            plain.append(text, from, open).append(entity.orElse("&"));
            from = entity.isPresent() ? close + 1 : open + 1;
        }
        return plain.append(text, from, text.length()).toString();
    }

    private static Optional<String> entity(String name) {
        return switch (name) {
            case "lt" -> Optional.of("<");
            case "gt" -> Optional.of(">");
            case "amp" -> Optional.of("&");
            case "quot" -> Optional.of("\"");
            case "apos" -> Optional.of("'");
            default -> character(name);
        };
    }

    private static Optional<String> character(String name) {
        boolean isHex = name.startsWith("#x");
        int code = 0;
        for (int i = isHex ? 2 : 1; i < name.length() && code >= 0; i++) {
            int digit = Character.digit(name.charAt(i), isHex ? 16 : 10);
            code = digit < 0 || code > Character.MAX_CODE_POINT ? -1 : code * (isHex ? 16 : 10) + digit;
        }
        if (!name.startsWith("#") || code == 0) {
            return Optional.empty();
        }
        return Character.isValidCodePoint(code) ? Optional.of(new String(Character.toChars(code))) : Optional.empty();
    }

    /// `text` with entities for the characters that XML does not take, also in attributes.
    public static String escaped(String text) {
        StringBuilder escaped = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '<' -> escaped.append("&lt;");
                case '>' -> escaped.append("&gt;");
                case '&' -> escaped.append("&amp;");
                case '"' -> escaped.append("&quot;");
                case '\n' -> escaped.append("&#10;");
                default -> escaped.append(c);
            }
        }
        return escaped.toString();
    }
}
