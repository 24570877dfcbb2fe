package org.escargot.canonical;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.escargot.grid.Cell;
import org.escargot.grid.Grid;
import org.escargot.random.RandomSource;

class CanonicalizerProperties {
    /// With 1, 72 and 648 automorphisms.
    private static final List<Grid> SOLVED = List.of(
            Grid.of("162857493534129678789643521475312986913586742628794135356478219241935867897261354"),
            Grid.of("123456789457893612986217354274538196531964827698721435342685971715349268869172543"),
            Grid.of("123456789456789123789123456231564897564897231897231564312645978645978312978312645"));

    private final Canonicalizer canonicalizer = new Canonicalizer();
    private final SimpleCanonicalizer oracle = new SimpleCanonicalizer();

    @Property(tries = 100)
    void theFastWayFindsWhatTheSimpleOneFinds(@ForAll("grids") Grid grid) {
        CanonicalForm expected = oracle.of(grid);
        CanonicalForm found = canonicalizer.of(grid);

        assertThat(found.grid()).isEqualTo(expected.grid());
        assertThat(found.automorphisms()).isEqualTo(expected.automorphisms());
    }

    @Property(tries = 150)
    void isomorphsHaveOneForm(@ForAll("grids") Grid grid, @ForAll long seed) {
        Grid moved = Morph.random(RandomSource.of(seed)).apply(grid);
        CanonicalForm form = canonicalizer.of(grid);
        CanonicalForm other = canonicalizer.of(moved);

        assertThat(other.grid()).isEqualTo(form.grid()).isEqualTo(canonicalizer.grid(form.grid()));
        assertThat(other.automorphisms()).isEqualTo(form.automorphisms());
        assertThat(other.morph().apply(moved)).isEqualTo(form.grid());
    }

    @Property(tries = 150)
    void isomorphsHaveOnePatternFirstForm(@ForAll("grids") Grid grid, @ForAll long seed) {
        Grid moved = Morph.random(RandomSource.of(seed)).apply(grid);
        CanonicalForm form = canonicalizer.patternFirst(grid);
        CanonicalForm other = canonicalizer.patternFirst(moved);

        assertThat(other.grid()).isEqualTo(form.grid());
        assertThat(other.morph().apply(moved)).isEqualTo(form.grid());
        assertThat(other.automorphisms())
                .isEqualTo(form.automorphisms())
                .isEqualTo(canonicalizer.of(grid).automorphisms());
        assertThat(canonicalizer.patternFirst(form.grid()).grid()).isEqualTo(form.grid());
        assertThat(canonicalizer.grid(form.grid())).isEqualTo(canonicalizer.grid(grid));
    }

    @Provide
    Arbitrary<Grid> grids() {
        return Arbitraries.oneOf(dug(0, 12), dug(13, 40), dug(41, 81), spoilt());
    }

    /// Some digits of a solved grid.
    private static Arbitrary<Grid> dug(int fewest, int most) {
        Arbitrary<Integer> count = Arbitraries.integers().between(fewest, most);
        return Combinators.combine(Arbitraries.of(SOLVED), count, Arbitraries.longs())
                .as(CanonicalizerProperties::dug);
    }

    private static Grid dug(Grid solved, int count, long seed) {
        int[] order = RandomSource.of(seed).permutation(Cell.COUNT);
        Grid dug = solved;
        for (int i = count; i < Cell.COUNT; i++) {
            dug = dug.with(order[i], 0);
        }
        return dug;
    }

    /// The same with a wrong digit, often against the rules.
    private static Arbitrary<Grid> spoilt() {
        Arbitrary<Integer> cell = Arbitraries.integers().between(0, 80);
        Arbitrary<Integer> digit = Arbitraries.integers().between(1, 9);
        return Combinators.combine(dug(5, 81), cell, digit).as(Grid::with);
    }
}
