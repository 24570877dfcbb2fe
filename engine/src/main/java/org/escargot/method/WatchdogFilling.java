package org.escargot.method;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import org.escargot.grid.Cell;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.Grid;
import org.escargot.grid.House;
import org.escargot.grid.Houses;
import org.escargot.random.RandomSource;

/// How the report's first version draws a full grid: nine 1s into random destinations, then nine 2s, and so on.
///
/// Each placement goes on a stack. Where the digit has no destination left that was not tried, or the grid is at a
/// dead end, the last placement is taken back and another destination drawn. A watchdog sees when that goes more
/// than four placements down: then the first digit in the order, placed when everything was open, is probably in the
/// way; it is taken off the grid and goes to the end of the order. When every digit has had its turn, the watchdog
/// grows more patient by one placement. The report sees a dead end in an empty cell that no digit can go to; here
/// also in a house that lacks a digit and has no destination for it, without which one grid in a hundred takes
/// seconds.
public final class WatchdogFilling {
    private static final int PATIENCE = 4;

    private final RandomSource random;
    private final byte[] digits = new byte[Cell.COUNT];
    private final Deque<Integer> order = new ArrayDeque<>();
    private final Deque<Placement> stack = new ArrayDeque<>();
    /// The destinations of the next placement that were tried in vain.
    private CellSet tried = CellSet.EMPTY;

    private int patience = PATIENCE;
    private int highest;
    private int alarms;

    /// @param tried the destinations that were tried before `cell`, and `cell`
    private record Placement(int digit, int cell, CellSet tried) {}

    private WatchdogFilling(RandomSource random) {
        this.random = random;
        for (int digit = 1; digit <= Digit.COUNT; digit++) {
            order.add(digit);
        }
    }

    /// Fills a grid with draws from `random`.
    public static WatchdogFilling of(RandomSource random) {
        WatchdogFilling filling = new WatchdogFilling(random);
        filling.fill();
        return filling;
    }

    /// The full grid.
    public Grid grid() {
        return Grid.of(digits);
    }

    /// How often the watchdog stepped in.
    public int alarms() {
        return alarms;
    }

    private void fill() {
        while (stack.size() < Cell.COUNT) {
            int digit = nextDigit();
            CellSet open = destinations(digit).minus(tried);
            if (open.isEmpty() || isDeadEnd()) {
                takeBack();
            } else {
                place(digit, draw(open));
            }
        }
    }

    private int nextDigit() {
        for (int digit : order) {
            if (placesOf(digit).size() < Digit.COUNT) {
                return digit;
            }
        }
        throw new AssertionError("A grid that is not full lacks a digit.");
    }

    private void place(int digit, int cell) {
        stack.push(new Placement(digit, cell, tried.with(cell)));
        digits[cell] = (byte) digit;
        tried = CellSet.EMPTY;
        highest = Math.max(highest, stack.size());
    }

    private void takeBack() {
        if (stack.isEmpty()) {
            // The watchdog has removed digits since, so destinations that were tried with them may be tried again.
            tried = CellSet.EMPTY;
            return;
        }
        Placement last = stack.pop();
        digits[last.cell()] = Digit.NONE;
        tried = last.tried();
        if (highest - stack.size() > patience) {
            raiseAlarm();
        }
    }

    private void raiseAlarm() {
        int blamed = order.remove();
        order.add(blamed);
        Iterator<Placement> placements = stack.iterator();
        while (placements.hasNext()) {
            Placement placement = placements.next();
            if (placement.digit() == blamed) {
                digits[placement.cell()] = Digit.NONE;
                placements.remove();
            }
        }
        tried = CellSet.EMPTY;
        highest = stack.size();
        alarms++;
        patience += alarms % Digit.COUNT == 0 ? 1 : 0;
    }

    private int draw(CellSet cells) {
        return cells.stream().skip(random.nextInt(cells.size())).findFirst().orElseThrow();
    }

    private CellSet placesOf(int digit) {
        CellSet places = CellSet.EMPTY;
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            places = digits[cell] == digit ? places.with(cell) : places;
        }
        return places;
    }

    private CellSet destinations(int digit) {
        CellSet seen = CellSet.EMPTY;
        CellSet places = placesOf(digit);
        for (int cell = places.first(); cell >= 0; cell = places.next(cell)) {
            seen = seen.or(Houses.peers(cell));
        }
        return placesOf(Digit.NONE).minus(seen);
    }

    /// Whether an empty cell is the destination of no digit, or a house lacks a digit that has no destination in it.
    private boolean isDeadEnd() {
        CellSet served = CellSet.EMPTY;
        for (int digit = 1; digit <= Digit.COUNT; digit++) {
            CellSet destinations = destinations(digit);
            CellSet places = placesOf(digit).or(destinations);
            for (int house = 0; house < House.COUNT; house++) {
                if (!Houses.cells(house).intersects(places)) {
                    return true;
                }
            }
            served = served.or(destinations);
        }
        return !served.containsAll(placesOf(Digit.NONE));
    }
}
