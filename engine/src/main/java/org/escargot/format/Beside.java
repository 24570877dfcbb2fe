package org.escargot.format;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/// What stands in a file with a puzzle with rules of its own and is none of them.
///
/// @param placed the digits that a player placed, by cell
/// @param center what a player noted in the middle of cells: sets of digits, by cell
/// @param corner what a player noted at the rim of cells, likewise
/// @param words the rules in the words of who set the puzzle; empty when there are none
/// @param solution the solution that the file tells, not checked, a character for each cell; empty when there is
///     none
public record Beside(
        Map<Integer, Integer> placed,
        Map<Integer, Integer> center,
        Map<Integer, Integer> corner,
        String words,
        String solution) {
    /// Nothing.
    public static final Beside NONE = new Beside(new TreeMap<>(), new TreeMap<>(), new TreeMap<>(), "", "");

    /// A kind of what can stand beside a puzzle, which a format has a place for or not.
    public enum Part {
        PLACED,
        CENTER,
        CORNER,
        WORDS,
        SOLUTION
    }

    public Beside {
        placed = Collections.unmodifiableMap(new TreeMap<>(placed));
        center = Collections.unmodifiableMap(new TreeMap<>(center));
        corner = Collections.unmodifiableMap(new TreeMap<>(corner));
    }

    /// The same with the rules in `other` words.
    public Beside withWords(String other) {
        return new Beside(placed, center, corner, other, solution);
    }

    /// The same with the `other` solution.
    public Beside withSolution(String other) {
        return new Beside(placed, center, corner, words, other);
    }

    /// Which parts are there.
    public Set<Part> parts() {
        Set<Part> parts = EnumSet.allOf(Part.class);
        parts.removeIf(part -> switch (part) {
            case PLACED -> placed.isEmpty();
            case CENTER -> center.isEmpty();
            case CORNER -> corner.isEmpty();
            case WORDS -> words.isEmpty();
            case SOLUTION -> solution.isEmpty();
        });
        return parts;
    }
}
