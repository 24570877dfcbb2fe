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
import static org.escargot.logic.step.Practice.LARGE;
import static org.escargot.logic.step.Practice.MADE;
import static org.escargot.logic.step.Practice.RARE;
import static org.escargot.logic.step.Practice.SUBSET;
import static org.escargot.logic.step.Practice.TWO;
import static org.escargot.logic.step.Seeds.NONE;
import static org.escargot.logic.step.Solutions.ANY;
import static org.escargot.logic.step.Solutions.ONE;
import static org.escargot.logic.step.Turn.AFTER_LADDER;
import static org.escargot.logic.step.Turn.AFTER_SINGLES;
import static org.escargot.logic.step.Turn.BEFORE_EMPTY_RECTANGLES;
import static org.escargot.logic.step.Turn.BEFORE_HIDDEN_RECTANGLES;
import static org.escargot.logic.step.Turn.BEFORE_KITES;
import static org.escargot.logic.step.Turn.BEFORE_SKYSCRAPERS;
import static org.escargot.logic.step.Turn.BEFORE_UNIQUENESS_TESTS;
import static org.escargot.logic.step.Turn.BEFORE_W_WINGS;
import static org.escargot.logic.step.Turn.LAST;
import static org.escargot.logic.step.Turn.NOWHERE;
import static org.escargot.logic.step.Turn.RUNG;

import java.util.Locale;

