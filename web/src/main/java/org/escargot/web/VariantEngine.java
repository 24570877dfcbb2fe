package org.escargot.web;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.escargot.course.VariantLesson;
import org.escargot.format.Flaw;
import org.escargot.format.VariantEntry;
import org.escargot.format.codec.JsonWriter;
import org.escargot.generator.daily.DailyVariant;
import org.escargot.generator.variant.VariantGenerator;
import org.escargot.generator.variant.VariantKind;
import org.escargot.generator.variant.VariantProblems;
import org.escargot.generator.variant.VariantRecipe;
import org.escargot.generator.variant.VariantSearch;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSExport;

/// Texts in any format, and puzzles with rules of their own: read, drawn, told and judged. It is a download of its own,
/// which only those make who open such a puzzle or a text with words. Answers are as [Engine]'s; a `source` is that of
/// the type `Variant`, and a `board` has a character for each of its cells, in reading order.
public final class VariantEngine {
    /// What is being made.
    private static @Nullable VariantSearch search;

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

    /// The kinds of rules that a setter draws on cells: the type `DrawnKind[]`.
    @JSExport
    public static String drawable() {
        return VariantJson.kinds(CurrentLanguage.ruleTeller());
    }

    /// The rules of such kinds that the puzzle has: the type `DrawnRule[]`.
    @JSExport
    public static String drawn(String source) {
        return VariantDesk.of(source).drawn();
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

    /// Begins to make a puzzle of `size` rows with `rules`, ids of [VariantKind] with commas between them or an empty
    /// text, as `wish` says ([WantedVariant]); to be continued by [#attempt]. Answers why there is no such
    /// puzzle, or `null`.
    @JSExport
    public static String seek(String rules, int size, String wish, String seed) {
        VariantRecipe recipe = WantedVariant.recipe(rules, size, wish);
        Optional<Flaw> problem = VariantProblems.of(recipe);
        if (problem.isEmpty()) {
            search = new VariantGenerator(recipe).search(Long.parseLong(seed), 0);
        }
        return problem.map(flaw -> JsonWriter.quoted(CurrentLanguage.explainer().flaw(flaw)))
                .orElse("null");
    }

    /// The techniques that a puzzle of `size` rows with `rules` can be asked to need, from easy to hard: objects with
    /// id and name.
    @JSExport
    public static String wanted(String rules, int size) {
        return WantedVariant.techniques(rules, size, CurrentLanguage.explainer());
    }

    /// Begins to make the puzzle of a day, such as 20261122, with `rules`, or, where that is empty, with those of the
    /// day of the week; answers the ids of its rules.
    @JSExport
    public static String seekDaily(int date, String rules, String level) {
        Set<VariantKind> kinds = rules.isEmpty() ? DailyVariant.kinds(date) : WantedVariant.kinds(rules);
        search = DailyVariant.search(date, new VariantRecipe(kinds, 9), WantedVariant.level(level));
        JsonWriter json = new JsonWriter();
        json.array(() -> EnumSet.copyOf(kinds).forEach(kind -> json.string(kind.id())));
        return json.toString();
    }

    /// A position for a lesson of the course, drawn from the lines `kept` with `seed`, a `long` in decimal: the type
    /// `VariantLesson`, or `null` where there is none.
    @JSExport
    public static String lesson(String lesson, String kept, String seed) {
        return VariantCourse.position(
                VariantLesson.of(lesson).orElseThrow(), kept, Long.parseLong(seed), CurrentLanguage.ruleTeller());
    }

    /// A position in which the technique with that id has its turn, drawn likewise from the lines `kept`: the type
    /// `VariantPosition`, or `null` where there is none.
    @JSExport
    public static String practise(String technique, String kept, String seed) {
        return VariantCourse.practice(
                Names.technique(technique), kept, Long.parseLong(seed), CurrentLanguage.ruleTeller());
    }

    /// Makes one further attempt at what was begun: the type `Variant`, or `null` where it came to nothing.
    @JSExport
    public static String attempt() {
        VariantSearch begun = search;
        if (begun == null) {
            throw new IllegalStateException("There is no search to go on with. Maybe seek was not called.");
        }
        return begun.attempt(1)
                .flatMap(made -> VariantDesk.written(new VariantEntry(1, made.puzzle(), "")))
                .map(VariantDesk::read)
                .orElse("null");
    }
}
