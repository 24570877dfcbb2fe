package org.escargot.generator.wish;

import java.util.Optional;
import org.escargot.format.Detail;
import org.escargot.format.Flaw;
import org.escargot.logic.step.Family;
import org.escargot.logic.step.Technique;

/// Techniques that cannot be asked for: those that never are the easiest next step, those that were never met as
/// one, and some that take too long to look for or to meet.
public final class UnavailableTechniques {
    /// The reasons.
    public enum Why {
        /// A smaller subset does the same.
        SUBSET(RecipeFlaw.NEVER_SUBSET),
        /// A smaller fish does the same.
        FISH(RecipeFlaw.NEVER_FISH),
        /// It is not looked for.
        LARGE(RecipeFlaw.NEVER_LARGE),
        /// None was ever met.
        TWO(RecipeFlaw.NEVER_TWO),
        /// Puzzles that need it are too rare.
        RARE(RecipeFlaw.NEVER_RARE),
        /// It needs rules beyond those of the usual board.
        RULES(RecipeFlaw.NEVER_RULES),
        /// It is no reasoning.
        TRIAL(RecipeFlaw.NEVER_TRIAL);

        private final RecipeFlaw flaw;

        Why(RecipeFlaw flaw) {
            this.flaw = flaw;
        }
    }

    private UnavailableTechniques() {}

    /// Why `technique` cannot be asked for, as a sentence; nothing where it can.
    public static Optional<Flaw> reason(Technique technique) {
        return why(technique).map(why -> Flaw.of(why.flaw).with("technique", new Detail.Word(technique.id())));
    }

    /// Why `technique` cannot be asked for; nothing where it can.
    public static Optional<Why> why(Technique technique) {
        if (technique.family() == Family.RULES) {
            return Optional.of(Why.RULES);
        }
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
            case GURTHS_SYMMETRICAL_PLACEMENT, BUG_PLUS_N, MEDUSA_TRAP, MEDUSA_WRAP -> Optional.of(Why.RARE);
            case WXYZ_RING, DOUBLE_EXOCET -> Optional.of(Why.RARE);
            case FIREWORK_TRIPLE, FIREWORK_QUADRUPLE, BIVALUE_ODDAGON, TRIDAGON -> Optional.of(Why.RARE);
            case SK_LOOP, MULTI_SECTOR_LOCKED_SETS, JUNIOR_EXOCET, SENIOR_EXOCET -> Optional.of(Why.RARE);
            case DYNAMIC_FORCING_CHAINS_PLUS, NESTED_FORCING_CHAINS -> Optional.of(Why.RARE);
            case FORCING_NET_CONTRADICTION, FORCING_NET_VERITY -> Optional.of(Why.RARE);
            case FRANKEN_SWORDFISH, GROUPED_CONTINUOUS_NICE_LOOP -> Optional.of(Why.RARE);
            case KRAKEN_FISH_TYPE_1, KRAKEN_FISH_TYPE_2 -> Optional.of(Why.RARE);
            case DEATH_BLOSSOM, TEMPLATE_SET, TEMPLATE_DELETE, PATTERN_OVERLAY -> Optional.of(Why.RARE);
            case BRUTE_FORCE -> Optional.of(Why.TRIAL);
            default -> Optional.empty();
        };
    }
}
