package org.escargot.explain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.escargot.famous.FamousPuzzle;
import org.escargot.logic.step.Technique;
import org.junit.jupiter.api.Test;

/// Every technique has a name in every language; every shape of evidence that [Readings] knows has a reason,
/// and the other rungs have a sentence that serves all.
class CompletenessTest {
    private static final List<String> SHAPES = List.of(
            "full-house",
            "naked-single-seen",
            "naked-single-late",
            "naked-single-bare",
            "naked-single-seen-elsewhere",
            "naked-single-late-elsewhere",
            "hidden-single",
            "locked",
            "naked-subset",
            "hidden-subset",
            "fish",
            "complex-fish",
            "finned-fish",
            "sashimi-fish",
            "finned-complex-fish",
            "endo-finned-fish",
            "siamese-fish",
            "kraken-fish",
            "kraken-fish-through",
            "strong-links",
            "grouped-links",
            "dual-links",
            "dual-links-apart",
            "odd-loop",
            "xy-wing",
            "xyz-wing",
            "w-wing",
            "chute-pair",
            "chute-pair-loop",
            "bent-set",
            "color-trap",
            "color-wrap",
            "color-bridge",
            "color-squeeze",
            "remote-pair",
            "rectangle-one-cell",
            "rectangle-one-digit",
            "rectangle-subset",
            "rectangle-strong-link",
            "rectangle-crossed-links",
            "rectangle-hidden",
            "avoidable-one-cell",
            "avoidable-one-digit",
            "loop-one-cell",
            "loop-one-digit",
            "loop-subset",
            "loop-strong-link",
            "grave-one-cell",
            "grave-one-digit",
            "grave-subset",
            "grave-strong-link",
            "direct-locked",
            "direct-hidden-subset",
            "rectangle-hidden-subset",
            "loop-hidden-subset",
            "als-pair",
            "als-pair-loop",
            "als-xy-wing",
            "als-w-wing",
            "als-chain",
            "death-blossom",
            "two-sectors",
            "two-sectors-twice",
            "template",
            "template-narrowed",
            "trial",
            "symmetry-fixed",
            "symmetry-image",
            "aligned-exclusion",
            "chain-loop",
            "one-link-house",
            "one-link-cell",
            "chain-open",
            "chain-return",
            "rectangle-chain-open",
            "rectangle-chain-return",
            "contradiction-true",
            "contradiction-self-true",
            "contradiction-self-false",
            "contradiction-false",
            "forcing-both-ways",
            "forcing-cell",
            "forcing-house",
            "grave-any-guardian",
            "medusa-seen",
            "medusa-conflict",
            "medusa-emptied",
            "almost-locked",
            "ring",
            "rank-cells",
            "rank-houses",
            "bivalue-oddagon",
            "tridagon",
            "exocet",
            "double-exocet",
            "sum-last-cell",
            "leftovers",
            "sum-chain-open",
            "sum-chain-loop",
            "sum-chain-return",
            "sum-one-combination",
            "sum-combinations",
            "sum-hidden-cage",
            "sum-needed",
            "sum-needed-here",
            "sum-too-large",
            "sum-too-small",
            "sum-complement",
            "sum-blocker",
            "sum-killer-subset",
            "sum-killer-subset-cells",
            "sum-ways");

    private static final List<String> LINES = List.of(
            "suppose-true",
            "suppose-false",
            "cell-true",
            "cell-false",
            "house-true",
            "house-false",
            "locked",
            "naked-subset",
            "hidden-subset",
            "fish",
            "chain",
            "forcing",
            "emptied",
            "clash");

    @Test
    void everyTechniqueHasANameAndEveryShapeAllRungs() {
        for (Language language : Language.values()) {
            Set<String> keys = PropertiesMessages.of(language).texts().keySet();
            for (Technique technique : Technique.values()) {
                assertThat(keys).contains(technique.id() + ".name");
            }
            assertThat(keys).contains("any.technique", "any.house", "any.cells");
            assertThat(keys)
                    .containsAll(SHAPES.stream().map(shape -> shape + ".reason").toList())
                    .containsAll(LINES.stream().map(line -> "proof." + line).toList());
        }
    }

    /// The longest loop that is told has nine cells.
    @Test
    void everyCountUpToNineHasAWord() {
        for (Language language : Language.values()) {
            Set<String> keys = PropertiesMessages.of(language).texts().keySet();
            assertThat(keys)
                    .containsAll(IntStream.rangeClosed(2, 9)
                            .mapToObj(n -> "number." + n)
                            .toList());
        }
    }

    @Test
    void everyFamousPuzzleHasANameAndAnOrigin() {
        for (Language language : Language.values()) {
            FamousWords words = new FamousWords(PropertiesMessages.of(language));
            for (FamousPuzzle puzzle : FamousPuzzle.values()) {
                assertThat(words.name(puzzle)).isNotBlank();
                assertThat(words.origin(puzzle)).endsWith(String.valueOf(puzzle.year()));
            }
        }
    }

    @Test
    void allLanguagesHaveTheSameKeys() {
        assertThat(keys(Language.FRENCH)).isEqualTo(keys(Language.ENGLISH));
        assertThat(keys(Language.GREEK)).isEqualTo(keys(Language.ENGLISH));
    }

    /// All but the flaws, which have no English messages; see [FlawsTest].
    private static Set<String> keys(Language language) {
        return PropertiesMessages.of(language).texts().keySet().stream()
                .filter(key -> !key.startsWith("flaw."))
                .collect(Collectors.toSet());
    }

    /// A space before these, or after «, would let a line end there.
    @Test
    void frenchPunctuationStaysOnItsLine() {
        assertThat(PropertiesMessages.of(Language.FRENCH).texts().values())
                .noneMatch(text -> text.matches("(?s).*( [:;!?»%]|« |\\d \\d).*"));
    }

    @Test
    void theFilesAreFlatSoThatAPageCanReadThem() {
        for (Language language : Language.values()) {
            assertThat(PropertiesMessages.of(language).texts().values()).noneMatch(text -> text.contains("\n"));
        }
    }
}
