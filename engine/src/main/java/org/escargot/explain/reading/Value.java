package org.escargot.explain.reading;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.escargot.format.Detail;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.HouseSet;
import org.escargot.logic.pattern.Chain;
import org.escargot.logic.pattern.GivenSymmetry;
import org.escargot.logic.pattern.Truths;

/// What a name in a message stands for.
public sealed interface Value {
    /// How many things it is, for the choice between one and many.
    int count();

    /// What the names in the sentence of a flaw stand for.
    static Map<String, Value> ofDetails(Map<String, Detail> details) {
        Map<String, Value> values = new TreeMap<>();
        details.forEach((name, detail) -> values.put(name, of(detail)));
        return values;
    }

    /// A number, in figures.
    static Value figure(long number) {
        return new Verbatim(Long.toString(number), (int) Math.min(number, Integer.MAX_VALUE));
    }

    private static Value of(Detail detail) {
        return switch (detail) {
            case Detail.Figure figure -> new Verbatim(Long.toString(figure.number()), figure.isOne() ? 1 : 2);
            case Detail.Word word -> new Verbatim(word.text(), 1);
            case Detail.Place place -> new Cells(CellSet.of(place.cell()));
            case Detail.Visible visible -> new Framed("flaw.visible", String.valueOf(visible.character()));
            case Detail.Invisible invisible -> new Framed("flaw.invisible", Integer.toString(invisible.character()));
        };
    }

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

    /// What is the same in every language, such as figures.
    record Verbatim(String text, int count) implements Value {}

    /// `text` in a phrase of the language: the message `key`, where `{}` is the gap.
    record Framed(String key, String text) implements Value {
        @Override
        public int count() {
            return 1;
        }
    }

    /// The message `key`, filled with values of its own.
    record Phrase(String key, Map<String, Value> values) implements Value {
        public Phrase {
            values = Map.copyOf(values);
        }

        @Override
        public int count() {
            return 1;
        }
    }

    /// Phrases one after the other, with `between` between them.
    record Phrases(List<Phrase> phrases, String between) implements Value {
        public Phrases {
            phrases = List.copyOf(phrases);
        }

        @Override
        public int count() {
            return phrases.size();
        }
    }

    /// Combinations of digits, each as a sum.
    record Combinations(List<DigitSet> sets) implements Value {
        public Combinations {
            sets = List.copyOf(sets);
        }

        @Override
        public int count() {
            return sets.size();
        }
    }

    /// Rows and columns that trade places, as a phrase of the language with their short names.
    record Exchange(GivenSymmetry.Motion motion) implements Value {
        @Override
        public int count() {
            return 1;
        }
    }

    /// Truths or links by their short names.
    record Counted(Truths truths) implements Value {
        @Override
        public int count() {
            return truths.size();
        }
    }

    /// Candidates by their short names.
    record Named(CandidateSet candidates) implements Value {
        @Override
        public int count() {
            return candidates.size();
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
