package org.escargot.logic.chains;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.escargot.random.RandomSource;
import org.junit.jupiter.api.Test;

/// What nodes imply, beside a search that follows one link after the other.
class ReachTest {
    private final LinkGraph graph = new LinkGraph();
    private final Reach reach = new Reach();

    private void weak(int one, int other) {
        graph.addWeak(one, other);
        graph.addWeak(other, one);
    }

    private void strong(int one, int other) {
        graph.addStrong(one, other);
        graph.addStrong(other, one);
    }

    /// The chain (3)r5c4=(3)r5c79-(3=6)r4c79|r6c8-(6=3)r4c2, whose ends both see the candidate 3 of r4c4.
    @Test
    void aCandidateMakesItselfFalseThroughAGroupAndAnAlmostLockedSet() {
        int target = 0;
        int first = 1;
        int group = 2;
        int setBy3 = 3;
        int setBy6 = 4;
        int six = 5;
        int last = 6;
        graph.begin(7);
        weak(target, first);
        strong(first, group);
        weak(group, setBy3);
        strong(setBy3, setBy6);
        weak(setBy6, six);
        strong(six, last);

        reach.load(graph);
        assertThat(reach.refutes(target)).isFalse();

        weak(last, target);
        reach.load(graph);
        assertThat(reach.refutes(target)).isTrue();
        assertThat(reach.refutes(first)).isFalse();
        assertThat(reach.collectDoubtful()).isTrue();
        assertThat(reach.isDoubtful(group)).isTrue();
    }

    @Test
    void rowsThatAreTakenOverAgreeWithAPlainWalk() {
        for (int round = 0; round < 300; round++) {
            RandomSource random = RandomSource.of(20261122, round);
            int nodes = 1 + random.nextInt(200);
            List<BitSet> weak = rows(nodes);
            List<BitSet> strong = rows(nodes);
            graph.begin(nodes);
            for (int link = random.nextInt(2 * nodes); link > 0; link--) {
                int one = random.nextInt(nodes);
                int other = random.nextInt(nodes);
                boolean isWeak = random.nextInt(2) == 0;
                (isWeak ? weak : strong).get(one).set(other);
                if (isWeak) {
                    graph.addWeak(one, other);
                } else {
                    graph.addStrong(one, other);
                }
            }

            reach.load(graph);
            for (int node = 0; node < nodes; node++) {
                BitSet made = madeFalse(node, weak, strong);
                assertThat(reach.refutes(node))
                        .as("node %s in round %s", node, round)
                        .isEqualTo(made.get(node));
            }
        }
    }

    @Test
    void whatNodesImplyIsIntersected() {
        graph.begin(5);
        weak(0, 1);
        strong(1, 2);
        weak(3, 4);
        strong(4, 2);
        reach.load(graph);

        reach.beginCommon();
        assertThat(reach.andCommon(0)).isTrue();
        assertThat(reach.andCommon(3)).as("both make node 2 true").isTrue();
        assertThat(reach.andCommon(1))
                .as("which makes nothing else true or false")
                .isFalse();
    }

    private static List<BitSet> rows(int nodes) {
        List<BitSet> rows = new ArrayList<>();
        for (int i = 0; i < nodes; i++) {
            rows.add(new BitSet());
        }
        return rows;
    }

    private static BitSet madeFalse(int node, List<BitSet> weak, List<BitSet> strong) {
        BitSet madeTrue = new BitSet();
        BitSet madeFalse = new BitSet();
        ArrayDeque<Integer> queue = new ArrayDeque<>(List.of(node));
        madeTrue.set(node);
        while (!queue.isEmpty()) {
            BitSet fallen = weak.get(queue.remove());
            madeFalse.or(fallen);
            fallen.stream().flatMap(each -> strong.get(each).stream()).forEach(each -> {
                if (!madeTrue.get(each)) {
                    madeTrue.set(each);
                    queue.add(each);
                }
            });
        }
        return madeFalse;
    }
}
