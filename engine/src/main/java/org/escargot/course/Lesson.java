package org.escargot.course;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.escargot.logic.Finders;
import org.escargot.logic.LogicSolver;
import org.escargot.logic.singles.BoxSingleFinder;
import org.escargot.logic.step.Family;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Technique;

/// The lessons of the course, in the order in which they are taught: one technique each, or one way to see it. Hints
/// ([org.escargot.rating.HintLadder]) have an order of their own, so [LessonPosition] asks that a hint tells of the
/// lesson.
public enum Lesson {
    FULL_HOUSE(Chapter.FULL_HOUSES, Technique.FULL_HOUSE),
    BOX_SINGLE("box-single", Chapter.BOXES, Technique.HIDDEN_SINGLE),
    LINE_SINGLE("line-single", Chapter.LINES, Technique.HIDDEN_SINGLE),
    NAKED_SINGLE(Chapter.CELLS, Technique.NAKED_SINGLE),
    POINTING(Chapter.INTERSECTIONS, Technique.POINTING),
    CLAIMING(Chapter.INTERSECTIONS, Technique.CLAIMING),
    NAKED_PAIR(Chapter.NAKED_PAIRS, Technique.NAKED_PAIR),
    HIDDEN_PAIR(Chapter.HIDDEN_PAIRS, Technique.HIDDEN_PAIR),
    NAKED_TRIPLE(Chapter.TRIPLES, Technique.NAKED_TRIPLE),
    HIDDEN_TRIPLE(Chapter.TRIPLES, Technique.HIDDEN_TRIPLE),
    X_WING(Chapter.X_WINGS, Technique.X_WING),
    SKYSCRAPER(Chapter.STRONG_LINKS, Technique.SKYSCRAPER),
    TWO_STRING_KITE(Chapter.STRONG_LINKS, Technique.TWO_STRING_KITE),
    EMPTY_RECTANGLE(Chapter.STRONG_LINKS, Technique.EMPTY_RECTANGLE),
    XY_WING(Chapter.WINGS, Technique.XY_WING),
    W_WING(Chapter.WINGS, Technique.W_WING),
    XYZ_WING(Chapter.WINGS, Technique.XYZ_WING),
    UNIQUENESS_TEST_1(Chapter.ONE_SOLUTION, Technique.UNIQUENESS_TEST_1),
    UNIQUENESS_TEST_2(Chapter.ONE_SOLUTION, Technique.UNIQUENESS_TEST_2),
    UNIQUENESS_TEST_4(Chapter.ONE_SOLUTION, Technique.UNIQUENESS_TEST_4),
    BUG_PLUS_ONE(Chapter.ONE_SOLUTION, Technique.BUG_PLUS_ONE),
    SWORDFISH(Chapter.SWORDFISH, Technique.SWORDFISH),
    FINNED_X_WING(Chapter.FINS, Technique.FINNED_X_WING),
    FINNED_SWORDFISH(Chapter.FINS, Technique.FINNED_SWORDFISH),
    SIMPLE_COLORS(Chapter.COLORS, Technique.SIMPLE_COLORS_TRAP),
    X_CHAIN(Chapter.X_CHAINS, Technique.X_CHAIN),
    AIC(Chapter.CHAINS, Technique.AIC),
    ALS_XZ(Chapter.ALMOST_LOCKED_SETS, Technique.ALS_XZ);

    private final String id;
    private final Chapter chapter;
    private final Technique technique;

    Lesson(Chapter chapter, Technique technique) {
        this(technique.id(), chapter, technique);
    }

    Lesson(String id, Chapter chapter, Technique technique) {
        this.id = id;
        this.chapter = chapter;
        this.technique = technique;
    }

    /// The lesson that is called `id`; nothing where there is none.
    public static Optional<Lesson> of(String id) {
        return Arrays.stream(values()).filter(lesson -> lesson.id.equals(id)).findFirst();
    }

    /// Its name in files, options and the page's words: that of its technique, unless this has several lessons.
    public String id() {
        return id;
    }

    public Chapter chapter() {
        return chapter;
    }

    /// The technique whose page teaches it.
    public Technique technique() {
        return technique;
    }

    /// Who finds its steps. Some find kin of the technique, too, which are taught along with it: locked pairs with
    /// naked ones, sashimi fish with finned ones, loops with chains.
    public Finder finder() {
        return this == BOX_SINGLE
                ? new BoxSingleFinder()
                : Finders.of(technique).orElseThrow();
    }

    /// Whether singles of the kinds taught so far are all that it takes.
    public boolean isOfSingles() {
        return technique.family() == Family.SINGLES;
    }

    /// Solves with what is taught before it.
    public LogicSolver before() {
        Set<Lesson> lessons = EnumSet.range(FULL_HOUSE, this);
        lessons.remove(this);
        return taught(lessons);
    }

    /// Solves with what is taught before it, and with what it teaches.
    public LogicSolver upTo() {
        return taught(EnumSet.range(FULL_HOUSE, this));
    }

    private static LogicSolver taught(Set<Lesson> lessons) {
        return new LogicSolver(lessons.stream().map(Lesson::finder).toList());
    }
}
