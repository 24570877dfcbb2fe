package org.escargot.cli.generate;

import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Optional;
import org.escargot.cli.work.OrderedWork;
import org.escargot.generator.daily.DailyVariant;
import org.escargot.generator.variant.VariantRecipe;
import org.escargot.generator.variant.VariantSearch;
import org.escargot.rating.VariantLevel;

/// The puzzles of some days with rules of their own; days are made in any thread.
///
/// @param first the first day
/// @param count how many days; it is cut at the last day of the year 9999
/// @param level how hard they are
/// @param recipe what each shall be; empty where each day has the rules of its weekday
/// @param writer how to print them
record VariantDays(
        LocalDate first, long count, VariantLevel level, Optional<VariantRecipe> recipe, GeneratedVariantWriter writer)
        implements OrderedWork.Work<GenerateWork.Numbers, GenerateWork.Made, LocalDate> {
    /// The level of a puzzle for which none was named.
    static final VariantLevel USUAL_LEVEL = VariantLevel.MEDIUM;

    VariantDays {
        count = Math.min(count, DailyRun.left(first));
    }

    /// What threads do for it.
    Batch<LocalDate> batch() {
        return new Batch<>(new SeedArgument(0, 0), count, () -> first, this, 1);
    }

    @Override
    public GenerateWork.Made apply(GenerateWork.Numbers numbers, LocalDate from) {
        LocalDate day = from.plusDays(numbers.first());
        int date = Integer.parseInt(day.format(DateTimeFormatter.BASIC_ISO_DATE));
        VariantSearch search = recipe.map(each -> DailyVariant.search(date, each, level))
                .orElseGet(() -> DailyVariant.search(date, level));
        return search.attempt(VariantWork.MOST_ATTEMPTS)
                .map(made -> writer.write(made, "daily=" + day))
                .map(text -> new GenerateWork.Made(text, List.of(), 1))
                .orElseGet(() -> new GenerateWork.Made("", List.of(VariantWork.failure(search, date, 0)), 1));
    }
}
