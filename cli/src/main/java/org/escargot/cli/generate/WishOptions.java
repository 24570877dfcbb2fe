package org.escargot.cli.generate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.escargot.cli.options.LessonArgument;
import org.escargot.cli.options.Range;
import org.escargot.cli.options.RatingArgument;
import org.escargot.cli.options.TechniqueArgument;
import org.escargot.cli.options.Values;
import org.escargot.cli.speech.BadInput;
import org.escargot.cli.speech.Complaint;
import org.escargot.generator.Level;
import org.escargot.generator.Recipe;
import org.escargot.generator.practice.Context;
import org.escargot.generator.variant.VariantWish;
import org.escargot.generator.wish.AllWishes;
import org.escargot.generator.wish.ExplainedWish;
import org.escargot.generator.wish.ExplainerWish;
import org.escargot.generator.wish.HodokuWish;
import org.escargot.generator.wish.LessonWish;
import org.escargot.generator.wish.MinutesWish;
import org.escargot.generator.wish.TechniqueWish;
import org.escargot.generator.wish.Wish;
import org.escargot.logic.Finders;
import org.escargot.logic.step.Family;
import org.escargot.logic.step.Technique;
import org.escargot.rating.VariantLevel;
import org.escargot.rating.hodoku.HodokuLevel;
import org.escargot.rating.hodoku.HodokuScale;
import org.escargot.rating.scale.RatingLimits;
import org.escargot.rating.scale.RatingShape;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Option;

/// How hard a puzzle shall be.
final class WishOptions {
    private static final HodokuScale RATED_ON = new HodokuScale();

    @Option(
            names = "--level",
            paramLabel = "L",
            completionCandidates = Values.Levels.class,
            description = "0..20 (the table in docs/ratings.md), or a level of HoDoKu's: easy, medium, hard, unfair or "
                    + "extreme; what the techniques known so far cannot finish counts as extreme. With --rules or --size: easy, "
                    + "medium, hard or extreme on the ladder of such puzzles (docs/variant-ladder.md).")
    private @Nullable String level;

    @Option(names = "--score", paramLabel = "A..B", description = "The score on HoDoKu's scale.")
    private @Nullable String score;

    @Option(
            names = "--technique",
            paramLabel = "T",
            completionCandidates = Values.Techniques.class,
            description = "A technique that is the easiest next step at some point; may be repeated.")
    private List<String> techniques = List.of();

    @Option(
            names = "--context",
            paramLabel = "A-x-B",
            description = "What comes before the --technique and what after it, such as ssts-x-singles: singles, ssts "
                    + "(singles, intersections, subsets, basic fish, colors, XY-wing), easier, or any (default: "
                    + "easier-x-any).")
    private @Nullable String context;

    @Option(
            names = "--without",
            paramLabel = "T",
            completionCandidates = Values.Techniques.class,
            description = "A technique that it does not take; may be repeated.")
    private List<String> without = List.of();

    @Option(
            names = "--rating",
            paramLabel = "A..B",
            description = "ER on Sudoku Explainer's scale, such as 7.1..7.4 or 7.1.")
    private @Nullable String rating;

    @Option(
            names = "--minutes",
            paramLabel = "A..B",
            description =
                    "How many minutes a practiced player takes, on the human scale (docs/ratings.md), such as 8..12.")
    private @Nullable String minutes;

    @Option(
            names = "--lesson",
            paramLabel = "L",
            completionCandidates = Values.Lessons.class,
            description = "A lesson of the course (docs/course.md), such as hidden-pair: a puzzle that needs what it "
                    + "teaches, and nothing that is taught later.")
    private @Nullable String lesson;

    @ArgGroup
    private @Nullable Shape shape;

    /// What EP and ED shall be.
    static final class Shape {
        @Option(names = "--diamonds", description = "ED = EP = ER on Sudoku Explainer's scale.")
        private boolean diamond;

        @Option(names = "--pearls", description = "EP = ER on Sudoku Explainer's scale.")
        @SuppressWarnings("unused") // chosen if a shape is given and it is not --diamonds
        private boolean pearl;

        private RatingShape shape() {
            return diamond ? RatingShape.DIAMOND : RatingShape.PEARL;
        }
    }

    /// `recipe` with what was asked for here.
    Recipe applyTo(Recipe recipe) {
        if (context != null && techniques.isEmpty()) {
            throw new BadInput(Complaint.CONTEXT_ALONE);
        }
        if (level != null && isTableLevel(level)) {
            return ofTable(recipe, level);
        }
        return isEmpty() ? recipe : recipe.with(wish());
    }

    /// The level of the table that was asked for; empty also where a level of HoDoKu's was.
    Optional<Integer> tableLevel() {
        return Optional.ofNullable(level)
                .filter(WishOptions::isTableLevel)
                .map(number -> Range.single("--level", number, 0, 20));
    }

    private static boolean isTableLevel(String level) {
        return !level.isEmpty() && Character.isDigit(level.charAt(0));
    }

