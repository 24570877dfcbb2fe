package org.escargot.simd;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.solver.BandSolver;
import org.escargot.solver.BulkSolver;
import org.escargot.solver.OneByOneSolver;
import org.escargot.solver.Solver;
import org.junit.jupiter.api.Test;

class LaneProviderTest {
    private static final Givens PUZZLE =
            Givens.of("100007090030020008009600500005300900010080002600004000300000010040000007007000300");

    @Test
    void withTheVectorApiTheProviderIsUsable() {
        LaneProvider provider = new LaneProvider();

        assertThat(provider.isUsable()).isTrue();
        assertThat(provider.createBulk().solve(List.of(PUZZLE), 2).solutions(0)).isEqualTo(1);
        assertThat(provider.createSingle().count(PUZZLE, 2)).isEqualTo(1);
    }

    @Test
    void answersAreTheSameBeforeTheKernelIsReadyAndAfter() {
        KernelReadiness readiness = new KernelReadiness(LaneSolver::new);
        BulkSolver warming = new WarmingSolver(readiness);
        List<Givens> puzzles = Collections.nCopies(40, PUZZLE);

        assertThat(warming.solve(puzzles, 2).solution(39)).isPresent();
        readiness.await();
        assertThat(warming.solve(puzzles, 2).solution(39)).isPresent();
    }

    @Test
    void aCountThatGrowsEndsInTheLanesOrWithoutThem() {
        Givens some = Givens.of("000000010400000000020000000000050407008000300001090000300400200000100000000000000");
        long count = new BandSolver().count(some, 600_000);
        KernelReadiness readiness = new KernelReadiness(LaneSolver::new);

        assertThat(new WarmingSingleSolver(readiness).count(some, 600_000)).isEqualTo(count);
        readiness.prepare();
        assertThat(new WarmingSingleSolver(readiness).count(some, 600_000)).isEqualTo(count);
    }

    @Test
    void onePuzzleHasTheSameAnswerBeforeTheKernelIsReadyAndAfter() {
        KernelReadiness readiness = new KernelReadiness(() -> new OneByOneSolver(new SpreadSolver()));
        Solver warming = new WarmingSingleSolver(readiness);

        Optional<Grid> before = warming.solve(PUZZLE);
        readiness.prepare();
        assertThat(warming.solve(PUZZLE)).isEqualTo(before);
        assertThat(warming.count(PUZZLE, 2)).isEqualTo(1);
        assertThat(warming.statistics().solutions()).isEqualTo(1);
    }
}