/// What a step is called, and what is known of each technique wherever it is used. Scores are in the rating scales,
/// words in the message files. One table with a row for each, so longer than other files.
///
/// The id names everything that belongs to a technique: its cases, its page `docs/techniques/<id>.md`,
/// its messages and its line in a ladder. It is the constant's own name in small letters.
public enum Technique {
    FULL_HOUSE(SINGLES, ANY, PLAIN, MADE, RUNG, NONE, "0000", ""),
    NAKED_SINGLE(SINGLES, ANY, PLAIN, MADE, RUNG, NONE, "0003", ""),
    HIDDEN_SINGLE(SINGLES, ANY, PLAIN, MADE, RUNG, NONE, "0002", ""),
    POINTING(INTERSECTIONS, ANY, PLAIN, MADE, RUNG, NONE, "0100", "Locked Candidates Type 1 (Pointing)"),
    CLAIMING(INTERSECTIONS, ANY, PLAIN, MADE, RUNG, NONE, "0101", "Locked Candidates Type 2 (Claiming)"),
    LOCKED_PAIR(INTERSECTIONS, ANY, PLAIN, MADE, RUNG, NONE, "0110", ""),
    LOCKED_TRIPLE(INTERSECTIONS, ANY, PLAIN, MADE, RUNG, NONE, "0111", ""),
    NAKED_PAIR(SUBSETS, ANY, PLAIN, MADE, RUNG, NONE, "0200", ""),
    NAKED_TRIPLE(SUBSETS, ANY, PLAIN, MADE, RUNG, NONE, "0201", ""),
    NAKED_QUADRUPLE(SUBSETS, ANY, PLAIN, MADE, RUNG, NONE, "0202", ""),
    NAKED_QUINTUPLE(SUBSETS, ANY, PLAIN, SUBSET, LAST, NONE, "", ""),
    NAKED_SEXTUPLE(SUBSETS, ANY, PLAIN, SUBSET, LAST, NONE, "", ""),
    NAKED_SEPTUPLE(SUBSETS, ANY, PLAIN, SUBSET, LAST, NONE, "", ""),
    NAKED_OCTUPLE(SUBSETS, ANY, PLAIN, SUBSET, LAST, NONE, "", ""),
    HIDDEN_PAIR(SUBSETS, ANY, PLAIN, MADE, RUNG, NONE, "0210", ""),
    HIDDEN_TRIPLE(SUBSETS, ANY, PLAIN, MADE, RUNG, NONE, "0211", ""),
    HIDDEN_QUADRUPLE(SUBSETS, ANY, PLAIN, MADE, RUNG, Seeds.HIDDEN_QUADRUPLE, "0212", ""),
    HIDDEN_QUINTUPLE(SUBSETS, ANY, PLAIN, SUBSET, LAST, NONE, "", ""),
    HIDDEN_SEXTUPLE(SUBSETS, ANY, PLAIN, SUBSET, LAST, NONE, "", ""),
    HIDDEN_SEPTUPLE(SUBSETS, ANY, PLAIN, SUBSET, LAST, NONE, "", ""),
    HIDDEN_OCTUPLE(SUBSETS, ANY, PLAIN, SUBSET, LAST, NONE, "", ""),
    X_WING(FISH, ANY, PLAIN, MADE, RUNG, NONE, "0300", ""),
    SWORDFISH(FISH, ANY, PLAIN, MADE, RUNG, NONE, "0301", ""),
    JELLYFISH(FISH, ANY, PLAIN, MADE, RUNG, NONE, "0302", ""),
    SQUIRMBAG(FISH, ANY, PLAIN, Practice.FISH, LAST, NONE, "0303", ""),
    WHALE(FISH, ANY, PLAIN, Practice.FISH, LAST, NONE, "0304", ""),
    LEVIATHAN(FISH, ANY, PLAIN, Practice.FISH, LAST, NONE, "0305", ""),
    FINNED_X_WING(FISH, ANY, PLAIN, MADE, RUNG, NONE, "0310", ""),
    FINNED_SWORDFISH(FISH, ANY, PLAIN, MADE, RUNG, NONE, "0311", ""),
    FINNED_JELLYFISH(FISH, ANY, PLAIN, MADE, RUNG, NONE, "0312", ""),
    FINNED_SQUIRMBAG(FISH, ANY, PLAIN, Practice.FISH, LAST, NONE, "0313", ""),
    FINNED_WHALE(FISH, ANY, PLAIN, Practice.FISH, LAST, NONE, "0314", ""),
    FINNED_LEVIATHAN(FISH, ANY, PLAIN, Practice.FISH, LAST, NONE, "0315", ""),
    SASHIMI_X_WING(FISH, ANY, PLAIN, MADE, RUNG, NONE, "0320", ""),
    SASHIMI_SWORDFISH(FISH, ANY, PLAIN, MADE, RUNG, NONE, "0321", ""),
    SASHIMI_JELLYFISH(FISH, ANY, PLAIN, MADE, RUNG, Seeds.SASHIMI_JELLYFISH, "0322", ""),
    SASHIMI_SQUIRMBAG(FISH, ANY, PLAIN, Practice.FISH, LAST, NONE, "0323", ""),
    SASHIMI_WHALE(FISH, ANY, PLAIN, Practice.FISH, LAST, NONE, "0324", ""),
    SASHIMI_LEVIATHAN(FISH, ANY, PLAIN, Practice.FISH, LAST, NONE, "0325", ""),
    FRANKEN_X_WING(FISH, ANY, PLAIN, TWO, RUNG, NONE, "0330", ""),
    FRANKEN_SWORDFISH(FISH, ANY, PLAIN, RARE, RUNG, NONE, "0331", ""),
    FRANKEN_JELLYFISH(FISH, ANY, PLAIN, MADE, LAST, Seeds.COMPLEX_FISH, "0332", ""),
    FRANKEN_SQUIRMBAG(FISH, ANY, PLAIN, LARGE, LAST, NONE, "0333", ""),
    FRANKEN_WHALE(FISH, ANY, PLAIN, LARGE, LAST, NONE, "0334", ""),
    FRANKEN_LEVIATHAN(FISH, ANY, PLAIN, LARGE, LAST, NONE, "0335", ""),
    FINNED_FRANKEN_X_WING(FISH, ANY, PLAIN, TWO, RUNG, NONE, "0340", ""),
    FINNED_FRANKEN_SWORDFISH(FISH, ANY, PLAIN, MADE, RUNG, Seeds.FINNED_FRANKEN_SWORDFISH, "0341", ""),
    FINNED_FRANKEN_JELLYFISH(FISH, ANY, PLAIN, MADE, LAST, Seeds.FINNED_COMPLEX_FISH, "0342", ""),
    FINNED_FRANKEN_SQUIRMBAG(FISH, ANY, PLAIN, LARGE, LAST, NONE, "0343", ""),
    FINNED_FRANKEN_WHALE(FISH, ANY, PLAIN, LARGE, LAST, NONE, "0344", ""),
    FINNED_FRANKEN_LEVIATHAN(FISH, ANY, PLAIN, LARGE, LAST, NONE, "0345", ""),
    MUTANT_X_WING(FISH, ANY, PLAIN, TWO, LAST, NONE, "0350", ""),
    MUTANT_SWORDFISH(FISH, ANY, PLAIN, MADE, LAST, Seeds.COMPLEX_FISH, "0351", ""),
    MUTANT_JELLYFISH(FISH, ANY, PLAIN, MADE, LAST, Seeds.COMPLEX_FISH, "0352", ""),
    MUTANT_SQUIRMBAG(FISH, ANY, PLAIN, LARGE, LAST, NONE, "0353", ""),
    MUTANT_WHALE(FISH, ANY, PLAIN, LARGE, LAST, NONE, "0354", ""),
    MUTANT_LEVIATHAN(FISH, ANY, PLAIN, LARGE, LAST, NONE, "0355", ""),
    FINNED_MUTANT_X_WING(FISH, ANY, PLAIN, TWO, LAST, NONE, "0360", ""),
    FINNED_MUTANT_SWORDFISH(FISH, ANY, PLAIN, MADE, LAST, Seeds.FINNED_COMPLEX_FISH, "0361", ""),
    FINNED_MUTANT_JELLYFISH(FISH, ANY, PLAIN, MADE, LAST, Seeds.FINNED_COMPLEX_FISH, "0362", ""),
    FINNED_MUTANT_SQUIRMBAG(FISH, ANY, PLAIN, LARGE, LAST, NONE, "0363", ""),
    FINNED_MUTANT_WHALE(FISH, ANY, PLAIN, LARGE, LAST, NONE, "0364", ""),
    FINNED_MUTANT_LEVIATHAN(FISH, ANY, PLAIN, LARGE, LAST, NONE, "0365", ""),
    KRAKEN_FISH_TYPE_1(FISH, ANY, PLAIN, RARE, LAST, NONE, "0371", ""),
    KRAKEN_FISH_TYPE_2(FISH, ANY, PLAIN, RARE, LAST, NONE, "0372", ""),
    SKYSCRAPER(SINGLE_DIGIT, ANY, TWO_LINKS, MADE, RUNG, NONE, "0400", ""),
    TWO_STRING_KITE(SINGLE_DIGIT, ANY, TWO_LINKS, MADE, RUNG, NONE, "0401", "2-String Kite"),
    TURBOT_FISH(SINGLE_DIGIT, ANY, TWO_LINKS, MADE, RUNG, NONE, "0403", ""),
    EMPTY_RECTANGLE(SINGLE_DIGIT, ANY, TWO_LINKS, MADE, RUNG, NONE, "0402", ""),
    GROUPED_SKYSCRAPER(SINGLE_DIGIT, ANY, TWO_LINKS, MADE, BEFORE_W_WINGS, NONE, "", ""),
    GROUPED_TWO_STRING_KITE(SINGLE_DIGIT, ANY, TWO_LINKS, MADE, BEFORE_W_WINGS, NONE, "", ""),
    DUAL_TWO_STRING_KITE(SINGLE_DIGIT, ANY, PLAIN, MADE, BEFORE_KITES, NONE, "0404", "Dual 2-String Kite"),
    DUAL_EMPTY_RECTANGLE(SINGLE_DIGIT, ANY, PLAIN, MADE, BEFORE_EMPTY_RECTANGLES, NONE, "0405", ""),
    BROKEN_WING(SINGLE_DIGIT, ANY, PLAIN, MADE, BEFORE_W_WINGS, Seeds.BROKEN_WING, "0705", "Broken Wing"),
    XY_WING(WINGS, ANY, ChainStyle.XY_WING, MADE, RUNG, NONE, "0800", ""),
    XYZ_WING(WINGS, ANY, PLAIN, MADE, RUNG, NONE, "0801", ""),
    W_WING(WINGS, ANY, ChainStyle.W_WING, MADE, RUNG, NONE, "0803", ""),
    M_WING(WINGS, ANY, PLAIN, MADE, BEFORE_UNIQUENESS_TESTS, NONE, "", ""),
    S_WING(WINGS, ANY, PLAIN, MADE, BEFORE_UNIQUENESS_TESTS, NONE, "", ""),
    L3_WING(WINGS, ANY, PLAIN, MADE, BEFORE_UNIQUENESS_TESTS, NONE, "", ""),
    H_WING(WINGS, ANY, PLAIN, MADE, BEFORE_UNIQUENESS_TESTS, NONE, "", ""),
    CHUTE_REMOTE_PAIR(WINGS, ANY, CHUTE_PAIR, MADE, BEFORE_UNIQUENESS_TESTS, NONE, "", ""),
    WXYZ_WING(WINGS, ANY, PLAIN, MADE, BEFORE_UNIQUENESS_TESTS, NONE, "0802", ""),
    XYZ_RING(WINGS, ANY, PLAIN, MADE, BEFORE_UNIQUENESS_TESTS, NONE, "", ""),
    WXYZ_RING(WINGS, ANY, PLAIN, RARE, BEFORE_UNIQUENESS_TESTS, NONE, "", ""),
    VWXYZ_WING(WINGS, ANY, PLAIN, MADE, BEFORE_UNIQUENESS_TESTS, NONE, "", ""),
    UVWXYZ_WING(WINGS, ANY, PLAIN, MADE, BEFORE_UNIQUENESS_TESTS, NONE, "", ""),
    TUVWXYZ_WING(WINGS, ANY, PLAIN, MADE, BEFORE_UNIQUENESS_TESTS, NONE, "", ""),
    SIMPLE_COLORS_TRAP(COLORING, ANY, PLAIN, MADE, RUNG, NONE, "0500", ""),
    SIMPLE_COLORS_WRAP(COLORING, ANY, PLAIN, MADE, RUNG, Seeds.SIMPLE_COLORS_WRAP, "0501", ""),
    MULTI_COLORS_1(COLORING, ANY, PLAIN, MADE, RUNG, NONE, "0502", ""),
    MULTI_COLORS_2(COLORING, ANY, PLAIN, MADE, RUNG, Seeds.MULTI_COLORS_2, "0503", ""),
    REMOTE_PAIR(COLORING, ANY, ChainStyle.REMOTE_PAIR, MADE, RUNG, NONE, "0703", ""),
    X_CHAIN(CHAINS, ANY, NICE_LOOP, MADE, RUNG, NONE, "0701", "X-Chain"),
    XY_CHAIN(CHAINS, ANY, NICE_LOOP, MADE, RUNG, NONE, "0702", "XY-Chain"),
    CONTINUOUS_NICE_LOOP(CHAINS, ANY, NICE_LOOP, MADE, RUNG, NONE, "0706", ""),
    DISCONTINUOUS_NICE_LOOP(CHAINS, ANY, NICE_LOOP, MADE, RUNG, NONE, "0707", ""),
    AIC(CHAINS, ANY, NICE_LOOP, MADE, RUNG, NONE, "0708", "AIC"),
    GROUPED_CONTINUOUS_NICE_LOOP(CHAINS, ANY, NICE_LOOP, RARE, RUNG, NONE, "0709", ""),
    GROUPED_DISCONTINUOUS_NICE_LOOP(CHAINS, ANY, NICE_LOOP, MADE, RUNG, NONE, "0710", ""),
    GROUPED_AIC(CHAINS, ANY, NICE_LOOP, MADE, RUNG, NONE, "0711", "Grouped AIC"),
    FORCING_CHAIN_CONTRADICTION(CHAINS, ANY, PLAIN, MADE, RUNG, NONE, "1301", ""),
    FORCING_CHAIN_VERITY(CHAINS, ANY, PLAIN, MADE, RUNG, NONE, "1302", ""),
    FORCING_NET_CONTRADICTION(CHAINS, ANY, PLAIN, RARE, RUNG, NONE, "1303", ""),
    FORCING_NET_VERITY(CHAINS, ANY, PLAIN, RARE, RUNG, NONE, "1304", ""),
    UNIQUENESS_TEST_1(UNIQUENESS, ONE, PLAIN, MADE, RUNG, NONE, "0600", ""),
    UNIQUENESS_TEST_2(UNIQUENESS, ONE, PLAIN, MADE, RUNG, NONE, "0601", ""),
    UNIQUENESS_TEST_3(UNIQUENESS, ONE, PLAIN, MADE, RUNG, NONE, "0602", ""),
    UNIQUENESS_TEST_4(UNIQUENESS, ONE, PLAIN, MADE, RUNG, NONE, "0603", ""),
    UNIQUENESS_TEST_5(UNIQUENESS, ONE, PLAIN, MADE, RUNG, Seeds.UNIQUENESS_TEST_5, "0604", ""),
    UNIQUENESS_TEST_6(UNIQUENESS, ONE, PLAIN, MADE, RUNG, NONE, "0605", ""),
    HIDDEN_RECTANGLE(UNIQUENESS, ONE, PLAIN, MADE, RUNG, NONE, "0606", ""),
    AVOIDABLE_RECTANGLE_1(UNIQUENESS, ONE, PLAIN, MADE, RUNG, Seeds.AVOIDABLE_1, "0607", "Avoidable Rectangle Type 1"),
    AVOIDABLE_RECTANGLE_2(UNIQUENESS, ONE, PLAIN, MADE, RUNG, Seeds.AVOIDABLE_2, "0608", "Avoidable Rectangle Type 2"),
    BUG_PLUS_ONE(UNIQUENESS, ONE, PLAIN, MADE, RUNG, NONE, "0610", "Bivalue Universal Grave + 1"),
    BUG_TYPE_2(UNIQUENESS, ONE, PLAIN, MADE, BEFORE_SKYSCRAPERS, Seeds.BUG_TYPE_2, "", ""),
    BUG_TYPE_3(UNIQUENESS, ONE, PLAIN, MADE, BEFORE_SKYSCRAPERS, Seeds.BUG_TYPE_3, "", ""),
    BUG_TYPE_4(UNIQUENESS, ONE, PLAIN, MADE, BEFORE_SKYSCRAPERS, Seeds.BUG_TYPE_4, "", ""),
    UNIQUE_LOOP_1(UNIQUENESS, ONE, PLAIN, MADE, BEFORE_HIDDEN_RECTANGLES, Seeds.UNIQUE_LOOP_1, "", ""),
    UNIQUE_LOOP_2(UNIQUENESS, ONE, PLAIN, MADE, BEFORE_HIDDEN_RECTANGLES, Seeds.UNIQUE_LOOP_2, "", ""),
    UNIQUE_LOOP_3(UNIQUENESS, ONE, PLAIN, MADE, BEFORE_HIDDEN_RECTANGLES, Seeds.UNIQUE_LOOP_3, "", ""),
    UNIQUE_LOOP_4(UNIQUENESS, ONE, PLAIN, MADE, BEFORE_HIDDEN_RECTANGLES, Seeds.UNIQUE_LOOP_4, "", ""),
    AIC_WITH_UNIQUE_RECTANGLE(UNIQUENESS, ONE, PLAIN, MADE, LAST, NONE, "", "AIC with Unique Rectangle"),
    SUE_DE_COQ(ALMOST_LOCKED_SETS, ANY, PLAIN, MADE, RUNG, NONE, "1101", "Sue de Coq"),
    EXTENDED_SUE_DE_COQ(ALMOST_LOCKED_SETS, ANY, PLAIN, MADE, LAST, NONE, "", ""),
    ALMOST_LOCKED_PAIR(ALMOST_LOCKED_SETS, ANY, PLAIN, MADE, LAST, NONE, "", ""),
    ALMOST_LOCKED_TRIPLE(ALMOST_LOCKED_SETS, ANY, PLAIN, MADE, LAST, NONE, "", ""),
    ALS_XZ(ALMOST_LOCKED_SETS, ANY, ALS, MADE, RUNG, NONE, "0901", "Almost Locked Set XZ-Rule"),
    ALS_XY_WING(ALMOST_LOCKED_SETS, ANY, ALS, MADE, RUNG, NONE, "0902", "Almost Locked Set XY-Wing"),
    ALS_W_WING(ALMOST_LOCKED_SETS, ANY, ALS, MADE, LAST, NONE, "", "Almost Locked Set W-Wing"),
    ALS_CHAIN(ALMOST_LOCKED_SETS, ANY, ALS, MADE, RUNG, NONE, "0903", "Almost Locked Set Chain"),
    DEATH_BLOSSOM(ALMOST_LOCKED_SETS, ANY, PLAIN, RARE, LAST, NONE, "0904", ""),
    TEMPLATE_SET(TEMPLATES, ANY, PLAIN, RARE, LAST, NONE, "1201", ""),
    TEMPLATE_DELETE(TEMPLATES, ANY, PLAIN, RARE, LAST, NONE, "1202", ""),
    PATTERN_OVERLAY(TEMPLATES, ANY, PLAIN, RARE, LAST, NONE, "", ""),
    DIRECT_POINTING(INTERSECTIONS, ANY, PLAIN, MADE, AFTER_SINGLES, NONE, "", ""),
    DIRECT_HIDDEN_PAIR(SUBSETS, ANY, PLAIN, MADE, AFTER_SINGLES, NONE, "", ""),
    DIRECT_HIDDEN_TRIPLE(SUBSETS, ANY, PLAIN, MADE, AFTER_SINGLES, NONE, "", ""),
    ALIGNED_PAIR_EXCLUSION(EXCLUSION, ANY, PLAIN, MADE, AFTER_LADDER, NONE, "", ""),
    ALIGNED_TRIPLE_EXCLUSION(EXCLUSION, ANY, PLAIN, MADE, AFTER_LADDER, NONE, "", ""),
    BIDIRECTIONAL_X_CYCLE(CHAINS, ANY, PLAIN, MADE, AFTER_SINGLES, NONE, "", ""),
    BIDIRECTIONAL_Y_CYCLE(CHAINS, ANY, PLAIN, MADE, AFTER_LADDER, NONE, "", ""),
    BIDIRECTIONAL_CYCLE(CHAINS, ANY, PLAIN, MADE, AFTER_LADDER, NONE, "", ""),
    FORCING_X_CHAIN(CHAINS, ANY, PLAIN, MADE, AFTER_SINGLES, NONE, "", ""),
    FORCING_CHAIN(CHAINS, ANY, PLAIN, MADE, AFTER_LADDER, NONE, "", ""),
    NISHIO_FORCING_CHAINS(CHAINS, ANY, PLAIN, MADE, AFTER_LADDER, NONE, "", ""),
    CELL_FORCING_CHAINS(CHAINS, ANY, PLAIN, MADE, AFTER_LADDER, NONE, "", ""),
    HOUSE_FORCING_CHAINS(CHAINS, ANY, PLAIN, MADE, AFTER_LADDER, NONE, "", ""),
    DYNAMIC_FORCING_CHAINS(CHAINS, ANY, PLAIN, MADE, AFTER_LADDER, NONE, "", ""),
    DYNAMIC_FORCING_CHAINS_PLUS(CHAINS, ANY, PLAIN, RARE, AFTER_LADDER, NONE, "", ""),
    NESTED_FORCING_CHAINS(CHAINS, ANY, PLAIN, RARE, AFTER_LADDER, NONE, "", ""),
    GURTHS_SYMMETRICAL_PLACEMENT(UNIQUENESS, ONE, PLAIN, RARE, LAST, NONE, "", ""),
    BUG_PLUS_N(UNIQUENESS, ONE, PLAIN, RARE, LAST, NONE, "", ""),
    MEDUSA_TRAP(COLORING, ANY, PLAIN, RARE, LAST, NONE, "", ""),
    MEDUSA_WRAP(COLORING, ANY, PLAIN, RARE, LAST, NONE, "", ""),
    FIREWORK_TRIPLE(EXOTIC, ANY, PLAIN, RARE, LAST, NONE, "", ""),
    FIREWORK_QUADRUPLE(EXOTIC, ANY, PLAIN, RARE, LAST, NONE, "", ""),
    BIVALUE_ODDAGON(EXOTIC, ANY, PLAIN, RARE, LAST, NONE, "", ""),
    TRIDAGON(EXOTIC, ANY, PLAIN, RARE, LAST, NONE, "", ""),
    SK_LOOP(EXOTIC, ANY, PLAIN, RARE, LAST, NONE, "", ""),
    MULTI_SECTOR_LOCKED_SETS(EXOTIC, ANY, PLAIN, RARE, LAST, NONE, "", ""),
    JUNIOR_EXOCET(EXOTIC, ANY, PLAIN, RARE, LAST, NONE, "", ""),
    SENIOR_EXOCET(EXOTIC, ANY, PLAIN, RARE, LAST, NONE, "", ""),
    DOUBLE_EXOCET(EXOTIC, ANY, PLAIN, RARE, LAST, NONE, "", ""),
    LAW_OF_LEFTOVERS(RULES, ANY, PLAIN, Practice.RULES, NOWHERE, NONE, "", ""),
    SET_EQUIVALENCE(RULES, ANY, PLAIN, Practice.RULES, NOWHERE, NONE, "", ""),
    FULL_CAGE(RULES, ANY, PLAIN, Practice.RULES, NOWHERE, NONE, "", ""),
    CAGE_SINGLE_COMBINATION(RULES, ANY, PLAIN, Practice.RULES, NOWHERE, NONE, "", ""),
    CAGE_COMBINATIONS(RULES, ANY, PLAIN, Practice.RULES, NOWHERE, NONE, "", ""),
    CAGE_NEEDED_DIGIT(RULES, ANY, PLAIN, Practice.RULES, NOWHERE, NONE, "", ""),
    CAGE_BOUNDS(RULES, ANY, PLAIN, Practice.RULES, NOWHERE, NONE, "", ""),
    CAGE_COMPLEMENT(RULES, ANY, PLAIN, Practice.RULES, NOWHERE, NONE, "", ""),
    INNIE(RULES, ANY, PLAIN, Practice.RULES, NOWHERE, NONE, "", ""),
    OUTIE(RULES, ANY, PLAIN, Practice.RULES, NOWHERE, NONE, "", ""),
    HIDDEN_CAGE(RULES, ANY, PLAIN, Practice.RULES, NOWHERE, NONE, "", ""),
    SPLIT_CAGE(RULES, ANY, PLAIN, Practice.RULES, NOWHERE, NONE, "", ""),
    INNIES_OR_OUTIES(RULES, ANY, PLAIN, Practice.RULES, NOWHERE, NONE, "", ""),
    INNIE_OUTIE_DIFFERENCE(RULES, ANY, PLAIN, Practice.RULES, NOWHERE, NONE, "", ""),
    KILLER_PAIR(RULES, ANY, PLAIN, Practice.RULES, NOWHERE, NONE, "", ""),
    KILLER_TRIPLE(RULES, ANY, PLAIN, Practice.RULES, NOWHERE, NONE, "", ""),
    CAGE_BLOCKER(RULES, ANY, PLAIN, Practice.RULES, NOWHERE, NONE, "", ""),
    CAGE_OVERLAP(RULES, ANY, PLAIN, Practice.RULES, NOWHERE, NONE, "", ""),
    BRUTE_FORCE(TRIAL, ANY, PLAIN, Practice.TRIAL, NOWHERE, NONE, "", "");

    private final String id = name().toLowerCase(Locale.ROOT).replace('_', '-');
    private final Family family;
    private final Solutions solutions;
    private final ChainStyle style;
    private final Practice practice;
    private final Turn turn;
    private final Seeds seeds;
    private final String code;
    private final String hodokuName;

    Technique(
            Family family,
            Solutions solutions,
            ChainStyle style,
            Practice practice,
            Turn turn,
            Seeds seeds,
            String code,
            String hodokuName) {
        this.family = family;
        this.solutions = solutions;
        this.style = style;
        this.practice = practice;
        this.turn = turn;
        this.seeds = seeds;
        this.code = code;
        this.hodokuName = hodokuName;
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

    /// When it has its turn where a puzzle or a position is to need it.
    public Turn turn() {
        return turn;
    }

    /// The puzzles that are kept to make those that need it.
    public Seeds seeds() {
        return seeds;
    }

    /// Its code in the library format, such as `0200`; empty where the format has none.
    public String code() {
        return code;
    }

    /// What HoDoKu calls it, in English; empty where that follows from the id.
    public String hodokuName() {
        return hodokuName;
    }
}
