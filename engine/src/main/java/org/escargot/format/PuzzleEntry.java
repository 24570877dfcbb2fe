package org.escargot.format;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.escargot.format.lines.Text;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.grid.Pencilmarks;
import org.escargot.grid.Puzzle;

/// A puzzle found in an input, or to be written.
///
/// @param line where it begins, from 1
/// @param puzzle the puzzle as it starts
/// @param current the grid as far as a player has filled it, where the format keeps that
/// @param notes what a player noted in the cells
/// @param metadata what else stood with it: a name, a rating, a comment; empty when nothing did; its
///     control characters become blanks
/// @param remarks what was read in one of several possible ways, and is to be said; usually nothing
public record PuzzleEntry(
        long line, Puzzle puzzle, Optional<Grid> current, Notes notes, String metadata, List<Flaw> remarks)
        implements UsualEntry {
    public PuzzleEntry {
        remarks = List.copyOf(remarks);
        metadata = Text.oneLine(metadata);
    }

    /// A puzzle of which nothing needs to be said.
    public PuzzleEntry(long line, Puzzle puzzle, Optional<Grid> current, Notes notes, String metadata) {
        this(line, puzzle, current, notes, metadata, List.of());
    }

    /// A puzzle without notes.
    public PuzzleEntry(long line, Puzzle puzzle, Optional<Grid> current, String metadata) {
        this(line, puzzle, current, Notes.NONE, metadata);
    }

    /// A puzzle that no player has begun.
    public static PuzzleEntry of(long line, Puzzle puzzle, String metadata) {
        return new PuzzleEntry(line, puzzle, Optional.empty(), metadata);
    }

    /// The givens; none where the puzzle is given as candidates.
    public Grid start() {
        return puzzle instanceof Givens givens ? givens.grid() : Grid.EMPTY;
    }

    /// The givens and the digits placed so far.
    public Grid digits() {
        return current.orElse(start());
    }

    /// The position that it is in: digits, and for each open cell those of the candidates noted in its middle that the
    /// digits allow, or all that they allow where nothing is noted.
    public Pencilmarks position() {
        Pencilmarks allowed =
                puzzle instanceof Pencilmarks candidates ? candidates : Pencilmarks.of(new Givens(digits()));
        CandidateSet ruledOut = CandidateSet.EMPTY;
        CellSet noted = notes.center().marked().and(allowed.unsolved());
        for (int cell = noted.first(); cell >= 0; cell = noted.next(cell)) {
            DigitSet gone = allowed.candidates(cell).minus(notes.center().at(cell));
            ruledOut = ruledOut.or(CandidateSet.of(cell, gone));
        }
        return allowed.without(ruledOut);
    }

    /// This puzzle with `remark` to be said of it.
    public PuzzleEntry with(Flaw remark) {
        List<Flaw> more = Stream.concat(remarks.stream(), Stream.of(remark)).toList();
        return new PuzzleEntry(line, puzzle, current, notes, metadata, more);
    }

    /// This puzzle with other text beside it.
    public PuzzleEntry withMetadata(String text) {
        return new PuzzleEntry(line, puzzle, current, notes, text, remarks);
    }

    /// This puzzle with these notes in place of its own.
    public PuzzleEntry withNotes(Notes others) {
        return new PuzzleEntry(line, puzzle, current, others, metadata, remarks);
    }
}
