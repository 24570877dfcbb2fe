package org.escargot.print;

import java.util.List;
import java.util.Optional;
import org.escargot.rules.Digits;
import org.escargot.rules.Variant;

/// A puzzle with rules of its own to print.
///
/// @param puzzle the puzzle
/// @param candidates for each cell the set of digits to print small where it is empty; empty for none at all
/// @param solution its only solution; nothing where it has none or several
/// @param caption what stands above it beside its number, such as a level; may be empty
/// @param rules what is said of its rules
public record PrintedVariant(
        Variant puzzle, List<Integer> candidates, Optional<Digits> solution, String caption, PrintedRules rules)
        implements Printed {
    public PrintedVariant {
        candidates = List.copyOf(candidates);
    }

    @Override
    public String link() {
        return "";
    }

    @Override
    public boolean isSolved() {
        return solution.isPresent();
    }
}
