package org.escargot.rating.explainer;

import java.util.List;
import java.util.function.IntFunction;
import org.escargot.logic.step.Technique;
import org.escargot.rating.explainer.chains.CandidateReach;
import org.escargot.rating.explainer.chains.Pruning;
import org.escargot.rating.explainer.forcing.Conclusion;
import org.escargot.rating.explainer.forcing.Deadline;
import org.escargot.rating.explainer.forcing.ExtraEliminations;
import org.escargot.rating.explainer.forcing.ForcingSearch;
import org.escargot.rating.explainer.forcing.NestedSearch;
import org.escargot.rating.explainer.forcing.Propagation.Mode;
import org.escargot.rating.explainer.nested.NestedChains;
import org.escargot.rating.explainer.nested.NestedForcing;
import org.escargot.rating.explainer.rungs.AlignedPairRung;
import org.escargot.rating.explainer.rungs.AlignedTripletRung;
import org.escargot.rating.explainer.rungs.BugRung;
import org.escargot.rating.explainer.rungs.DirectHiddenSetRung;
import org.escargot.rating.explainer.rungs.DirectLockingRung;
import org.escargot.rating.explainer.rungs.FishRung;
import org.escargot.rating.explainer.rungs.ForcingRung;
import org.escargot.rating.explainer.rungs.HiddenSetRung;
import org.escargot.rating.explainer.rungs.HiddenSingleRung;
import org.escargot.rating.explainer.rungs.LinearChainRung;
import org.escargot.rating.explainer.rungs.LockingRung;
import org.escargot.rating.explainer.rungs.NakedSetRung;
import org.escargot.rating.explainer.rungs.NakedSingleRung;
import org.escargot.rating.explainer.rungs.Rung;
import org.escargot.rating.explainer.rungs.UniqueLoopRung;
import org.escargot.rating.explainer.rungs.WingRung;

/// The rungs in their order. Not the easiest step counts, but the first that a rung finds.
final class Ladder {
    /// A rung and its name.
    record Rated(ExplainerTechnique technique, Rung rung) {}

    private Ladder() {}

    static List<Rated> rungs(Deadline deadline, Pruning pruning) {
        CandidateReach reach = new CandidateReach();
        return List.of(
                new Rated(ExplainerTechnique.HIDDEN_SINGLE, new HiddenSingleRung()),
                new Rated(ExplainerTechnique.DIRECT_LOCKING, new DirectLockingRung()),
                new Rated(ExplainerTechnique.DIRECT_HIDDEN_PAIR, new DirectHiddenSetRung(2, 2.0)),
                new Rated(ExplainerTechnique.NAKED_SINGLE, new NakedSingleRung()),
                new Rated(ExplainerTechnique.DIRECT_HIDDEN_TRIPLET, new DirectHiddenSetRung(3, 2.5)),
                new Rated(ExplainerTechnique.LOCKING, new LockingRung()),
                new Rated(ExplainerTechnique.NAKED_PAIR, new NakedSetRung(2, 3.0)),
                new Rated(ExplainerTechnique.X_WING, new FishRung(2, 3.2)),
                new Rated(ExplainerTechnique.HIDDEN_PAIR, new HiddenSetRung(2, 3.4)),
                new Rated(ExplainerTechnique.NAKED_TRIPLET, new NakedSetRung(3, 3.6)),
                new Rated(ExplainerTechnique.SWORDFISH, new FishRung(3, 3.8)),
                new Rated(ExplainerTechnique.HIDDEN_TRIPLET, new HiddenSetRung(3, 4.0)),
                new Rated(ExplainerTechnique.XY_WING, new WingRung(2, 4.2)),
                new Rated(ExplainerTechnique.XYZ_WING, new WingRung(3, 4.4)),
                new Rated(ExplainerTechnique.UNIQUE_LOOP, new UniqueLoopRung()),
                new Rated(ExplainerTechnique.NAKED_QUAD, new NakedSetRung(4, 5.0)),
                new Rated(ExplainerTechnique.JELLYFISH, new FishRung(4, 5.2)),
                new Rated(ExplainerTechnique.HIDDEN_QUAD, new HiddenSetRung(4, 5.4)),
                new Rated(ExplainerTechnique.BUG, new BugRung()),
                new Rated(ExplainerTechnique.ALIGNED_PAIR_EXCLUSION, new AlignedPairRung(pruning)),
                new Rated(ExplainerTechnique.FORCING_CHAIN_OR_CYCLE, new LinearChainRung(pruning, reach)),
                new Rated(ExplainerTechnique.ALIGNED_TRIPLET_EXCLUSION, new AlignedTripletRung(pruning)),
                new Rated(
                        ExplainerTechnique.NISHIO,
                        forcing(Mode.NISHIO, deadline, pruning, 7.5, _ -> Technique.NISHIO_FORCING_CHAINS)),
                new Rated(ExplainerTechnique.MULTIPLE, multiple(deadline, pruning, reach)),
                new Rated(
                        ExplainerTechnique.DYNAMIC,
                        forcing(Mode.DYNAMIC, deadline, pruning, 8.5, _ -> Technique.DYNAMIC_FORCING_CHAINS)),
                new Rated(ExplainerTechnique.DYNAMIC_WITH_PATTERNS, dynamic(deadline, pruning, 9.0)),
                new Rated(
                        ExplainerTechnique.DYNAMIC_WITH_CHAINS,
                        dynamic(deadline, pruning, 9.5, new NestedChains(pruning))),
                new Rated(
                        ExplainerTechnique.DYNAMIC_WITH_MULTIPLE,
                        dynamic(
                                deadline,
                                pruning,
                                10.0,
                                new NestedChains(pruning),
                                NestedForcing.multiple(deadline, pruning))),
                new Rated(
                        ExplainerTechnique.DYNAMIC_WITH_DYNAMIC,
                        dynamic(deadline, pruning, 10.5, NestedForcing.dynamic(deadline, pruning))),
                new Rated(
                        ExplainerTechnique.DYNAMIC_WITH_NESTED,
                        dynamic(
                                deadline,
                                pruning,
                                11.0,
                                NestedForcing.dynamic(deadline, pruning),
                                NestedForcing.dynamicWithChains(deadline, pruning))));
    }

    private static Rung multiple(Deadline deadline, Pruning pruning, CandidateReach reach) {
        ForcingSearch search = new ForcingSearch(Mode.STATIC, null, deadline, pruning, reach);
        return new ForcingRung(search, 8.0, pruning, Ladder::multiple);
    }

    private static Technique multiple(int key) {
        return key == Conclusion.CELL ? Technique.CELL_FORCING_CHAINS : Technique.HOUSE_FORCING_CHAINS;
    }

    private static Rung forcing(
            Mode mode, Deadline deadline, Pruning pruning, double base, IntFunction<Technique> names) {
        return new ForcingRung(new ForcingSearch(mode, null, deadline, pruning), base, pruning, names);
    }

    private static Rung dynamic(Deadline deadline, Pruning pruning, double base, NestedSearch... nested) {
        ExtraEliminations rules = new ExtraEliminations(List.of(nested));
        Technique name = nested.length == 0 ? Technique.DYNAMIC_FORCING_CHAINS_PLUS : Technique.NESTED_FORCING_CHAINS;
        ForcingSearch search = new ForcingSearch(Mode.DYNAMIC, rules, deadline, pruning);
        return new ForcingRung(search, base, pruning, _ -> name);
    }
}
