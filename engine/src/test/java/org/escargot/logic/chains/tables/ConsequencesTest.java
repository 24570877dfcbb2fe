package org.escargot.logic.chains.tables;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.escargot.famous.FamousPuzzle;
import org.escargot.grid.Givens;
import org.escargot.grid.Pencilmarks;
import org.escargot.logic.SolvePath;
import org.escargot.logic.TestPuzzles;
import org.escargot.logic.step.Facts;
import org.escargot.rating.hodoku.HodokuScale;
import org.junit.jupiter.api.Test;

/// What is told without order is what the tables hold.
class ConsequencesTest {
    private static final int EVERY = 9;

    @Test
    void consequencesAreThoseOfTheTables() {
        for (Givens puzzle : TestPuzzles.minimal(4)) {
            compareOnTheWay(puzzle);
        }
        compareOnTheWay(FamousPuzzle.AI_ESCARGOT.givens());
    }

    /// Where tables are full, there is more than they take.
    @Test
    void consequencesOfAlmostEmptyGridsAreThoseOfTheTables() {
        for (String begin : new String[] {"", "123456789456789123"}) {
            Givens puzzle = Givens.of(begin.concat(".".repeat(81 - begin.length())));
            compare(Tables.ofChains(new Facts(Pencilmarks.of(puzzle), puzzle), GroupUse.ALLOWED));
        }
    }

    private static void compareOnTheWay(Givens puzzle) {
        SolvePath path = new HodokuScale().climb(puzzle);
        List<Pencilmarks> positions = TestPuzzles.positions(path);
        for (int at = 0; at < positions.size(); at += EVERY) {
            Facts facts = new Facts(positions.get(at), puzzle);
            for (GroupUse groups : GroupUse.values()) {
                compare(Tables.ofChains(facts, groups));
            }
            compare(Tables.ofNets(facts));
        }
    }

    @Test
    void whatFollowsAtOnceIsWhatTheTablesBeginWith() {
        Givens puzzle = FamousPuzzle.AI_ESCARGOT.givens();
        Tables tables = Tables.ofChains(new Facts(Pencilmarks.of(puzzle), puzzle), GroupUse.ALLOWED);
        Consequences consequences = tables.consequences();
        for (int premise = 0; premise < consequences.premises; premise++) {
            Table table = tables.direct[premise];
            for (int literal = 0; literal < consequences.premises; literal++) {
                int entry = table.at(literal);
                assertThat(consequences.isDirect(premise, literal)).isEqualTo(entry > 0 && entry < table.filled);
            }
        }
    }

    private static void compare(Tables tables) {
        Consequences consequences = tables.consequences();
        Causes causes = Causes.of(consequences);
        List<String> differences = new ArrayList<>();
        for (int premise = 0; premise < consequences.premises; premise++) {
            Table table = tables.of(premise);
            for (int literal = 0; literal < consequences.premises; literal++) {
                boolean follows = table.has(literal);
                boolean isCause = (causes.word(literal, premise >> 6) >>> premise & 1) != 0;
                if (consequences.has(premise, literal) != follows || isCause != follows) {
                    differences.add(literal + " from " + premise);
                }
            }
        }
        assertThat(differences).isEmpty();
    }
}
