package org.escargot.logic;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.escargot.logic.als.AlmostLockedFinder;
import org.escargot.logic.als.AlsChainFinder;
import org.escargot.logic.als.AlsWWingFinder;
import org.escargot.logic.als.AlsXyWingFinder;
import org.escargot.logic.als.AlsXzFinder;
import org.escargot.logic.als.DeathBlossomFinder;
import org.escargot.logic.als.ExtendedSueDeCoqFinder;
import org.escargot.logic.als.SueDeCoqFinder;
import org.escargot.logic.chains.linear.XChainFinder;
import org.escargot.logic.chains.linear.XyChainFinder;
import org.escargot.logic.chains.tables.ForcingFinder;
import org.escargot.logic.chains.tables.GroupUse;
import org.escargot.logic.chains.tables.KrakenFishFinder;
import org.escargot.logic.chains.tables.NiceLoopFinder;
import org.escargot.logic.coloring.MedusaFinder;
import org.escargot.logic.coloring.MultiColorsFinder;
import org.escargot.logic.coloring.RemotePairFinder;
import org.escargot.logic.coloring.SimpleColorsFinder;
import org.escargot.logic.exotic.BivalueOddagonFinder;
import org.escargot.logic.exotic.DoubleExocetFinder;
import org.escargot.logic.exotic.ExocetFinder;
import org.escargot.logic.exotic.FireworkFinder;
import org.escargot.logic.exotic.SectorsFinder;
import org.escargot.logic.exotic.SkLoopFinder;
import org.escargot.logic.exotic.TridagonFinder;
import org.escargot.logic.fish.BasicFishFinder;
import org.escargot.logic.fish.ComplexFishFinder;
import org.escargot.logic.fish.FinnedFishFinder;
import org.escargot.logic.intersections.LockedCandidatesFinder;
import org.escargot.logic.singledigit.BrokenWingFinder;
import org.escargot.logic.singledigit.DualFinder;
import org.escargot.logic.singledigit.EmptyRectangleFinder;
import org.escargot.logic.singledigit.GroupedPairFinder;
import org.escargot.logic.singledigit.SkyscraperFinder;
import org.escargot.logic.singledigit.TurbotFishFinder;
import org.escargot.logic.singledigit.TwoStringKiteFinder;
import org.escargot.logic.singles.FullHouseFinder;
import org.escargot.logic.singles.HiddenSingleFinder;
import org.escargot.logic.singles.NakedSingleFinder;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.HouseOrder;
import org.escargot.logic.step.Technique;
import org.escargot.logic.subsets.HiddenSubsetFinder;
import org.escargot.logic.subsets.NakedSubsetFinder;
import org.escargot.logic.templates.PatternOverlayFinder;
import org.escargot.logic.templates.TemplateFinder;
import org.escargot.logic.uniqueness.AvoidableRectangleFinder;
import org.escargot.logic.uniqueness.BugFinder;
import org.escargot.logic.uniqueness.BugPlusNFinder;
import org.escargot.logic.uniqueness.BugPlusOneFinder;
import org.escargot.logic.uniqueness.HiddenRectangleFinder;
import org.escargot.logic.uniqueness.PairCandidates;
import org.escargot.logic.uniqueness.RectangleChainFinder;
import org.escargot.logic.uniqueness.SymmetricalPlacementFinder;
import org.escargot.logic.uniqueness.UniqueLoopFinder;
import org.escargot.logic.uniqueness.UniqueRectangle1Finder;
import org.escargot.logic.uniqueness.UniqueRectangle2Finder;
import org.escargot.logic.uniqueness.UniqueRectangle3Finder;
import org.escargot.logic.uniqueness.UniqueRectangle4Finder;
import org.escargot.logic.uniqueness.UniqueRectangle6Finder;
import org.escargot.logic.wings.BentSetFinder;
import org.escargot.logic.wings.ChuteRemotePairFinder;
import org.escargot.logic.wings.LinkedWingFinder;
import org.escargot.logic.wings.MWingFinder;
import org.escargot.logic.wings.RingFinder;
import org.escargot.logic.wings.WWingFinder;
import org.escargot.logic.wings.XyWingFinder;
import org.escargot.logic.wings.XyzWingFinder;

