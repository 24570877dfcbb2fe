package org.escargot.rating.explainer;

import java.util.List;
import org.escargot.rating.explainer.Propagation.Mode;

/// The rungs in their order. Not the easiest step counts, but the first that a rung finds.
final class Ladder {
    private Ladder() {}

    static List<Rung> rungs() {
        return List.of(
                new HiddenSingleRung(),
                new DirectLockingRung(),
                new DirectHiddenSetRung(2, 2.0),
                new NakedSingleRung(),
                new DirectHiddenSetRung(3, 2.5),
                new LockingRung(),
                new NakedSetRung(2, 3.0),
                new FishRung(2, 3.2),
                new HiddenSetRung(2, 3.4),
                new NakedSetRung(3, 3.6),
                new FishRung(3, 3.8),
                new HiddenSetRung(3, 4.0),
                new WingRung(2, 4.2),
                new WingRung(3, 4.4),
                new UniqueLoopRung(),
                new NakedSetRung(4, 5.0),
                new FishRung(4, 5.2),
                new HiddenSetRung(4, 5.4),
                new GraveRung(),
                new AlignedPairRung(),
                new LinearChainRung(),
                new AlignedTripletRung(),
                new ForcingRung(new ForcingSearch(Mode.NISHIO, null), 7.5),
                new ForcingRung(new ForcingSearch(Mode.STATIC, null), 8.0),
                new ForcingRung(new ForcingSearch(Mode.DYNAMIC, null), 8.5),
                dynamic(9.0),
                dynamic(9.5, NestedSearch.linear()),
                dynamic(10.0, NestedSearch.linear(), NestedSearch.multiple()),
                dynamic(10.5, NestedSearch.dynamic()),
                dynamic(11.0, NestedSearch.dynamic(), NestedSearch.dynamicWithChains()));
    }

    private static Rung dynamic(double base, NestedSearch... nested) {
        return new ForcingRung(new ForcingSearch(Mode.DYNAMIC, new ExtraStrikes(List.of(nested))), base);
    }
}
