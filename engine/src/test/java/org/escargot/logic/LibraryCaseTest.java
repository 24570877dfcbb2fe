package org.escargot.logic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.escargot.grid.Pencilmarks;
import org.escargot.logic.corpus.CaseCheck;
import org.escargot.logic.corpus.LibraryCase;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Step;
import org.escargot.rating.hodoku.HodokuScale;
import org.junit.jupiter.api.Test;

/// Steps written as lines of a case library.
class LibraryCaseTest {
    @Test
    void aStepIsFoundAgainInItsLine() {
        HodokuScale scheme = new HodokuScale();
        Set<CaseCheck.Verdict> verdicts = EnumSet.noneOf(CaseCheck.Verdict.class);
        for (var givens : TestPuzzles.minimal(100)) {
            SolvePath path = scheme.climb(givens);
            List<Pencilmarks> positions = TestPuzzles.positions(path);
            for (int at = 0; at < path.steps().size(); at++) {
                Step step = path.steps().get(at);
                LibraryCase written = LibraryCase.of(new Facts(positions.get(at), givens), step);
                LibraryCase read = LibraryCase.of(written.line()).orElseThrow();
                assertThat(read).isEqualTo(written);
                assertThat(read.facts().marks()).isEqualTo(positions.get(at));
                CaseCheck check = CaseCheck.of(read);
                assertThat(check.steps())
                        .as(written.line())
                        .anyMatch(found -> found.effects().equals(step.effects()));
                verdicts.add(check.verdict());
            }
        }
        assertThat(verdicts).containsOnly(CaseCheck.Verdict.PASSED, CaseCheck.Verdict.FAILED);
    }
}
