package org.escargot.rating.hodoku;

import java.util.Set;
import org.escargot.grid.CellSet;
import org.escargot.grid.Grid;
import org.escargot.logic.pattern.Trial;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;
import org.escargot.solver.BandSolver;
import org.escargot.solver.Solutions;

/// Brute force: where nothing else goes further, HoDoKu solves the puzzle by trying and places one digit of the
/// solution, in the middle one of the unsolved cells in reading order, the later one of two.
///
/// A position with several solutions, or none, has no such step. This finder stands on no ladder but HoDoKu's, because
/// it does not reason. See `docs/techniques/brute-force.md`.
public record BruteForceFinder() implements Finder {
    @Override
    public Set<Technique> finds() {
        return Set.of(Technique.BRUTE_FORCE);
    }

    @Override
    public boolean find(Facts facts, StepSink sink) {
        return switch (Solutions.of(facts.marks(), new BandSolver())) {
            case Solutions.One one
            when !facts.unsolved().isEmpty() -> sink.accept(step(middle(facts.unsolved()), one.solution()));
            case Solutions.One _, Solutions.None _, Solutions.Several _ -> false;
        };
    }

    private static Step step(int cell, Grid solution) {
        int digit = solution.digit(cell);
        return new Step(Technique.BRUTE_FORCE, new Trial(cell, digit), Effects.place(cell, digit));
    }

    private static int middle(CellSet cells) {
        return cells.stream().skip(cells.size() / 2).findFirst().orElseThrow();
    }
}
