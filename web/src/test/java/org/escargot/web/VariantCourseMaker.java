package org.escargot.web;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.escargot.course.Road;
import org.escargot.course.VariantChapter;
import org.escargot.course.VariantLesson;
import org.escargot.course.VariantLessonPosition;
import org.escargot.format.VariantEntry;
import org.escargot.generator.variant.CageWish;
import org.escargot.generator.variant.GeneratedVariant;
import org.escargot.generator.variant.VariantGenerator;
import org.escargot.generator.variant.VariantKind;
import org.escargot.generator.variant.VariantRecipe;
import org.escargot.grid.Pencilmarks;
import org.escargot.logic.Outcome;
import org.escargot.rules.Digits;
import org.escargot.rules.Lowering;
import org.escargot.rules.SumRule;
import org.escargot.rules.Variant;

/// Makes the puzzles of the course with rules of their own: a program, started by hand, that writes
/// `variant-course.txt`. A puzzle that needs more than the lesson gets givens, as few as are enough.
final class VariantCourseMaker {
    private static final int OF_EACH = 16;
    private static final long SEED = 25;

    private VariantCourseMaker() {}

    /// Writes the lines of all lessons to the file that the first argument names.
    public static void main(String[] arguments) throws IOException {
        List<String> lines = new ArrayList<>();
        for (VariantLesson lesson : VariantLesson.values()) {
            lines.addAll(lines(lesson));
            System.err.println(lesson.id() + ": " + lines.size() + " lines");
        }
        Files.write(Path.of(arguments[0]), lines);
    }

    private static List<String> lines(VariantLesson lesson) {
        VariantGenerator generator = new VariantGenerator(recipe(lesson));
        Random random = new Random(SEED);
        Set<String> lines = new LinkedHashSet<>();
        for (long index = 0; lines.size() < OF_EACH; index++) {
            generator
                    .generate(SEED, index, 1)
                    .flatMap(made -> eased(lesson, made, random))
                    .flatMap(puzzle -> VariantDesk.written(new VariantEntry(1, puzzle, "")))
                    .ifPresent(source -> lines.add(lesson.id() + " " + source));
        }
        return List.copyOf(lines);
    }

    private static VariantRecipe recipe(VariantLesson lesson) {
        int size = lesson.chapter() == VariantChapter.FOUR ? 4 : isSmall(lesson) ? 6 : 9;
        if (lesson.chapter().road() == Road.SMALL) {
            return new VariantRecipe(Set.of(), size);
        }
        int largest = lesson == VariantLesson.LAST_CELL ? 2 : 4;
        return new VariantRecipe(EnumSet.of(VariantKind.KILLER), size).with(new CageWish(largest, false));
    }

    /// The first lessons stand on small boards.
    private static boolean isSmall(VariantLesson lesson) {
        return lesson.compareTo(VariantLesson.ONE_HOUSE) <= 0;
    }

    /// The puzzle with as many givens as it needs, if any, to be one of the lesson.
    private static Optional<Variant> eased(VariantLesson lesson, GeneratedVariant made, Random random) {
        List<Integer> cells =
                new ArrayList<>(made.solution().filled().stream().boxed().toList());
        Collections.shuffle(cells, random);
        // Cages of one cell are seen at once, so in the lesson of last cells their digits are given.
        List<Integer> alone = lesson == VariantLesson.LAST_CELL ? alone(made.puzzle()) : List.of();
        cells.removeAll(alone);
        cells.addAll(0, alone);
        int most = lesson.chapter().road() == Road.SMALL ? cells.size() : alone.size() + cells.size() / 4;
        int enough = IntStream.rangeClosed(alone.size(), most)
                .filter(count -> isEnough(lesson, with(made, cells, count)))
                .findFirst()
                .orElse(-1);
        return Optional.of(enough)
                .filter(count -> count >= 0)
                .map(count -> with(made, cells, count))
                .filter(puzzle ->
                        VariantLessonPosition.of(lesson, start(puzzle)).isPresent());
    }

    private static List<Integer> alone(Variant puzzle) {
        return puzzle.rules().constraints().stream()
                .filter(rule ->
                        rule instanceof SumRule.Cage cage && cage.cells().size() == 1)
                .map(rule -> ((SumRule.Cage) rule).cells().first())
                .toList();
    }

    private static boolean isEnough(VariantLesson lesson, Variant puzzle) {
        Pencilmarks start = start(puzzle);
        return lesson.upTo().solve(start, start).outcome() == Outcome.SOLVED;
    }

    private static Variant with(GeneratedVariant made, List<Integer> cells, int count) {
        Digits digits = made.puzzle().givens();
        for (int cell : cells.subList(0, count)) {
            digits = digits.with(cell, made.solution().digit(cell));
        }
        return new Variant(made.puzzle().rules(), digits);
    }

    private static Pencilmarks start(Variant puzzle) {
        return ((Lowering.Lowered) Lowering.of(puzzle)).start();
    }
}
