package org.escargot.logic;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.escargot.grid.Board;
import org.escargot.grid.Givens;
import org.escargot.grid.Pencilmarks;
import org.escargot.grid.Puzzle;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.FirstStep;
import org.escargot.logic.step.Step;
import org.jspecify.annotations.Nullable;

/// Climbs a ladder of finders: takes the first step that the lowest rung offers, and starts over.
///
/// Every step changes something, so every path ends.
///
/// On a board with rules of its own it leaves out each finder whose [Need][org.escargot.logic.step.Need] that
/// board does not meet.
///
/// A path asks each finder again after every step, so it is followed by a [Climb], which remembers what need not be
/// asked.
public final class LogicSolver {
    private final List<Finder> ladder;

    /// Made when the first path is followed, which a single hint never asks for: a JVM that has just been started takes
    /// 10 ms to compare the finders. Two threads may both make it; either one will do.
    private Climb.@Nullable Ladder rungs;

    /// Climbs `ladder`, the finders from easy to hard.
    public LogicSolver(List<Finder> ladder) {
        this.ladder = List.copyOf(ladder);
    }

    /// The finders from easy to hard.
    public List<Finder> ladder() {
        return ladder;
    }

    /// The finders whose need `board` meets, from easy to hard.
    public List<Finder> ladder(Board board) {
        return board.isClassic()
                ? ladder
                : ladder.stream().filter(finder -> finder.need().isMetBy(board)).toList();
    }

    /// The same ladder without the techniques that assume one solution: for puzzles that may have several.
    public LogicSolver assumingNothing() {
        return new LogicSolver(ladder.stream()
                .filter(finder -> !finder.assumesUniqueSolution())
                .toList());
    }

    /// Solves `givens` as far as the ladder reaches.
    public SolvePath solve(Givens givens) {
        return solve(Pencilmarks.of(givens), givens);
    }

    /// Solves `puzzle` from the position `from` on, as far as the ladder reaches.
    public SolvePath solve(Pencilmarks from, Puzzle puzzle) {
        List<Step> steps = new ArrayList<>();
        Pencilmarks marks = from;
        Climb climb = climb();
        Optional<Step> step = Outcome.isBroken(from) ? Optional.empty() : climb.next(new Facts(from, puzzle));
        while (step.isPresent()) {
            steps.add(step.get());
            marks = step.get().effects().applyTo(marks);
            step = climb.next(new Facts(marks, puzzle));
        }
        return new SolvePath(from, steps, marks, Outcome.of(marks));
    }

    /// A climb along one path.
    public Climb climb() {
        Climb.Ladder made = rungs;
        if (made == null) {
            made = new Climb.Ladder(ladder);
            rungs = made;
        }
        return new Climb(made);
    }

    /// Every step that can be taken, the lowest rung first, each once; none where all is done or a cell has no
    /// candidate left.
    public List<Step> all(Facts facts) {
        Set<Step> steps = new LinkedHashSet<>();
        if (!facts.unsolved().isEmpty() && facts.emptied().isEmpty()) {
            for (Finder finder : ladder(facts.board())) {
                finder.find(facts, step -> {
                    steps.add(step);
                    return false;
                });
            }
        }
        return List.copyOf(steps);
    }

    /// The first step of the lowest rung that has one; none where all is done or a cell has no candidate left.
    public Optional<Step> next(Facts facts) {
        if (facts.unsolved().isEmpty() || !facts.emptied().isEmpty()) {
            return Optional.empty();
        }
        FirstStep first = new FirstStep();
        for (Finder finder : ladder(facts.board())) {
            if (finder.find(facts, first)) {
                break;
            }
        }
        return first.step();
    }
}
