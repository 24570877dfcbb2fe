package org.escargot.rating.explainer;

import java.util.List;
import java.util.function.IntFunction;
import org.escargot.logic.step.Technique;
import org.escargot.rating.explainer.Propagation.Mode;

/// The rungs in their order. Not the easiest step counts, but the first that a rung finds.
final class Ladder {
    /// A rung and its name.
    record Rated(ExplainerTechnique technique, Rung rung) {}

    private Ladder() {}

    static List<Rated> rungs(Patience patience, Shortcuts shortcuts) {
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
                new Rated(ExplainerTechnique.GRAVE, new GraveRung()),
                new Rated(ExplainerTechnique.ALIGNED_PAIR_EXCLUSION, new AlignedPairRung()),
                new Rated(ExplainerTechnique.FORCING_CHAIN_OR_CYCLE, new LinearChainRung(shortcuts)),
                new Rated(ExplainerTechnique.ALIGNED_TRIPLET_EXCLUSION, new AlignedTripletRung(shortcuts)),
                new Rated(
                        ExplainerTechnique.NISHIO,
                        forcing(Mode.NISHIO, patience, shortcuts, 7.5, _ -> Technique.NISHIO_FORCING_CHAINS)),
                new Rated(
                        ExplainerTechnique.MULTIPLE, forcing(Mode.STATIC, patience, shortcuts, 8.0, Ladder::multiple)),
                new Rated(
                        ExplainerTechnique.DYNAMIC,
                        forcing(Mode.DYNAMIC, patience, shortcuts, 8.5, _ -> Technique.DYNAMIC_FORCING_CHAINS)),
                new Rated(ExplainerTechnique.DYNAMIC_WITH_PATTERNS, dynamic(patience, shortcuts, 9.0)),
                new Rated(
                        ExplainerTechnique.DYNAMIC_WITH_CHAINS,
                        dynamic(patience, shortcuts, 9.5, NestedSearch.linear(shortcuts))),
                new Rated(
                        ExplainerTechnique.DYNAMIC_WITH_MULTIPLE,
                        dynamic(
                                patience,
                                shortcuts,
                                10.0,
                                NestedSearch.linear(shortcuts),
                                NestedSearch.multiple(patience, shortcuts))),
                new Rated(
                        ExplainerTechnique.DYNAMIC_WITH_DYNAMIC,
                        dynamic(patience, shortcuts, 10.5, NestedSearch.dynamic(patience, shortcuts))),
                new Rated(
                        ExplainerTechnique.DYNAMIC_WITH_NESTED,
                        dynamic(
                                patience,
                                shortcuts,
                                11.0,
                                NestedSearch.dynamic(patience, shortcuts),
                                NestedSearch.dynamicWithChains(patience, shortcuts))));
    }

    private static Technique multiple(int key) {
        return key == Conclusion.CELL ? Technique.CELL_FORCING_CHAINS : Technique.HOUSE_FORCING_CHAINS;
    }

    private static Rung forcing(
            Mode mode, Patience patience, Shortcuts shortcuts, double base, IntFunction<Technique> names) {
        return new ForcingRung(new ForcingSearch(mode, null, patience, shortcuts), base, shortcuts, names);
    }

    private static Rung dynamic(Patience patience, Shortcuts shortcuts, double base, NestedSearch... nested) {
        ExtraStrikes rules = new ExtraStrikes(List.of(nested));
        Technique name = nested.length == 0 ? Technique.DYNAMIC_FORCING_CHAINS_PLUS : Technique.NESTED_FORCING_CHAINS;
        ForcingSearch search = new ForcingSearch(Mode.DYNAMIC, rules, patience, shortcuts);
        return new ForcingRung(search, base, shortcuts, _ -> name);
    }
}
