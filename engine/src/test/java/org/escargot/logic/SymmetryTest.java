package org.escargot.logic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.escargot.Many;
import org.escargot.canonical.Morph;
import org.escargot.grid.Candidate;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.Cell;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.Givens;
import org.escargot.grid.Pencilmarks;
import org.escargot.logic.chains.tables.NiceLoopFinder;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.random.RandomSource;
import org.escargot.rating.hodoku.HodokuScale;
import org.escargot.rating.hodoku.ShortLadder;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// The steps of a transformed position are the transformed steps, as sets of technique and effects.
///
/// Not so those of nice loops: of the shortest chains between two ends HoDoKu's tables keep the one that they meet
/// first, and if that is no loop, they show nothing.
@Tag("many")
class SymmetryTest {
    private final RandomSource random = RandomSource.of(20260421);
    private final HodokuScale scheme = new HodokuScale(ShortLadder.V1);

    @Test
    void stepsMoveWithTheGrid() {
        for (Givens givens : TestPuzzles.minimal(Many.of(3, 30))) {
            List<Pencilmarks> positions = TestPuzzles.positions(scheme.climb(givens));
            Morph morph = Morph.random(random);
            for (int at = 3; at < positions.size(); at += 11) {
                compare(positions.get(at), givens, morph);
            }
        }
    }

    private static void compare(Pencilmarks marks, Givens givens, Morph morph) {
        Facts facts = new Facts(marks, givens);
        Facts moved = new Facts(morphed(marks, morph), new Givens(morph.apply(givens.grid())));
        for (Finder finder : Finders.USUAL) {
            if (finder instanceof NiceLoopFinder) {
                continue;
            }
            Set<String> expected = new TreeSet<>();
            finder.find(facts, step -> {
                expected.add(step.technique().id()
                        + candidates(step.effects().placements(), morph)
                        + candidates(step.effects().eliminations(), morph));
                return false;
            });
            Set<String> found = new TreeSet<>();
            finder.find(moved, step -> {
                found.add(step.technique().id()
                        + step.effects().placements()
                        + step.effects().eliminations());
                return false;
            });
            assertThat(found).as("%s in %s", finder, marks).isEqualTo(expected);
        }
    }

    private static Pencilmarks morphed(Pencilmarks marks, Morph morph) {
        Pencilmarks moved = Pencilmarks.of(new Givens(morph.apply(marks.grid())));
        CandidateSet eliminated = CandidateSet.EMPTY;
        Pencilmarks plain = Pencilmarks.of(new Givens(marks.grid()));
        for (int digit = 1; digit <= Digit.COUNT; digit++) {
            CellSet gone = plain.cellsOf(digit).minus(marks.cellsOf(digit));
            eliminated = eliminated.or(CandidateSet.of(cells(gone, morph), morph.digit(digit)));
        }
        return moved.without(eliminated);
    }

    private static CellSet cells(CellSet cells, Morph morph) {
        CellSet moved = CellSet.EMPTY;
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            moved = cells.contains(cell) ? moved.with(morph.cell(cell)) : moved;
        }
        return moved;
    }

    private static CandidateSet candidates(CandidateSet candidates, Morph morph) {
        return CandidateSet.of(candidates.stream()
                .map(candidate ->
                        Candidate.of(morph.cell(Candidate.cell(candidate)), morph.digit(Candidate.digit(candidate))))
                .toArray());
    }
}
