package org.escargot.cli.generate;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.escargot.cli.options.Range;
import org.escargot.cli.options.Values;
import org.escargot.cli.speech.BadInput;
import org.escargot.cli.speech.Complaint;
import org.escargot.format.Format;
import org.escargot.format.VariantEntry;
import org.escargot.format.VariantWriter;
import org.escargot.format.registry.Formats;
import org.escargot.generator.daily.DailyVariant;
import org.escargot.generator.variant.CageWish;
import org.escargot.generator.variant.VariantKind;
import org.escargot.generator.variant.VariantProblems;
import org.escargot.generator.variant.VariantRecipe;
import org.escargot.generator.variant.VariantWish;
import org.escargot.grid.Symmetry;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// What rules of its own a puzzle shall have, and how it is written.
final class VariantOptions {
    /// The rules that the day of the week decides.
    private static final String OF_THE_DAY = "daily";

    private static final List<Integer> SIZES = List.of(4, 5, 6, 7, 8, 9, 12, 16);

    @Option(
            names = "--rules",
            paramLabel = "R",
            split = ",",
            completionCandidates = Kinds.class,
            description =
                    "Rules of its own, one or several, with commas between: jigsaw, diagonal, windoku, disjoint, "
                            + "anti-knight, anti-king, non-consecutive, even-odd, killer (docs/variants.md); with --daily also daily. The puzzle is written as an ISS string.")
    private List<String> rules = List.of();

    @Option(
            names = "--size",
            paramLabel = "N",
            description =
                    "How many rows, columns and digits: 4, 6, 8, 9 (default), 12 or 16; with jigsaw 5 and 7, too.")
    private int size = 9;

    @Option(
            names = "--shape-symmetry",
            paramLabel = "S",
            completionCandidates = Values.Symmetries.class,
            description = "The symmetry of the pieces of a jigsaw and the cages of a killer, named as for --symmetry "
                    + "(default: none).")
    private @Nullable String shapes;

    @Option(
            names = "--largest-cage",
            paramLabel = "N",
            description = "The most cells of a killer's cage, 2 to 9 (default: 5).")
    private @Nullable String largest;

    @Option(names = "--givens", description = "With --rules killer: digits are given, too.")
    private boolean givens;

    @Option(
            names = "--to",
            paramLabel = "F",
            completionCandidates = Targets.class,
            description =
                    "With --rules or --size: write in this format, as convert does, such as sudokupad, f-puzzles or "
                            + "tatham.")
    private @Nullable String target;

    /// What `--rules` takes.
    private static final class Kinds implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Stream.concat(Arrays.stream(VariantKind.values()).map(VariantKind::id), Stream.of(OF_THE_DAY))
                    .iterator();
        }
    }

    /// What `--to` takes.
    private static final class Targets implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Formats.targets().stream()
                    .filter(format -> format.variantWriter().isPresent())
                    .map(Format::id)
                    .iterator();
        }
    }

    /// Whether a puzzle with rules of its own is asked for, or one on another board than the usual.
    boolean areAsked() {
        return !rules.isEmpty() || size != 9;
    }

    /// Whether the rules are those of the day of the week, for which there is no size.
    ///
    /// @throws BadInput where more is asked for
    boolean areOfTheDay() {
        if (!rules.contains(OF_THE_DAY)) {
            return false;
        }
        if (rules.size() > 1 || size != 9) {
            throw new BadInput(Complaint.NOT_WITH, "--rules daily", size == 9 ? "--rules" : "--size");
        }
        return true;
    }

    /// What is asked for, with that symmetry of the givens, and as hard as `wish` says.
    ///
    /// @throws BadInput where there is no such puzzle
    VariantRecipe recipe(Symmetry symmetry, VariantWish wish) {
        if (!SIZES.contains(size)) {
            throw new BadInput(Complaint.ONE_OF, "--size", joined(SIZES), size);
        }
        Set<VariantKind> kinds = kinds();
        if (shapes != null && !kinds.contains(VariantKind.JIGSAW) && !kinds.contains(VariantKind.KILLER)) {
            throw new BadInput(Complaint.GOES_WITH, "--shape-symmetry", "--rules jigsaw, --rules killer");
        }
        Symmetry ofShapes = shapes == null ? Symmetry.NONE : RecipeOptions.symmetry("--shape-symmetry", shapes);
        VariantRecipe recipe = new VariantRecipe(kinds, size, symmetry, ofShapes, cages(kinds), wish);
        VariantProblems.of(recipe).ifPresent(reason -> {
            throw new BadInput(Complaint.RECIPE, reason);
        });
        return recipe;
    }

    /// How puzzles to `recipe`, or those of any day, are written in the format that `--to` names, if it does.
    ///
    /// @throws BadInput where that format cannot say such rules
    Optional<VariantWriter> writer(Optional<VariantRecipe> recipe) {
        String named = target;
        if (named == null) {
            return Optional.empty();
        }
        String all = joined(new Targets());
        VariantWriter writer = Formats.named(named)
                .flatMap(Format::variantWriter)
                .orElseThrow(() -> BadInput.oneOf("--to", all, named));
        List<VariantRecipe> recipes = recipe.map(List::of).orElseGet(DailyVariant::recipes);
        if (recipes.stream()
                .anyMatch(each ->
                        writer.write(new VariantEntry(1, each.sample(), "")).isEmpty())) {
            throw new BadInput(Complaint.RULES_NOT_IN, named);
        }
        return Optional.of(writer);
    }

    private CageWish cages(Set<VariantKind> kinds) {
        if (!kinds.contains(VariantKind.KILLER) && (largest != null || givens)) {
            throw new BadInput(Complaint.GOES_WITH, givens ? "--givens" : "--largest-cage", "--rules killer");
        }
        int cells = largest == null
                ? CageWish.USUAL.largest()
                : Range.single("--largest-cage", largest, 2, Math.min(size, 9));
        return new CageWish(cells, givens);
    }

    private Set<VariantKind> kinds() {
        Set<VariantKind> kinds = EnumSet.noneOf(VariantKind.class);
        if (rules.contains(OF_THE_DAY)) {
            throw new BadInput(Complaint.GOES_WITH, "--rules daily", "--daily");
        }
        for (String name : rules) {
            kinds.add(VariantKind.of(name).orElseThrow(() -> BadInput.oneOf("--rules", joined(new Kinds()), name)));
        }
        return kinds;
    }

    private static String joined(Iterable<?> values) {
        return StreamSupport.stream(values.spliterator(), false)
                .map(Object::toString)
                .collect(Collectors.joining(", "));
    }
}
