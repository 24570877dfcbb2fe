package org.escargot.cli.forms;

import java.util.List;
import org.escargot.canonical.Canonicalizer;
import org.escargot.cli.work.OrderedWork;
import org.escargot.format.BrokenEntry;
import org.escargot.format.Entry;
import org.escargot.format.Flaw;
import org.escargot.format.ParseProblem;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.VariantEntry;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.grid.Pencilmarks;

/// Work that needs canonical forms, which a puzzle given by candidates does not have: it counts as unreadable.
///
/// @param work what to do with puzzles that have a form
/// @param <O> its result
public record FormWork<O>(OrderedWork.Work<List<Entry>, O, Canonicalizer> work)
        implements OrderedWork.Work<List<Entry>, O, Canonicalizer> {
    /// Said on the command line only, so in English only.
    private enum FormFlaw implements Flaw.Kind {
        NO_FORM;

        @Override
        public String english() {
            return "a puzzle given by candidates has no canonical form";
        }
    }

    @Override
    public O apply(List<Entry> chunk, Canonicalizer canonicalizer) {
        return work.apply(chunk.stream().map(FormWork::admit).toList(), canonicalizer);
    }

    private static Entry admit(Entry entry) {
        return switch (entry) {
            case BrokenEntry broken -> broken;
            case VariantEntry variant -> variant.usual();
            case PuzzleEntry puzzle ->
                switch (puzzle.puzzle()) {
                    case Givens _ -> puzzle;
                    case Pencilmarks _ ->
                        new BrokenEntry(new ParseProblem(puzzle.line(), 1, Flaw.of(FormFlaw.NO_FORM)));
                };
        };
    }

    /// The givens of an entry that was let in.
    public static Grid grid(PuzzleEntry entry) {
        return switch (entry.puzzle()) {
            case Givens givens -> givens.grid();
            case Pencilmarks _ -> throw new IllegalStateException("A puzzle without a form was let in.");
        };
    }
}
