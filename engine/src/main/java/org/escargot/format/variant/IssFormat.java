package org.escargot.format.variant;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.escargot.format.Entry;
import org.escargot.format.EntryReader;
import org.escargot.format.Feature;
import org.escargot.format.Fit;
import org.escargot.format.Format;
import org.escargot.format.FormatWriter;
import org.escargot.format.Head;
import org.escargot.format.VariantWriter;
import org.escargot.format.lines.LineQueue;
import org.escargot.format.lines.NumberedLine;
import org.escargot.format.lines.Text;

/// The strings of [Interactive Sudoku Solver](https://sigh.github.io/Interactive-Sudoku-Solver), one a line, with
/// anything before and behind them: rules that begin with a dot, such as `.Cage~15~R1C1~R1C2.~R1C4_3`. There is no
/// blank in a string.
public final class IssFormat extends Format {
    public IssFormat() {
        super("iss");
    }

    @Override
    public boolean isList() {
        return true;
    }

    @Override
    public boolean claimsAtOnce(NumberedLine line) {
        int start = start(line.text());
        return start >= 0 && isSure(line.text(), start);
    }

    @Override
    public Optional<Entry> ofLine(NumberedLine line) {
        int start = start(line.text());
        boolean isString = start >= 0
                && (isSure(line.text(), start) || areNames(line.text().strip()));
        return isString ? Optional.of(read(line, start)) : Optional.empty();
    }

    @Override
    public Fit fit(Head head) {
        return Fit.when(head.lines().stream().anyMatch(line -> start(line.text()) >= 0), Fit.TRACE);
    }

    /// A letter and later a tilde, or a tilde at once: nothing else is written so.
    private static boolean isSure(String text, int start) {
        int end = Text.endOfWord(text, start);
        return text.substring(start, end).indexOf('~') > 0 || isWord(text.substring(start, end));
    }

    /// Dots, each with words that begin with a capital letter, and nothing else: rules without arguments, known or not.
    private static boolean areNames(String text) {
        boolean areNames = text.startsWith(".");
        for (int at = 0; at < text.length() && areNames; at++) {
            char letter = text.charAt(at);
            char next = at + 1 < text.length() ? text.charAt(at + 1) : ' ';
            areNames = letter == '.'
                    ? Character.isUpperCase(next)
                    : Character.isLowerCase(Character.isUpperCase(letter) ? next : letter);
        }
        return areNames;
    }

    private static boolean isWord(String text) {
        return text.startsWith(".Anti")
                || text.startsWith(".Windoku")
                || text.startsWith(".Disjoint")
                || text.startsWith(".NoBoxes")
                || text.startsWith(".Strict");
    }

    /// Where a string begins: a dot, behind a blank or at the beginning, and a letter or a tilde; below 0 if nowhere.
    private static int start(String text) {
        for (int at = text.indexOf('.'); at >= 0 && at + 1 < text.length(); at = text.indexOf('.', at + 1)) {
            char next = text.charAt(at + 1);
            boolean begins = at == 0 || text.charAt(at - 1) <= ' ';
            if (begins && (next == '~' || next >= 'A' && next <= 'Z')) {
                return at;
            }
        }
        return -1;
    }

    @Override
    public EntryReader reader(LineQueue lines) {
        return () -> {
            for (NumberedLine line = lines.next(); line != null; line = lines.next()) {
                int start = start(line.text());
                if (start >= 0) {
                    return read(line, start);
                }
            }
            return null;
        };
    }

    private static Entry read(NumberedLine line, int start) {
        String text = line.text();
        int end = Text.endOfWord(text, start);
        String beside =
                text.substring(0, start).strip() + " " + text.substring(end).strip();
        return IssReader.read(text.substring(start, end), line.number(), start + 1, beside.strip());
    }

    @Override
    public Optional<FormatWriter> writer() {
        return Optional.of(FormatWriter.of(
                EnumSet.of(Feature.GIVENS, Feature.CANDIDATES, Feature.METADATA, Feature.SEVERAL), IssWriter::usual));
    }

    @Override
    public Optional<VariantWriter> variantWriter() {
        return Optional.of(new VariantWriter(Set.of(), IssWriter::write));
    }
}
