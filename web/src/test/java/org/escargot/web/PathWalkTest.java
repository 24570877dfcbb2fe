package org.escargot.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.escargot.explain.Coordinates;
import org.escargot.explain.Explainer;
import org.escargot.explain.Language;
import org.escargot.explain.PropertiesMessages;
import org.escargot.grid.Givens;
import org.junit.jupiter.api.Test;

class PathWalkTest {
    private static final Explainer EXPLAINER = new Explainer(PropertiesMessages.of(Language.ENGLISH), Coordinates.RC);

    /// A diamond of 9.2: no step of HoDoKu's scale is found at its beginning.
    private static final Givens CHAINS =
            Givens.of("300400100054080072080009000009004500500290400000000010070006001600300000002070060");

    @Test
    void whereHodokusScaleEndsChainsLeadOnToTheSolution() {
        PathWalk walk = new PathWalk(CHAINS, EXPLAINER);
        String part = walk.begin();
        assertThat(part).contains("\"complete\":false");
        int chains = 0;
        while (part.contains("\"complete\":false")) {
            part = walk.goOn(60_000);
            assertThat(part).contains("\"rating\":");
            chains++;
        }
        assertThat(part).contains("\"complete\":true");
        assertThat(chains).isPositive();
    }

    @Test
    void whereNoTimeIsLeftItSaysSo() {
        PathWalk walk = new PathWalk(CHAINS, EXPLAINER);
        walk.begin();
        assertThat(walk.goOn(-1)).isEqualTo("\"late\"");
    }
}
