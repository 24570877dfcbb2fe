package org.escargot.generator;

import java.util.Optional;
import org.escargot.logic.step.Technique;

/// Techniques that cannot be asked for: those that never are the easiest next step, those that nobody met as one, and
/// some that take too long to look for or to meet.
public final class NeverEasiest {
    /// The reasons, each as what follows the name of a technique.
    public enum Why {
        /// A smaller subset does the same.
        SUBSET(" never is the easiest next step: the other cells of the house, at most four of"
                + " them, make a smaller subset that strikes the same"),
        /// A smaller fish does the same.
        FISH(" never is the easiest next step: the lines of the other direction that are left"
                + " over, at most four of them, make a smaller fish with the same fins that strikes the same"),
        /// It is not looked for.
        LARGE(" takes too long to look for; fish with boxes or of both directions can be asked"
                + " for with up to four houses"),
        /// Nobody has met one.
        TWO(" has never been met as the easiest next step: where it strikes, locked candidates or a link"
                + " of two houses (skyscraper, kite, turbot fish, empty rectangle) strike too"),
        /// Puzzles that need it are too rare.
        RARE(" is the next step of so few puzzles that none can be made in a reasonable time");

        private final String text;

        Why(String text) {
            this.text = text;
        }
    }

    private NeverEasiest() {}

    /// Why `technique` cannot be asked for, in English; nothing where it can.
    public static Optional<String> reason(Technique technique) {
        return why(technique).map(why -> technique.id() + why.text);
    }

    /// Why `technique` cannot be asked for; nothing where it can.
    public static Optional<Why> why(Technique technique) {
        return switch (technique) {
            case NAKED_QUINTUPLE, NAKED_SEXTUPLE, NAKED_SEPTUPLE, NAKED_OCTUPLE -> Optional.of(Why.SUBSET);
            case HIDDEN_QUINTUPLE, HIDDEN_SEXTUPLE, HIDDEN_SEPTUPLE, HIDDEN_OCTUPLE -> Optional.of(Why.SUBSET);
            case SQUIRMBAG, WHALE, LEVIATHAN -> Optional.of(Why.FISH);
            case FINNED_SQUIRMBAG, FINNED_WHALE, FINNED_LEVIATHAN -> Optional.of(Why.FISH);
            case SASHIMI_SQUIRMBAG, SASHIMI_WHALE, SASHIMI_LEVIATHAN -> Optional.of(Why.FISH);
            case FRANKEN_SQUIRMBAG, FRANKEN_WHALE, FRANKEN_LEVIATHAN -> Optional.of(Why.LARGE);
            case FINNED_FRANKEN_SQUIRMBAG, FINNED_FRANKEN_WHALE, FINNED_FRANKEN_LEVIATHAN -> Optional.of(Why.LARGE);
            case MUTANT_SQUIRMBAG, MUTANT_WHALE, MUTANT_LEVIATHAN -> Optional.of(Why.LARGE);
            case FINNED_MUTANT_SQUIRMBAG, FINNED_MUTANT_WHALE, FINNED_MUTANT_LEVIATHAN -> Optional.of(Why.LARGE);
            case FRANKEN_X_WING, FINNED_FRANKEN_X_WING, MUTANT_X_WING, FINNED_MUTANT_X_WING -> Optional.of(Why.TWO);
            case DYNAMIC_FORCING_CHAINS_PLUS, NESTED_FORCING_CHAINS -> Optional.of(Why.RARE);
            default -> Optional.empty();
        };
    }
}
