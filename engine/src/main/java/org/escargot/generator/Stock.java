package org.escargot.generator;

import java.util.List;
import java.util.stream.Stream;
import org.escargot.grid.Givens;

/// Puzzles of 17 clues, none an isomorph of another.
final class Stock {
    /// The first is the one that the report stores. The others are all that came of it when two of its clues were
    /// replaced by two others in every way.
    static final List<Givens> SEVENTEEN = Stream.of(
                    "1.....52.....78.........6...9..4.......5..1...7.........62......4.....78........3",
                    "..1...52.....78.........6...3..4.......5..1...7.........62......4.....78........3",
                    "1.....52.....78.........6...3..........5..1...7..3......62......4.....78........3",
                    "1.....52.....78.........6...3..........5..1...7..4......62......4.....78........3",
                    "1.....52.....78.........6...3..4.......5..1...7.........62......4.....78........3",
                    "1.....52.....98.........6...9..4.......5..1...7.........62......4.....78........4")
            .map(Givens::of)
            .toList();

    private Stock() {}
}
