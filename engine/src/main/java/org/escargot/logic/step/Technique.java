package org.escargot.logic.step;

import static org.escargot.logic.step.ChainStyle.ALS;
import static org.escargot.logic.step.ChainStyle.CHUTE_PAIR;
import static org.escargot.logic.step.ChainStyle.NICE_LOOP;
import static org.escargot.logic.step.ChainStyle.PLAIN;
import static org.escargot.logic.step.ChainStyle.TWO_LINKS;
import static org.escargot.logic.step.Family.ALMOST_LOCKED_SETS;
import static org.escargot.logic.step.Family.CHAINS;
import static org.escargot.logic.step.Family.COLORING;
import static org.escargot.logic.step.Family.EXCLUSION;
import static org.escargot.logic.step.Family.EXOTIC;
import static org.escargot.logic.step.Family.FISH;
import static org.escargot.logic.step.Family.INTERSECTIONS;
import static org.escargot.logic.step.Family.RULES;
import static org.escargot.logic.step.Family.SINGLES;
import static org.escargot.logic.step.Family.SINGLE_DIGIT;
import static org.escargot.logic.step.Family.SUBSETS;
import static org.escargot.logic.step.Family.TEMPLATES;
import static org.escargot.logic.step.Family.TRIAL;
import static org.escargot.logic.step.Family.UNIQUENESS;
import static org.escargot.logic.step.Family.WINGS;
import static org.escargot.logic.step.Practice.DRAWN;
import static org.escargot.logic.step.Practice.LARGE;
import static org.escargot.logic.step.Practice.RARE;
import static org.escargot.logic.step.Practice.SEEDED;
import static org.escargot.logic.step.Practice.SUBSET;
import static org.escargot.logic.step.Practice.TWO;
import static org.escargot.logic.step.Solutions.ANY;
import static org.escargot.logic.step.Solutions.ONE;

