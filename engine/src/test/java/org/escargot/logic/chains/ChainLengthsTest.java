package org.escargot.logic.chains;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.escargot.random.RandomSource;
import org.junit.jupiter.api.Test;

/// Lengths of chains, beside a walk that goes from layer to layer by one link after the other.
class ChainLengthsTest {
    private final LinkGraph graph = new LinkGraph();
    private final Reach reach = new Reach();
    private final ChainLengths lengths = new ChainLengths(reach);

    private void both(int one, int other) {
        graph.addWeak(one, other);
        graph.addWeak(other, one);
        graph.addStrong(one, other);
        graph.addStrong(other, one);
    }

    private void weak(int one, int other) {
        graph.addWeak(one, other);
        graph.addWeak(other, one);
    }

    /// A turbot fish: 0 sees both ends of the chain 1=2-3=4.
    @Test
    void aTurbotFishHasSixNodes() {
        graph.begin(5);
        both(1, 2);
        weak(2, 3);
        both(3, 4);
        weak(0, 1);
        weak(0, 4);
        reach.load(graph);

        assertThat(lengths.ifTrue(0)).isEqualTo(6);
        assertThat(lengths.ifTrue(1)).isZero();
        assertThat(lengths.ifFalse(0)).isZero();
    }

    /// The cycle 0=1-2=3-0, and 4, which sees both ends of its link 1-2.
    @Test
    void aCycleOfTwoStrongLinksHasFourNodes() {
        graph.begin(5);
        both(0, 1);
        weak(1, 2);
        both(2, 3);
        weak(3, 0);
        weak(4, 1);
        weak(4, 2);
        reach.load(graph);

        assertThat(reach.collectDoubtful()).isTrue();
        assertThat(lengths.fewestInCycle(0)).isEqualTo(4);
        assertThat(lengths.fewestInCycle(4)).isZero();
    }

    @Test
    void lengthsAgreeWithAPlainWalk() {
        for (int round = 0; round < 200; round++) {
            RandomSource random = RandomSource.of(20261125, round);
            int nodes = 2 + random.nextInt(150);
            List<BitSet> weak = rows(nodes);
            List<BitSet> strong = rows(nodes);
            graph.begin(nodes);
            for (int link = random.nextInt(3 * nodes); link > 0; link--) {
                int one = random.nextInt(nodes);
                int other = (one + 1 + random.nextInt(nodes - 1)) % nodes;
                weak(one, other);
                weak.get(one).set(other);
                weak.get(other).set(one);
                if (random.nextInt(2) == 0) {
                    graph.addStrong(one, other);
                    strong.get(one).set(other);
                }
            }
            reach.load(graph);

            for (int node = 0; node < nodes; node++) {
                assertThat(lengths.ifTrue(node))
                        .as("node %s in round %s", node, round)
                        .isEqualTo(walk(node, weak, strong));
                assertThat(lengths.ifFalse(node))
                        .as("node %s in round %s", node, round)
                        .isEqualTo(walk(node, strong, weak));
            }
        }
    }

    private static List<BitSet> rows(int nodes) {
        List<BitSet> rows = new ArrayList<>();
        for (int i = 0; i < nodes; i++) {
            rows.add(new BitSet());
        }
        return rows;
    }

    /// How many nodes the shortest way has from `start` back to it, by links of `first` and `second` in turn, the last
    /// one of `first`; 0 if there is none.
    private static int walk(int start, List<BitSet> first, List<BitSet> second) {
        BitSet layer = new BitSet();
        layer.set(start);
        BitSet seen = new BitSet();
        for (int length = 2; !layer.isEmpty(); length += 2) {
            BitSet middle = next(layer, first);
            if (middle.get(start)) {
                return length;
            }
            seen.or(layer);
            layer = next(middle, second);
            layer.andNot(seen);
        }
        return 0;
    }

    private static BitSet next(BitSet layer, List<BitSet> links) {
        BitSet reached = new BitSet();
        layer.stream().forEach(node -> reached.or(links.get(node)));
        return reached;
    }
}
