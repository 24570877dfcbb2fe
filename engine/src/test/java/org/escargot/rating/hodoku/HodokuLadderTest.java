package org.escargot.rating.hodoku;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.escargot.logic.step.Technique;
import org.junit.jupiter.api.Test;

class HodokuLadderTest {
    /// Puzzles are made again from a seed by climbing it, so it must stay as it is when techniques are added.
    @Test
    void versionOneOfTheShortLadderStaysAsItIs() {
        assertThat(ShortLadder.V1.version()).isEqualTo(1);
        assertThat(lines(ShortLadder.V1)).isEqualTo("""
                [full-house] EASY 4
                [naked-single] EASY 4
                [hidden-single] EASY 14
                [locked-pair] MEDIUM 40
                [locked-triple] MEDIUM 60
                [pointing] MEDIUM 50
                [claiming] MEDIUM 50
                [naked-pair] MEDIUM 60
                [naked-triple] MEDIUM 80
                [hidden-pair] MEDIUM 70
                [hidden-triple] MEDIUM 100
                [naked-quadruple] HARD 120
                [hidden-quadruple] HARD 150
                [x-wing] HARD 140
                [swordfish] HARD 150
                [jellyfish] HARD 160
                [remote-pair] HARD 110
                [bug-plus-one] HARD 100
                [skyscraper] HARD 130
                [two-string-kite] HARD 150
                [turbot-fish] HARD 120
                [empty-rectangle] HARD 120
                [w-wing] HARD 150
                [xy-wing] HARD 160
                [xyz-wing] HARD 180
                [uniqueness-test-1] HARD 100
                [uniqueness-test-2] HARD 100
                [uniqueness-test-3] HARD 100
                [uniqueness-test-4] HARD 100
                [uniqueness-test-5] HARD 100
                [uniqueness-test-6] HARD 100
                [hidden-rectangle] HARD 100
                [avoidable-rectangle-1] HARD 100
                [avoidable-rectangle-2] HARD 100
                [finned-x-wing] HARD 130
                [sashimi-x-wing] HARD 150
                [finned-swordfish] UNFAIR 200
                [sashimi-swordfish] UNFAIR 240
                [finned-jellyfish] UNFAIR 250
                [sashimi-jellyfish] UNFAIR 260
                [simple-colors-trap, simple-colors-wrap] HARD 150
                [multi-colors-1, multi-colors-2] HARD 200
                [franken-x-wing] UNFAIR 300
                [franken-swordfish] UNFAIR 350
                [finned-franken-x-wing] UNFAIR 390
                [finned-franken-swordfish] UNFAIR 410""");
    }

    /// Ratings are compared with those of other years.
    @Test
    void versionOneOfTheWholeLadderStaysAsItIs() {
        assertThat(WholeLadder.V1.version()).isEqualTo(1);
        assertThat(lines(WholeLadder.V1)).isEqualTo("""
                [full-house] EASY 4
                [naked-single] EASY 4
                [hidden-single] EASY 14
                [locked-pair] MEDIUM 40
                [locked-triple] MEDIUM 60
                [pointing] MEDIUM 50
                [claiming] MEDIUM 50
                [naked-pair] MEDIUM 60
                [naked-triple] MEDIUM 80
                [hidden-pair] MEDIUM 70
                [hidden-triple] MEDIUM 100
                [naked-quadruple] HARD 120
                [hidden-quadruple] HARD 150
                [x-wing] HARD 140
                [swordfish] HARD 150
                [jellyfish] HARD 160
                [remote-pair] HARD 110
                [bug-plus-one] HARD 100
                [skyscraper] HARD 130
                [two-string-kite] HARD 150
                [turbot-fish] HARD 120
                [empty-rectangle] HARD 120
                [w-wing] HARD 150
                [xy-wing] HARD 160
                [xyz-wing] HARD 180
                [uniqueness-test-1] HARD 100
                [uniqueness-test-2] HARD 100
                [uniqueness-test-3] HARD 100
                [uniqueness-test-4] HARD 100
                [uniqueness-test-5] HARD 100
                [uniqueness-test-6] HARD 100
                [hidden-rectangle] HARD 100
                [avoidable-rectangle-1] HARD 100
                [avoidable-rectangle-2] HARD 100
                [finned-x-wing] HARD 130
                [sashimi-x-wing] HARD 150
                [finned-swordfish] UNFAIR 200
                [sashimi-swordfish] UNFAIR 240
                [finned-jellyfish] UNFAIR 250
                [sashimi-jellyfish] UNFAIR 260
                [sue-de-coq] UNFAIR 250
                [simple-colors-trap, simple-colors-wrap] HARD 150
                [multi-colors-1, multi-colors-2] HARD 200
                [x-chain] UNFAIR 260
                [xy-chain] UNFAIR 260
                [aic, continuous-nice-loop, discontinuous-nice-loop] UNFAIR 280
                [grouped-aic, grouped-continuous-nice-loop, grouped-discontinuous-nice-loop] UNFAIR 300
                [als-xz] UNFAIR 300
                [als-xy-wing] UNFAIR 320
                [als-chain] UNFAIR 340
                [franken-x-wing] UNFAIR 300
                [franken-swordfish] UNFAIR 350
                [finned-franken-x-wing] UNFAIR 390
                [finned-franken-swordfish] UNFAIR 410
                [forcing-chain-contradiction, forcing-chain-verity] EXTREME 500
                [forcing-net-contradiction, forcing-net-verity] EXTREME 700
                [brute-force] EXTREME 10000""");
    }

    @Test
    void theRungsOfBothLaddersComeInOneOrder() {
        List<String> whole = lines(WholeLadder.V1).lines().toList();

        assertThat(whole).containsSubsequence(lines(ShortLadder.V1).lines().toList());
    }

    private static String lines(HodokuLadder ladder) {
        return ladder.rungs().stream().map(HodokuLadderTest::line).collect(Collectors.joining("\n"));
    }

    private static String line(HodokuLadder.Rung rung) {
        return rung.finder().finds().stream().map(Technique::id).collect(Collectors.toCollection(TreeSet::new)) + " "
                + rung.level() + " " + rung.points();
    }
}