/// What a step is called, and what is known of each technique wherever it is used. Scores are in the rating scales,
/// words in the message files.
///
/// The id names everything that belongs to a technique: its cases, its page `docs/techniques/<id>.md`,
/// its messages and its line in a ladder.
public enum Technique {
    FULL_HOUSE("full-house", SINGLES, ANY, PLAIN, DRAWN, "0000"),
    NAKED_SINGLE("naked-single", SINGLES, ANY, PLAIN, DRAWN, "0003"),
    HIDDEN_SINGLE("hidden-single", SINGLES, ANY, PLAIN, DRAWN, "0002"),
    POINTING("pointing", INTERSECTIONS, ANY, PLAIN, DRAWN, "0100"),
    CLAIMING("claiming", INTERSECTIONS, ANY, PLAIN, DRAWN, "0101"),
    LOCKED_PAIR("locked-pair", INTERSECTIONS, ANY, PLAIN, DRAWN, "0110"),
    LOCKED_TRIPLE("locked-triple", INTERSECTIONS, ANY, PLAIN, DRAWN, "0111"),
    NAKED_PAIR("naked-pair", SUBSETS, ANY, PLAIN, DRAWN, "0200"),
    NAKED_TRIPLE("naked-triple", SUBSETS, ANY, PLAIN, DRAWN, "0201"),
    NAKED_QUADRUPLE("naked-quadruple", SUBSETS, ANY, PLAIN, DRAWN, "0202"),
    NAKED_QUINTUPLE("naked-quintuple", SUBSETS, ANY, PLAIN, SUBSET, ""),
    NAKED_SEXTUPLE("naked-sextuple", SUBSETS, ANY, PLAIN, SUBSET, ""),
    NAKED_SEPTUPLE("naked-septuple", SUBSETS, ANY, PLAIN, SUBSET, ""),
    NAKED_OCTUPLE("naked-octuple", SUBSETS, ANY, PLAIN, SUBSET, ""),
    HIDDEN_PAIR("hidden-pair", SUBSETS, ANY, PLAIN, DRAWN, "0210"),
    HIDDEN_TRIPLE("hidden-triple", SUBSETS, ANY, PLAIN, DRAWN, "0211"),
    HIDDEN_QUADRUPLE("hidden-quadruple", SUBSETS, ANY, PLAIN, SEEDED, "0212"),
    HIDDEN_QUINTUPLE("hidden-quintuple", SUBSETS, ANY, PLAIN, SUBSET, ""),
    HIDDEN_SEXTUPLE("hidden-sextuple", SUBSETS, ANY, PLAIN, SUBSET, ""),
    HIDDEN_SEPTUPLE("hidden-septuple", SUBSETS, ANY, PLAIN, SUBSET, ""),
    HIDDEN_OCTUPLE("hidden-octuple", SUBSETS, ANY, PLAIN, SUBSET, ""),
    X_WING("x-wing", FISH, ANY, PLAIN, DRAWN, "0300"),
    SWORDFISH("swordfish", FISH, ANY, PLAIN, DRAWN, "0301"),
    JELLYFISH("jellyfish", FISH, ANY, PLAIN, DRAWN, "0302"),
    SQUIRMBAG("squirmbag", FISH, ANY, PLAIN, Practice.FISH, "0303"),
    WHALE("whale", FISH, ANY, PLAIN, Practice.FISH, "0304"),
    LEVIATHAN("leviathan", FISH, ANY, PLAIN, Practice.FISH, "0305"),
    FINNED_X_WING("finned-x-wing", FISH, ANY, PLAIN, DRAWN, "0310"),
    FINNED_SWORDFISH("finned-swordfish", FISH, ANY, PLAIN, DRAWN, "0311"),
    FINNED_JELLYFISH("finned-jellyfish", FISH, ANY, PLAIN, DRAWN, "0312"),
    FINNED_SQUIRMBAG("finned-squirmbag", FISH, ANY, PLAIN, Practice.FISH, "0313"),
    FINNED_WHALE("finned-whale", FISH, ANY, PLAIN, Practice.FISH, "0314"),
    FINNED_LEVIATHAN("finned-leviathan", FISH, ANY, PLAIN, Practice.FISH, "0315"),
    SASHIMI_X_WING("sashimi-x-wing", FISH, ANY, PLAIN, DRAWN, "0320"),
    SASHIMI_SWORDFISH("sashimi-swordfish", FISH, ANY, PLAIN, DRAWN, "0321"),
    SASHIMI_JELLYFISH("sashimi-jellyfish", FISH, ANY, PLAIN, SEEDED, "0322"),
    SASHIMI_SQUIRMBAG("sashimi-squirmbag", FISH, ANY, PLAIN, Practice.FISH, "0323"),
    SASHIMI_WHALE("sashimi-whale", FISH, ANY, PLAIN, Practice.FISH, "0324"),
    SASHIMI_LEVIATHAN("sashimi-leviathan", FISH, ANY, PLAIN, Practice.FISH, "0325"),
    FRANKEN_X_WING("franken-x-wing", FISH, ANY, PLAIN, TWO, "0330"),
    FRANKEN_SWORDFISH("franken-swordfish", FISH, ANY, PLAIN, RARE, "0331"),
    FRANKEN_JELLYFISH("franken-jellyfish", FISH, ANY, PLAIN, SEEDED, "0332"),
    FRANKEN_SQUIRMBAG("franken-squirmbag", FISH, ANY, PLAIN, LARGE, "0333"),
    FRANKEN_WHALE("franken-whale", FISH, ANY, PLAIN, LARGE, "0334"),
    FRANKEN_LEVIATHAN("franken-leviathan", FISH, ANY, PLAIN, LARGE, "0335"),
    FINNED_FRANKEN_X_WING("finned-franken-x-wing", FISH, ANY, PLAIN, TWO, "0340"),
    FINNED_FRANKEN_SWORDFISH("finned-franken-swordfish", FISH, ANY, PLAIN, SEEDED, "0341"),
    FINNED_FRANKEN_JELLYFISH("finned-franken-jellyfish", FISH, ANY, PLAIN, SEEDED, "0342"),
    FINNED_FRANKEN_SQUIRMBAG("finned-franken-squirmbag", FISH, ANY, PLAIN, LARGE, "0343"),
    FINNED_FRANKEN_WHALE("finned-franken-whale", FISH, ANY, PLAIN, LARGE, "0344"),
    FINNED_FRANKEN_LEVIATHAN("finned-franken-leviathan", FISH, ANY, PLAIN, LARGE, "0345"),
    MUTANT_X_WING("mutant-x-wing", FISH, ANY, PLAIN, TWO, "0350"),
    MUTANT_SWORDFISH("mutant-swordfish", FISH, ANY, PLAIN, SEEDED, "0351"),
    MUTANT_JELLYFISH("mutant-jellyfish", FISH, ANY, PLAIN, SEEDED, "0352"),
    MUTANT_SQUIRMBAG("mutant-squirmbag", FISH, ANY, PLAIN, LARGE, "0353"),
    MUTANT_WHALE("mutant-whale", FISH, ANY, PLAIN, LARGE, "0354"),
    MUTANT_LEVIATHAN("mutant-leviathan", FISH, ANY, PLAIN, LARGE, "0355"),
    FINNED_MUTANT_X_WING("finned-mutant-x-wing", FISH, ANY, PLAIN, TWO, "0360"),
    FINNED_MUTANT_SWORDFISH("finned-mutant-swordfish", FISH, ANY, PLAIN, SEEDED, "0361"),
    FINNED_MUTANT_JELLYFISH("finned-mutant-jellyfish", FISH, ANY, PLAIN, SEEDED, "0362"),
    FINNED_MUTANT_SQUIRMBAG("finned-mutant-squirmbag", FISH, ANY, PLAIN, LARGE, "0363"),
    FINNED_MUTANT_WHALE("finned-mutant-whale", FISH, ANY, PLAIN, LARGE, "0364"),
    FINNED_MUTANT_LEVIATHAN("finned-mutant-leviathan", FISH, ANY, PLAIN, LARGE, "0365"),
    KRAKEN_FISH_TYPE_1("kraken-fish-type-1", FISH, ANY, PLAIN, RARE, "0371"),
    KRAKEN_FISH_TYPE_2("kraken-fish-type-2", FISH, ANY, PLAIN, RARE, "0372"),
    SKYSCRAPER("skyscraper", SINGLE_DIGIT, ANY, TWO_LINKS, DRAWN, "0400"),
    TWO_STRING_KITE("two-string-kite", SINGLE_DIGIT, ANY, TWO_LINKS, DRAWN, "0401"),
    TURBOT_FISH("turbot-fish", SINGLE_DIGIT, ANY, TWO_LINKS, DRAWN, "0403"),
    EMPTY_RECTANGLE("empty-rectangle", SINGLE_DIGIT, ANY, TWO_LINKS, DRAWN, "0402"),
    GROUPED_SKYSCRAPER("grouped-skyscraper", SINGLE_DIGIT, ANY, TWO_LINKS, DRAWN, ""),
    GROUPED_TWO_STRING_KITE("grouped-two-string-kite", SINGLE_DIGIT, ANY, TWO_LINKS, DRAWN, ""),
    DUAL_TWO_STRING_KITE("dual-two-string-kite", SINGLE_DIGIT, ANY, PLAIN, DRAWN, "0404"),
    DUAL_EMPTY_RECTANGLE("dual-empty-rectangle", SINGLE_DIGIT, ANY, PLAIN, DRAWN, "0405"),
    BROKEN_WING("broken-wing", SINGLE_DIGIT, ANY, PLAIN, SEEDED, "0705"),
    XY_WING("xy-wing", WINGS, ANY, ChainStyle.XY_WING, DRAWN, "0800"),
    XYZ_WING("xyz-wing", WINGS, ANY, PLAIN, DRAWN, "0801"),
    W_WING("w-wing", WINGS, ANY, ChainStyle.W_WING, DRAWN, "0803"),
    M_WING("m-wing", WINGS, ANY, PLAIN, DRAWN, ""),
    S_WING("s-wing", WINGS, ANY, PLAIN, DRAWN, ""),
    L3_WING("l3-wing", WINGS, ANY, PLAIN, DRAWN, ""),
    H_WING("h-wing", WINGS, ANY, PLAIN, DRAWN, ""),
    CHUTE_REMOTE_PAIR("chute-remote-pair", WINGS, ANY, CHUTE_PAIR, DRAWN, ""),
    WXYZ_WING("wxyz-wing", WINGS, ANY, PLAIN, DRAWN, "0802"),
    XYZ_RING("xyz-ring", WINGS, ANY, PLAIN, DRAWN, ""),
    WXYZ_RING("wxyz-ring", WINGS, ANY, PLAIN, RARE, ""),
    VWXYZ_WING("vwxyz-wing", WINGS, ANY, PLAIN, DRAWN, ""),
    UVWXYZ_WING("uvwxyz-wing", WINGS, ANY, PLAIN, DRAWN, ""),
    TUVWXYZ_WING("tuvwxyz-wing", WINGS, ANY, PLAIN, DRAWN, ""),
    SIMPLE_COLORS_TRAP("simple-colors-trap", COLORING, ANY, PLAIN, DRAWN, "0500"),
    SIMPLE_COLORS_WRAP("simple-colors-wrap", COLORING, ANY, PLAIN, SEEDED, "0501"),
    MULTI_COLORS_1("multi-colors-1", COLORING, ANY, PLAIN, DRAWN, "0502"),
    MULTI_COLORS_2("multi-colors-2", COLORING, ANY, PLAIN, SEEDED, "0503"),
    REMOTE_PAIR("remote-pair", COLORING, ANY, ChainStyle.REMOTE_PAIR, DRAWN, "0703"),
    X_CHAIN("x-chain", CHAINS, ANY, NICE_LOOP, DRAWN, "0701"),
    XY_CHAIN("xy-chain", CHAINS, ANY, NICE_LOOP, DRAWN, "0702"),
    CONTINUOUS_NICE_LOOP("continuous-nice-loop", CHAINS, ANY, NICE_LOOP, DRAWN, "0706"),
    DISCONTINUOUS_NICE_LOOP("discontinuous-nice-loop", CHAINS, ANY, NICE_LOOP, DRAWN, "0707"),
    AIC("aic", CHAINS, ANY, NICE_LOOP, DRAWN, "0708"),
    GROUPED_CONTINUOUS_NICE_LOOP("grouped-continuous-nice-loop", CHAINS, ANY, NICE_LOOP, RARE, "0709"),
    GROUPED_DISCONTINUOUS_NICE_LOOP("grouped-discontinuous-nice-loop", CHAINS, ANY, NICE_LOOP, DRAWN, "0710"),
    GROUPED_AIC("grouped-aic", CHAINS, ANY, NICE_LOOP, DRAWN, "0711"),
    FORCING_CHAIN_CONTRADICTION("forcing-chain-contradiction", CHAINS, ANY, PLAIN, DRAWN, "1301"),
    FORCING_CHAIN_VERITY("forcing-chain-verity", CHAINS, ANY, PLAIN, DRAWN, "1302"),
    FORCING_NET_CONTRADICTION("forcing-net-contradiction", CHAINS, ANY, PLAIN, RARE, "1303"),
    FORCING_NET_VERITY("forcing-net-verity", CHAINS, ANY, PLAIN, RARE, "1304"),
    UNIQUENESS_TEST_1("uniqueness-test-1", UNIQUENESS, ONE, PLAIN, DRAWN, "0600"),
    UNIQUENESS_TEST_2("uniqueness-test-2", UNIQUENESS, ONE, PLAIN, DRAWN, "0601"),
    UNIQUENESS_TEST_3("uniqueness-test-3", UNIQUENESS, ONE, PLAIN, DRAWN, "0602"),
    UNIQUENESS_TEST_4("uniqueness-test-4", UNIQUENESS, ONE, PLAIN, DRAWN, "0603"),
    UNIQUENESS_TEST_5("uniqueness-test-5", UNIQUENESS, ONE, PLAIN, SEEDED, "0604"),
    UNIQUENESS_TEST_6("uniqueness-test-6", UNIQUENESS, ONE, PLAIN, DRAWN, "0605"),
    HIDDEN_RECTANGLE("hidden-rectangle", UNIQUENESS, ONE, PLAIN, DRAWN, "0606"),
    AVOIDABLE_RECTANGLE_1("avoidable-rectangle-1", UNIQUENESS, ONE, PLAIN, SEEDED, "0607"),
    AVOIDABLE_RECTANGLE_2("avoidable-rectangle-2", UNIQUENESS, ONE, PLAIN, SEEDED, "0608"),
    BUG_PLUS_ONE("bug-plus-one", UNIQUENESS, ONE, PLAIN, DRAWN, "0610"),
    BUG_TYPE_2("bug-type-2", UNIQUENESS, ONE, PLAIN, SEEDED, ""),
    BUG_TYPE_3("bug-type-3", UNIQUENESS, ONE, PLAIN, SEEDED, ""),
    BUG_TYPE_4("bug-type-4", UNIQUENESS, ONE, PLAIN, SEEDED, ""),
    UNIQUE_LOOP_1("unique-loop-1", UNIQUENESS, ONE, PLAIN, SEEDED, ""),
    UNIQUE_LOOP_2("unique-loop-2", UNIQUENESS, ONE, PLAIN, SEEDED, ""),
    UNIQUE_LOOP_3("unique-loop-3", UNIQUENESS, ONE, PLAIN, SEEDED, ""),
    UNIQUE_LOOP_4("unique-loop-4", UNIQUENESS, ONE, PLAIN, SEEDED, ""),
    AIC_WITH_UNIQUE_RECTANGLE("aic-with-unique-rectangle", UNIQUENESS, ONE, PLAIN, DRAWN, ""),
    SUE_DE_COQ("sue-de-coq", ALMOST_LOCKED_SETS, ANY, PLAIN, DRAWN, "1101"),
    EXTENDED_SUE_DE_COQ("extended-sue-de-coq", ALMOST_LOCKED_SETS, ANY, PLAIN, DRAWN, ""),
    ALMOST_LOCKED_PAIR("almost-locked-pair", ALMOST_LOCKED_SETS, ANY, PLAIN, DRAWN, ""),
    ALMOST_LOCKED_TRIPLE("almost-locked-triple", ALMOST_LOCKED_SETS, ANY, PLAIN, DRAWN, ""),
    ALS_XZ("als-xz", ALMOST_LOCKED_SETS, ANY, ALS, DRAWN, "0901"),
    ALS_XY_WING("als-xy-wing", ALMOST_LOCKED_SETS, ANY, ALS, DRAWN, "0902"),
    ALS_W_WING("als-w-wing", ALMOST_LOCKED_SETS, ANY, ALS, DRAWN, ""),
    ALS_CHAIN("als-chain", ALMOST_LOCKED_SETS, ANY, ALS, DRAWN, "0903"),
    DEATH_BLOSSOM("death-blossom", ALMOST_LOCKED_SETS, ANY, PLAIN, RARE, "0904"),
    TEMPLATE_SET("template-set", TEMPLATES, ANY, PLAIN, RARE, "1201"),
    TEMPLATE_DELETE("template-delete", TEMPLATES, ANY, PLAIN, RARE, "1202"),
    PATTERN_OVERLAY("pattern-overlay", TEMPLATES, ANY, PLAIN, RARE, ""),
    DIRECT_POINTING("direct-pointing", INTERSECTIONS, ANY, PLAIN, DRAWN, ""),
    DIRECT_HIDDEN_PAIR("direct-hidden-pair", SUBSETS, ANY, PLAIN, DRAWN, ""),
    DIRECT_HIDDEN_TRIPLE("direct-hidden-triple", SUBSETS, ANY, PLAIN, DRAWN, ""),
    ALIGNED_PAIR_EXCLUSION("aligned-pair-exclusion", EXCLUSION, ANY, PLAIN, DRAWN, ""),
    ALIGNED_TRIPLE_EXCLUSION("aligned-triple-exclusion", EXCLUSION, ANY, PLAIN, DRAWN, ""),
    BIDIRECTIONAL_X_CYCLE("bidirectional-x-cycle", CHAINS, ANY, PLAIN, DRAWN, ""),
    BIDIRECTIONAL_Y_CYCLE("bidirectional-y-cycle", CHAINS, ANY, PLAIN, DRAWN, ""),
    BIDIRECTIONAL_CYCLE("bidirectional-cycle", CHAINS, ANY, PLAIN, DRAWN, ""),
    FORCING_X_CHAIN("forcing-x-chain", CHAINS, ANY, PLAIN, DRAWN, ""),
    FORCING_CHAIN("forcing-chain", CHAINS, ANY, PLAIN, DRAWN, ""),
    NISHIO_FORCING_CHAINS("nishio-forcing-chains", CHAINS, ANY, PLAIN, DRAWN, ""),
    CELL_FORCING_CHAINS("cell-forcing-chains", CHAINS, ANY, PLAIN, DRAWN, ""),
    HOUSE_FORCING_CHAINS("house-forcing-chains", CHAINS, ANY, PLAIN, DRAWN, ""),
    DYNAMIC_FORCING_CHAINS("dynamic-forcing-chains", CHAINS, ANY, PLAIN, DRAWN, ""),
    DYNAMIC_FORCING_CHAINS_PLUS("dynamic-forcing-chains-plus", CHAINS, ANY, PLAIN, RARE, ""),
    NESTED_FORCING_CHAINS("nested-forcing-chains", CHAINS, ANY, PLAIN, RARE, ""),
    GURTHS_SYMMETRICAL_PLACEMENT("gurths-symmetrical-placement", UNIQUENESS, ONE, PLAIN, RARE, ""),
    BUG_PLUS_N("bug-plus-n", UNIQUENESS, ONE, PLAIN, RARE, ""),
    MEDUSA_TRAP("medusa-trap", COLORING, ANY, PLAIN, RARE, ""),
    MEDUSA_WRAP("medusa-wrap", COLORING, ANY, PLAIN, RARE, ""),
    FIREWORK_TRIPLE("firework-triple", EXOTIC, ANY, PLAIN, RARE, ""),
    FIREWORK_QUADRUPLE("firework-quadruple", EXOTIC, ANY, PLAIN, RARE, ""),
    BIVALUE_ODDAGON("bivalue-oddagon", EXOTIC, ANY, PLAIN, RARE, ""),
    TRIDAGON("tridagon", EXOTIC, ANY, PLAIN, RARE, ""),
    SK_LOOP("sk-loop", EXOTIC, ANY, PLAIN, RARE, ""),
    MULTI_SECTOR_LOCKED_SETS("multi-sector-locked-sets", EXOTIC, ANY, PLAIN, RARE, ""),
    JUNIOR_EXOCET("junior-exocet", EXOTIC, ANY, PLAIN, RARE, ""),
    SENIOR_EXOCET("senior-exocet", EXOTIC, ANY, PLAIN, RARE, ""),
    DOUBLE_EXOCET("double-exocet", EXOTIC, ANY, PLAIN, RARE, ""),
    LAW_OF_LEFTOVERS("law-of-leftovers", RULES, ANY, PLAIN, Practice.RULES, ""),
    SET_EQUIVALENCE("set-equivalence", RULES, ANY, PLAIN, Practice.RULES, ""),
    FULL_CAGE("full-cage", RULES, ANY, PLAIN, Practice.RULES, ""),
    CAGE_SINGLE_COMBINATION("cage-single-combination", RULES, ANY, PLAIN, Practice.RULES, ""),
    CAGE_COMBINATIONS("cage-combinations", RULES, ANY, PLAIN, Practice.RULES, ""),
    CAGE_NEEDED_DIGIT("cage-needed-digit", RULES, ANY, PLAIN, Practice.RULES, ""),
    CAGE_BOUNDS("cage-bounds", RULES, ANY, PLAIN, Practice.RULES, ""),
    CAGE_COMPLEMENT("cage-complement", RULES, ANY, PLAIN, Practice.RULES, ""),
    INNIE("innie", RULES, ANY, PLAIN, Practice.RULES, ""),
    OUTIE("outie", RULES, ANY, PLAIN, Practice.RULES, ""),
    HIDDEN_CAGE("hidden-cage", RULES, ANY, PLAIN, Practice.RULES, ""),
    SPLIT_CAGE("split-cage", RULES, ANY, PLAIN, Practice.RULES, ""),
    INNIES_OR_OUTIES("innies-or-outies", RULES, ANY, PLAIN, Practice.RULES, ""),
    INNIE_OUTIE_DIFFERENCE("innie-outie-difference", RULES, ANY, PLAIN, Practice.RULES, ""),
    KILLER_PAIR("killer-pair", RULES, ANY, PLAIN, Practice.RULES, ""),
    KILLER_TRIPLE("killer-triple", RULES, ANY, PLAIN, Practice.RULES, ""),
    CAGE_BLOCKER("cage-blocker", RULES, ANY, PLAIN, Practice.RULES, ""),
    CAGE_OVERLAP("cage-overlap", RULES, ANY, PLAIN, Practice.RULES, ""),
    BRUTE_FORCE("brute-force", TRIAL, ANY, PLAIN, Practice.TRIAL, "");

    private final String id;
    private final Family family;
    private final Solutions solutions;
    private final ChainStyle style;
    private final Practice practice;
    private final String code;

    Technique(String id, Family family, Solutions solutions, ChainStyle style, Practice practice, String code) {
        this.id = id;
        this.family = family;
        this.solutions = solutions;
        this.style = style;
        this.practice = practice;
        this.code = code;
    }

    /// The one name used everywhere, such as `naked-pair`.
    public String id() {
        return id;
    }

    /// The group it belongs to.
    public Family family() {
        return family;
    }

    /// Whether it is only valid for puzzles that are known to have exactly one solution.
    public boolean assumesUniqueSolution() {
        return solutions == Solutions.ONE;
    }

    /// How its chains are told and lit.
    public ChainStyle style() {
        return style;
    }

    /// Whether puzzles can be asked for that need it, and if not, why.
    public Practice practice() {
        return practice;
    }

    /// Its code in the library format, such as `0200`; empty where the format has none.
    public String code() {
        return code;
    }
}
