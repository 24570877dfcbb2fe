package org.escargot.format.registry;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.escargot.format.Entry;
import org.escargot.format.Feature;
import org.escargot.format.Format;
import org.escargot.format.FormatWriter;
import org.escargot.format.Notes;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.lines.LineInput;
import org.escargot.grid.Cell;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.grid.Marks;
import org.escargot.grid.Pencilmarks;

/// What a format says that it carries comes back when what it wrote is read again, whether it is named or found out.
class RoundTripProperties {
    private static final String SOLUTION =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

    /// Each cell is given, placed or open; open ones have notes.
    private record Board(List<Integer> kinds, List<Integer> center, List<Integer> corner, List<Integer> colors) {
        PuzzleEntry entry() {
            Grid start = Grid.EMPTY;
            Grid current = Grid.EMPTY;
            int[] notes = new int[Cell.COUNT];
            int[] rim = new int[Cell.COUNT];
            int[] hues = new int[Cell.COUNT];
            for (int cell = 0; cell < Cell.COUNT; cell++) {
                int digit = SOLUTION.charAt(cell) - '0';
                start = kinds.get(cell) == 0 ? start.with(cell, digit) : start;
                current = kinds.get(cell) <= 1 ? current.with(cell, digit) : current;
                boolean isOpen = kinds.get(cell) > 1;
                notes[cell] = isOpen ? center.get(cell) | DigitSet.bit(digit) | DigitSet.bit(digit % 9 + 1) : 0;
                rim[cell] = isOpen ? corner.get(cell) & DigitSet.ALL.bits() : 0;
                hues[cell] = DigitSet.bit(colors.get(cell));
            }
            Notes all = new Notes(Marks.of(notes), Marks.of(rim), Marks.of(hues));
            return new PuzzleEntry(1, new Givens(start), Optional.of(current), all, "a <name> & \"more\"");
        }
    }

    @Provide
    Arbitrary<PuzzleEntry> entries() {
        Arbitrary<List<Integer>> kinds =
                Arbitraries.integers().between(0, 3).list().ofSize(Cell.COUNT);
        Arbitrary<List<Integer>> digits = Arbitraries.integers()
                .between(1, Digit.COUNT)
                .map(DigitSet::bit)
                .list()
                .ofSize(Cell.COUNT);
        Arbitrary<List<Integer>> colors =
                Arbitraries.integers().between(1, Digit.COUNT).list().ofSize(Cell.COUNT);
        return Combinators.combine(kinds, digits, digits, colors)
                .as(Board::new)
                .filter(board -> board.kinds().contains(0) && board.kinds().contains(1))
                .map(Board::entry);
    }

    @Provide
    Arbitrary<Format> writable() {
        return Arbitraries.of(Formats.writable());
    }

    @Property(tries = 300)
    void whatAFormatCarriesComesBack(@ForAll("writable") Format format, @ForAll("entries") PuzzleEntry entry) {
        FormatWriter writer = format.writer().orElseThrow();
        String text = writer.write(entry);

        for (Optional<Format> told : List.of(Optional.of(format), Optional.<Format>empty())) {
            assertThat(Formats.read(text, told))
                    .singleElement()
                    .isInstanceOfSatisfying(PuzzleEntry.class, read -> check(writer.carries(), entry, read));
        }
    }

    private static void check(Set<Feature> carries, PuzzleEntry entry, PuzzleEntry read) {
        for (Feature feature : carries) {
            switch (feature) {
                case GIVENS -> assertThat(read.start()).isEqualTo(entry.start());
                case PLACED -> assertThat(read.digits()).isEqualTo(entry.digits());
                case CENTER ->
                    assertThat(read.notes().center()).isEqualTo(entry.notes().center());
                case CORNER ->
                    assertThat(read.notes().corner()).isEqualTo(entry.notes().corner());
                case COLORS ->
                    assertThat(read.notes().colors()).isEqualTo(entry.notes().colors());
                case CANDIDATE_COLORS ->
                    assertThat(read.notes().candidateColors())
                            .isEqualTo(entry.notes().candidateColors());
                case METADATA -> assertThat(read.metadata()).contains(entry.metadata());
                case CANDIDATES, SEVERAL -> {}
            }
        }
    }

    /// A begun puzzle has what only its format has.
    @Property(tries = 100)
    void nothingWrittenFitsTwoFormats(@ForAll("writable") Format format, @ForAll("entries") PuzzleEntry entry)
            throws IOException {
        String text = format.writer().orElseThrow().write(entry);

        assertThat(PuzzleReader.of(LineInput.of(text), Optional.empty()).rival())
                .isEmpty();
    }

    @Property(tries = 100)
    void severalComeBackWhereTheyMay(@ForAll("writable") Format format, @ForAll("entries") PuzzleEntry entry) {
        FormatWriter writer = format.writer().orElseThrow();
        int count = writer.carries().contains(Feature.SEVERAL) ? 3 : 1;
        String text = writer.opening() + writer.text().apply(entry).repeat(count) + writer.closing();

        List<Entry> read = Formats.read(text, Optional.of(format));

        assertThat(read).hasSize(count).allMatch(PuzzleEntry.class::isInstance);
    }

    @Property(tries = 50)
    void candidatesComeBackAsSuch(@ForAll("entries") PuzzleEntry entry) {
        int[] candidates = new int[Cell.COUNT];
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            candidates[cell] = entry.notes().corner().at(cell).bits() | DigitSet.bit(SOLUTION.charAt(cell) - '0');
        }
        PuzzleEntry sukaku = PuzzleEntry.of(1, Pencilmarks.ofCandidates(candidates), "");
        for (Format format : Formats.writable()) {
            FormatWriter writer = format.writer().orElseThrow();
            if (writer.carries().contains(Feature.CANDIDATES)) {
                assertThat(Formats.read(writer.write(sukaku), Optional.of(format)))
                        .singleElement()
                        .isInstanceOfSatisfying(
                                PuzzleEntry.class,
                                read -> assertThat(read.puzzle()).isEqualTo(sukaku.puzzle()));
            }
        }
    }
}
