package org.escargot.rating;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.escargot.logic.als.AlsXyWingFinder;
import org.escargot.logic.als.AlsXzFinder;
import org.escargot.logic.cages.BlockerFinder;
import org.escargot.logic.cages.BoundFinder;
import org.escargot.logic.cages.CombinationFinder;
import org.escargot.logic.cages.ComplementFinder;
import org.escargot.logic.cages.DifferenceFinder;
import org.escargot.logic.cages.KillerSubsetFinder;
import org.escargot.logic.cages.LastCellFinder;
import org.escargot.logic.cages.NeededDigitFinder;
import org.escargot.logic.cages.OverlapFinder;
import org.escargot.logic.cages.Source;
import org.escargot.logic.cages.SumChainFinder;
import org.escargot.logic.cages.SumForcingFinder;
import org.escargot.logic.chains.simplest.SimplestChainFinder;
import org.escargot.logic.coloring.MedusaFinder;
import org.escargot.logic.fish.BasicFishFinder;
import org.escargot.logic.houses.AnyLockedFinder;
import org.escargot.logic.houses.EqualSetsFinder;
import org.escargot.logic.houses.LeftoversFinder;
import org.escargot.logic.houses.OneLinkFinder;
import org.escargot.logic.pattern.Forcing;
import org.escargot.logic.singles.FullHouseFinder;
import org.escargot.logic.singles.HiddenSingleFinder;
import org.escargot.logic.singles.NakedSingleFinder;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.HouseOrder;
import org.escargot.logic.step.Technique;
import org.escargot.logic.subsets.HiddenSubsetFinder;
import org.escargot.logic.subsets.NakedSubsetFinder;
import org.escargot.logic.uniqueness.HiddenRectangleFinder;
import org.escargot.logic.uniqueness.PairCandidates;
import org.escargot.logic.uniqueness.UniqueRectangle1Finder;
import org.escargot.logic.uniqueness.UniqueRectangle2Finder;
import org.escargot.logic.uniqueness.UniqueRectangle3Finder;
import org.escargot.logic.uniqueness.UniqueRectangle4Finder;
import org.escargot.logic.uniqueness.UniqueRectangle6Finder;
import org.escargot.logic.wings.XyzWingFinder;

/// The order in which hints look for a step of a puzzle with houses of its own, cages, or pairs of cells that exclude
/// each other: from easy to hard. None of the finders needs boxes, or that there is one solution. What changes levels
/// or paths is a new version (`docs/variant-ladder.md`).
public final class VariantLadder {
    /// The version of the ladder, from 1.
    public static final int VERSION = 2;

    private static final HouseOrder ORDER = HouseOrder.BOX_ROW_COLUMN;

    private static final List<Finder> EASY = List.of(
            new FullHouseFinder(ORDER),
            new HiddenSingleFinder(ORDER),
            new LastCellFinder(Source.CAGES),
            new NakedSingleFinder(),
            new CombinationFinder(Source.CAGES, 9, 1),
            new LastCellFinder(Source.ONE_HOUSE));

    private static final List<Finder> MEDIUM = List.of(
            new AnyLockedFinder(),
            new OneLinkFinder(),
            new NeededDigitFinder(Source.CAGES, 3),
            new NakedSubsetFinder(2, ORDER),
            new BoundFinder(),
            new CombinationFinder(Source.CAGES, 3, 4),
            new LastCellFinder(Source.HOUSES),
            new LeftoversFinder(),
            new HiddenSubsetFinder(2, ORDER),
            new CombinationFinder(Source.ONE_HOUSE, 3, 4),
            new NeededDigitFinder(Source.ONE_HOUSE, 3),
            new DifferenceFinder(Source.ONE_HOUSE, 2),
            new DifferenceFinder(Source.HOUSES, 2),
            new CombinationFinder(Source.CAGES, 9, 12),
            new NeededDigitFinder(Source.CAGES, 9));

    private static final List<Finder> HARD = List.of(
            new NakedSubsetFinder(3, ORDER),
            new KillerSubsetFinder(2),
            new BasicFishFinder(2),
            new HiddenSubsetFinder(3, ORDER),
            new CombinationFinder(Source.ONE_HOUSE, 6, 12),
            new CombinationFinder(Source.HOUSES, 4, 12),
            new NeededDigitFinder(Source.ONE_HOUSE, 6),
            new NeededDigitFinder(Source.HOUSES, 4),
            new DifferenceFinder(Source.ONE_HOUSE, 4),
            new DifferenceFinder(Source.HOUSES, 4),
            new ComplementFinder(),
            new BlockerFinder(),
            new KillerSubsetFinder(3),
            SimplestChainFinder.SHORT,
            new SumChainFinder(3),
            new OverlapFinder(5),
            new XyzWingFinder(),
            new NakedSubsetFinder(4, ORDER),
            new BasicFishFinder(3),
            new HiddenSubsetFinder(4, ORDER));

    private static final List<Finder> EXTREME = List.of(
            SimplestChainFinder.MEDIUM,
            new AlsXzFinder(),
            new BasicFishFinder(4),
            new EqualSetsFinder(),
            new AlsXyWingFinder(),
            new SumChainFinder(5),
            new OverlapFinder(6),
            SimplestChainFinder.ANY,
            new SumChainFinder(Integer.MAX_VALUE),
            new MedusaFinder());

    /// All finders, from easy to hard.
    public static final List<Finder> FINDERS = Arrays.stream(VariantLevel.values())
            .flatMap(level -> finders(level).stream())
            .toList();

    /// What they can find.
    public static final Set<Technique> TECHNIQUES =
            FINDERS.stream().flatMap(finder -> finder.finds().stream()).collect(Collectors.toUnmodifiableSet());

    /// What is asked where the ladder has no step: assumptions that are followed to where they lead. They take longer
    /// than all of it, and neither levels nor the page's hints ask for them, so no puzzle is made that needs one.
    public static final List<Finder> FORCING =
            List.of(new SumForcingFinder(Forcing.Kind.CELL), new SumForcingFinder(Forcing.Kind.CONTRADICTION));

    /// What is asked between the two where the puzzle has one solution for certain and all its rules are seen: deadly
    /// rectangles whose digits can trade places without breaking a rule. No level asks for them either.
    public static final List<Finder> UNIQUENESS = List.of(
            new UniqueRectangle1Finder(PairCandidates.ANY),
            new UniqueRectangle2Finder(PairCandidates.ANY),
            new UniqueRectangle3Finder(PairCandidates.ANY),
            new UniqueRectangle4Finder(PairCandidates.ANY),
            new UniqueRectangle6Finder(PairCandidates.ANY),
            new HiddenRectangleFinder(PairCandidates.ANY, HiddenRectangleFinder.Opposite.ANYTHING));

    private VariantLadder() {}

    /// The finders that belong to `level` alone, from easy to hard.
    public static List<Finder> finders(VariantLevel level) {
        return switch (level) {
            case EASY -> EASY;
            case MEDIUM -> MEDIUM;
            case HARD -> HARD;
            case EXTREME -> EXTREME;
        };
    }
}
