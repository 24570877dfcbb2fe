package org.escargot.generator.wish;

import java.util.List;
import java.util.stream.Stream;
import org.escargot.grid.Givens;
import org.escargot.logic.step.Seeds;
import org.escargot.logic.step.Technique;

/// Puzzles of our own with techniques that are too rare to wait for, each the easiest next step at some point.
final class TechniqueSeeds {
    private TechniqueSeeds() {}

    /// Puzzles that need `technique`; none where drawing by chance is quick enough.
    static List<Givens> of(Technique technique) {
        return lines(technique.seeds()).map(Givens::of).toList();
    }

    private static Stream<String> lines(Seeds seeds) {
        return switch (seeds) {
            case NONE -> Stream.empty();
            case HIDDEN_QUADRUPLE ->
                Stream.of(
                        ".5.6.......7.83.4.4...1...9.12......8....746...5...8.......9.35....786.........9.",
                        "..2...9....91..64.....473...5........1462.........3...9......6....26.5..56..8..1.");
            case SASHIMI_JELLYFISH ->
                Stream.of(".5.8..1..439............2....6.2.3459...........645.8..8...951.....84..9...16....");
            case SIMPLE_COLORS_WRAP ->
                Stream.of(".6........2.....87.51.68.23.1..23.58....15......4...3.......57......1..6...536...");
            case MULTI_COLORS_2 ->
                Stream.of(".2........8.5763........175.3...1.......5.2..5.43.....29..6.....5..87.3.....3..2.");
            case UNIQUENESS_TEST_5 ->
                Stream.of("..........3..9461.2.7.....8...5.......6..2.5.9...38.415.3.........8..574.8...62..");
            case AVOIDABLE_1 ->
                Stream.of(".4..3....8.92...57........12..6.87....4.5..2...57.3.........1.....974....2......6");
            case AVOIDABLE_2 ->
                Stream.of(
                        ".7.....5...36....2.51....747.2.9....1..........83..6.....2.4.......3..91...8..2..",
                        "..47....3.....4.......6.95..8.5.6....9..128..1.....2..5..6....9.48.......16...548");
            case FINNED_FRANKEN_SWORDFISH ->
                Stream.of(
                        ".28..5.........7.1..39....6...6...12...24...56..5..9..........979.4......6..2..7.",
                        ".7....984.1..3......2.......9..7.8...2..857.....2.....731...2.....41..37..9......",
                        ".1....7...9...4...423...8.1.7...9..8..2...6..5.4........7.28.5.....5.9.......7..4");
            case BROKEN_WING ->
                Stream.of(".1...74.2.....36.567....3...6..3.7....1675...9................7...5.8.4..96.1....");
            case BUG_TYPE_2 ->
                Stream.of("2.9......3....8.45.....9..61....7.5......6..97.....82..1.6.5...42..7........3...4");
            case BUG_TYPE_3 ->
                Stream.of(".31.7..9897.......8.....2.5..9..346...6....8.......7.1.1...2.......5....5..8.4..3");
            case BUG_TYPE_4 ->
                Stream.of("...5..98...57...2.618..2....2.....1.19..6.....46..5.9.......8....2.8........24.7.");
            case FINNED_COMPLEX_FISH ->
                Stream.of("24..1.......38...9....4.71.......8....79..6.4.8.....3..32.........75...68...21.9.");
            case COMPLEX_FISH ->
                Stream.of(
                        "..6....1.2...16......53..46...847....3....9..45.......5....186.....7.1..7..3.....",
                        "..7.......2.859..7..3....6.....6.5...3...8.4......5..96.9.83..5...4..2..78......4");
            case UNIQUE_LOOP_1 ->
                Stream.of(".81.72..5.....1......8..7..9.76....4.....5...6...4.......1...3..1....287.3...7.5.");
            case UNIQUE_LOOP_2 ->
                Stream.of("..836..796.........2.1.5...2.7....6.....4.......97.15.4...59.......1....8....7.46");
            case UNIQUE_LOOP_3 ->
                Stream.of(".3..67....98.........3...72..9....37.8.4..1..4....12....5.8..6..........27......9");
            case UNIQUE_LOOP_4 ->
                Stream.of("8.1..4.....7.1..3.53...8......1..6..1.42..9.7..............3..9.736........5.2..8");
        };
    }
}
