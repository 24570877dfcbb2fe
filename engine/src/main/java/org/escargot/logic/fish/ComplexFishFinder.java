package org.escargot.logic.fish;

import java.util.Set;
import org.escargot.grid.DigitSet;
import org.escargot.grid.HouseSet;
import org.escargot.grid.Houses;
import org.escargot.logic.step.DigitFinder;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// Franken and mutant fish: fish with boxes among their houses. The base holds *n* houses that need the digit, the
/// cover *n* others; what the cover holds more often than the base goes, if it sees all fins. A fin is a place of the
/// base outside of the cover; a place in two base houses is an endo fin, covered or not.
///
///     base r2 b4, cover c1 c8, fin r2c5 …
///
/// Valid because with all fins false, the *n* base houses need *n* places, at most one in each cover house.
/// Franken: base and cover would be rows and columns but for the boxes; mutant: any other mixture.
/// Steps come digit by digit, then by base. See `docs/techniques/franken-x-wing.md` and
/// `docs/techniques/mutant-x-wing.md`.
///
/// @param size how many base houses, 2..7
/// @param kind Franken or mutant
/// @param mostFins how many fins, endo fins among them, there may be
/// @param mostEndoFins how many endo fins there may be
public record ComplexFishFinder(int size, Kind kind, int mostFins, int mostEndoFins) implements DigitFinder {
    /// Which houses may be mixed.
    public enum Kind {
        /// Rows or columns, and boxes; at least one box.
        FRANKEN,
        /// Everything; neither basic nor Franken.
        MUTANT
    }

    /// With up to five fins, two of them endo fins.
    public ComplexFishFinder(int size, Kind kind) {
        this(size, kind, 5, 2);
    }

    /// The same, but only those without fins, which are found much sooner.
    public ComplexFishFinder withoutFins() {
        return new ComplexFishFinder(size, kind, 0, 0);
    }

    @Override
    public Set<Technique> finds() {
        return switch (kind) {
            case FRANKEN -> FishNames.franken(size);
            case MUTANT -> FishNames.mutant(size);
        };
    }

    @Override
    public boolean find(Facts facts, DigitSet digits, StepSink sink) {
        for (int digit = digits.first(); digit > 0; digit = digits.next(digit)) {
            boolean found = switch (kind) {
                case FRANKEN ->
                    search(facts, digit, Houses.ROWS, Houses.COLUMNS, sink)
                            || search(facts, digit, Houses.COLUMNS, Houses.ROWS, sink);
                case MUTANT -> search(facts, digit, Houses.LINES, Houses.LINES, sink);
            };
            if (found) {
                return true;
            }
        }
        return false;
    }

    private boolean search(Facts facts, int digit, HouseSet base, HouseSet cover, StepSink sink) {
        ComplexFishSearch search = new ComplexFishSearch(
                facts, digit, this, base.or(Houses.BOXES), cover.or(Houses.BOXES), fish -> report(fish, sink));
        return search.run();
    }

    private boolean report(ComplexFishSearch.Found found, StepSink sink) {
        boolean boxes = found.fish().base().or(found.fish().cover()).intersects(Houses.BOXES);
        boolean wanted = switch (kind) {
            case FRANKEN -> boxes;
            case MUTANT -> !FishNames.isFranken(found.fish());
        };
        return wanted
                && sink.accept(new Step(
                        FishNames.complex(found.fish()),
                        found.fish(),
                        Effects.eliminate(found.eliminated(), found.fish().digit())));
    }
}
