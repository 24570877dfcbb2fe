package org.escargot.generator.practice;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.escargot.logic.Finders;
import org.escargot.logic.LogicSolver;
import org.escargot.logic.step.Family;
import org.escargot.logic.step.FilteredFinder;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Technique;
import org.escargot.rating.hodoku.HodokuLadder;
import org.escargot.rating.hodoku.ShortLadder;

/// HoDoKu's ladder seen from one technique: what is easier, the technique itself, and what is harder. A technique
/// that has no rung there has its place beside its kin.
///
/// @param easier the finders below it
/// @param finder who finds it, and nothing else
/// @param harder the finders beside and above it
public record TechniqueLadder(List<Finder> easier, Finder finder, List<Finder> harder) {
    /// What practice and `--technique` mean by easier and harder: seeds make the same puzzles again.
    static final HodokuLadder LADDER = ShortLadder.V1;

    /// The ladder of the techniques that came later: behind the first ones.
    private static final List<Finder> LATER = Stream.concat(
                    LADDER.finders().stream(),
                    Stream.of(
                                    Technique.SUE_DE_COQ,
                                    Technique.X_CHAIN,
                                    Technique.XY_CHAIN,
                                    Technique.AIC,
                                    Technique.ALS_XZ,
                                    Technique.ALS_XY_WING,
                                    Technique.ALS_CHAIN,
                                    Technique.GROUPED_AIC,
                                    Technique.DEATH_BLOSSOM,
                                    Technique.FORCING_CHAIN_CONTRADICTION,
                                    Technique.FORCING_NET_CONTRADICTION,
                                    Technique.TEMPLATE_SET)
                            .map(technique -> Finders.of(technique).orElseThrow()))
            .toList();

    /// The ladder around `technique`.
    public static TechniqueLadder of(Technique technique) {
        boolean isLater = LATER.subList(LADDER.rungs().size(), LATER.size()).stream()
                .anyMatch(finder -> finder.finds().contains(technique));
        List<Finder> rungs = isLater ? LATER : LADDER.finders();
        int place = place(rungs, technique);
        boolean isRung = place < rungs.size() && rungs.get(place).finds().contains(technique);
        Finder known = isRung ? rungs.get(place) : Finders.of(technique).orElseThrow();
        List<Finder> harder = new ArrayList<>(rungs.subList(isRung ? place + 1 : place, rungs.size()));
        if (isRung) {
            known.finds().stream()
                    .filter(other -> other != technique)
                    .forEach(other -> harder.addFirst(FilteredFinder.of(other, known)));
        }
        return new TechniqueLadder(
                List.copyOf(rungs.subList(0, place)), FilteredFinder.of(technique, known), List.copyOf(harder));
    }

    /// The rung of `technique`, or the one before which it belongs.
    private static int place(List<Finder> rungs, Technique technique) {
        Technique anchor = anchor(technique);
        int place = 0;
        while (place < rungs.size() && !rungs.get(place).finds().contains(anchor)) {
            place++;
        }
        return place;
    }

    /// The technique before which one without a rung belongs: two in one before the single ones, wings behind wings,
    /// loops behind the rectangles that they are longer than, BUGs behind BUG + 1; anything else at the end.
    private static Technique anchor(Technique technique) {
        return switch (technique) {
            case DUAL_TWO_STRING_KITE -> Technique.TWO_STRING_KITE;
            case DUAL_EMPTY_RECTANGLE -> Technique.EMPTY_RECTANGLE;
            case BROKEN_WING, GROUPED_SKYSCRAPER, GROUPED_TWO_STRING_KITE -> Technique.W_WING;
            case UNIQUE_LOOP_1, UNIQUE_LOOP_2, UNIQUE_LOOP_3, UNIQUE_LOOP_4 -> Technique.HIDDEN_RECTANGLE;
            case BUG_TYPE_2, BUG_TYPE_3, BUG_TYPE_4 -> Technique.SKYSCRAPER;
            default -> isWingWithoutRung(technique) ? Technique.UNIQUENESS_TEST_1 : technique;
        };
    }

    private static boolean isWingWithoutRung(Technique technique) {
        return technique.family() == Family.WINGS
                && LADDER.finders().stream().noneMatch(finder -> finder.finds().contains(technique));
    }

    /// What may be taken before the technique without being harder.
    LogicSolver easier(Context.Around around) {
        return new LogicSolver(allowed(easier, around));
    }

    /// What else may be taken before the technique.
    LogicSolver harder(Context.Around around) {
        return new LogicSolver(around == Context.Around.EASIER ? List.of() : allowed(harder, around));
    }

    /// What may be taken after the technique, which may come again, except among singles.
    public LogicSolver after(Context.Around around) {
        List<Finder> after = new ArrayList<>(allowed(easier, around));
        if (around != Context.Around.SINGLES) {
            after.add(finder);
        }
        if (around != Context.Around.EASIER) {
            after.addAll(allowed(harder, around));
        }
        return new LogicSolver(after);
    }

    private static List<Finder> allowed(List<Finder> finders, Context.Around around) {
        Predicate<Technique> allowed = switch (around) {
            case SINGLES -> technique -> technique.family() == Family.SINGLES;
            case SSTS -> Context::isSimple;
            case EASIER, ANY -> _ -> true;
        };
        return finders.stream()
                .filter(finder -> finder.finds().stream().anyMatch(allowed))
                .toList();
    }
}
