package org.escargot.logic.corpus;

import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.escargot.grid.Candidate;
import org.escargot.grid.DigitSet;
import org.escargot.logic.Finders;
import org.escargot.logic.als.AlsChainFinder;
import org.escargot.logic.als.AlsXyWingFinder;
import org.escargot.logic.als.DeathBlossomFinder;
import org.escargot.logic.chains.tables.GroupUse;
import org.escargot.logic.chains.tables.NiceLoopFinder;
import org.escargot.logic.fish.SiameseFishFinder;
import org.escargot.logic.pattern.SiameseFish;
import org.escargot.logic.singledigit.EmptyRectangleFinder;
import org.escargot.logic.singles.HiddenSingleFinder;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.HouseOrder;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.Technique;
import org.escargot.logic.uniqueness.HiddenRectangleFinder;
import org.escargot.logic.uniqueness.PairCandidates;
import org.escargot.logic.uniqueness.UniqueRectangle1Finder;
import org.escargot.logic.uniqueness.UniqueRectangle2Finder;
import org.escargot.logic.uniqueness.UniqueRectangle3Finder;
import org.escargot.logic.uniqueness.UniqueRectangle4Finder;
import org.escargot.logic.uniqueness.UniqueRectangle6Finder;

/// The codes of the library format, what they stand for, and the finders of that.
///
/// A code of five digits that ends in 1 stands for the siamese form of a fish with fins. The variant `1` switches an
/// option of the technique off.
public final class LibraryCodes {
    /// One code with its option set.
    ///
    /// @param code such as `0100`
    /// @param technique what it stands for
    /// @param finder the finder of that
    public record Row(String code, Technique technique, Finder finder) {
        /// The digits that the format names for `step`: those of the pattern, for chains and sets those that go
        /// or are placed.
        public static DigitSet digits(Step step) {
            return switch (step.technique()) {
                case X_CHAIN, XY_CHAIN -> affected(step);
                case ALS_XZ, ALS_XY_WING, ALS_W_WING, ALS_CHAIN, DEATH_BLOSSOM, SUE_DE_COQ -> affected(step);
                case CONTINUOUS_NICE_LOOP, DISCONTINUOUS_NICE_LOOP, AIC -> affected(step);
                case GROUPED_CONTINUOUS_NICE_LOOP, GROUPED_DISCONTINUOUS_NICE_LOOP, GROUPED_AIC -> affected(step);
                case FORCING_CHAIN_CONTRADICTION, FORCING_CHAIN_VERITY -> affected(step);
                case FORCING_NET_CONTRADICTION, FORCING_NET_VERITY -> affected(step);
                default -> step.pattern().digits();
            };
        }

        private static DigitSet affected(Step step) {
            DigitSet digits = DigitSet.EMPTY;
            for (int candidate : step.effects().eliminations().or(step.effects().placements()).stream()
                    .toArray()) {
                digits = digits.with(Candidate.digit(candidate));
            }
            return digits;
        }

        /// Whether `step` has this code.
        public boolean names(Step step) {
            return step.technique() == technique && step.pattern() instanceof SiameseFish == isSiamese(code);
        }
    }

    private static final Map<String, Technique> TECHNIQUES = Arrays.stream(Technique.values())
            .filter(technique -> !technique.code().isEmpty())
            .collect(Collectors.toUnmodifiableMap(Technique::code, technique -> technique));

    private LibraryCodes() {}

    /// The row of `code` and `variant`; nothing when the technique is not there.
    public static Optional<Row> row(String code, String variant) {
        boolean siamese = isSiamese(code);
        Technique technique = TECHNIQUES.get(siamese ? code.substring(0, code.length() - 1) : code);
        if (technique == null) {
            return byId(code);
        }
        Finder finder = finder(technique, variant);
        if (!siamese) {
            return Optional.of(new Row(code, technique, finder));
        }
        return hasFins(technique)
                ? Optional.of(new Row(code, technique, new SiameseFishFinder(finder)))
                : Optional.empty();
    }

    /// The code of `technique`, the plain one if there are several; its id when the format has none.
    public static String code(Technique technique) {
        return technique.code().isEmpty() ? technique.id() : technique.code();
    }

    private static boolean isSiamese(String code) {
        return code.length() == 5 && code.startsWith("03") && code.endsWith("1");
    }

    private static boolean hasFins(Technique technique) {
        return technique.id().startsWith("finned") || technique.id().startsWith("sashimi");
    }

    /// The finder of the catalog, but for techniques that have options; of the houses of a hidden single the library
    /// names the row first.
    private static Finder finder(Technique technique, String variant) {
        boolean off = variant.equals("1");
        PairCandidates missing = off ? PairCandidates.BOTH : PairCandidates.ANY;
        return switch (technique) {
            case HIDDEN_SINGLE -> new HiddenSingleFinder(HouseOrder.ROW_COLUMN_BOX);
            case EMPTY_RECTANGLE -> new EmptyRectangleFinder(off ? 2 : 3);
            case UNIQUENESS_TEST_1 -> new UniqueRectangle1Finder(missing);
            case UNIQUENESS_TEST_2, UNIQUENESS_TEST_5 -> new UniqueRectangle2Finder(missing);
            case UNIQUENESS_TEST_3 -> new UniqueRectangle3Finder(missing);
            case UNIQUENESS_TEST_4 -> new UniqueRectangle4Finder(missing);
            case UNIQUENESS_TEST_6 -> new UniqueRectangle6Finder(missing);
            case HIDDEN_RECTANGLE -> new HiddenRectangleFinder(missing, HiddenRectangleFinder.Opposite.ANYTHING);
            case ALS_XY_WING -> variant.equals("2") ? AlsXyWingFinder.overlapping() : new AlsXyWingFinder();
            case ALS_CHAIN -> AlsChainFinder.ALL;
            case GROUPED_CONTINUOUS_NICE_LOOP -> grouped(variant.equals("2"));
            case GROUPED_DISCONTINUOUS_NICE_LOOP, GROUPED_AIC -> grouped(variant.equals("3") || variant.equals("4"));
            case DEATH_BLOSSOM -> variant.equals("2") ? DeathBlossomFinder.overlapping() : new DeathBlossomFinder();
            default -> Finders.of(technique).orElseThrow();
        };
    }

    private static Finder grouped(boolean passesThroughSets) {
        return new NiceLoopFinder(passesThroughSets ? GroupUse.WITH_SETS : GroupUse.ALLOWED);
    }

    private static Optional<Row> byId(String id) {
        return Arrays.stream(Technique.values())
                .filter(technique -> technique.id().equals(id))
                .findFirst()
                .flatMap(technique -> Finders.of(technique).map(finder -> new Row(id, technique, finder)));
    }
}
