package org.escargot.print;

import java.util.List;

/// Puzzles of a booklet that stand together, such as those of a level.
///
/// @param name what stands above them; may be empty
/// @param instruction what they ask of a player, in a sentence; may be empty
/// @param puzzles the puzzles
public record Section(String name, String instruction, List<Printed> puzzles) {
    public Section {
        puzzles = List.copyOf(puzzles);
    }

    /// Puzzles without anything above them.
    static Section of(List<? extends Printed> puzzles) {
        return new Section("", "", List.copyOf(puzzles));
    }

    /// Those whose solutions can be printed.
    long solved() {
        return puzzles.stream().filter(Printed::isSolved).count();
    }
}
