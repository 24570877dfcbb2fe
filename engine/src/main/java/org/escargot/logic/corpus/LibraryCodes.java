package org.escargot.logic.corpus;

import static java.util.Map.entry;

import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
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

/// The codes of the library format, what they stand for, and who is asked for them.
///
/// A code of five digits that ends in 1 stands for the siamese form of a fish with fins. The variant `1` switches an
/// option of the technique off.
public final class LibraryCodes {
    /// One code with its option set.
    ///
    /// @param code such as `0100`
    /// @param technique what it stands for
    /// @param finder who is asked
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

    private static final Map<String, Technique> TECHNIQUES = new TreeMap<>(Map.ofEntries(
            entry("0000", Technique.FULL_HOUSE),
            entry("0002", Technique.HIDDEN_SINGLE),
            entry("0003", Technique.NAKED_SINGLE),
            entry("0100", Technique.POINTING),
            entry("0101", Technique.CLAIMING),
            entry("0110", Technique.LOCKED_PAIR),
            entry("0111", Technique.LOCKED_TRIPLE),
            entry("0200", Technique.NAKED_PAIR),
            entry("0201", Technique.NAKED_TRIPLE),
            entry("0202", Technique.NAKED_QUADRUPLE),
            entry("0210", Technique.HIDDEN_PAIR),
            entry("0211", Technique.HIDDEN_TRIPLE),
            entry("0212", Technique.HIDDEN_QUADRUPLE),
            entry("0300", Technique.X_WING),
            entry("0301", Technique.SWORDFISH),
            entry("0302", Technique.JELLYFISH),
            entry("0303", Technique.SQUIRMBAG),
            entry("0304", Technique.WHALE),
            entry("0305", Technique.LEVIATHAN),
            entry("0310", Technique.FINNED_X_WING),
            entry("0311", Technique.FINNED_SWORDFISH),
            entry("0312", Technique.FINNED_JELLYFISH),
            entry("0313", Technique.FINNED_SQUIRMBAG),
            entry("0314", Technique.FINNED_WHALE),
            entry("0315", Technique.FINNED_LEVIATHAN),
            entry("0320", Technique.SASHIMI_X_WING),
            entry("0321", Technique.SASHIMI_SWORDFISH),
            entry("0322", Technique.SASHIMI_JELLYFISH),
            entry("0323", Technique.SASHIMI_SQUIRMBAG),
            entry("0324", Technique.SASHIMI_WHALE),
            entry("0325", Technique.SASHIMI_LEVIATHAN),
            entry("0330", Technique.FRANKEN_X_WING),
            entry("0331", Technique.FRANKEN_SWORDFISH),
            entry("0332", Technique.FRANKEN_JELLYFISH),
            entry("0333", Technique.FRANKEN_SQUIRMBAG),
            entry("0334", Technique.FRANKEN_WHALE),
            entry("0335", Technique.FRANKEN_LEVIATHAN),
            entry("0340", Technique.FINNED_FRANKEN_X_WING),
            entry("0341", Technique.FINNED_FRANKEN_SWORDFISH),
            entry("0342", Technique.FINNED_FRANKEN_JELLYFISH),
            entry("0343", Technique.FINNED_FRANKEN_SQUIRMBAG),
            entry("0344", Technique.FINNED_FRANKEN_WHALE),
            entry("0345", Technique.FINNED_FRANKEN_LEVIATHAN),
            entry("0350", Technique.MUTANT_X_WING),
            entry("0351", Technique.MUTANT_SWORDFISH),
            entry("0352", Technique.MUTANT_JELLYFISH),
            entry("0353", Technique.MUTANT_SQUIRMBAG),
            entry("0354", Technique.MUTANT_WHALE),
            entry("0355", Technique.MUTANT_LEVIATHAN),
            entry("0360", Technique.FINNED_MUTANT_X_WING),
            entry("0361", Technique.FINNED_MUTANT_SWORDFISH),
            entry("0362", Technique.FINNED_MUTANT_JELLYFISH),
            entry("0363", Technique.FINNED_MUTANT_SQUIRMBAG),
            entry("0364", Technique.FINNED_MUTANT_WHALE),
            entry("0365", Technique.FINNED_MUTANT_LEVIATHAN),
            entry("0371", Technique.KRAKEN_FISH_TYPE_1),
            entry("0372", Technique.KRAKEN_FISH_TYPE_2),
            entry("0400", Technique.SKYSCRAPER),
            entry("0401", Technique.TWO_STRING_KITE),
            entry("0402", Technique.EMPTY_RECTANGLE),
            entry("0403", Technique.TURBOT_FISH),
            entry("0404", Technique.DUAL_TWO_STRING_KITE),
            entry("0405", Technique.DUAL_EMPTY_RECTANGLE),
            entry("0500", Technique.SIMPLE_COLORS_TRAP),
            entry("0501", Technique.SIMPLE_COLORS_WRAP),
            entry("0502", Technique.MULTI_COLORS_1),
            entry("0503", Technique.MULTI_COLORS_2),
            entry("0600", Technique.UNIQUENESS_TEST_1),
            entry("0601", Technique.UNIQUENESS_TEST_2),
            entry("0602", Technique.UNIQUENESS_TEST_3),
            entry("0603", Technique.UNIQUENESS_TEST_4),
            entry("0604", Technique.UNIQUENESS_TEST_5),
            entry("0605", Technique.UNIQUENESS_TEST_6),
            entry("0606", Technique.HIDDEN_RECTANGLE),
            entry("0607", Technique.AVOIDABLE_RECTANGLE_1),
            entry("0608", Technique.AVOIDABLE_RECTANGLE_2),
            entry("0610", Technique.BUG_PLUS_ONE),
            entry("0701", Technique.X_CHAIN),
            entry("0702", Technique.XY_CHAIN),
            entry("0703", Technique.REMOTE_PAIR),
            entry("0705", Technique.BROKEN_WING),
            entry("0706", Technique.CONTINUOUS_NICE_LOOP),
            entry("0707", Technique.DISCONTINUOUS_NICE_LOOP),
            entry("0708", Technique.AIC),
            entry("0709", Technique.GROUPED_CONTINUOUS_NICE_LOOP),
            entry("0710", Technique.GROUPED_DISCONTINUOUS_NICE_LOOP),
            entry("0711", Technique.GROUPED_AIC),
            entry("0800", Technique.XY_WING),
            entry("0801", Technique.XYZ_WING),
            entry("0802", Technique.WXYZ_WING),
            entry("0803", Technique.W_WING),
            entry("0901", Technique.ALS_XZ),
            entry("0902", Technique.ALS_XY_WING),
            entry("0903", Technique.ALS_CHAIN),
            entry("0904", Technique.DEATH_BLOSSOM),
            entry("1101", Technique.SUE_DE_COQ),
            entry("1201", Technique.TEMPLATE_SET),
            entry("1202", Technique.TEMPLATE_DELETE),
            entry("1301", Technique.FORCING_CHAIN_CONTRADICTION),
            entry("1302", Technique.FORCING_CHAIN_VERITY),
            entry("1303", Technique.FORCING_NET_CONTRADICTION),
            entry("1304", Technique.FORCING_NET_VERITY)));

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
        return TECHNIQUES.entrySet().stream()
                .filter(row -> row.getValue() == technique)
                .findFirst()
                .map(Map.Entry::getKey)
                .orElse(technique.id());
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
