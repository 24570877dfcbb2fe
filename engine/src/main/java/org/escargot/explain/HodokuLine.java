package org.escargot.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.escargot.grid.Candidate;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.House;
import org.escargot.grid.HouseSet;
import org.escargot.grid.Houses;
import org.escargot.logic.pattern.AlignedExclusion;
import org.escargot.logic.pattern.AlternatingChain;
import org.escargot.logic.pattern.BentSet;
import org.escargot.logic.pattern.Coloring;
import org.escargot.logic.pattern.Deadly;
import org.escargot.logic.pattern.DirectSingle;
import org.escargot.logic.pattern.DualLinks;
import org.escargot.logic.pattern.Fish;
import org.escargot.logic.pattern.Forcing;
import org.escargot.logic.pattern.Inference;
import org.escargot.logic.pattern.Locked;
import org.escargot.logic.pattern.OddLoop;
import org.escargot.logic.pattern.Pattern;
import org.escargot.logic.pattern.RemotePair;
import org.escargot.logic.pattern.SiameseFish;
import org.escargot.logic.pattern.Single;
import org.escargot.logic.pattern.StrongLinks;
import org.escargot.logic.pattern.Subset;
import org.escargot.logic.pattern.WWing;
import org.escargot.logic.pattern.Wing;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Step;

/// A step in one line, as forums exchange it: `Naked Pair: 3,8 in r4c13 => r4c79<>3, r4c7<>8`.
///
/// @param english the English messages, for the names
public record HodokuLine(Messages english) {
    /// The line of `step`.
    public String of(Step step) {
        String name = new Words(english).first(step.technique().id() + ".name");
        String evidence = evidence(step.pattern());
        String effects = effects(step.effects());
        return step.pattern() instanceof Single
                ? name + ": " + effects
                : name + (evidence.isEmpty() ? "" : ": " + evidence) + " => " + effects;
    }

    private static String evidence(Pattern pattern) {
        return switch (pattern) {
            case Single _ -> "";
            case Locked locked -> locked.digit() + " in " + House.name(locked.base());
            case Subset subset -> list(subset.digits(), ",") + " in " + cells(subset.cells());
            case Fish fish -> fish(fish);
            case SiameseFish fish -> fish(fish.first()) + " / " + fish(fish.second());
            case StrongLinks links -> links(links);
            case DualLinks links -> links(links.first()) + " / " + links(links.second());
            case OddLoop loop ->
                loop.digit() + " in " + cells(loop.cells()) + " (guardians " + cells(loop.guardians()) + ")";
            case Wing wing -> list(wing.digits(), "/") + " in " + one(wing.pivot()) + "," + each(wing.pincers());
            case WWing wing ->
                list(wing.digits(), "/") + " in " + each(wing.pincers()) + " connected by " + wing.linkDigit() + " in "
                        + each(wing.link());
            case BentSet set -> list(set.digits(), "/") + " in " + cells(set.cells());
            case Coloring coloring ->
                coloring.digit() + " "
                        + coloring.clusters().stream().map(HodokuLine::cluster).collect(Collectors.joining(", "));
            case RemotePair pair ->
                list(pair.digits(), "/") + " in " + cells(pair.first()) + " / " + cells(pair.second());
            case Deadly deadly -> deadly(deadly);
            case DirectSingle direct -> evidence(direct.reason());
            case AlignedExclusion exclusion ->
                cells(exclusion.cells()) + " excluded by " + cells(exclusion.excluders());
            case AlternatingChain chain -> eureka(chain);
            case Forcing forcing -> forcing(forcing);
        };
    }

    private static String fish(Fish fish) {
        String line = fish.digit() + " " + houses(fish.base()) + " " + houses(fish.cover());
        return line + fins(" f", fish.fins()) + fins(" ef", fish.endoFins());
    }

    private static String fins(String sign, CellSet fins) {
        return Coordinates.groups(fins).stream()
                .map(group -> sign + cells(group))
                .collect(Collectors.joining());
    }

    /// An empty rectangle by its box and its link; others by their far and near ends.
    private static String links(StrongLinks links) {
        StrongLinks.Link first = links.first();
        StrongLinks.Link second = links.second();
        if (first.grouped()) {
            return rectangle(links.digit(), first, second);
        }
        if (second.grouped()) {
            return rectangle(links.digit(), second, first);
        }
        return links.digit() + " in " + cells(first.far()) + "," + cells(second.far()) + " (connected by "
                + cells(first.near().or(second.near())) + ")";
    }

    private static String rectangle(int digit, StrongLinks.Link box, StrongLinks.Link line) {
        return digit + " in " + House.name(box.house()) + " ("
                + cells(line.far().or(line.near())) + ")";
    }

    private static String cluster(Coloring.Cluster cluster) {
        return "(" + cells(cluster.first()) + ") / (" + cells(cluster.second()) + ")";
    }

    private static String deadly(Deadly deadly) {
        return switch (deadly.form()) {
            case GRAVE -> "";
            case RECTANGLE, AVOIDABLE, LOOP -> list(deadly.digits(), "/") + " in " + cells(deadly.cells());
        };
    }

    private static String eureka(AlternatingChain chain) {
        return new Eureka(Coordinates.RC)
                .runs(Chain.of(chain)).stream().map(Run::text).collect(Collectors.joining());
    }

    private static String forcing(Forcing forcing) {
        String assumed = forcing.branches().stream()
                .map(branch -> statement(branch.assumption()))
                .collect(Collectors.joining(" | "));
        boolean fails = forcing.kind() == Forcing.Kind.CONTRADICTION;
        return fails
                ? assumed + " contradicts itself in "
                        + one(Candidate.cell(forcing.branches().getFirst().end().candidate()))
                : assumed;
    }

    private static String statement(Inference inference) {
        int candidate = inference.candidate();
        return one(Candidate.cell(candidate)) + (inference.holds() ? "=" : "<>") + Candidate.digit(candidate);
    }

    private static String effects(Effects effects) {
        List<String> parts = new ArrayList<>();
        effects.placements().stream()
                .forEach(placed -> parts.add(one(Candidate.cell(placed)) + "=" + Candidate.digit(placed)));
        for (int digit = 1; digit <= 9; digit++) {
            for (CellSet group : Coordinates.groups(cellsOf(effects.eliminations(), digit))) {
                parts.add(cells(group) + "<>" + digit);
            }
        }
        return String.join(", ", parts);
    }

    private static CellSet cellsOf(CandidateSet candidates, int digit) {
        return candidates.and(CandidateSet.of(CellSet.ALL, digit)).cells();
    }

    private static String houses(HouseSet houses) {
        return List.of(houses.and(Houses.ROWS), houses.and(Houses.COLUMNS), houses.and(Houses.BOXES)).stream()
                .filter(kind -> !kind.isEmpty())
                .map(kind -> House.name(kind.first()).charAt(0) + numbers(kind.stream()))
                .collect(Collectors.joining());
    }

    private static String numbers(IntStream houses) {
        return houses.mapToObj(house -> Integer.toString(House.index(house) + 1))
                .collect(Collectors.joining());
    }

    private static String list(DigitSet digits, String sign) {
        return digits.stream().mapToObj(Integer::toString).collect(Collectors.joining(sign));
    }

    private static String each(CellSet cells) {
        return cells.stream().mapToObj(HodokuLine::one).collect(Collectors.joining(","));
    }

    private static String one(int cell) {
        return Coordinates.RC.cell(cell);
    }

    private static String cells(CellSet cells) {
        return Coordinates.RC.cells(cells);
    }
}
