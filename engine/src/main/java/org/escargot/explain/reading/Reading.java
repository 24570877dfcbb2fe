package org.escargot.explain.reading;

import java.util.Map;
import java.util.TreeMap;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.HouseSet;
import org.escargot.logic.pattern.Chain;

/// What there is to say of a step: the shape of its evidence, and the values that its sentences name.
/// Every shape has `where` (houses), `cells` and `digits`; others come on top.
///
/// @param shape which sentences say it
/// @param values the values by name
public record Reading(String shape, Map<String, Value> values) {
    public Reading {
        values = Map.copyOf(values);
    }

    public static Reading of(String shape, HouseSet where, CellSet cells, DigitSet digits) {
        return new Reading(shape, Map.of())
                .with("where", where)
                .with("cells", cells)
                .with("digits", digits);
    }

    /// The same evidence, said by other sentences.
    public Reading as(String otherShape) {
        return new Reading(otherShape, values);
    }

    public Reading with(String name, Value value) {
        Map<String, Value> more = new TreeMap<>(values);
        more.put(name, value);
        return new Reading(shape, more);
    }

    public Reading with(String name, CellSet cells) {
        return with(name, new Value.Cells(cells));
    }

    public Reading with(String name, DigitSet digits) {
        return with(name, new Value.Digits(digits));
    }

    public Reading with(String name, HouseSet houses) {
        return with(name, new Value.InHouses(houses));
    }

    public Reading with(String name, int number) {
        return with(name, new Value.Numeral(number));
    }

    public Reading with(String name, Chain chain) {
        return with(name, new Value.InChain(chain));
    }

    public Reading with(String name, CandidateSet candidates) {
        return with(name, new Value.Defining(candidates));
    }
}
