package org.escargot.rating;

import java.util.Arrays;
import java.util.List;
import org.escargot.logic.als.AlsXyWingFinder;
import org.escargot.logic.als.AlsXzFinder;
import org.escargot.logic.chains.simplest.SimplestChainFinder;
import org.escargot.logic.coloring.MedusaFinder;
import org.escargot.logic.fish.BasicFishFinder;
import org.escargot.logic.houses.AnyLockedFinder;
import org.escargot.logic.houses.OneLinkFinder;
import org.escargot.logic.houses.RegionFishFinder;
import org.escargot.logic.singles.FullHouseFinder;
import org.escargot.logic.singles.HiddenSingleFinder;
import org.escargot.logic.singles.NakedSingleFinder;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.HouseOrder;
import org.escargot.logic.subsets.HiddenSubsetFinder;
import org.escargot.logic.subsets.NakedSubsetFinder;
import org.escargot.logic.wings.XyzWingFinder;

/// The order in which hints look for a step of a puzzle with houses of its own, or pairs of cells that exclude each
/// other: from easy to hard. None of the finders needs boxes, or that there is one solution, and nothing is assumed and
/// tried. What changes levels or paths is a new version (`docs/variant-ladder.md`).
public final class VariantLadder {
    /// The version of the ladder, from 1.
    public static final int VERSION = 1;

    private static final HouseOrder ORDER = HouseOrder.BOX_ROW_COLUMN;

    private static final List<Finder> EASY =
            List.of(new FullHouseFinder(ORDER), new HiddenSingleFinder(ORDER), new NakedSingleFinder());

    private static final List<Finder> MEDIUM = List.of(
            new AnyLockedFinder(),
            new OneLinkFinder(),
            new NakedSubsetFinder(2, ORDER),
            new RegionFishFinder(),
            new HiddenSubsetFinder(2, ORDER));

    private static final List<Finder> HARD = List.of(
            new NakedSubsetFinder(3, ORDER),
            new BasicFishFinder(2),
            new HiddenSubsetFinder(3, ORDER),
            SimplestChainFinder.SHORT,
            new XyzWingFinder(),
            new NakedSubsetFinder(4, ORDER),
            new BasicFishFinder(3),
            new HiddenSubsetFinder(4, ORDER));

    private static final List<Finder> EXTREME = List.of(
            SimplestChainFinder.MEDIUM,
            new AlsXzFinder(),
            new BasicFishFinder(4),
            new AlsXyWingFinder(),
            SimplestChainFinder.ANY,
            new MedusaFinder());

    /// All finders, from easy to hard.
    public static final List<Finder> FINDERS = Arrays.stream(VariantLevel.values())
            .flatMap(level -> finders(level).stream())
            .toList();

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
