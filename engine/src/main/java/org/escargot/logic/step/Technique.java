package org.escargot.logic.step;

/// What a step is called. Identity only: scores are in the rating schemes, words in the message files.
///
/// The id names everything that belongs to a technique: its cases, its page `docs/techniques/<id>.md`,
/// its messages and its line in a ladder.
public enum Technique {
    FULL_HOUSE("full-house", Family.SINGLES, Solutions.ANY),
    NAKED_SINGLE("naked-single", Family.SINGLES, Solutions.ANY),
    HIDDEN_SINGLE("hidden-single", Family.SINGLES, Solutions.ANY),
    POINTING("pointing", Family.INTERSECTIONS, Solutions.ANY),
    CLAIMING("claiming", Family.INTERSECTIONS, Solutions.ANY),
    LOCKED_PAIR("locked-pair", Family.INTERSECTIONS, Solutions.ANY),
    LOCKED_TRIPLE("locked-triple", Family.INTERSECTIONS, Solutions.ANY),
    NAKED_PAIR("naked-pair", Family.SUBSETS, Solutions.ANY),
    NAKED_TRIPLE("naked-triple", Family.SUBSETS, Solutions.ANY),
    NAKED_QUADRUPLE("naked-quadruple", Family.SUBSETS, Solutions.ANY),
    NAKED_QUINTUPLE("naked-quintuple", Family.SUBSETS, Solutions.ANY),
    NAKED_SEXTUPLE("naked-sextuple", Family.SUBSETS, Solutions.ANY),
    NAKED_SEPTUPLE("naked-septuple", Family.SUBSETS, Solutions.ANY),
    NAKED_OCTUPLE("naked-octuple", Family.SUBSETS, Solutions.ANY),
    HIDDEN_PAIR("hidden-pair", Family.SUBSETS, Solutions.ANY),
    HIDDEN_TRIPLE("hidden-triple", Family.SUBSETS, Solutions.ANY),
    HIDDEN_QUADRUPLE("hidden-quadruple", Family.SUBSETS, Solutions.ANY),
    HIDDEN_QUINTUPLE("hidden-quintuple", Family.SUBSETS, Solutions.ANY),
    HIDDEN_SEXTUPLE("hidden-sextuple", Family.SUBSETS, Solutions.ANY),
    HIDDEN_SEPTUPLE("hidden-septuple", Family.SUBSETS, Solutions.ANY),
    HIDDEN_OCTUPLE("hidden-octuple", Family.SUBSETS, Solutions.ANY),
    X_WING("x-wing", Family.FISH, Solutions.ANY),
    SWORDFISH("swordfish", Family.FISH, Solutions.ANY),
    JELLYFISH("jellyfish", Family.FISH, Solutions.ANY),
    SQUIRMBAG("squirmbag", Family.FISH, Solutions.ANY),
    WHALE("whale", Family.FISH, Solutions.ANY),
    LEVIATHAN("leviathan", Family.FISH, Solutions.ANY),
    FINNED_X_WING("finned-x-wing", Family.FISH, Solutions.ANY),
    FINNED_SWORDFISH("finned-swordfish", Family.FISH, Solutions.ANY),
    FINNED_JELLYFISH("finned-jellyfish", Family.FISH, Solutions.ANY),
    FINNED_SQUIRMBAG("finned-squirmbag", Family.FISH, Solutions.ANY),
    FINNED_WHALE("finned-whale", Family.FISH, Solutions.ANY),
    FINNED_LEVIATHAN("finned-leviathan", Family.FISH, Solutions.ANY),
    SASHIMI_X_WING("sashimi-x-wing", Family.FISH, Solutions.ANY),
    SASHIMI_SWORDFISH("sashimi-swordfish", Family.FISH, Solutions.ANY),
    SASHIMI_JELLYFISH("sashimi-jellyfish", Family.FISH, Solutions.ANY),
    SASHIMI_SQUIRMBAG("sashimi-squirmbag", Family.FISH, Solutions.ANY),
    SASHIMI_WHALE("sashimi-whale", Family.FISH, Solutions.ANY),
    SASHIMI_LEVIATHAN("sashimi-leviathan", Family.FISH, Solutions.ANY),
    FRANKEN_X_WING("franken-x-wing", Family.FISH, Solutions.ANY),
    FRANKEN_SWORDFISH("franken-swordfish", Family.FISH, Solutions.ANY),
    FRANKEN_JELLYFISH("franken-jellyfish", Family.FISH, Solutions.ANY),
    FRANKEN_SQUIRMBAG("franken-squirmbag", Family.FISH, Solutions.ANY),
    FRANKEN_WHALE("franken-whale", Family.FISH, Solutions.ANY),
    FRANKEN_LEVIATHAN("franken-leviathan", Family.FISH, Solutions.ANY),
    FINNED_FRANKEN_X_WING("finned-franken-x-wing", Family.FISH, Solutions.ANY),
    FINNED_FRANKEN_SWORDFISH("finned-franken-swordfish", Family.FISH, Solutions.ANY),
    FINNED_FRANKEN_JELLYFISH("finned-franken-jellyfish", Family.FISH, Solutions.ANY),
    FINNED_FRANKEN_SQUIRMBAG("finned-franken-squirmbag", Family.FISH, Solutions.ANY),
    FINNED_FRANKEN_WHALE("finned-franken-whale", Family.FISH, Solutions.ANY),
    FINNED_FRANKEN_LEVIATHAN("finned-franken-leviathan", Family.FISH, Solutions.ANY),
    MUTANT_X_WING("mutant-x-wing", Family.FISH, Solutions.ANY),
    MUTANT_SWORDFISH("mutant-swordfish", Family.FISH, Solutions.ANY),
    MUTANT_JELLYFISH("mutant-jellyfish", Family.FISH, Solutions.ANY),
    MUTANT_SQUIRMBAG("mutant-squirmbag", Family.FISH, Solutions.ANY),
    MUTANT_WHALE("mutant-whale", Family.FISH, Solutions.ANY),
    MUTANT_LEVIATHAN("mutant-leviathan", Family.FISH, Solutions.ANY),
    FINNED_MUTANT_X_WING("finned-mutant-x-wing", Family.FISH, Solutions.ANY),
    FINNED_MUTANT_SWORDFISH("finned-mutant-swordfish", Family.FISH, Solutions.ANY),
    FINNED_MUTANT_JELLYFISH("finned-mutant-jellyfish", Family.FISH, Solutions.ANY),
    FINNED_MUTANT_SQUIRMBAG("finned-mutant-squirmbag", Family.FISH, Solutions.ANY),
    FINNED_MUTANT_WHALE("finned-mutant-whale", Family.FISH, Solutions.ANY),
    FINNED_MUTANT_LEVIATHAN("finned-mutant-leviathan", Family.FISH, Solutions.ANY),
    KRAKEN_FISH_TYPE_1("kraken-fish-type-1", Family.FISH, Solutions.ANY),
    KRAKEN_FISH_TYPE_2("kraken-fish-type-2", Family.FISH, Solutions.ANY),
    SKYSCRAPER("skyscraper", Family.SINGLE_DIGIT, Solutions.ANY),
    TWO_STRING_KITE("two-string-kite", Family.SINGLE_DIGIT, Solutions.ANY),
    TURBOT_FISH("turbot-fish", Family.SINGLE_DIGIT, Solutions.ANY),
    EMPTY_RECTANGLE("empty-rectangle", Family.SINGLE_DIGIT, Solutions.ANY),
    DUAL_TWO_STRING_KITE("dual-two-string-kite", Family.SINGLE_DIGIT, Solutions.ANY),
    DUAL_EMPTY_RECTANGLE("dual-empty-rectangle", Family.SINGLE_DIGIT, Solutions.ANY),
    BROKEN_WING("broken-wing", Family.SINGLE_DIGIT, Solutions.ANY),
    XY_WING("xy-wing", Family.WINGS, Solutions.ANY),
    XYZ_WING("xyz-wing", Family.WINGS, Solutions.ANY),
    W_WING("w-wing", Family.WINGS, Solutions.ANY),
    M_WING("m-wing", Family.WINGS, Solutions.ANY),
    WXYZ_WING("wxyz-wing", Family.WINGS, Solutions.ANY),
    VWXYZ_WING("vwxyz-wing", Family.WINGS, Solutions.ANY),
    UVWXYZ_WING("uvwxyz-wing", Family.WINGS, Solutions.ANY),
    TUVWXYZ_WING("tuvwxyz-wing", Family.WINGS, Solutions.ANY),
    SIMPLE_COLORS_TRAP("simple-colors-trap", Family.COLORING, Solutions.ANY),
    SIMPLE_COLORS_WRAP("simple-colors-wrap", Family.COLORING, Solutions.ANY),
    MULTI_COLORS_1("multi-colors-1", Family.COLORING, Solutions.ANY),
    MULTI_COLORS_2("multi-colors-2", Family.COLORING, Solutions.ANY),
    REMOTE_PAIR("remote-pair", Family.COLORING, Solutions.ANY),
    X_CHAIN("x-chain", Family.CHAINS, Solutions.ANY),
    XY_CHAIN("xy-chain", Family.CHAINS, Solutions.ANY),
    CONTINUOUS_NICE_LOOP("continuous-nice-loop", Family.CHAINS, Solutions.ANY),
    DISCONTINUOUS_NICE_LOOP("discontinuous-nice-loop", Family.CHAINS, Solutions.ANY),
    AIC("aic", Family.CHAINS, Solutions.ANY),
    GROUPED_CONTINUOUS_NICE_LOOP("grouped-continuous-nice-loop", Family.CHAINS, Solutions.ANY),
    GROUPED_DISCONTINUOUS_NICE_LOOP("grouped-discontinuous-nice-loop", Family.CHAINS, Solutions.ANY),
    GROUPED_AIC("grouped-aic", Family.CHAINS, Solutions.ANY),
    FORCING_CHAIN_CONTRADICTION("forcing-chain-contradiction", Family.CHAINS, Solutions.ANY),
    FORCING_CHAIN_VERITY("forcing-chain-verity", Family.CHAINS, Solutions.ANY),
    FORCING_NET_CONTRADICTION("forcing-net-contradiction", Family.CHAINS, Solutions.ANY),
    FORCING_NET_VERITY("forcing-net-verity", Family.CHAINS, Solutions.ANY),
    UNIQUENESS_TEST_1("uniqueness-test-1", Family.UNIQUENESS, Solutions.ONE),
    UNIQUENESS_TEST_2("uniqueness-test-2", Family.UNIQUENESS, Solutions.ONE),
    UNIQUENESS_TEST_3("uniqueness-test-3", Family.UNIQUENESS, Solutions.ONE),
    UNIQUENESS_TEST_4("uniqueness-test-4", Family.UNIQUENESS, Solutions.ONE),
    UNIQUENESS_TEST_5("uniqueness-test-5", Family.UNIQUENESS, Solutions.ONE),
    UNIQUENESS_TEST_6("uniqueness-test-6", Family.UNIQUENESS, Solutions.ONE),
    HIDDEN_RECTANGLE("hidden-rectangle", Family.UNIQUENESS, Solutions.ONE),
    AVOIDABLE_RECTANGLE_1("avoidable-rectangle-1", Family.UNIQUENESS, Solutions.ONE),
    AVOIDABLE_RECTANGLE_2("avoidable-rectangle-2", Family.UNIQUENESS, Solutions.ONE),
    BUG_PLUS_ONE("bug-plus-one", Family.UNIQUENESS, Solutions.ONE),
    BUG_TYPE_2("bug-type-2", Family.UNIQUENESS, Solutions.ONE),
    BUG_TYPE_3("bug-type-3", Family.UNIQUENESS, Solutions.ONE),
    BUG_TYPE_4("bug-type-4", Family.UNIQUENESS, Solutions.ONE),
    UNIQUE_LOOP_1("unique-loop-1", Family.UNIQUENESS, Solutions.ONE),
    UNIQUE_LOOP_2("unique-loop-2", Family.UNIQUENESS, Solutions.ONE),
    UNIQUE_LOOP_3("unique-loop-3", Family.UNIQUENESS, Solutions.ONE),
    UNIQUE_LOOP_4("unique-loop-4", Family.UNIQUENESS, Solutions.ONE),
    SUE_DE_COQ("sue-de-coq", Family.ALMOST_LOCKED_SETS, Solutions.ANY),
    ALS_XZ("als-xz", Family.ALMOST_LOCKED_SETS, Solutions.ANY),
    ALS_XY_WING("als-xy-wing", Family.ALMOST_LOCKED_SETS, Solutions.ANY),
    ALS_CHAIN("als-chain", Family.ALMOST_LOCKED_SETS, Solutions.ANY),
    DEATH_BLOSSOM("death-blossom", Family.ALMOST_LOCKED_SETS, Solutions.ANY),
    TEMPLATE_SET("template-set", Family.TEMPLATES, Solutions.ANY),
    TEMPLATE_DELETE("template-delete", Family.TEMPLATES, Solutions.ANY),
    DIRECT_POINTING("direct-pointing", Family.INTERSECTIONS, Solutions.ANY),
    DIRECT_HIDDEN_PAIR("direct-hidden-pair", Family.SUBSETS, Solutions.ANY),
    DIRECT_HIDDEN_TRIPLE("direct-hidden-triple", Family.SUBSETS, Solutions.ANY),
    ALIGNED_PAIR_EXCLUSION("aligned-pair-exclusion", Family.EXCLUSION, Solutions.ANY),
    ALIGNED_TRIPLE_EXCLUSION("aligned-triple-exclusion", Family.EXCLUSION, Solutions.ANY),
    BIDIRECTIONAL_X_CYCLE("bidirectional-x-cycle", Family.CHAINS, Solutions.ANY),
    BIDIRECTIONAL_Y_CYCLE("bidirectional-y-cycle", Family.CHAINS, Solutions.ANY),
    BIDIRECTIONAL_CYCLE("bidirectional-cycle", Family.CHAINS, Solutions.ANY),
    FORCING_X_CHAIN("forcing-x-chain", Family.CHAINS, Solutions.ANY),
    FORCING_CHAIN("forcing-chain", Family.CHAINS, Solutions.ANY),
    NISHIO_FORCING_CHAINS("nishio-forcing-chains", Family.CHAINS, Solutions.ANY),
    CELL_FORCING_CHAINS("cell-forcing-chains", Family.CHAINS, Solutions.ANY),
    HOUSE_FORCING_CHAINS("house-forcing-chains", Family.CHAINS, Solutions.ANY),
    DYNAMIC_FORCING_CHAINS("dynamic-forcing-chains", Family.CHAINS, Solutions.ANY),
    DYNAMIC_FORCING_CHAINS_PLUS("dynamic-forcing-chains-plus", Family.CHAINS, Solutions.ANY),
    NESTED_FORCING_CHAINS("nested-forcing-chains", Family.CHAINS, Solutions.ANY),
    BUG_PLUS_N("bug-plus-n", Family.UNIQUENESS, Solutions.ONE),
    MEDUSA_TRAP("medusa-trap", Family.COLORING, Solutions.ANY),
    MEDUSA_WRAP("medusa-wrap", Family.COLORING, Solutions.ANY),
    FIREWORK_TRIPLE("firework-triple", Family.EXOTIC, Solutions.ANY),
    FIREWORK_QUADRUPLE("firework-quadruple", Family.EXOTIC, Solutions.ANY),
    TRIDAGON("tridagon", Family.EXOTIC, Solutions.ANY),
    SK_LOOP("sk-loop", Family.EXOTIC, Solutions.ANY),
    MULTI_SECTOR_LOCKED_SETS("multi-sector-locked-sets", Family.EXOTIC, Solutions.ANY),
    JUNIOR_EXOCET("junior-exocet", Family.EXOTIC, Solutions.ANY),
    SENIOR_EXOCET("senior-exocet", Family.EXOTIC, Solutions.ANY),
    BRUTE_FORCE("brute-force", Family.TRIAL, Solutions.ANY);

    private enum Solutions {
        ANY,
        ONE
    }

    private final String id;
    private final Family family;
    private final Solutions solutions;

    Technique(String id, Family family, Solutions solutions) {
        this.id = id;
        this.family = family;
        this.solutions = solutions;
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
}
