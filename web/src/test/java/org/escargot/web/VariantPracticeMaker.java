package org.escargot.web;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.escargot.format.VariantEntry;
import org.escargot.generator.variant.CageWish;
import org.escargot.generator.variant.VariantGenerator;
import org.escargot.generator.variant.VariantKind;
import org.escargot.generator.variant.VariantRecipe;
import org.escargot.generator.variant.VariantWish;
import org.escargot.logic.step.Family;
import org.escargot.logic.step.Technique;

/// Makes the puzzles in which techniques of puzzles with rules of their own are practised: a program, started by hand,
/// that writes `variant-practice.txt`. They are killers without digits, or jigsaws.
final class VariantPracticeMaker {
    /// The techniques that the page offers practice in.
    static final List<Technique> TECHNIQUES = Stream.of(Technique.values())
            .filter(technique -> technique.family() == Family.RULES)
            .toList();

    private static final Set<Technique> OF_JIGSAWS = Set.of(Technique.LAW_OF_LEFTOVERS, Technique.SET_EQUIVALENCE);
    private static final int OF_EACH = 8;
    private static final int MOST_PUZZLES = 60;
    private static final int MOST_ATTEMPTS = 300;
    private static final long SEED = 77;

    private VariantPracticeMaker() {}

    /// Writes the lines of all techniques to the file that the first argument names.
    public static void main(String[] arguments) throws IOException {
        List<String> lines = new ArrayList<>();
        for (Technique technique : TECHNIQUES) {
            lines.addAll(lines(technique));
            System.err.println(technique.id() + ": " + lines.size() + " lines");
        }
        Files.write(Path.of(arguments[0]), lines);
    }

    private static Set<String> lines(Technique technique) {
        VariantGenerator generator = new VariantGenerator(recipe(technique));
        Set<String> lines = new LinkedHashSet<>();
        for (long index = 0; lines.size() < OF_EACH && index < MOST_PUZZLES; index++) {
            generator
                    .generate(SEED, index, MOST_ATTEMPTS)
                    .filter(made -> VariantCourse.of(technique, made.puzzle()).isPresent())
                    .flatMap(made -> VariantDesk.written(new VariantEntry(1, made.puzzle(), "")))
                    .ifPresent(source -> lines.add(technique.id() + " " + source));
        }
        return lines;
    }

    private static VariantRecipe recipe(Technique technique) {
        VariantKind kind = OF_JIGSAWS.contains(technique) ? VariantKind.JIGSAW : VariantKind.KILLER;
        VariantWish wish = new VariantWish(Optional.empty(), Set.of(technique), Set.of(), Optional.empty());
        return new VariantRecipe(Set.of(kind), 9).with(new CageWish(4, false)).with(wish);
    }
}
