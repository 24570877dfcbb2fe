package org.escargot.explain;

import org.escargot.grid.CandidateSet;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.HouseSet;

/// What a name in a message stands for.
sealed interface Value {
    /// How many things it is, for the choice between one and many.
    int count();

    /// A message of the language.
    record Word(String key) implements Value {
        @Override
        public int count() {
            return 1;
        }
    }

    /// A number, in words.
    record Numeral(int number) implements Value {
        @Override
        public int count() {
            return number;
        }
    }

    record Cells(CellSet cells) implements Value {
        @Override
        public int count() {
            return cells.size();
        }
    }

    record Digits(DigitSet digits) implements Value {
        @Override
        public int count() {
            return digits.size();
        }
    }

    record InHouses(HouseSet houses) implements Value {
        @Override
        public int count() {
            return houses.size();
        }
    }

    /// Candidates that the reason rests on.
    record Defining(CandidateSet candidates) implements Value {
        @Override
        public int count() {
            return candidates.size();
        }
    }

    /// What the step does, as a sentence of its own.
    record Conclusion(CandidateSet placements, CandidateSet eliminations) implements Value {
        @Override
        public int count() {
            return placements.size() + eliminations.size();
        }
    }

    /// A chain in Eureka notation.
    record InChain(Chain chain) implements Value {
        @Override
        public int count() {
            return chain.nodes().size();
        }
    }
}
