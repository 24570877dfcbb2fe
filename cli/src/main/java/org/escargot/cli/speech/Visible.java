package org.escargot.cli.speech;

/// Text of others for a terminal: characters that it would obey, or that would be invisible, are named, such as
/// `<U+001B>`.
public final class Visible {
    private Visible() {}

    /// `text` on one line.
    public static String line(String text) {
        return of(text, "\t");
    }

    /// `text` with its lines.
    public static String lines(String text) {
        return of(text, "\t\n");
    }

    private static String of(String text, String kept) {
        if (text.codePoints().noneMatch(c -> isHidden(c, kept))) {
            return text;
        }
        StringBuilder shown = new StringBuilder();
        text.codePoints().forEach(c -> {
            if (isHidden(c, kept)) {
                shown.append(String.format("<U+%04X>", c));
            } else {
                shown.appendCodePoint(c);
            }
        });
        return shown.toString();
    }

    private static boolean isHidden(int c, String kept) {
        return switch (Character.getType(c)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR,
                    Character.SURROGATE -> kept.indexOf(c) < 0;
            default -> false;
        };
    }
}