/// The catalog: every finder there is, one line each.
///
/// Some techniques have none, because only a scale searches for them, in an order of its own: direct singles, aligned
/// exclusions and the chains of Sudoku Explainer are rungs of `rating.explainer`.
public final class Finders {
    /// All finders, each technique found by one of them, from easy to hard within a family.
    public static final List<Finder> ALL = List.of(
            new FullHouseFinder(HouseOrder.ROW_COLUMN_BOX),
            new NakedSingleFinder(),
            new HiddenSingleFinder(HouseOrder.BOX_ROW_COLUMN),
            LockedCandidatesFinder.POINTING,
            LockedCandidatesFinder.CLAIMING,
            new NakedSubsetFinder(2, HouseOrder.BOX_ROW_COLUMN),
            new NakedSubsetFinder(3, HouseOrder.BOX_ROW_COLUMN),
            new NakedSubsetFinder(4, HouseOrder.BOX_ROW_COLUMN),
            new NakedSubsetFinder(5, HouseOrder.BOX_ROW_COLUMN),
            new NakedSubsetFinder(6, HouseOrder.BOX_ROW_COLUMN),
            new NakedSubsetFinder(7, HouseOrder.BOX_ROW_COLUMN),
            new NakedSubsetFinder(8, HouseOrder.BOX_ROW_COLUMN),
            new HiddenSubsetFinder(2, HouseOrder.BOX_ROW_COLUMN),
            new HiddenSubsetFinder(3, HouseOrder.BOX_ROW_COLUMN),
            new HiddenSubsetFinder(4, HouseOrder.BOX_ROW_COLUMN),
            new HiddenSubsetFinder(5, HouseOrder.BOX_ROW_COLUMN),
            new HiddenSubsetFinder(6, HouseOrder.BOX_ROW_COLUMN),
            new HiddenSubsetFinder(7, HouseOrder.BOX_ROW_COLUMN),
            new HiddenSubsetFinder(8, HouseOrder.BOX_ROW_COLUMN),
            new BasicFishFinder(2),
            new BasicFishFinder(3),
            new BasicFishFinder(4),
            new BasicFishFinder(5),
            new BasicFishFinder(6),
            new BasicFishFinder(7),
            new SkyscraperFinder(),
            new TwoStringKiteFinder(),
            new TurbotFishFinder(),
            new EmptyRectangleFinder(2),
            new GroupedPairFinder(Technique.GROUPED_SKYSCRAPER),
            new GroupedPairFinder(Technique.GROUPED_TWO_STRING_KITE),
            DualFinder.KITES,
            DualFinder.RECTANGLES,
            new BrokenWingFinder(),
            new XyWingFinder(),
            new XyzWingFinder(),
            new WWingFinder(),
            new MWingFinder(),
            new LinkedWingFinder(Technique.S_WING),
            new LinkedWingFinder(Technique.L3_WING),
            new LinkedWingFinder(Technique.H_WING),
            new ChuteRemotePairFinder(),
            new RingFinder(3),
            new RingFinder(4),
            new BentSetFinder(4),
            new BentSetFinder(5),
            new BentSetFinder(6),
            new BentSetFinder(7),
            new RemotePairFinder(),
            new SimpleColorsFinder(),
            new MultiColorsFinder(),
            new FinnedFishFinder(2),
            new FinnedFishFinder(3),
            new FinnedFishFinder(4),
            new FinnedFishFinder(5),
            new FinnedFishFinder(6),
            new FinnedFishFinder(7),
            new ComplexFishFinder(2, ComplexFishFinder.Kind.FRANKEN),
            new ComplexFishFinder(3, ComplexFishFinder.Kind.FRANKEN),
            new ComplexFishFinder(4, ComplexFishFinder.Kind.FRANKEN),
            new ComplexFishFinder(5, ComplexFishFinder.Kind.FRANKEN),
            new ComplexFishFinder(6, ComplexFishFinder.Kind.FRANKEN),
            new ComplexFishFinder(7, ComplexFishFinder.Kind.FRANKEN),
            new ComplexFishFinder(2, ComplexFishFinder.Kind.MUTANT),
            new ComplexFishFinder(3, ComplexFishFinder.Kind.MUTANT),
            new ComplexFishFinder(4, ComplexFishFinder.Kind.MUTANT),
            new ComplexFishFinder(5, ComplexFishFinder.Kind.MUTANT),
            new ComplexFishFinder(6, ComplexFishFinder.Kind.MUTANT),
            new ComplexFishFinder(7, ComplexFishFinder.Kind.MUTANT),
            new SueDeCoqFinder(),
            new ExtendedSueDeCoqFinder(),
            new AlmostLockedFinder(2),
            new AlmostLockedFinder(3),
            new AlsXzFinder(),
            new AlsWWingFinder(),
            new AlsXyWingFinder(),
            AlsChainFinder.AHEAD,
            new DeathBlossomFinder(),
            new TemplateFinder(),
            new PatternOverlayFinder(),
            SymmetricalPlacementFinder.ANY,
            new UniqueRectangle1Finder(PairCandidates.ANY),
            new UniqueRectangle2Finder(PairCandidates.ANY),
            new UniqueRectangle3Finder(PairCandidates.ANY),
            new UniqueRectangle4Finder(PairCandidates.ANY),
            new UniqueRectangle6Finder(PairCandidates.ANY),
            new HiddenRectangleFinder(PairCandidates.ANY, HiddenRectangleFinder.Opposite.ANYTHING),
            new AvoidableRectangleFinder(),
            new UniqueLoopFinder(),
            RectangleChainFinder.ANY,
            new BugPlusOneFinder(),
            new BugFinder(),
            new XChainFinder(),
            new XyChainFinder(),
            new NiceLoopFinder(GroupUse.NONE),
            new NiceLoopFinder(GroupUse.ALLOWED),
            new BugPlusNFinder(),
            new MedusaFinder(),
            new FireworkFinder(),
            new BivalueOddagonFinder(),
            new TridagonFinder(),
            new SkLoopFinder(),
            new SectorsFinder(),
            ExocetFinder.JUNIOR,
            ExocetFinder.SENIOR,
            new DoubleExocetFinder(),
            new KrakenFishFinder(4),
            new ForcingFinder(ForcingFinder.Links.CHAINS),
            new ForcingFinder(ForcingFinder.Links.NETS));

