package org.escargot.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.StringTokenizer;
import java.util.TreeMap;
import org.escargot.course.VariantLesson;
import org.escargot.course.VariantLessonPosition;
import org.escargot.explain.Depth;
import org.escargot.explain.RuleTeller;
import org.escargot.format.Beside;
import org.escargot.format.Entry;
import org.escargot.format.VariantEntry;
import org.escargot.format.codec.JsonWriter;
import org.escargot.format.registry.Formats;
import org.escargot.grid.Candidate;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.CellSet;
import org.escargot.grid.Pencilmarks;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.Technique;
import org.escargot.random.RandomSource;
import org.escargot.rules.Frame;
import org.escargot.rules.Lowering;
import org.escargot.rules.Variant;
import org.escargot.told.Teller;
import org.escargot.told.ToldStep;

/// Positions for the lessons of puzzles with rules of their own, in puzzles that the page brings along: lines of a
/// lesson, a blank and a text that [VariantDesk] reads.
final class VariantCourse {
    private static final List<Depth> DEPTHS = List.of(Depth.values());

    private VariantCourse() {}

    /// A position for `lesson` in one of the lines `kept`, drawn with `seed`: the type `VariantLesson`, or `null`.
    static String position(VariantLesson lesson, String kept, long seed, RuleTeller rules) {
        return drawn(lesson.id(), kept, seed)
                .flatMap(source -> of(lesson, puzzle(source)).map(position -> {
                    JsonWriter json = new JsonWriter();
                    json.object(() -> {
                        json.name("lesson").string(lesson.id());
                        told(json, source, position, rules);
                    });
                    return json.toString();
                }))
                .orElse("null");
    }

    /// A position in which `technique` has its turn, likewise: the type `VariantPosition`, or `null`.
    static String practice(Technique technique, String kept, long seed, RuleTeller rules) {
        return drawn(technique.id(), kept, seed)
                .flatMap(source -> of(technique, puzzle(source)).map(position -> {
                    JsonWriter json = new JsonWriter();
                    json.object(() -> told(json, source, position, rules));
                    return json.toString();
                }))
                .orElse("null");
    }

    private static Optional<String> drawn(String id, String kept, long seed) {
        List<String> sources = sources(id, kept);
        return sources.isEmpty()
                ? Optional.empty()
                : Optional.of(sources.get(RandomSource.of(seed).nextInt(sources.size())));
    }

    /// The texts of the puzzles for the lesson or technique `id`; without `String.split`, which would bring a tenth to
    /// the download.
    static List<String> sources(String id, String kept) {
        List<String> sources = new ArrayList<>();
        StringTokenizer lines = new StringTokenizer(kept, "\n");
        while (lines.hasMoreTokens()) {
            String line = lines.nextToken();
            if (line.startsWith(id + " ")) {
                sources.add(line.substring(id.length() + 1));
            }
        }
        return sources;
    }

    /// The puzzle that `source` reads as.
    static Variant puzzle(String source) {
        Entry entry = Formats.read(source).getFirst();
        if (entry instanceof VariantEntry variant) {
            return variant.variant();
        }
        throw new IllegalArgumentException("This is no puzzle with rules of its own (" + source + ").");
    }

    /// The position for `lesson` in `puzzle`.
    static Optional<VariantLessonPosition> of(VariantLesson lesson, Variant puzzle) {
        return Lowering.of(puzzle) instanceof Lowering.Lowered lowered
                ? VariantLessonPosition.of(lesson, lowered.start())
                : Optional.empty();
    }

    /// The position in which `technique` has its turn in `puzzle`.
    static Optional<VariantLessonPosition> of(Technique technique, Variant puzzle) {
        return Lowering.of(puzzle) instanceof Lowering.Lowered lowered
                ? VariantLessonPosition.of(technique, lowered.start())
                : Optional.empty();
    }

    private static void told(JsonWriter json, String source, VariantLessonPosition position, RuleTeller rules) {
        Variant puzzle = puzzle(source);
        Frame frame = puzzle.rules().frame();
        VariantEntry entry = new VariantEntry(1, puzzle, beside(puzzle, position), List.of(), "");
        VariantJson.puzzle(json.name("puzzle"), entry, source, rules);
        json.name("ways").array(() -> position.steps().forEach(step -> way(json, frame, position.facts(), step)));
        json.name("told")
                .array(() ->
                        told(json, frame, position.facts(), position.steps().getFirst()));
    }

    /// What a step does, and the cells by which it is seen.
    private static void way(JsonWriter json, Frame frame, Facts facts, Step step) {
        json.object(() -> {
            candidates(json.name("eliminations"), frame, step.effects().eliminations());
            candidates(json.name("placements"), frame, step.effects().placements());
            json.name("cells")
                    .array(() -> HintJson.pattern(facts, step).stream()
                            .forEach(cell -> json.number(VariantJson.number(frame, cell))));
        });
    }

    /// What stands on the board: the digits that were found before, and all candidates, unless the lesson places a
    /// digit, which is found without them.
    static Beside beside(Variant puzzle, VariantLessonPosition position) {
        Pencilmarks marks = position.facts().marks();
        boolean isPlaced = position.steps().stream()
                .noneMatch(step -> step.effects().placements().isEmpty());
        Map<Integer, Integer> placed = new TreeMap<>();
        Map<Integer, Integer> center = new TreeMap<>();
        puzzle.rules().frame().cells().stream().forEach(cell -> {
            if (marks.digit(cell) > 0) {
                placed.put(cell, marks.digit(cell));
            } else if (!isPlaced) {
                center.put(cell, marks.candidates(cell).bits());
            }
        });
        return new Beside(placed, center, Map.of(), "", "");
    }

    /// The step, from its name to its reason, each with the cells to look at.
    private static void told(JsonWriter json, Frame frame, Facts facts, Step step) {
        Teller teller = new Teller(CurrentLanguage.explainer(), DEPTHS, Optional.of(VariantReasons.PROPORTIONS));
        ToldStep told = teller.tell(facts, step);
        for (int depth = 0; depth < told.texts().size(); depth++) {
            // The name alone says nothing of where to look.
            CellSet lit = depth == 0 ? CellSet.EMPTY : VariantReasons.lit(told);
            String text = told.texts().get(depth).text();
            json.object(() -> {
                json.name("text").string(text);
                json.name("house")
                        .array(() -> lit.stream().forEach(cell -> json.number(VariantJson.number(frame, cell))));
            });
        }
    }

    private static void candidates(JsonWriter json, Frame frame, CandidateSet candidates) {
        json.array(() -> candidates.stream()
                .forEach(candidate -> json.array(() -> json.number(VariantJson.number(frame, Candidate.cell(candidate)))
                        .number(Candidate.digit(candidate)))));
    }
}
