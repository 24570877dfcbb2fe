package org.escargot.explain.reading;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.escargot.grid.Board;
import org.escargot.grid.Cage;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;
import org.escargot.grid.HouseSet;
import org.escargot.logic.pattern.Sums.Balance;
import org.escargot.logic.step.Facts;

/// One sum as it is said: the houses, their cages, the digits that stand already, and what the cells without a digit
/// make.
final class SumParts {
    /// The cells of more cages are not named.
    private static final int MOST_NAMED = 4;

    private final Board board;
    private final Balance balance;
    private CellSet inside = CellSet.EMPTY;
    private CellSet outside = CellSet.EMPTY;
    private DigitSet digits = DigitSet.EMPTY;
    private CellSet filled = CellSet.EMPTY;
    private CellSet beside = CellSet.EMPTY;
    private int made;
    private int beyond;

    SumParts(Facts facts, Balance balance) {
        board = facts.board();
        this.balance = balance;
        int[] factors = balance.factors(board);
        CellSet all = board.cells();
        for (int cell = all.first(); cell >= 0; cell = all.next(cell)) {
            int digit = facts.digit(cell);
            if (factors[cell] == 0) {
                continue;
            }
            beside = factors[cell] < 0 ? beside.with(cell) : beside;
            if (digit == Digit.NONE) {
                inside = factors[cell] > 0 ? inside.with(cell) : inside;
                outside = factors[cell] < 0 ? outside.with(cell) : outside;
            } else {
                digits = digits.with(digit);
                filled = filled.with(cell);
                made += factors[cell] > 0 ? digit : 0;
                beyond += factors[cell] < 0 ? digit : 0;
            }
        }
    }

    /// The cells without a digit.
    CellSet cells() {
        return inside.or(outside);
    }

    /// The digits that stand in its cells.
    DigitSet digits() {
        return digits;
    }

    /// What the open cells inside make less those outside.
    int open() {
        return balance.total(board) - made + beyond;
    }

    /// The sum in sentences.
    List<Value.Phrase> said() {
        return balance.houses().isEmpty() ? ofCage() : ofHouses();
    }

    private List<Value.Phrase> ofCage() {
        Cage cage = balance.cages().getFirst();
        Map<String, Value> values = Map.of(
                "all", new Value.Cells(cage.cells()),
                "total", Value.figure(cage.total()),
                "cells", new Value.Cells(inside),
                "made", Value.figure(made),
                "rest", new Value.Verbatim(cage.total() + " − " + made + " = " + open(), open()));
        return List.of(new Value.Phrase(made == 0 ? "part.sum-cage" : "part.sum-cage-part", values));
    }

    private List<Value.Phrase> ofHouses() {
        HouseSet houses = balance.houses();
        if (balance.cages().isEmpty()) {
            return List.of(new Value.Phrase("part.sum-house", Map.of("where", new Value.InHouses(houses))));
        }
        int whole = houses.size() * board.size() * (board.size() + 1) / 2;
        Map<String, Value> values = values(houses, whole);
        List<String> keys = new ArrayList<>(List.of(beside.isEmpty() ? "part.sum-inside" : "part.sum-across"));
        if (made > 0) {
            keys.add("part.sum-made");
        }
        if (beyond > 0) {
            keys.add("part.sum-beyond");
        }
        if (!inside.isEmpty() && !outside.isEmpty()) {
            keys.add("part.sum-left-over");
        }
        keys.add(so(whole, whole - balance.total(board), values));
        return keys.stream().map(key -> new Value.Phrase(key, values)).toList();
    }

    private Map<String, Value> values(HouseSet houses, int whole) {
        Map<String, Value> values = new TreeMap<>();
        values.put("where", new Value.InHouses(houses));
        values.put("whole", Value.figure(whole));
        values.put("parts", parts());
        String result = " = " + (whole - balance.total(board));
        values.put("result", new Value.Verbatim(balance.cages().size() > 1 ? result : "", 1));
        values.put("made", Value.figure(made));
        values.put("beyond", Value.figure(beyond));
        values.put("cells", new Value.Cells(cells()));
        values.put("inside", new Value.Cells(inside));
        values.put("outside", new Value.Cells(outside));
        values.put("filled", new Value.Cells(filled.minus(beside)));
        values.put("over", new Value.Cells(filled.and(beside)));
        values.put("beside", new Value.Cells(beside));
        return values;
    }

    /// The totals of the cages, with their cells where they are few.
    private Value parts() {
        List<Cage> cages = balance.cages();
        String key = cages.size() > MOST_NAMED ? "part.sum-total" : "part.sum-named";
        return new Value.Phrases(cages.stream().map(cage -> named(key, cage)).toList(), " + ");
    }

    private static Value.Phrase named(String key, Cage cage) {
        return new Value.Phrase(
                key, Map.of("total", Value.figure(cage.total()), "cells", new Value.Cells(cage.cells())));
    }

    /// Adds what follows for the open cells to `values`.
    ///
    /// @return the key of the sentence that says it
    private String so(int whole, int cages, Map<String, Value> values) {
        String less = made > 0 ? " − " + made : "";
        String more = beyond > 0 ? " + " + beyond : "";
        if (outside.isEmpty()) {
            values.put("rest", new Value.Verbatim(whole + " − " + cages + less + more + " = " + open(), 2));
            return "part.sum-so-inside";
        }
        if (inside.isEmpty()) {
            values.put("rest", new Value.Verbatim(turned(whole, cages) + " = " + -open(), 2));
            return "part.sum-so-outside";
        }
        boolean isMoreInside = open() > 0;
        values.put("more", new Value.Cells(isMoreInside ? inside : outside));
        values.put("fewer", new Value.Cells(isMoreInside ? outside : inside));
        String sum = isMoreInside ? whole + " − " + cages + less + more : turned(whole, cages);
        values.put("rest", new Value.Verbatim(sum + " = " + Math.abs(open()), 2));
        return open() == 0 ? "part.sum-so-equal" : "part.sum-so-more";
    }

    /// What is outside less what is inside, as it is reckoned.
    private String turned(int whole, int cages) {
        return cages + (made > 0 ? " + " + made : "") + " − " + whole + (beyond > 0 ? " − " + beyond : "");
    }
}