    /// The finders that answer at once in any position, and find the same in a grid that is turned: all but large and
    /// mutant fish, kraken fish, senior exocets, forcing chains, death blossoms, and chains of almost locked sets.
    public static final List<Finder> USUAL =
            ALL.stream().filter(Finders::isUsual).toList();

    /// The techniques that have a finder here; steps of the others come from a scale's own rungs.
    public static final Set<Technique> TECHNIQUES =
            ALL.stream().flatMap(finder -> finder.finds().stream()).collect(Collectors.toUnmodifiableSet());

    private Finders() {}

    /// The finder of `technique`, which may find others too; nothing where only a scale looks for it.
    public static Optional<Finder> of(Technique technique) {
        return ALL.stream().filter(finder -> finder.finds().contains(technique)).findFirst();
    }

    private static boolean isUsual(Finder finder) {
        return switch (finder) {
            case BasicFishFinder fish -> fish.size() <= 4;
            case FinnedFishFinder fish -> fish.size() <= 4;
            case ComplexFishFinder fish -> fish.size() <= 3 && fish.kind() == ComplexFishFinder.Kind.FRANKEN;
            case ExocetFinder exocet -> exocet == ExocetFinder.JUNIOR;
            case AlsXyWingFinder _, AlsChainFinder _, DeathBlossomFinder _, KrakenFishFinder _, ForcingFinder _ ->
                false;
            default -> true;
        };
    }
}
