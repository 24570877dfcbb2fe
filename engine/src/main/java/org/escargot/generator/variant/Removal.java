package org.escargot.generator.variant;

import java.util.ArrayList;
import java.util.List;
import org.escargot.solver.general.PositionSolver;
import org.escargot.solver.general.RulesSolver;

/// Opens cells of a solved board, unit by unit, as long as the solution stays the only one.
///
/// The first units are opened all at once, because nearly every one can be; where there is another solution then,
/// the last of them are closed again until it is gone. Every solution that turned up is kept: a unit that would let
/// it in is not even asked about. What the solver cannot settle in a bearable number of steps stays closed.
final class Removal {
    private static final long MOST_STEPS = 200_000;

    /// Some cells, all to be opened at once or none.
    ///
    /// @param places the cells
    /// @param masks what is open in each of them then
    record Unit(List<Integer> places, List<Integer> masks) {}

    private final PositionSolver solver;
    private final int[] solution;
    private final int[] open;
    private final List<int[]> others = new ArrayList<>();

    /// Begins with nothing open; `solution` has the bit of one digit for each place.
    Removal(PositionSolver solver, int[] solution) {
        this.solver = solver;
        this.solution = solution;
        open = solution.clone();
    }

    /// What is open in each place now.
    int[] open() {
        return open.clone();
    }

    /// How many places hold their digit still.
    int closed() {
        int closed = 0;
        for (int place = 0; place < open.length; place++) {
            closed += open[place] == solution[place] ? 1 : 0;
        }
        return closed;
    }

    /// Opens the first of `units`, about as many as leave `most` places closed, but for those that cannot be.
    /// Returns how many units are decided.
    int openAtOnce(List<Unit> units, int most) {
        int next = openFirst(units, most);
        int opened = next;
        while (opened > 0) {
            RulesSolver.End end = solver.other(open, solution, MOST_STEPS);
            if (end == RulesSolver.End.COMPLETE) {
                return next;
            }
            next = opened;
            close(units.get(--opened));
            if (end == RulesSolver.End.STOPPED) {
                int[] other = solver.found();
                others.add(other);
                while (isLetIn(other)) {
                    next = opened;
                    close(units.get(--opened));
                }
            }
        }
        return next;
    }

    private int openFirst(List<Unit> units, int most) {
        int next = 0;
        while (next < units.size() && closed() - units.get(next).places().size() >= most) {
            open(units.get(next++));
        }
        return next;
    }

    /// Opens `unit` if the solution stays the only one.
    void tryToOpen(Unit unit) {
        List<Integer> before = unit.places().stream().map(place -> open[place]).toList();
        open(unit);
        if (others.stream().anyMatch(this::isLetIn) || hasOther(unit)) {
            set(unit.places(), before);
        }
    }

    private boolean hasOther(Unit unit) {
        int[] asked = open.clone();
        if (unit.places().size() == 1) {
            int place = unit.places().getFirst();
            asked[place] &= ~solution[place];
        }
        RulesSolver.End end = solver.other(asked, solution, MOST_STEPS);
        if (end == RulesSolver.End.STOPPED) {
            others.add(solver.found());
        }
        return end != RulesSolver.End.COMPLETE;
    }

    private boolean isLetIn(int[] other) {
        for (int place = 0; place < open.length; place++) {
            if ((open[place] & other[place]) == 0) {
                return false;
            }
        }
        return true;
    }

    private void open(Unit unit) {
        set(unit.places(), unit.masks());
    }

    private void close(Unit unit) {
        unit.places().forEach(place -> open[place] = solution[place]);
    }

    private void set(List<Integer> places, List<Integer> masks) {
        for (int at = 0; at < places.size(); at++) {
            open[places.get(at)] = masks.get(at);
        }
    }
}
