package org.escargot.explain.reading;

import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.HouseSet;
import org.escargot.grid.Houses;
import org.escargot.logic.pattern.AlignedExclusion;
import org.escargot.logic.pattern.BentSet;
import org.escargot.logic.pattern.BivalueOddagon;
import org.escargot.logic.pattern.Blossom;
import org.escargot.logic.pattern.Chain;
import org.escargot.logic.pattern.DirectSingle;
import org.escargot.logic.pattern.DoubleExocet;
import org.escargot.logic.pattern.Exocet;
import org.escargot.logic.pattern.Fish;
import org.escargot.logic.pattern.Forcing;
import org.escargot.logic.pattern.GivenSymmetry;
import org.escargot.logic.pattern.KrakenFish;
import org.escargot.logic.pattern.Medusa;
import org.escargot.logic.pattern.OddLoop;
import org.escargot.logic.pattern.Pattern;
import org.escargot.logic.pattern.Rank;
import org.escargot.logic.pattern.RectangleChain;
import org.escargot.logic.pattern.SueDeCoq;
import org.escargot.logic.pattern.Sums;
import org.escargot.logic.pattern.Template;
import org.escargot.logic.pattern.Trial;
import org.escargot.logic.pattern.Tridagon;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Family;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.Technique;

/// Reads the evidence of a step into values for its sentences.
public final class Readings {
    private Readings() {}

    public static Reading of(Facts facts, Step step) {
        return switch (step.pattern()) {
            case Fish fish when step.technique().family() == Family.RULES -> LeftoversReading.of(facts, fish);
            case Chain chain when !chain.sums().isEmpty() -> SumChainReading.of(facts, chain, step);
            case Pattern.Common _ -> FirstReadings.of(facts, step);
            case KrakenFish kraken -> FishReading.of(facts, kraken);
            case OddLoop loop -> LinkReading.of(loop);
            case BentSet set -> bent(set);
            case Blossom blossom -> SetReading.of(blossom, step.effects());
            case Template template -> template(facts, template, step);
            case Trial trial -> trial(facts, trial);
            case Sums sums -> SumReading.of(facts, sums, step);
            case SueDeCoq set -> SetReading.of(set);
            case RectangleChain over -> ChainReading.of(over);
            case GivenSymmetry symmetry -> SymmetryReading.of(symmetry, step.effects());
            case DirectSingle direct -> direct(facts, step, direct);
            case AlignedExclusion exclusion -> ForcingReading.of(exclusion);
            case Forcing forcing -> ForcingReading.of(forcing);
            case Rank rank -> rank.isMixed() ? MixedRankReading.of(facts, rank) : ExoticReading.of(rank);
            case BivalueOddagon oddagon -> ExoticReading.of(oddagon);
            case Tridagon tridagon -> ExoticReading.of(tridagon);
            case Exocet exocet -> ExoticReading.of(exocet);
            case DoubleExocet exocet -> ExoticReading.of(exocet);
            case Medusa medusa -> ColoringReading.of(medusa);
        };
    }

    private static Reading direct(Facts facts, Step step, DirectSingle direct) {
        Reading reason = of(facts, new Step(step.technique(), direct.reason(), step.effects()));
        return reason.as("direct-" + reason.shape())
                .with("house", HouseSet.of(direct.single().house()))
                .with("place", CellSet.of(direct.single().cell()))
                .with("placeDigit", DigitSet.of(direct.single().digit()));
    }

    private static Reading template(Facts facts, Template template, Step step) {
        CellSet gone = step.effects().eliminations().cells(template.digit());
        CellSet cells = facts.cellsOf(template.digit()).minus(gone);
        String shape = step.technique() == Technique.PATTERN_OVERLAY
                ? "template-overlaid"
                : template.others().isEmpty() ? "template" : "template-narrowed";
        return Reading.of(shape, HouseSet.EMPTY, cells, DigitSet.of(template.digit()))
                .with("ways", Value.figure(template.ways()))
                .with("others", template.others());
    }

    private static Reading trial(Facts facts, Trial trial) {
        HouseSet box = HouseSet.of(Houses.box(trial.cell()));
        return Reading.of("trial", box, CellSet.of(trial.cell()), DigitSet.of(trial.digit()))
                .with("others", facts.candidates(trial.cell()).without(trial.digit()));
    }

    private static Reading bent(BentSet set) {
        return Reading.of("bent-set", HouseCover.of(set.cells()), set.cells(), set.digits())
                .with("n", set.cells().size())
                .with("digit", DigitSet.of(set.digit()))
                .with("others", set.digits().without(set.digit()))
                .with("ends", set.ends());
    }
}
