package org.escargot.web;

import org.teavm.jso.JSExport;

/// Texts in any format, and puzzles with rules of their own: read, drawn, told and judged. It is a download of its own,
/// which only those make who open such a puzzle or a text with words. Answers are as [Engine]'s; a `source` is that of
/// the type `Variant`, and a `board` has a character for each of its cells, in reading order.
public final class VariantEngine {
    private VariantEngine() {}

    /// WebAssembly wants an entry; there is nothing to start.
    public static void main(String[] args) {}

    /// See [Engine#forgetMessages].
    @JSExport
    public static String forgetMessages() {
        CurrentLanguage.forget();
        return "null";
    }

    /// See [Engine#message].
    @JSExport
    public static String message(String key, String text) {
        CurrentLanguage.learn(key, text);
        return "null";
    }

    /// See [Engine#nameCells].
    @JSExport
    public static String nameCells(String style) {
        CurrentLanguage.nameCells(style);
        return "null";
    }

    /// The puzzles of the usual rules in `text`, in any format, each as what [Engine#openText] takes, and what is to be
    /// said of them and of the rest: the type `Known`.
    @JSExport
    public static String known(String text) {
        return BroughtJson.of(text, CurrentLanguage.explainer());
    }

    /// The first puzzle with rules of its own in `text`, in any format: the type `Variant`, `Problem` or `null`; see
    /// [VariantDesk].
    @JSExport
    public static String read(String text) {
        return VariantDesk.read(text);
    }

    /// All puzzles with rules of their own in `text`, each as a text that [#read] takes: an array of strings.
    @JSExport
    public static String sources(String text) {
        return VariantDesk.sources(text);
    }

    /// The digits of `board` that cannot stand together: the type `VariantClash[]`.
    @JSExport
    public static String clashes(String source, String board) {
        return VariantDesk.of(source).clashes(board);
    }

    /// Which digits of other cells go when `digit` stands in cell number `cell`: pairs of a cell and a set.
    @JSExport
    public static String ruledOut(String source, int cell, int digit) {
        return VariantDesk.of(source).ruledOut(cell, digit);
    }

    /// What each cell can hold by the digits of `board`, as sets.
    @JSExport
    public static String candidates(String source, String board) {
        return VariantDesk.of(source).candidates(board);
    }

    /// The cages, and what their combinations leave for their cells: the type `CageWays[]`.
    @JSExport
    public static String cages(String source, String board) {
        return VariantDesk.of(source).cages(board);
    }

    /// The sets of `count` digits that add up to `total`.
    @JSExport
    public static String combinations(String source, int count, int total) {
        return VariantDesk.of(source).combinations(count, total);
    }

    /// What can be placed next on `board`, and the steps that lead there: the type `VariantHint`, or `null`.
    @JSExport
    public static String hint(String source, String board) {
        return VariantDesk.of(source).hint(board);
    }

    /// The puzzle after a setter's change: the type `Variant`, or `null` where no text holds it; see [VariantDesk].
    @JSExport
    public static String edit(String source, String what, int[] cells, String value) {
        return VariantDesk.edit(source, what, cells, value);
    }

    /// A puzzle that is being set, which may have the usual rules: the type `Variant`.
    @JSExport
    public static String draft(String source) {
        return VariantDesk.draft(source);
    }

    /// How many solutions there are, up to `limit`, and what cells hold in them: the type `VariantTally`.
    @JSExport
    public static String tally(String source, int limit) {
        return VariantDesk.of(source).tally().tally(limit);
    }

    /// What could go of a puzzle with one solution, and how hard it is: the type `VariantVerdict`.
    @JSExport
    public static String verdict(String source) {
        return VariantDesk.of(source).tally().verdict(CurrentLanguage.ruleTeller());
    }

    /// What of a puzzle without a solution has none together: the type `VariantParts`, or `null`.
    @JSExport
    public static String why(String source) {
        return VariantDesk.of(source).tally().why(CurrentLanguage.ruleTeller());
    }

    /// A solution of the puzzle, another one for another `seed`, a `long` in decimal; `null` where none is found.
    @JSExport
    public static String solution(String source, String seed) {
        return VariantDesk.of(source).tally().solution(Long.parseLong(seed));
    }

    /// The solutions of the puzzle, up to two of them.
    @JSExport
    public static String solutions(String source) {
        return VariantDesk.of(source).solutions();
    }
}