    /// What a pool may keep puzzles for: a level of the table, or ratings of Sudoku Explainer's scale; nothing where
    /// both are asked for, or neither.
    List<PoolWish> stocked() {
        Optional<ExplainerWish> ratings = explainer();
        if (level == null) {
            return ratings.map(PoolWish::of).orElse(List.of());
        }
        return ratings.isPresent()
                ? List.of()
                : tableLevel().map(PoolWish::of).stream().toList();
    }

    /// What was asked of a puzzle with rules of its own, for which the other options here are refused before.
    VariantWish ofVariants() {
        Optional<VariantWish.Minutes> asked = Optional.ofNullable(minutes)
                .map(text -> RatingArgument.of("--minutes", text))
                .map(range -> new VariantWish.Minutes(range.lowest(), range.highest()));
        return new VariantWish(
                Optional.ofNullable(level).map(WishOptions::variantLevel), all(techniques), all(without), asked);
    }

    private static VariantLevel variantLevel(String name) {
        return Arrays.stream(VariantLevel.values())
                .filter(each -> each.title().equalsIgnoreCase(name))
                .findFirst()
                .orElseThrow(() -> new BadInput(Complaint.LEVEL_OF_RULES, name));
    }

    /// Whether nothing was asked for here.
    boolean isEmpty() {
        return level == null && !hasMoreThanLevel();
    }

    private boolean hasMoreThanLevel() {
        return hasMoreOfHodoku() || explainer().isPresent() || minutes != null || lesson != null;
    }

    private boolean hasMoreOfHodoku() {
        return score != null || !techniques.isEmpty() || !without.isEmpty() || context != null;
    }

    private Optional<ExplainerWish> explainer() {
        if (rating == null && shape == null) {
            return Optional.empty();
        }
        RatingArgument range = RatingArgument.of("--rating", rating == null ? "1.0..20.0" : rating);
        return Optional.of(
                new ExplainerWish(range.lowest(), range.highest(), shape == null ? RatingShape.ANY : shape.shape()));
    }

    private Recipe ofTable(Recipe recipe, String number) {
        if (hasMoreThanLevel()) {
            throw new BadInput(Complaint.LEVEL_ALONE, number);
        }
        Level row = Level.of(Range.single("--level", number, 0, 20));
        return recipe.with(row).orElseThrow(() -> new BadInput(Complaint.LEVEL_CLUES, number, row.clues()));
    }

    /// What is asked of single techniques, then of the whole path, where singles belong, then of the other scale.
    private Wish wish() {
        Set<Technique> more = all(techniques);
        more.removeIf(technique -> technique.family() == Family.SINGLES);
        List<Wish> wishes = new ArrayList<>();
        if (lesson != null) {
            wishes.add(new LessonWish(LessonArgument.of(lesson)));
        }
        more.forEach(technique -> wishes.add(wish(technique)));
        Set<Technique> singles = all(techniques);
        singles.removeAll(more);
        if (level != null || hasMoreOfHodoku()) {
            wishes.add(hodoku(singles));
        }
        if (minutes != null) {
            RatingArgument range = RatingArgument.of("--minutes", minutes);
            wishes.add(new MinutesWish(range.lowest(), range.highest()));
        }
        explainer().ifPresent(wishes::add);
        return new AllWishes(wishes);
    }

    private Wish wish(Technique technique) {
        if (Finders.TECHNIQUES.contains(technique)) {
            return new TechniqueWish(technique, context());
        }
        if (context != null) {
            throw new BadInput(Complaint.ONLY_EXPLAINED, "--context", technique.id());
        }
        return new ExplainedWish(technique, RatingLimits.NONE);
    }

    private Context context() {
        return context == null
                ? Context.USUAL
                : Context.of(context).orElseThrow(() -> new BadInput(Complaint.CONTEXT, String.valueOf(context)));
    }

    private HodokuWish hodoku(Set<Technique> singles) {
        HodokuWish wish = level == null
                ? HodokuWish.levels(HodokuLevel.EASY, HodokuLevel.EXTREME)
                : HodokuWish.levels(named(level), named(level));
        if (score != null) {
            Range range = Range.of("--score", score, 0, 999_999_999);
            wish = wish.withScore(range.from(), range.to());
        }
        return wish.withTechniques(new HodokuWish.Techniques(singles, Set.of(), without()));
    }

    private Set<Technique> without() {
        Set<Technique> left = all(without);
        for (Technique technique : left) {
            if (!Finders.TECHNIQUES.contains(technique)
                    && RATED_ON.level(technique).isEmpty()) {
                throw new BadInput(Complaint.ONLY_EXPLAINED, "--without", technique.id());
            }
        }
        return left;
    }

    private static HodokuLevel named(String name) {
        return Arrays.stream(HodokuLevel.values())
                .filter(level -> level.title().equalsIgnoreCase(name))
                .findFirst()
                .orElseThrow(() -> new BadInput(Complaint.LEVEL, name));
    }

    private static Set<Technique> all(List<String> ids) {
        Set<Technique> all = EnumSet.noneOf(Technique.class);
        for (String id : ids) {
            all.add(TechniqueArgument.of(id));
        }
        return all;
    }
}
