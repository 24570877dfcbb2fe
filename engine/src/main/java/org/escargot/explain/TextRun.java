package org.escargot.explain;

import org.escargot.grid.CandidateSet;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.HouseSet;
import org.escargot.grid.Houses;

/// A piece of a sentence and what it speaks of. What shows the sentence may light that in the grid.
public sealed interface TextRun {
    /// The words.
    String text();

    /// What kind of thing the words name: the tag in JSON, and the class on a page.
    Tag tag();

    /// The cells that the words name: those of their houses and candidates, too; empty where they name none.
    CellSet cells();

    /// The kinds of runs.
    enum Tag {
        PLAIN,
        CELLS,
        DIGITS,
        HOUSE,
        DEFINING,
        ELIMINATED,
        PLACED,
        LINK
    }

    /// Words that name nothing in the grid.
    record Plain(String text) implements TextRun {
        @Override
        public CellSet cells() {
            return CellSet.EMPTY;
        }

        @Override
        public Tag tag() {
            return Tag.PLAIN;
        }
    }

    /// The names of `cells`.
    record Cells(String text, CellSet cells) implements TextRun {
        @Override
        public Tag tag() {
            return Tag.CELLS;
        }
    }

    /// The names of `digits`.
    record Digits(String text, DigitSet digits) implements TextRun {
        @Override
        public CellSet cells() {
            return CellSet.EMPTY;
        }

        @Override
        public Tag tag() {
            return Tag.DIGITS;
        }
    }

    /// The name of a house, or of several of one kind.
    record House(String text, HouseSet houses) implements TextRun {
        @Override
        public CellSet cells() {
            return Houses.cells(houses);
        }

        @Override
        public Tag tag() {
            return Tag.HOUSE;
        }
    }

    /// Candidates that the reason rests on.
    record Defining(String text, CandidateSet candidates) implements TextRun {
        @Override
        public CellSet cells() {
            return candidates.cells();
        }

        @Override
        public Tag tag() {
            return Tag.DEFINING;
        }
    }

    /// Candidates that go.
    record Eliminated(String text, CandidateSet candidates) implements TextRun {
        @Override
        public CellSet cells() {
            return candidates.cells();
        }

        @Override
        public Tag tag() {
            return Tag.ELIMINATED;
        }
    }

    /// Candidates that are true.
    record Placed(String text, CandidateSet candidates) implements TextRun {
        @Override
        public CellSet cells() {
            return candidates.cells();
        }

        @Override
        public Tag tag() {
            return Tag.PLACED;
        }
    }

    /// The sign between the ends of a link.
    record Linked(String text, Link link) implements TextRun {
        @Override
        public CellSet cells() {
            return CellSet.EMPTY;
        }

        @Override
        public Tag tag() {
            return Tag.LINK;
        }
    }
}
