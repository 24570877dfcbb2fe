package org.escargot.course;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/// The chapters of puzzles with rules of their own, in the order in which they are taught.
public enum VariantChapter {
    FOUR(Road.SMALL),
    SIX(Road.SMALL),
    LAST_CELLS(Road.KILLER),
    ONE_COMBINATION(Road.KILLER),
    ONE_HOUSE(Road.KILLER),
    NEEDED_DIGITS(Road.KILLER),
    COMBINATIONS(Road.KILLER),
    SEVERAL_HOUSES(Road.KILLER),
    HIDDEN_CAGES(Road.KILLER),
    DIFFERENCES(Road.KILLER),
    KILLER_PAIRS(Road.KILLER);

    private final Road road;

    VariantChapter(Road road) {
        this.road = road;
    }

    /// Its name in files, addresses and the page's words, such as `last-cells`.
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    public Road road() {
        return road;
    }

    /// What it teaches, in order.
    public List<VariantLesson> lessons() {
        return Arrays.stream(VariantLesson.values())
                .filter(lesson -> lesson.chapter() == this)
                .toList();
    }
}
