package org.escargot.format;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.escargot.format.lines.Text;

/// What the words beside a puzzle say of its rules: the one place that decides, for every format, whether a title or a
/// text of rules lets the puzzle be read with the usual rules.
///
/// A text that names another rule is a reason to refuse, and one that is not understood is told.
public final class RuleWords {
    /// Words of other rules, without hyphens; each is found at the beginning of a word.
    private static final List<String> OTHERS = List.of(
            "knight",
            "anti king",
            "antiking",
            "king s move",
            "kings move",
            "king move",
            "anti chess",
            "thermo",
            "killer",
            "cage",
            "arrow",
            "sandwich",
            "skyscraper",
            "kropki",
            "renban",
            "whisper",
            "palindrome",
            "x sum",
            "xv ",
            "nonconsecutive",
            "non consecutive",
            "consecutive",
            "diagonal",
            "sudoku x",
            "x sudoku",
            "sudokux",
            "jigsaw",
            "irregular",
            "windoku",
            "hyper",
            "even odd",
            "odd even",
            "even number",
            "odd number",
            "even digit",
            "odd digit",
            "even cell",
            "odd cell",
            "miracle",
            "not apply",
            "t apply",
            "fog",
            "entropic",
            "modular",
            "region sum",
            "between line",
            "lockout",
            "zipper",
            "nabner",
            "parity",
            "disjoint",
            "quadruple",
            "clone",
            "battenburg",
            "ratio",
            "samurai",
            "chaos",
            "latin square",
            "schr",
            "doubler",
            "snake",
            "sum to",
            "sums to",
            "sum of",
            "adjacent",
            "extra region",
            "nonomino",
            "str8ts",
            "kenken",
            "calcudoku",
            "futoshiki",
            "argyle",
            "asterisk",
            "girandola",
            "center dot",
            "centre dot",
            "anti diag",
            "cavalier",
            "diagonale",
            "springer");

    /// What rules that say nothing but the usual ones are made of.
    private static final Set<String> USUAL = Set.of(
            "a",
            "all",
            "and",
            "any",
            "apply",
            "appear",
            "appears",
            "are",
            "be",
            "block",
            "blocks",
            "box",
            "boxes",
            "by",
            "cell",
            "cells",
            "classic",
            "column",
            "columns",
            "contain",
            "contains",
            "digit",
            "digits",
            "each",
            "empty",
            "every",
            "exactly",
            "fill",
            "from",
            "grid",
            "here",
            "in",
            "into",
            "is",
            "just",
            "marked",
            "may",
            "must",
            "nine",
            "no",
            "normal",
            "not",
            "number",
            "numbers",
            "of",
            "once",
            "one",
            "only",
            "place",
            "puzzle",
            "region",
            "regions",
            "regular",
            "repeat",
            "repeats",
            "repeated",
            "repetition",
            "row",
            "rows",
            "rule",
            "rules",
            "so",
            "square",
            "standard",
            "such",
            "sudoku",
            "that",
            "the",
            "there",
            "this",
            "through",
            "to",
            "usual",
            "with",
            "within",
            "without",
            "1",
            "9",
            "19",
            "3x3",
            "9x9",
            "3",
            "x");

    private RuleWords() {}

    /// What words say.
    public enum Verdict {
        /// Nothing but the usual rules.
        USUAL,
        /// Something that is not understood.
        UNCLEAR,
        /// Another rule.
        OTHER
    }

    /// What the `title` of a puzzle and its `rules` in words say together. A title may be any text, and is doubted
    /// only where it names another rule.
    public static Verdict judge(String title, String rules) {
        boolean isUsual = words(rules).stream().allMatch(USUAL::contains);
        if (named(rules).isPresent()) {
            return Verdict.OTHER;
        }
        if (named(title).isPresent()) {
            return rules.isBlank() || !isUsual ? Verdict.OTHER : Verdict.UNCLEAR;
        }
        return isUsual ? Verdict.USUAL : Verdict.UNCLEAR;
    }

    /// The first other rule that `text` names; nothing where it names none.
    public static Optional<String> named(String text) {
        return allNamed(text).stream().findFirst();
    }

    /// All other rules that `text` names.
    public static List<String> allNamed(String text) {
        String plain = " " + String.join(" ", words(text)) + " ";
        return OTHERS.stream()
                .filter(other -> plain.contains(" " + other))
                .map(String::strip)
                .toList();
    }

    /// `text` as a sentence quotes it, cut where it is long.
    public static Detail quoted(String text) {
        String line = String.join(" ", Text.words(text));
        return new Detail.Word(line.length() > 120 ? line.substring(0, 119) + "\u2026" : line);
    }

    /// The words of `text` in small letters and digits; hyphens and apostrophes part words, too.
    private static List<String> words(String text) {
        StringBuilder plain = new StringBuilder(text.length());
        for (char c : text.toLowerCase(Locale.ROOT).toCharArray()) {
            plain.append(Character.isLetterOrDigit(c) ? c : ' ');
        }
        return Text.words(plain.toString());
    }
}
