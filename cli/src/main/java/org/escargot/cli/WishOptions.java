package org.escargot.cli;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.escargot.generator.AllWishes;
import org.escargot.generator.Context;
import org.escargot.generator.HodokuWish;
import org.escargot.generator.Level;
import org.escargot.generator.Recipe;
import org.escargot.generator.TechniqueWish;
import org.escargot.generator.Wish;
import org.escargot.logic.Finders;
import org.escargot.logic.step.Family;
import org.escargot.logic.step.Technique;
import org.escargot.rating.hodoku.HodokuLevel;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// How hard a puzzle shall be.
final class WishOptions {
    private static final String LEVELS = "--level must be 0..20, easy, medium, hard, unfair or extreme, not ";

    @Option(
            names = "--level",
            paramLabel = "L",
            description = "0..20 (the table in docs/ratings.md), or a level of HoDoKu's: easy, medium, hard, unfair or "
                    + "extreme; what the techniques known so far cannot finish counts as extreme.")
    private @Nullable String level;

    @Option(names = "--score", paramLabel = "A..B", description = "The score on HoDoKu's scale.")
    private @Nullable String score;

    @Option(
            names = "--technique",
            paramLabel = "T",
            description = "A technique that is the easiest next step at some point; may be repeated.")
    private List<String> techniques = List.of();

    @Option(
            names = "--context",
            paramLabel = "A-x-B",
            description = "What comes before the --technique and what after it, such as ssts-x-singles: singles, ssts "
                    + "(singles, intersections, subsets, basic fish, colours, XY-wing), easier, or any (default: "
                    + "easier-x-any).")
    private @Nullable String context;

    @Option(names = "--without", paramLabel = "T", description = "A technique that it does not take; may be repeated.")
    private List<String> without = List.of();

    /// `recipe` with what was asked for here.
    Recipe applyTo(Recipe recipe) {
        if (context != null && techniques.isEmpty()) {
            throw new BadInput("--context says what surrounds a --technique, and there is none");
        }
        if (level != null && Character.isDigit(level.charAt(0))) {
            return ofTable(recipe, level);
        }
        boolean isAsked = level != null || score != null || !techniques.isEmpty() || !without.isEmpty();
        return isAsked ? recipe.with(wish()) : recipe;
    }

    /// The number of the level, where nothing but that was asked for.
    int number() {
        if (level == null || score != null || !techniques.isEmpty() || !without.isEmpty()) {
            throw new BadInput("--recipe report needs --level 0..20, and no other wish");
        }
        return Range.single("--level", level, 0, 20);
    }

    /// The level of the table, where nothing but that was asked for.
    Optional<Integer> onlyLevel() {
        boolean isAlone = score == null && techniques.isEmpty() && without.isEmpty() && context == null;
        return level != null && isAlone && Character.isDigit(level.charAt(0))
                ? Optional.of(Range.single("--level", level, 0, 20))
                : Optional.empty();
    }

    /// Whether anything was asked for here.
    boolean isEmpty() {
        return level == null && score == null && techniques.isEmpty() && without.isEmpty() && context == null;
    }

    private Recipe ofTable(Recipe recipe, String number) {
        if (score != null || !techniques.isEmpty() || !without.isEmpty()) {
            throw new BadInput(
                    "--score, --technique and --without go with easy to extreme, not with --level " + number);
        }
        Level row = Level.of(Range.single("--level", number, 0, 20));
        return recipe.with(row)
                .orElseThrow(() -> new BadInput("puzzles of level " + number + " have " + row.clues()
                        + " clues, which the range of --clues leaves out"));
    }

    /// What is asked of single techniques, and then of the whole path; singles are only asked of that.
    private Wish wish() {
        Set<Technique> more = all(techniques);
        more.removeIf(technique -> technique.family() == Family.SINGLES);
        List<Wish> wishes = new ArrayList<>();
        more.forEach(technique -> wishes.add(new TechniqueWish(technique, context())));
        Set<Technique> singles = all(techniques);
        singles.removeAll(more);
        wishes.add(hodoku(singles));
        return new AllWishes(wishes);
    }

    private Context context() {
        return context == null
                ? Context.USUAL
                : Context.of(context)
                        .orElseThrow(() -> new BadInput("--context must be such as ssts-x-singles, of singles, ssts,"
                                + " easier and any, not " + context));
    }

    private HodokuWish hodoku(Set<Technique> singles) {
        HodokuWish wish = level == null
                ? HodokuWish.levels(HodokuLevel.EASY, HodokuLevel.EXTREME)
                : HodokuWish.levels(named(level), named(level));
        if (score != null) {
            Range range = Range.of("--score", score, 0, 999_999_999);
            wish = wish.withScore(range.from(), range.to());
        }
        return wish.withTechniques(new HodokuWish.Techniques(singles, Set.of(), all(without)));
    }

    private static HodokuLevel named(String name) {
        return Arrays.stream(HodokuLevel.values())
                .filter(level -> level.title().equalsIgnoreCase(name))
                .findFirst()
                .orElseThrow(() -> new BadInput(LEVELS + name));
    }

    private static Set<Technique> all(List<String> ids) {
        Set<Technique> all = EnumSet.noneOf(Technique.class);
        for (String id : ids) {
            Technique technique = technique(id)
                    .orElseThrow(() -> new BadInput(
                            "there is no technique " + id + "; docs/techniques has a page for each, named as here"));
            if (!Finders.TECHNIQUES.contains(technique)) {
                throw new BadInput(id + " cannot be asked for: only Sudoku Explainer's scale looks for it");
            }
            all.add(technique);
        }
        return all;
    }

    private static Optional<Technique> technique(String id) {
        return Arrays.stream(Technique.values())
                .filter(technique -> technique.id().equals(id))
                .findFirst();
    }
}
