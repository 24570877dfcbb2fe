package org.escargot.format;

import org.jspecify.annotations.Nullable;

/// The lines of a text in memory; ends are CRLF, LF or CR.
final class TextLines implements LineSource {
    private final String text;
    private int position;

    TextLines(String text) {
        this.text = text.startsWith("\uFEFF") ? text.substring(1) : text;
    }

    @Override
    public @Nullable String next() {
        if (position >= text.length()) {
            return null;
        }
        int start = position;
        int end = start;
        while (end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
            end++;
        }
        position = end + (text.startsWith("\r\n", end) ? 2 : 1);
        int last = end > start && text.charAt(end - 1) == ReaderLines.CTRL_Z ? end - 1 : end;
        return text.substring(start, Math.min(last, start + LONGEST_LINE + 1));
    }
}
