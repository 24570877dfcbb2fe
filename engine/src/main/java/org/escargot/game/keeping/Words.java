package org.escargot.game.keeping;

import org.escargot.format.Detail;
import org.escargot.format.Flaw;
import org.escargot.format.ParseProblem;
import org.escargot.game.Decoded;
import org.escargot.game.GameFlaw;
import org.jspecify.annotations.Nullable;

/// Reads a text word by word: one blank between words, lines that end with `\n` or `\r\n`. The first problem stays;
/// after it every answer is a harmless one, so that a reader need not ask after each word.
final class Words {
    private final String text;
    private int place;
    private int start;
    private int line = 1;
    private int lineStart;
    private @Nullable ParseProblem problem;

    Words(String text) {
        this.text = text;
    }

    boolean failed() {
        return problem != null;
    }

    /// Where reading ended: `value`, or the problem.
    <T> Decoded<T> done(T value) {
        return problem == null ? new Decoded.Done<>(value) : new Decoded.Failed<>(problem);
    }

    /// Finds fault with the last word, or with the line that begins.
    void fail(Flaw flaw) {
        if (problem == null) {
            problem = new ParseProblem(line, start - lineStart + 1, flaw);
        }
    }

    /// Whether the next word is `word`.
    boolean isNext(String word) {
        return problem == null && text.startsWith(word, place) && isBreak(place + word.length());
    }

    /// Whether the line has no more words.
    boolean isLineEnd() {
        return problem != null || isBreak(place) && (place >= text.length() || text.charAt(place) != ' ');
    }

    private boolean isBreak(int where) {
        return where >= text.length()
                || text.charAt(where) == ' '
                || text.charAt(where) == '\n'
                || text.startsWith("\r\n", where);
    }

    /// The next word; empty where none is.
    String word() {
        start = place;
        while (!isBreak(place)) {
            place++;
        }
        String word = text.substring(start, place);
        if (word.isEmpty()) {
            fail(Flaw.of(GameFlaw.WORD_MISSING));
        }
        if (place < text.length() && text.charAt(place) == ' ') {
            place++;
        }
        return problem == null ? word : "";
    }

    /// Reads `expected`.
    void word(String expected) {
        if (!word().equals(expected)) {
            fail(Flaw.of(GameFlaw.WORD_EXPECTED).with("word", new Detail.Word(expected)));
        }
    }

    /// Reads the end of a line.
    void lineEnd() {
        start = place;
        if (!isLineEnd()) {
            fail(Flaw.of(GameFlaw.LINE_TOO_LONG));
        }
        if (problem == null) {
            place = Math.min(text.length(), text.startsWith("\r\n", place) ? place + 2 : place + 1);
            line++;
            lineStart = place;
            start = place;
        }
    }

    /// Reads `name` and its number.
    long number(String name, long least, long most) {
        word(name);
        return number(least, most);
    }

    /// Reads a number from `least` to `most`; `least` where there is none.
    long number(long least, long most) {
        long number = parsed(word());
        if (number < least || number > most) {
            fail(Flaw.of(GameFlaw.NUMBER_EXPECTED).with("least", least).with("most", most));
        }
        return problem == null ? number : least;
    }

    /// The number that `word` is, or the least there is. It has no leading zeros, so that each has one spelling.
    private static long parsed(String word) {
        boolean negative = word.startsWith("-");
        String digits = negative ? word.substring(1) : word;
        boolean wellFormed = !digits.isEmpty()
                && digits.length() <= 19
                && digits.chars().allMatch(c -> c >= '0' && c <= '9')
                && (digits.length() == 1 || digits.charAt(0) != '0');
        long value = 0;
        for (int i = 0; wellFormed && i < digits.length(); i++) {
            value = value * 10 + (digits.charAt(i) - '0');
            // Nineteen digits can pass the greatest long, but only just, so that the sign tells it.
            wellFormed = value >= 0;
        }
        if (!wellFormed) {
            return Long.MIN_VALUE;
        }
        return negative ? -value : value;
    }

    /// Reads the first line: what the text is, in a version that we know.
    void title(String title, int version) {
        if (!isNext(title)) {
            fail(Flaw.of(GameFlaw.TITLE_EXPECTED).with("title", new Detail.Word(title)));
        }
        word(title);
        long found = number(1, Integer.MAX_VALUE);
        if (found != version) {
            fail(Flaw.of(GameFlaw.VERSION_OF_TEXT).with("found", found).with("known", version));
        }
        lineEnd();
    }

    /// Reads the last line, and nothing behind it.
    void end() {
        word("end");
        lineEnd();
        if (place < text.length()) {
            fail(Flaw.of(GameFlaw.TEXT_BEHIND_END));
        }
    }
}
