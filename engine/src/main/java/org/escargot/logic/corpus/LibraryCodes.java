package org.escargot.logic.corpus;

import java.util.List;
import java.util.Optional;
import org.escargot.logic.Finders;
import org.escargot.logic.coloring.MultiColorsFinder;
import org.escargot.logic.coloring.RemotePairFinder;
import org.escargot.logic.coloring.SimpleColorsFinder;
import org.escargot.logic.fish.BasicFishFinder;
import org.escargot.logic.fish.ComplexFishFinder;
import org.escargot.logic.fish.FinnedFishFinder;
import org.escargot.logic.fish.SiameseFishFinder;
import org.escargot.logic.intersections.LockedCandidatesFinder;
import org.escargot.logic.pattern.SiameseFish;
import org.escargot.logic.singledigit.BrokenWingFinder;
import org.escargot.logic.singledigit.DualFinder;
import org.escargot.logic.singledigit.EmptyRectangleFinder;
import org.escargot.logic.singledigit.SkyscraperFinder;
import org.escargot.logic.singledigit.TurbotFishFinder;
import org.escargot.logic.singledigit.TwoStringKiteFinder;
import org.escargot.logic.singles.FullHouseFinder;
import org.escargot.logic.singles.HiddenSingleFinder;
import org.escargot.logic.singles.NakedSingleFinder;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.HouseOrder;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.Technique;
import org.escargot.logic.subsets.HiddenSubsetFinder;
import org.escargot.logic.subsets.NakedSubsetFinder;
import org.escargot.logic.uniqueness.AvoidableRectangleFinder;
import org.escargot.logic.uniqueness.BugPlusOneFinder;
import org.escargot.logic.uniqueness.HiddenRectangleFinder;
import org.escargot.logic.uniqueness.Missing;
import org.escargot.logic.uniqueness.UniqueRectangle1Finder;
import org.escargot.logic.uniqueness.UniqueRectangle2Finder;
import org.escargot.logic.uniqueness.UniqueRectangle3Finder;
import org.escargot.logic.uniqueness.UniqueRectangle4Finder;
import org.escargot.logic.uniqueness.UniqueRectangle6Finder;
import org.escargot.logic.wings.BentSetFinder;
import org.escargot.logic.wings.WWingFinder;
import org.escargot.logic.wings.XyWingFinder;
import org.escargot.logic.wings.XyzWingFinder;

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
            boolean siamese = code.length() == 5 && code.startsWith("03");
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
            new Row("0212", "", Technique.HIDDEN_QUADRUPLE, new HiddenSubsetFinder(4, ORDER)),
            new Row("0300", "", Technique.X_WING, new BasicFishFinder(2)),
            new Row("0301", "", Technique.SWORDFISH, new BasicFishFinder(3)),
            new Row("0302", "", Technique.JELLYFISH, new BasicFishFinder(4)),
            new Row("0303", "", Technique.SQUIRMBAG, new BasicFishFinder(5)),
            new Row("0304", "", Technique.WHALE, new BasicFishFinder(6)),
            new Row("0305", "", Technique.LEVIATHAN, new BasicFishFinder(7)),
            new Row("0310", "", Technique.FINNED_X_WING, new FinnedFishFinder(2)),
            new Row("0311", "", Technique.FINNED_SWORDFISH, new FinnedFishFinder(3)),
            new Row("0312", "", Technique.FINNED_JELLYFISH, new FinnedFishFinder(4)),
            new Row("0313", "", Technique.FINNED_SQUIRMBAG, new FinnedFishFinder(5)),
            new Row("0314", "", Technique.FINNED_WHALE, new FinnedFishFinder(6)),
            new Row("0315", "", Technique.FINNED_LEVIATHAN, new FinnedFishFinder(7)),
            new Row("0320", "", Technique.SASHIMI_X_WING, new FinnedFishFinder(2)),
            new Row("0321", "", Technique.SASHIMI_SWORDFISH, new FinnedFishFinder(3)),
            new Row("0322", "", Technique.SASHIMI_JELLYFISH, new FinnedFishFinder(4)),
            new Row("0323", "", Technique.SASHIMI_SQUIRMBAG, new FinnedFishFinder(5)),
            new Row("0324", "", Technique.SASHIMI_WHALE, new FinnedFishFinder(6)),
            new Row("0325", "", Technique.SASHIMI_LEVIATHAN, new FinnedFishFinder(7)),
            new Row("0330", "", Technique.FRANKEN_X_WING, new ComplexFishFinder(2, ComplexFishFinder.Kind.FRANKEN)),
            new Row("0331", "", Technique.FRANKEN_SWORDFISH, new ComplexFishFinder(3, ComplexFishFinder.Kind.FRANKEN)),
            new Row("0332", "", Technique.FRANKEN_JELLYFISH, new ComplexFishFinder(4, ComplexFishFinder.Kind.FRANKEN)),
            new Row("0333", "", Technique.FRANKEN_SQUIRMBAG, new ComplexFishFinder(5, ComplexFishFinder.Kind.FRANKEN)),
            new Row("0334", "", Technique.FRANKEN_WHALE, new ComplexFishFinder(6, ComplexFishFinder.Kind.FRANKEN)),
            new Row("0335", "", Technique.FRANKEN_LEVIATHAN, new ComplexFishFinder(7, ComplexFishFinder.Kind.FRANKEN)),
            new Row(
                    "0340",
                    "",
                    Technique.FINNED_FRANKEN_X_WING,
                    new ComplexFishFinder(2, ComplexFishFinder.Kind.FRANKEN)),
            new Row(
                    "03401",
                    "",
                    Technique.FINNED_FRANKEN_X_WING,
                    new SiameseFishFinder(new ComplexFishFinder(2, ComplexFishFinder.Kind.FRANKEN))),
            new Row(
                    "0341",
                    "",
                    Technique.FINNED_FRANKEN_SWORDFISH,
                    new ComplexFishFinder(3, ComplexFishFinder.Kind.FRANKEN)),
            new Row(
                    "03411",
                    "",
                    Technique.FINNED_FRANKEN_SWORDFISH,
                    new SiameseFishFinder(new ComplexFishFinder(3, ComplexFishFinder.Kind.FRANKEN))),
            new Row(
                    "0342",
                    "",
                    Technique.FINNED_FRANKEN_JELLYFISH,
                    new ComplexFishFinder(4, ComplexFishFinder.Kind.FRANKEN)),
            new Row(
                    "03421",
                    "",
                    Technique.FINNED_FRANKEN_JELLYFISH,
                    new SiameseFishFinder(new ComplexFishFinder(4, ComplexFishFinder.Kind.FRANKEN))),
            new Row(
                    "0343",
                    "",
                    Technique.FINNED_FRANKEN_SQUIRMBAG,
                    new ComplexFishFinder(5, ComplexFishFinder.Kind.FRANKEN)),
            new Row(
                    "03431",
                    "",
                    Technique.FINNED_FRANKEN_SQUIRMBAG,
                    new SiameseFishFinder(new ComplexFishFinder(5, ComplexFishFinder.Kind.FRANKEN))),
            new Row(
                    "0344",
                    "",
                    Technique.FINNED_FRANKEN_WHALE,
                    new ComplexFishFinder(6, ComplexFishFinder.Kind.FRANKEN)),
            new Row(
                    "03441",
                    "",
                    Technique.FINNED_FRANKEN_WHALE,
                    new SiameseFishFinder(new ComplexFishFinder(6, ComplexFishFinder.Kind.FRANKEN))),
            new Row(
                    "0345",
                    "",
                    Technique.FINNED_FRANKEN_LEVIATHAN,
                    new ComplexFishFinder(7, ComplexFishFinder.Kind.FRANKEN)),
            new Row(
                    "03451",
                    "",
                    Technique.FINNED_FRANKEN_LEVIATHAN,
                    new SiameseFishFinder(new ComplexFishFinder(7, ComplexFishFinder.Kind.FRANKEN))),
            new Row("0350", "", Technique.MUTANT_X_WING, new ComplexFishFinder(2, ComplexFishFinder.Kind.MUTANT)),
            new Row("0351", "", Technique.MUTANT_SWORDFISH, new ComplexFishFinder(3, ComplexFishFinder.Kind.MUTANT)),
            new Row("0352", "", Technique.MUTANT_JELLYFISH, new ComplexFishFinder(4, ComplexFishFinder.Kind.MUTANT)),
            new Row("0353", "", Technique.MUTANT_SQUIRMBAG, new ComplexFishFinder(5, ComplexFishFinder.Kind.MUTANT)),
            new Row("0354", "", Technique.MUTANT_WHALE, new ComplexFishFinder(6, ComplexFishFinder.Kind.MUTANT)),
            new Row("0355", "", Technique.MUTANT_LEVIATHAN, new ComplexFishFinder(7, ComplexFishFinder.Kind.MUTANT)),
            new Row(
                    "0360",
                    "",
                    Technique.FINNED_MUTANT_X_WING,
                    new ComplexFishFinder(2, ComplexFishFinder.Kind.MUTANT)),
            new Row(
                    "03601",
                    "",
                    Technique.FINNED_MUTANT_X_WING,
                    new SiameseFishFinder(new ComplexFishFinder(2, ComplexFishFinder.Kind.MUTANT))),
            new Row(
                    "0361",
                    "",
                    Technique.FINNED_MUTANT_SWORDFISH,
                    new ComplexFishFinder(3, ComplexFishFinder.Kind.MUTANT)),
            new Row(
                    "03611",
                    "",
                    Technique.FINNED_MUTANT_SWORDFISH,
                    new SiameseFishFinder(new ComplexFishFinder(3, ComplexFishFinder.Kind.MUTANT))),
            new Row(
                    "0362",
                    "",
                    Technique.FINNED_MUTANT_JELLYFISH,
                    new ComplexFishFinder(4, ComplexFishFinder.Kind.MUTANT)),
            new Row(
                    "03621",
                    "",
                    Technique.FINNED_MUTANT_JELLYFISH,
                    new SiameseFishFinder(new ComplexFishFinder(4, ComplexFishFinder.Kind.MUTANT))),
            new Row(
                    "0363",
                    "",
                    Technique.FINNED_MUTANT_SQUIRMBAG,
                    new ComplexFishFinder(5, ComplexFishFinder.Kind.MUTANT)),
            new Row(
                    "03631",
                    "",
                    Technique.FINNED_MUTANT_SQUIRMBAG,
                    new SiameseFishFinder(new ComplexFishFinder(5, ComplexFishFinder.Kind.MUTANT))),
            new Row("0364", "", Technique.FINNED_MUTANT_WHALE, new ComplexFishFinder(6, ComplexFishFinder.Kind.MUTANT)),
            new Row(
                    "03641",
                    "",
                    Technique.FINNED_MUTANT_WHALE,
                    new SiameseFishFinder(new ComplexFishFinder(6, ComplexFishFinder.Kind.MUTANT))),
            new Row(
                    "0365",
                    "",
                    Technique.FINNED_MUTANT_LEVIATHAN,
                    new ComplexFishFinder(7, ComplexFishFinder.Kind.MUTANT)),
            new Row(
                    "03651",
                    "",
                    Technique.FINNED_MUTANT_LEVIATHAN,
                    new SiameseFishFinder(new ComplexFishFinder(7, ComplexFishFinder.Kind.MUTANT))),
            new Row("03101", "", Technique.FINNED_X_WING, new SiameseFishFinder(new FinnedFishFinder(2))),
            new Row("03201", "", Technique.SASHIMI_X_WING, new SiameseFishFinder(new FinnedFishFinder(2))),
            new Row("03111", "", Technique.FINNED_SWORDFISH, new SiameseFishFinder(new FinnedFishFinder(3))),
            new Row("03211", "", Technique.SASHIMI_SWORDFISH, new SiameseFishFinder(new FinnedFishFinder(3))),
            new Row("03121", "", Technique.FINNED_JELLYFISH, new SiameseFishFinder(new FinnedFishFinder(4))),
            new Row("03221", "", Technique.SASHIMI_JELLYFISH, new SiameseFishFinder(new FinnedFishFinder(4))),
            new Row("03131", "", Technique.FINNED_SQUIRMBAG, new SiameseFishFinder(new FinnedFishFinder(5))),
            new Row("03231", "", Technique.SASHIMI_SQUIRMBAG, new SiameseFishFinder(new FinnedFishFinder(5))),
            new Row("03141", "", Technique.FINNED_WHALE, new SiameseFishFinder(new FinnedFishFinder(6))),
            new Row("03241", "", Technique.SASHIMI_WHALE, new SiameseFishFinder(new FinnedFishFinder(6))),
            new Row("03151", "", Technique.FINNED_LEVIATHAN, new SiameseFishFinder(new FinnedFishFinder(7))),
            new Row("03251", "", Technique.SASHIMI_LEVIATHAN, new SiameseFishFinder(new FinnedFishFinder(7))),
            new Row("0400", "", Technique.SKYSCRAPER, new SkyscraperFinder()),
            new Row("0401", "", Technique.TWO_STRING_KITE, new TwoStringKiteFinder()),
            new Row("0402", "1", Technique.EMPTY_RECTANGLE, new EmptyRectangleFinder(2)),
            new Row("0402", "", Technique.EMPTY_RECTANGLE, new EmptyRectangleFinder(3)),
            new Row("0403", "", Technique.TURBOT_FISH, new TurbotFishFinder()),
            new Row("0404", "", Technique.DUAL_TWO_STRING_KITE, DualFinder.KITES),
            new Row("0405", "", Technique.DUAL_EMPTY_RECTANGLE, DualFinder.RECTANGLES),
            new Row("0500", "", Technique.SIMPLE_COLORS_TRAP, new SimpleColorsFinder()),
            new Row("0501", "", Technique.SIMPLE_COLORS_WRAP, new SimpleColorsFinder()),
            new Row("0502", "", Technique.MULTI_COLORS_1, new MultiColorsFinder()),
            new Row("0503", "", Technique.MULTI_COLORS_2, new MultiColorsFinder()),
            new Row("0600", "1", Technique.UNIQUENESS_TEST_1, new UniqueRectangle1Finder(Missing.FORBIDDEN)),
            new Row("0600", "", Technique.UNIQUENESS_TEST_1, new UniqueRectangle1Finder(Missing.ALLOWED)),
            new Row("0601", "1", Technique.UNIQUENESS_TEST_2, new UniqueRectangle2Finder(Missing.FORBIDDEN)),
            new Row("0601", "", Technique.UNIQUENESS_TEST_2, new UniqueRectangle2Finder(Missing.ALLOWED)),
            new Row("0602", "1", Technique.UNIQUENESS_TEST_3, new UniqueRectangle3Finder(Missing.FORBIDDEN)),
            new Row("0602", "", Technique.UNIQUENESS_TEST_3, new UniqueRectangle3Finder(Missing.ALLOWED)),
            new Row("0603", "1", Technique.UNIQUENESS_TEST_4, new UniqueRectangle4Finder(Missing.FORBIDDEN)),
            new Row("0603", "", Technique.UNIQUENESS_TEST_4, new UniqueRectangle4Finder(Missing.ALLOWED)),
            new Row("0604", "1", Technique.UNIQUENESS_TEST_5, new UniqueRectangle2Finder(Missing.FORBIDDEN)),
            new Row("0604", "", Technique.UNIQUENESS_TEST_5, new UniqueRectangle2Finder(Missing.ALLOWED)),
            new Row("0605", "1", Technique.UNIQUENESS_TEST_6, new UniqueRectangle6Finder(Missing.FORBIDDEN)),
            new Row("0605", "", Technique.UNIQUENESS_TEST_6, new UniqueRectangle6Finder(Missing.ALLOWED)),
            new Row("0606", "1", Technique.HIDDEN_RECTANGLE, new HiddenRectangleFinder(Missing.FORBIDDEN)),
            new Row("0606", "", Technique.HIDDEN_RECTANGLE, new HiddenRectangleFinder(Missing.ALLOWED)),
            new Row("0607", "", Technique.AVOIDABLE_RECTANGLE_1, new AvoidableRectangleFinder()),
            new Row("0608", "", Technique.AVOIDABLE_RECTANGLE_2, new AvoidableRectangleFinder()),
            new Row("0610", "", Technique.BUG_PLUS_ONE, new BugPlusOneFinder()),
            new Row("0703", "", Technique.REMOTE_PAIR, new RemotePairFinder()),
            new Row("0705", "", Technique.BROKEN_WING, new BrokenWingFinder()),
            new Row("0800", "", Technique.XY_WING, new XyWingFinder()),
            new Row("0801", "", Technique.XYZ_WING, new XyzWingFinder()),
            new Row("0802", "", Technique.WXYZ_WING, new BentSetFinder(4)),
            new Row("0803", "", Technique.W_WING, new WWingFinder()));

    private LibraryCodes() {}

    /// The row of `code` and `variant`; nothing when the technique is not there.
    public static Optional<Row> row(String code, String variant) {
        for (Row row : ROWS) {
            if (row.code.equals(code) && (row.variant.isEmpty() || row.variant.equals(variant))) {
                return Optional.of(row);
            }
        }
        return byId(code);
    }

    /// The code of `technique`, the plain one if there are several; its id when the format has none.
    public static String code(Technique technique) {
        for (Row row : ROWS) {
            if (row.technique == technique) {
                return row.code;
            }
        }
        return technique.id();
    }

    private static Optional<Row> byId(String id) {
        for (Finder finder : Finders.ALL) {
            for (Technique technique : finder.finds()) {
                if (technique.id().equals(id)) {
                    return Optional.of(new Row(id, "", technique, finder));
                }
            }
        }
        return Optional.empty();
    }
}
