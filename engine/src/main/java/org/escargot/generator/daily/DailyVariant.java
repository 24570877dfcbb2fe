package org.escargot.generator.daily;

import java.util.List;
import java.util.Set;
import org.escargot.generator.variant.VariantGenerator;
import org.escargot.generator.variant.VariantKind;
import org.escargot.generator.variant.VariantRecipe;
import org.escargot.generator.variant.VariantSearch;
import org.escargot.generator.variant.VariantWish;
import org.escargot.rating.VariantLevel;

/// The puzzle of a day with rules of its own: each day of the week has its rules, and beside these every day has a
/// puzzle of any rules that one asks for. Date and level are the seed, so everybody has the same puzzle on every
/// device. The way there never changes within a version; `DailyVariantTest`
/// keeps its puzzles.
public final class DailyVariant {
    /// The version of the way from date to puzzle.
    public static final int VERSION = 1;

    private static final int SIZE = 9;

    /// The rules from Monday to Sunday.
    private static final List<Set<VariantKind>> WEEK = List.of(
            Set.of(VariantKind.DIAGONAL),
            Set.of(VariantKind.JIGSAW),
            Set.of(VariantKind.KILLER),
            Set.of(VariantKind.WINDOKU),
            Set.of(VariantKind.ANTI_KNIGHT),
            Set.of(VariantKind.EVEN_ODD),
            Set.of(VariantKind.JIGSAW, VariantKind.DIAGONAL));

    private DailyVariant() {}

    /// The rules of `date`, the number that ISO 8601's basic format is, such as 20261122.
    ///
    /// @throws IllegalArgumentException where `date` is no number of eight digits
    public static Set<VariantKind> kinds(int date) {
        check(date);
        return WEEK.get(weekday(date));
    }

    /// The recipes of the days from Monday to Sunday.
    public static List<VariantRecipe> recipes() {
        return WEEK.stream().map(kinds -> new VariantRecipe(kinds, SIZE)).toList();
    }

    /// Begins to make the puzzle of `date` at `level` with the rules of that day.
    public static VariantSearch search(int date, VariantLevel level) {
        return search(date, new VariantRecipe(kinds(date), SIZE), level);
    }

    /// Begins to make the puzzle of `date` at `level` to `recipe`, such as the killer of that day. It is what
    /// [VariantGenerator] makes of the seed `date` and the number of the level, from 0 on, within any number of
    /// attempts; so where the recipe is that of the day, it is the puzzle of the day.
    ///
    /// @throws IllegalArgumentException where `date` is no number of eight digits, or there is no such puzzle
    public static VariantSearch search(int date, VariantRecipe recipe, VariantLevel level) {
        check(date);
        return new VariantGenerator(recipe.with(VariantWish.of(level))).search(date, number(level));
    }

    private static void check(int date) {
        if (date < 1000_00_00 || date > 9999_99_99) {
            throw new IllegalArgumentException("The date (" + date + ") must be a number such as 20261122.");
        }
    }

    private static int number(VariantLevel level) {
        return switch (level) {
            case EASY -> 0;
            case MEDIUM -> 1;
            case HARD -> 2;
            case EXTREME -> 3;
        };
    }

    /// The day of the week, 0 for Monday, by Zeller's congruence: January and February count to the year before.
    private static int weekday(int date) {
        int month = date / 100 % 100;
        int year = date / 10_000 - (month < 3 ? 1 : 0);
        int counted = month < 3 ? month + 12 : month;
        int days = date % 100 + 13 * (counted + 1) / 5 + year + year / 4 - year / 100 + year / 400;
        return (days + 5) % 7;
    }
}
