package org.escargot.rating.hodoku;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.escargot.Many;
import org.escargot.explain.Coordinates;
import org.escargot.explain.HodokuLine;
import org.escargot.explain.Language;
import org.escargot.explain.PropertiesMessages;
import org.escargot.logic.LogicSolver;
import org.escargot.logic.chains.linear.XChainFinder;
import org.escargot.logic.chains.linear.XyChainFinder;
import org.escargot.logic.chains.tables.GroupUse;
import org.escargot.logic.chains.tables.NiceLoopFinder;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepProof;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// The chains that HoDoKu takes in positions of its own paths, to the letter of its lines.
@Tag("many")
class HodokuPositionsTest {
    private static final List<Finder> LADDER = List.of(
            new XChainFinder(),
            new XyChainFinder(),
            new NiceLoopFinder(GroupUse.NONE),
            new NiceLoopFinder(GroupUse.ALLOWED));

    private final HodokuLine line = new HodokuLine(PropertiesMessages.of(Language.ENGLISH), Coordinates.RC);
    private final Map<String, int[]> table = new TreeMap<>();
    private final List<String> faults = new ArrayList<>();

    /// @param type HoDoKu's name of the step
    /// @param text its line
    private record Position(Facts facts, String type, String text) {
        static Position of(String[] row) {
            return new Position(SharedPositions.facts(row), row[2], row[4]);
        }

        /// Whether it is one of the chains that are looked for here.
        boolean isChain() {
            return LADDER.stream()
                    .flatMap(finder -> finder.finds().stream())
                    .anyMatch(technique -> technique.name().equals(type));
        }
    }

    @Test
    void aSampleOfHodokusChainsIsFound() throws IOException {
        compare(Many.of(60, 20));
    }

    @Test
    @Tag("full")
    void hodokusChainsAreFound() throws IOException {
        compare(1);
    }

    private void compare(int stride) throws IOException {
        for (String[] row : SharedPositions.rows(stride)) {
            compare(Position.of(row));
        }
        table.forEach((type, row) -> System.out.println(type + " " + row[0] + "/" + row[1]));
        assertThat(faults).isEmpty();
    }

    private void compare(Position position) {
        String expected = position.isChain() ? evidence(position.text) : "";
        Optional<Step> step = new LogicSolver(LADDER).next(position.facts);
        String found = step.map(line::of).map(HodokuPositionsTest::evidence).orElse("");
        boolean isProved =
                step.isEmpty() || StepProof.of(position.facts, step.get()).holds();
        int[] row = table.computeIfAbsent(position.type, _ -> new int[2]);
        row[1]++;
        if (found.equals(expected) && isProved) {
            row[0]++;
        } else {
            faults.add(expected + " / " + found + " in " + position.facts.marks());
        }
    }

    private static String evidence(String line) {
        return line.substring(0, line.indexOf(" => "));
    }
}
