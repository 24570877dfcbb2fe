package org.escargot.course;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.escargot.logic.LogicSolver;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Technique;
import org.escargot.rating.VariantLadder;

/// The lessons of puzzles with rules of their own, in the order in which they are taught. Each is a rung of the
/// [VariantLadder], and what is taught before it are all rungs below, so a hint at its position tells of it.
public enum VariantLesson {
    FOUR_GAP(VariantChapter.FOUR, Technique.FULL_HOUSE, 1),
    FOUR_PLACE(VariantChapter.FOUR, Technique.HIDDEN_SINGLE, 1),
    SIX_PLACE(VariantChapter.SIX, Technique.HIDDEN_SINGLE, 1),
    SIX_DIGIT(VariantChapter.SIX, Technique.NAKED_SINGLE, 1),
    LAST_CELL(VariantChapter.LAST_CELLS, Technique.FULL_CAGE, 1),
    ONE_COMBINATION(VariantChapter.ONE_COMBINATION, Technique.CAGE_SINGLE_COMBINATION, 1),
    ONE_HOUSE(VariantChapter.ONE_HOUSE, Technique.INNIE, 1),
    NEEDED_DIGIT(VariantChapter.NEEDED_DIGITS, Technique.CAGE_NEEDED_DIGIT, 1),
    BOUNDS(VariantChapter.COMBINATIONS, Technique.CAGE_BOUNDS, 1),
    COMBINATIONS(VariantChapter.COMBINATIONS, Technique.CAGE_COMBINATIONS, 2),
    SEVERAL_HOUSES(VariantChapter.SEVERAL_HOUSES, Technique.INNIE, 2),
    HIDDEN_CAGE(VariantChapter.HIDDEN_CAGES, Technique.HIDDEN_CAGE, 1),
    DIFFERENCE(VariantChapter.DIFFERENCES, Technique.INNIE_OUTIE_DIFFERENCE, 1),
    DIFFERENCE_OF_HOUSES(VariantChapter.DIFFERENCES, Technique.INNIE_OUTIE_DIFFERENCE, 2),
    KILLER_PAIR(VariantChapter.KILLER_PAIRS, Technique.KILLER_PAIR, 1);

    private final VariantChapter chapter;
    private final Technique technique;
    private final int which;

    /// Its finder is number `which` of those of the ladder that find `technique`, from 1.
    VariantLesson(VariantChapter chapter, Technique technique, int which) {
        this.chapter = chapter;
        this.technique = technique;
        this.which = which;
    }

    /// The lesson that is called `id`; nothing where there is none.
    public static Optional<VariantLesson> of(String id) {
        return Arrays.stream(values()).filter(lesson -> lesson.id().equals(id)).findFirst();
    }

    /// Its name in files and the page's words, such as `four-gap`.
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    public VariantChapter chapter() {
        return chapter;
    }

    /// The technique whose page teaches it.
    public Technique technique() {
        return technique;
    }

    /// Who finds its steps. Some find kin of the technique, too, which are taught along with it: outies with innies.
    public Finder finder() {
        return VariantLadder.FINDERS.get(rung());
    }

    /// Solves with what is taught before it.
    public LogicSolver before() {
        return new LogicSolver(VariantLadder.FINDERS.subList(0, rung()));
    }

    /// Solves with what is taught before it, and with what it teaches.
    public LogicSolver upTo() {
        return new LogicSolver(VariantLadder.FINDERS.subList(0, rung() + 1));
    }

    private int rung() {
        List<Finder> own = VariantLadder.FINDERS.stream()
                .filter(finder -> finder.finds().contains(technique))
                .toList();
        return VariantLadder.FINDERS.indexOf(own.get(which - 1));
    }
}
