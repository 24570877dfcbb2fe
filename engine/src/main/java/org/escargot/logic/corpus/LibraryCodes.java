package org.escargot.logic.corpus;

import java.util.List;
import java.util.Optional;
import org.escargot.logic.intersections.LockedCandidatesFinder;
import org.escargot.logic.pattern.SiameseFish;
import org.escargot.logic.singles.FullHouseFinder;
import org.escargot.logic.singles.HiddenSingleFinder;
import org.escargot.logic.singles.NakedSingleFinder;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.HouseOrder;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.Technique;
import org.escargot.logic.subsets.HiddenSubsetFinder;
import org.escargot.logic.subsets.NakedSubsetFinder;

/// The codes of the library format, what they stand for, and who is asked for them.
public final class LibraryCodes {
    /// One code with its option set.
    ///
    /// @param code such as `0100`
    /// @param variant the option set, or empty when it does not matter
    /// @param technique what it stands for
    /// @param finder who is asked
    public record Row(String code, String variant, Technique technique, Finder finder) {
        /// Whether `step` has this code.
        public boolean names(Step step) {
            boolean siamese = code.length() == 5;
            return step.technique() == technique && step.pattern() instanceof SiameseFish == siamese;
        }
    }

    private static final HouseOrder ORDER = HouseOrder.ROW_COLUMN_BOX;

    private static final List<Row> ROWS = List.of(
            new Row("0000", "", Technique.FULL_HOUSE, new FullHouseFinder(ORDER)),
            new Row("0002", "", Technique.HIDDEN_SINGLE, new HiddenSingleFinder(ORDER)),
            new Row("0003", "", Technique.NAKED_SINGLE, new NakedSingleFinder()),
            new Row("0100", "", Technique.POINTING, LockedCandidatesFinder.POINTING),
            new Row("0101", "", Technique.CLAIMING, LockedCandidatesFinder.CLAIMING),
            new Row("0110", "", Technique.LOCKED_PAIR, new NakedSubsetFinder(2, ORDER)),
            new Row("0111", "", Technique.LOCKED_TRIPLE, new NakedSubsetFinder(3, ORDER)),
            new Row("0200", "", Technique.NAKED_PAIR, new NakedSubsetFinder(2, ORDER)),
            new Row("0201", "", Technique.NAKED_TRIPLE, new NakedSubsetFinder(3, ORDER)),
            new Row("0202", "", Technique.NAKED_QUADRUPLE, new NakedSubsetFinder(4, ORDER)),
            new Row("0210", "", Technique.HIDDEN_PAIR, new HiddenSubsetFinder(2, ORDER)),
            new Row("0211", "", Technique.HIDDEN_TRIPLE, new HiddenSubsetFinder(3, ORDER)),
            new Row("0212", "", Technique.HIDDEN_QUADRUPLE, new HiddenSubsetFinder(4, ORDER)));

    private LibraryCodes() {}

    /// The row of `code` and `variant`; nothing when the technique is not there.
    public static Optional<Row> row(String code, String variant) {
        for (Row row : ROWS) {
            if (row.code.equals(code) && (row.variant.isEmpty() || row.variant.equals(variant))) {
                return Optional.of(row);
            }
        }
        return Optional.empty();
    }

    /// The code of `technique`, the plain one if there are several; nothing when the format has none.
    public static Optional<String> code(Technique technique) {
        for (Row row : ROWS) {
            if (row.technique == technique) {
                return Optional.of(row.code);
            }
        }
        return Optional.empty();
    }
}
