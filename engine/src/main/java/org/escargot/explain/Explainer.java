package org.escargot.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.escargot.explain.reading.Reading;
import org.escargot.explain.reading.Value;
import org.escargot.format.Flaw;
import org.escargot.grid.CellSet;
import org.escargot.logic.pattern.Rank;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.Technique;
import org.escargot.logic.step.TruthsAndLinks;
import org.jspecify.annotations.Nullable;

/// Says steps in a language, and what is wrong with an input.
public final class Explainer {
    private final Messages messages;
    private final Coordinates coordinates;
    private final Evidence evidence;

    /// Says steps of all kinds.
    ///
    /// @param messages the language
    /// @param coordinates how cells are named
    public Explainer(Messages messages, Coordinates coordinates) {
        this(messages, coordinates, new WholeEvidence());
    }

    private Explainer(Messages messages, Coordinates coordinates, Evidence evidence) {
        this.messages = Objects.requireNonNull(messages, "messages");
        this.coordinates = Objects.requireNonNull(coordinates, "coordinates");
        this.evidence = evidence;
    }

    /// Says the steps of [org.escargot.rating.HintLadder#FIRST] and no others, so that the page's first engine does not
    /// carry what reads and lights all others.
    public static Explainer ofFirstSteps(Messages messages, Coordinates coordinates) {
        return new Explainer(messages, coordinates, new FirstEvidence());
    }

    /// The language.
    public Messages messages() {
        return messages;
    }

    /// How cells are named.
    public Coordinates coordinates() {
        return coordinates;
    }

    /// What `technique` is called.
    public String name(Technique technique) {
        return new MessageLookup(messages).first(nameKey(technique));
    }

    /// What there is to say of a position apart from steps.
    public String notice(Notice notice) {
        String template =
                new MessageLookup(messages).first("notice." + notice.kind().key());
        return said(template, Map.of("cells", new Value.Cells(notice.cells())));
    }

    /// What is wrong with an input, in one sentence without a stop. English has no messages for it, because flaws speak
    /// English themselves.
    public String flaw(Flaw flaw) {
        @Nullable String template = messages.message("flaw." + flaw.id());
        return template == null ? flaw.sentence() : said(template, Value.ofDetails(flaw.details()));
    }

    private String said(String template, Map<String, Value> values) {
        ValuePhrases phrases = new ValuePhrases(new MessageLookup(messages), coordinates);
        return new MessageTemplate(phrases, values)
                .fill(template).stream().map(TextRun::text).collect(Collectors.joining());
    }

    /// What to light for `step`, found in the position of `facts`.
    public Highlights highlights(Facts facts, Step step) {
        return evidence.highlights(facts, step);
    }

    /// Tells as much of `step` as `depth` asks for. The step was found in the position of `facts`.
    public Explanation explain(Facts facts, Step step, Depth depth) {
        return explain(facts, step, List.of(depth)).getFirst();
    }

    /// The same for each of `depths`, in their order. The evidence is read once.
    public List<Explanation> explain(Facts facts, Step step, List<Depth> depths) {
        Technique technique = step.technique();
        Effects effects = step.effects();
        Reading reading = evidence.reading(facts, step)
                .with("technique", new Value.Word(nameKey(technique)))
                .with("conclusion", new Value.Conclusion(effects.placements(), effects.eliminations()));
        MessageLookup words = new MessageLookup(messages);
        MessageTemplate template = new MessageTemplate(new ValuePhrases(words, coordinates), reading.values());
        List<Explanation> texts = new ArrayList<>();
        for (Depth depth : depths) {
            List<TextRun> runs = template.fill(text(words, facts, technique, reading.shape(), depth));
            texts.add(new Explanation(depth, depth == Depth.REASON ? withRules(facts, step, runs) : runs));
        }
        return texts;
    }

    /// On boards with rules of their own a technique may be read in another shape than its own texts speak of.
    private static String text(MessageLookup words, Facts facts, Technique technique, String shape, Depth depth) {
        String ofShape = shape + "." + depth.key();
        return facts.board().isClassic()
                ? words.first(technique.id() + "." + depth.key(), ofShape, "any." + depth.key())
                : words.first(ofShape, "any." + depth.key());
    }

    /// `runs`, and behind them a sentence for each rule that the step rests on beyond houses.
    private List<TextRun> withRules(Facts facts, Step step, List<TextRun> runs) {
        Map<String, CellSet> rules = evidence.rules(facts, step);
        if (rules.isEmpty()) {
            return runs;
        }
        List<TextRun> all = new ArrayList<>(runs);
        rules.forEach((rule, cells) -> {
            all.add(new TextRun.Plain(" "));
            all.addAll(apart(rule, cells));
        });
        return all;
    }

    /// A sentence of its own, or the one that says the rule, which all rules have that join pairs of cells.
    private List<TextRun> apart(String rule, CellSet cells) {
        MessageLookup words = new MessageLookup(messages);
        Map<String, Value> values =
                Map.of("cells", new Value.Cells(cells), "rule", new Value.Word("variant." + rule + ".rule"));
        return new MessageTemplate(new ValuePhrases(words, coordinates), values)
                .fill(words.first("apart." + rule, "apart.any"));
    }

    /// What is counted to show `step`, a line for each count: its truths, of which each needs a true candidate, and the
    /// links that take one at most. A line that says so where truths and links do not show it.
    public List<String> counts(Facts facts, Step step) {
        return TruthsAndLinks.of(facts, step)
                .map(ranks -> ranks.stream().map(this::count).toList())
                .orElseGet(() -> List.of(said(new MessageLookup(messages).first("count.none"), Map.of())));
    }

    private String count(Rank rank) {
        String key = rank.links().size() == 0 ? "count.alone" : "count.rank";
        return said(
                new MessageLookup(messages).first(key),
                Map.of("truths", new Value.Counted(rank.truths()), "links", new Value.Counted(rank.links())));
    }

    /// The proof of `step` line by line, where its sentence only sums it up: of forcing chains and aligned exclusions.
    public List<Statement> proof(Step step) {
        return evidence.proof(new ValuePhrases(new MessageLookup(messages), coordinates), step);
    }

    private static String nameKey(Technique technique) {
        return technique.id() + ".name";
    }
}
