package org.escargot.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
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

/// A step in one line, as forums exchange it: `Naked Pair: 3,8 in r4c13 => r4c79<>3, r4c7<>8`. In English with the
/// coordinates `RC` it is what HoDoKu writes; other languages and coordinates say the same to other readers.
///
/// @param messages the language
/// @param coordinates how cells and houses are named
public record HodokuLine(Messages messages, Coordinates coordinates) {
    /// The line of `step`.
    public String of(Step step) {
        String name = new Words(messages).first(step.technique().id() + ".name");
        String evidence = evidence(step.pattern());
        String effects = effects(step.effects());
        if (step.pattern() instanceof Single) {
            return fill("title", "name", name, "text", effects);
        }
        return (evidence.isEmpty() ? name : fill("title", "name", name, "text", evidence)) + " => " + effects;
    }

    private String fill(String key, String... namesAndTexts) {
        Map<String, Value> values = new TreeMap<>();
        for (int i = 0; i < namesAndTexts.length; i += 2) {
            values.put(namesAndTexts[i], new Value.Verbatim(namesAndTexts[i + 1], 1));
        }
        Words words = new Words(messages);
        return new Sentence(new Phrases(words, coordinates), values).text(words.first("line." + key));
    }

    private String in(String what, String where) {
        return fill("in", "what", what, "where", where);
    }

    private String evidence(Pattern pattern) {
        return switch (pattern) {
            case Single _ -> "";
            case Locked locked -> in(Integer.toString(locked.digit()), coordinates.house(locked.base()));
            case Subset subset -> in(list(subset.digits(), ","), cells(subset.cells()));
            case Fish fish -> fish(fish);
            case SiameseFish fish -> fish(fish.first()) + " / " + fish(fish.second());
            case StrongLinks links -> links(links);
            case DualLinks links -> links(links.first()) + " / " + links(links.second());
            case OddLoop loop ->
                in(Integer.toString(loop.digit()), cells(loop.cells())) + " ("
                        + fill("guardians", "where", cells(loop.guardians())) + ")";
            case Wing wing -> in(list(wing.digits(), "/"), one(wing.pivot()) + "," + each(wing.pincers()));
            case WWing wing ->
                in(list(wing.digits(), "/"), each(wing.pincers())) + " "
                        + fill("connected", "by", in(Integer.toString(wing.linkDigit()), each(wing.link())));
            case BentSet set -> in(list(set.digits(), "/"), cells(set.cells()));
            case Coloring coloring ->
                coloring.digit() + " "
                        + coloring.clusters().stream().map(this::cluster).collect(Collectors.joining(", "));
            case RemotePair pair -> in(list(pair.digits(), "/"), cells(pair.first()) + " / " + cells(pair.second()));
            case Deadly deadly -> deadly(deadly);
            case DirectSingle direct -> evidence(direct.reason());
            case AlignedExclusion exclusion ->
                cells(exclusion.cells()) + " " + fill("excluded", "by", cells(exclusion.excluders()));
            case AlternatingChain chain -> eureka(chain);
            case Forcing forcing -> forcing(forcing);
        };
    }

    private String fish(Fish fish) {
        String line = fish.digit() + " " + houses(fish.base()) + " " + houses(fish.cover());
        return line + fins(" f", fish.fins()) + fins(" ef", fish.endoFins());
    }

    private String fins(String sign, CellSet fins) {
        return Coordinates.groups(fins).stream()
                .map(group -> sign + cells(group))
                .collect(Collectors.joining());
    }

    /// An empty rectangle by its box and its link; others by their far and near ends.
    private String links(StrongLinks links) {
        StrongLinks.Link first = links.first();
        StrongLinks.Link second = links.second();
        if (first.grouped()) {
            return rectangle(links.digit(), first, second);
        }
        if (second.grouped()) {
            return rectangle(links.digit(), second, first);
        }
        String ends = in(Integer.toString(links.digit()), cells(first.far()) + "," + cells(second.far()));
        return ends + " (" + fill("connected", "by", cells(first.near().or(second.near()))) + ")";
    }

    private String rectangle(int digit, StrongLinks.Link box, StrongLinks.Link line) {
        return in(Integer.toString(digit), coordinates.house(box.house())) + " ("
                + cells(line.far().or(line.near())) + ")";
    }

    private String cluster(Coloring.Cluster cluster) {
        return "(" + cells(cluster.first()) + ") / (" + cells(cluster.second()) + ")";
    }

    private String deadly(Deadly deadly) {
        return switch (deadly.form()) {
            case GRAVE -> "";
            case RECTANGLE, AVOIDABLE, LOOP -> in(list(deadly.digits(), "/"), cells(deadly.cells()));
        };
    }

    private String eureka(AlternatingChain chain) {
        return new Eureka(coordinates)
                .runs(Chain.of(chain)).stream().map(Run::text).collect(Collectors.joining());
    }

    private String forcing(Forcing forcing) {
        String assumed = forcing.branches().stream()
                .map(branch -> statement(branch.assumption()))
                .collect(Collectors.joining(" | "));
        boolean fails = forcing.kind() == Forcing.Kind.CONTRADICTION;
        int end = Candidate.cell(forcing.branches().getFirst().end().candidate());
        return fails ? assumed + " " + fill("contradicts", "where", one(end)) : assumed;
    }

    private String statement(Inference inference) {
        int candidate = inference.candidate();
        return one(Candidate.cell(candidate)) + (inference.holds() ? "=" : "<>") + Candidate.digit(candidate);
    }

    private String effects(Effects effects) {
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

    private String houses(HouseSet houses) {
        return List.of(houses.and(Houses.ROWS), houses.and(Houses.COLUMNS), houses.and(Houses.BOXES)).stream()
                .filter(kind -> !kind.isEmpty())
                .map(kind -> coordinates.house(kind.first()).charAt(0) + numbers(kind.stream()))
                .collect(Collectors.joining());
    }

    private static String numbers(IntStream houses) {
        return houses.mapToObj(house -> Integer.toString(House.index(house) + 1))
                .collect(Collectors.joining());
    }

    private static String list(DigitSet digits, String sign) {
        return digits.stream().mapToObj(Integer::toString).collect(Collectors.joining(sign));
    }

    private String each(CellSet cells) {
        return cells.stream().mapToObj(this::one).collect(Collectors.joining(","));
    }

    private String one(int cell) {
        return coordinates.cell(cell);
    }

    private String cells(CellSet cells) {
        return coordinates.cells(cells);
    }
}
