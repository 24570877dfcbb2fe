package org.escargot.course;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;

/// The chapters of the course, in the order in which they are taught: from the last empty cell of a house to chains.
public enum Chapter {
    FULL_HOUSES("full-houses"),
    BOXES("boxes"),
    LINES("lines"),
    CELLS("cells"),
    INTERSECTIONS("intersections"),
    NAKED_PAIRS("naked-pairs"),
    HIDDEN_PAIRS("hidden-pairs"),
    TRIPLES("triples"),
    X_WINGS("x-wings"),
    STRONG_LINKS("strong-links"),
    WINGS("wings"),
    ONE_SOLUTION("one-solution"),
    SWORDFISH("swordfish"),
    FINS("fins"),
    COLORS("colors"),
    X_CHAINS("x-chains"),
    CHAINS("chains"),
    ALMOST_LOCKED_SETS("almost-locked-sets");

    private final String id;

    Chapter(String id) {
        this.id = id;
    }

    /// Its name in files, addresses and the page's words.
    public String id() {
        return id;
    }

    /// Its number, from 1.
    public int number() {
        return EnumSet.range(FULL_HOUSES, this).size();
    }

    /// What it teaches, in order.
    public List<Lesson> lessons() {
        return Arrays.stream(Lesson.values())
                .filter(lesson -> lesson.chapter() == this)
                .toList();
    }
}
