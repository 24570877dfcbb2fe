package org.escargot.explain;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.escargot.explain.reading.ChainReading;
import org.escargot.explain.reading.SymmetryReading;
import org.escargot.explain.reading.Value;
import org.escargot.grid.Candidate;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.House;
import org.escargot.grid.HouseSet;
import org.escargot.grid.Houses;
import org.escargot.logic.pattern.AlignedExclusion;
import org.escargot.logic.pattern.BentSet;
import org.escargot.logic.pattern.BivalueOddagon;
import org.escargot.logic.pattern.Blossom;
import org.escargot.logic.pattern.Chain;
import org.escargot.logic.pattern.ChainPair;
import org.escargot.logic.pattern.Coloring;
import org.escargot.logic.pattern.DeadlyPattern;
import org.escargot.logic.pattern.DirectSingle;
import org.escargot.logic.pattern.DoubleExocet;
import org.escargot.logic.pattern.Exocet;
import org.escargot.logic.pattern.Fish;
import org.escargot.logic.pattern.Forcing;
import org.escargot.logic.pattern.GivenSymmetry;
import org.escargot.logic.pattern.GivenSymmetry.Motion;
import org.escargot.logic.pattern.Inference;
import org.escargot.logic.pattern.KrakenFish;
import org.escargot.logic.pattern.Locked;
import org.escargot.logic.pattern.Medusa;
import org.escargot.logic.pattern.OddLoop;
import org.escargot.logic.pattern.Pattern;
import org.escargot.logic.pattern.Rank;
import org.escargot.logic.pattern.RectangleChain;
import org.escargot.logic.pattern.SiameseFish;
import org.escargot.logic.pattern.Single;
import org.escargot.logic.pattern.StrongLink;
import org.escargot.logic.pattern.Subset;
import org.escargot.logic.pattern.SueDeCoq;
import org.escargot.logic.pattern.Sums;
import org.escargot.logic.pattern.Template;
import org.escargot.logic.pattern.Trial;
import org.escargot.logic.pattern.Tridagon;
import org.escargot.logic.pattern.Truths;
import org.escargot.logic.pattern.Wing;
import org.escargot.logic.step.ChainStyle;
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
        String name = new MessageLookup(messages).first(step.technique().id() + ".name");
        String evidence = evidence(step);
        String effects = effects(step.effects());
        if (step.pattern() instanceof Single || step.pattern() instanceof Trial) {
            return fill("title", "name", name, "text", effects);
        }
        return (evidence.isEmpty() ? name : fill("title", "name", name, "text", evidence)) + " => " + effects;
    }

    private String moved(Motion motion) {
        return Motion.SEEN.contains(motion) ? "" : " (" + coordinates.lines(motion) + ")";
    }

    private String fill(String key, String... namesAndTexts) {
        Map<String, Value> values = new TreeMap<>();
        for (int i = 0; i < namesAndTexts.length; i += 2) {
            values.put(namesAndTexts[i], new Value.Verbatim(namesAndTexts[i + 1], 1));
        }
        MessageLookup words = new MessageLookup(messages);
        return new MessageTemplate(new ValuePhrases(words, coordinates), values).text(words.first("line." + key));
    }

    private String in(String what, String where) {
        return fill("in", "what", what, "where", where);
    }

    private String evidence(Step step) {
        ChainStyle style = step.technique().style();
        return style == ChainStyle.NICE_LOOP && step.pattern() instanceof Chain chain
                ? new HodokuChains(coordinates)
                        .text(step.technique(), chain, step.effects().eliminations())
                : evidence(step.pattern(), style, step.effects());
    }

    private String evidence(Pattern pattern, ChainStyle style, Effects effects) {
        return switch (pattern) {
            case Single _ -> "";
            case Locked locked -> in(Integer.toString(locked.digit()), coordinates.house(locked.base()));
            case Subset subset -> in(list(subset.digits(), ","), cells(subset.cells()));
            case Fish fish -> fish(fish);
            case SiameseFish fish -> fish(fish.first()) + " / " + fish(fish.second());
            case KrakenFish kraken ->
                fish(kraken.fish()) + (kraken.through().isEmpty() ? "" : " (" + houses(kraken.through()) + ")");
            case Chain chain ->
                style == ChainStyle.ALS ? new SetLine(coordinates).of(chain, effects) : chain(chain, style);
            case ChainPair pair -> twoLinks(pair.first()) + " / " + twoLinks(pair.second());
            case OddLoop loop ->
                in(Integer.toString(loop.digit()), cells(loop.cells())) + " ("
                        + fill("guardians", "where", cells(loop.guardians())) + ")";
            case Wing wing -> in(list(wing.digits(), "/"), one(wing.pivot()) + "," + each(wing.pincers()));
            case BentSet set -> in(list(set.digits(), "/"), cells(set.cells()));
            case Blossom blossom -> new SetLine(coordinates).of(blossom);
            case Template _, Trial _ -> "";
            case SueDeCoq set -> new SetLine(coordinates).of(set);
            case Sums sums -> in(list(sums.digits(), "/"), cells(sums.cells()));
            case Coloring coloring ->
                coloring.digit() + " "
                        + coloring.clusters().stream().map(this::cluster).collect(Collectors.joining(", "));
            case DeadlyPattern deadly -> deadly(deadly);
            case RectangleChain over ->
                in(list(over.pair(), "/"), cells(over.corners())) + ", " + new Eureka(coordinates).text(over.chain());
            case GivenSymmetry symmetry -> (SymmetryReading.change(symmetry) + moved(symmetry.motion())).strip();
            case DirectSingle direct -> evidence(direct.reason(), style, effects);
            case AlignedExclusion exclusion ->
                cells(exclusion.cells()) + " " + fill("excluded", "by", cells(exclusion.excluders()));
            case Forcing forcing -> forcing(forcing);
            case Rank rank ->
                (rank.isMixed() ? coordinates.truths(rank.truths()) : in(list(rank.digits(), "/"), cells(rank.cells())))
                        + " (" + coordinates.truths(rank.links()) + ")";
            case BivalueOddagon oddagon -> guarded(oddagon.digits(), oddagon.cells(), oddagon.guardians());
            case Tridagon tridagon -> guarded(tridagon.digits(), tridagon.cells(), tridagon.guardians());
            case Exocet exocet -> aimed(exocet.digits(), exocet.base(), exocet.targets());
            case DoubleExocet exocet -> aimed(exocet.digits(), exocet.bases(), exocet.targets());
            case Medusa medusa ->
                "(" + coordinates.candidates(medusa.first()) + ") / (" + coordinates.candidates(medusa.second()) + ")";
        };
    }

    private String aimed(DigitSet digits, CellSet base, CellSet targets) {
        return in(list(digits, "/"), cells(base)) + " (" + fill("targets", "where", each(targets)) + ")";
    }

    private String guarded(DigitSet digits, CellSet cells, CandidateSet guardians) {
        return in(list(digits, "/"), cells(cells)) + " ("
                + fill("guardians", "where", coordinates.candidates(guardians)) + ")";
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

    private String chain(Chain chain, ChainStyle style) {
        String digits = list(chain.digits(), "/");
        String pincers = each(ChainReading.pincers(chain));
        return switch (style) {
            case TWO_LINKS -> twoLinks(chain);
            case XY_WING -> in(digits, cells(chain.links().get(1).from().places()) + "," + pincers);
            case W_WING ->
                in(digits, pincers) + " "
                        + fill("connected", "by", wWingLink(chain.links().get(1)));
            case CHUTE_PAIR ->
                in(digits, each(chain.truths().cells())) + " " + fill("connected", "by", chuteLinks(chain));
            case REMOTE_PAIR ->
                in(digits, cells(ChainReading.everyOther(chain, 0)) + " / " + cells(ChainReading.everyOther(chain, 1)));
            case ALS, NICE_LOOP, PLAIN -> new Eureka(coordinates).text(chain);
        };
    }

    private String chuteLinks(Chain chain) {
        Truths truths = chain.truths();
        return in(
                list(truths.digitsInHouses(), "/"),
                coordinates.house(truths.houses().first()));
    }

    private String wWingLink(StrongLink link) {
        return in(Integer.toString(link.from().digit()), each(ChainReading.places(link)));
    }

    /// An empty rectangle by its box and its link; others by their far and near ends.
    private String twoLinks(Chain chain) {
        StrongLink first = chain.links().getFirst();
        StrongLink second = chain.links().getLast();
        if (first.houses().intersects(Houses.BOXES) && first.isGrouped()) {
            return rectangle(first, second);
        }
        if (second.houses().intersects(Houses.BOXES) && second.isGrouped()) {
            return rectangle(second, first);
        }
        CellSet near = first.to().places().or(second.from().places());
        String ends = cells(first.from().places()) + "," + cells(second.to().places());
        return in(list(chain.digits(), ""), ends) + " (" + fill("connected", "by", cells(near)) + ")";
    }

    private String rectangle(StrongLink box, StrongLink line) {
        String digit = Integer.toString(box.from().digit());
        return in(digit, coordinates.house(box.houses().first())) + " (" + cells(ChainReading.places(line)) + ")";
    }

    private String cluster(Coloring.Cluster cluster) {
        return "(" + cells(cluster.first()) + ") / (" + cells(cluster.second()) + ")";
    }

    private String deadly(DeadlyPattern deadly) {
        return switch (deadly.form()) {
            case BUG -> "";
            case RECTANGLE, AVOIDABLE, LOOP -> in(list(deadly.digits(), "/"), cells(deadly.cells()));
        };
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
        return Arrays.stream(House.Kind.values())
                .map(kind -> houses.and(House.all(kind)))
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
