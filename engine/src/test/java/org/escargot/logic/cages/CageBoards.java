package org.escargot.logic.cages;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.escargot.grid.Board;
import org.escargot.grid.Cage;
import org.escargot.grid.Candidate;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.Cell;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.House;
import org.escargot.grid.Houses;
import org.escargot.grid.Pencilmarks;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepProof;

/// Empty usual boards with cages, and what finders see on them.
final class CageBoards {
    private CageBoards() {}

    static CellSet row(int row, int... columns) {
        return CellSet.of(
                IntStream.of(columns).map(column -> Cell.at(row, column)).toArray());
    }

    static Facts facts(Cage... cages) {
        Board.Builder board = new Board.Builder(9, CellSet.ALL);
        for (int house = 0; house < House.COUNT; house++) {
            board.house(house, Houses.cells(house));
        }
        for (Cage cage : cages) {
            int[] cells = cage.cells().stream().toArray();
            for (int one = 0; one < cells.length; one++) {
                for (int other = 0; other < one; other++) {
                    board.apart(cells[one], cells[other], "cage");
                }
            }
            board.cage(cage);
        }
        Pencilmarks marks = Pencilmarks.empty(board.build());
        return new Facts(marks, marks);
    }

    static Facts without(Facts facts, CellSet cells, DigitSet digits) {
        Pencilmarks marks = facts.marks();
        for (int cell : cells.stream().toArray()) {
            marks = marks.without(CandidateSet.of(cell, digits));
        }
        return new Facts(marks, marks);
    }

    static Facts place(Facts facts, int cell, int digit) {
        Pencilmarks marks = facts.marks().place(cell, digit);
        return new Facts(marks, marks);
    }

    /// The first step, which must be there, proved, and true of candidates that are there.
    static Step only(Finder finder, Facts facts) {
        List<Step> steps = steps(finder, facts);
        assertThat(steps).isNotEmpty();
        Step first = steps.getFirst();
        assertThat(first.effects().eliminations().stream())
                .allMatch(gone -> facts.has(Candidate.cell(gone), Candidate.digit(gone)));
        return first;
    }

    static List<Step> steps(Finder finder, Facts facts) {
        List<Step> steps = new ArrayList<>();
        finder.find(facts, step -> {
            steps.add(step);
            return false;
        });
        assertThat(steps).allMatch(step -> StepProof.of(facts, step).holds());
        return steps;
    }
}
