package org.escargot.generator.practice;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.escargot.logic.Finders;
import org.escargot.logic.LogicSolver;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Family;
import org.escargot.logic.step.FilteredFinder;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.FirstStep;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.Technique;
import org.escargot.rating.hodoku.HodokuLadder;
import org.escargot.rating.hodoku.ShortLadder;
import org.escargot.rating.hodoku.WholeLadder;

/// HoDoKu's ladder seen from one technique: what is easier, the technique itself, and what is harder.
///
/// A technique with a rung stands on the whole ladder, on which puzzles are rated. One without has its place beside its
/// kin on the short ladder, or at its end: it would hardly ever have its turn behind all chains.
///
/// @param easier the finders below it
/// @param rung the finder of its rung, which may find others too
/// @param finder the finder of the technique, and of nothing else
/// @param harder the finders above it
public record TechniqueLadder(List<Finder> easier, Finder rung, Finder finder, List<Finder> harder) {
    /// The ladder of techniques without a rung.
    static final HodokuLadder SHORT = ShortLadder.V1;

    /// The ladder around `technique`.
    ///
    /// @throws IllegalArgumentException when no ladder of HoDoKu's techniques leads to it
    public static TechniqueLadder of(Technique technique) {
        return switch (technique.turn()) {
            case RUNG -> onRung(technique);
            case BEFORE_SKYSCRAPERS -> before(Technique.SKYSCRAPER, technique);
            case BEFORE_KITES -> before(Technique.TWO_STRING_KITE, technique);
            case BEFORE_EMPTY_RECTANGLES -> before(Technique.EMPTY_RECTANGLE, technique);
            case BEFORE_W_WINGS -> before(Technique.W_WING, technique);
            case BEFORE_UNIQUENESS_TESTS -> before(Technique.UNIQUENESS_TEST_1, technique);
            case BEFORE_HIDDEN_RECTANGLES -> before(Technique.HIDDEN_RECTANGLE, technique);
            case LAST -> at(SHORT.finders().size(), technique);
            case AFTER_SINGLES, AFTER_LADDER, NOWHERE ->
                throw new IllegalArgumentException("No ladder leads to " + technique + ".");
        };
    }

    private static TechniqueLadder onRung(Technique technique) {
        List<Finder> rungs = WholeLadder.REASONING.finders();
        int place = place(rungs, technique);
        Finder rung = rungs.get(place);
        return new TechniqueLadder(
                List.copyOf(rungs.subList(0, place)),
                rung,
                narrowed(rung, technique),
                List.copyOf(rungs.subList(place + 1, rungs.size())));
    }

    private static TechniqueLadder before(Technique harder, Technique technique) {
        return at(place(SHORT.finders(), harder), technique);
    }

    /// The short ladder with `technique` at `place`.
    private static TechniqueLadder at(int place, Technique technique) {
        List<Finder> rungs = SHORT.finders();
        Finder finder = narrowed(Finders.of(technique).orElseThrow(), technique);
        return new TechniqueLadder(
                List.copyOf(rungs.subList(0, place)), finder, finder, List.copyOf(rungs.subList(place, rungs.size())));
    }

    private static Finder narrowed(Finder finder, Technique technique) {
        return finder.finds().size() == 1 ? finder : FilteredFinder.of(technique, finder);
    }

    /// The place of the rung of `technique`.
    private static int place(List<Finder> rungs, Technique technique) {
        int place = 0;
        while (!rungs.get(place).finds().contains(technique)) {
            place++;
        }
        return place;
    }

    /// The step that the technique's rung gives; others than the technique may share the rung.
    Optional<Step> step(Facts facts) {
        FirstStep first = new FirstStep();
        rung.find(facts, first);
        return first.step();
    }

    /// Whether `step` is one of the technique.
    boolean isWanted(Step step) {
        return finder.finds().contains(step.technique());
    }

    /// What may be taken before the technique without being harder.
    LogicSolver easier(Context.Around around) {
        return new LogicSolver(allowed(easier, around));
    }

    /// What else may be taken before the technique.
    LogicSolver harder(Context.Around around) {
        return new LogicSolver(around == Context.Around.EASIER ? List.of() : allowed(harder, around));
    }

    /// What may be taken after the technique, which may come again with what shares its rung, except among singles.
    public LogicSolver after(Context.Around around) {
        List<Finder> after = new ArrayList<>(allowed(easier, around));
        if (around != Context.Around.SINGLES) {
            after.add(rung);
        }
        if (around != Context.Around.EASIER) {
            after.addAll(allowed(harder, around));
        }
        return new LogicSolver(after);
    }

    private static List<Finder> allowed(List<Finder> finders, Context.Around around) {
        return finders.stream()
                .filter(finder -> finder.finds().stream().anyMatch(technique -> allows(around, technique)))
                .toList();
    }

    /// Whether steps of `technique` are among those `around` another.
    static boolean allows(Context.Around around, Technique technique) {
        return switch (around) {
            case SINGLES -> technique.family() == Family.SINGLES;
            case SSTS -> Context.isSimple(technique);
            case EASIER, ANY -> true;
        };
    }
}
