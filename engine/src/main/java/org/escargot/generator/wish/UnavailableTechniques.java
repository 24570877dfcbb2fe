package org.escargot.generator.wish;

import java.util.Optional;
import org.escargot.format.Detail;
import org.escargot.format.Flaw;
import org.escargot.logic.step.Practice;
import org.escargot.logic.step.Technique;

/// Techniques that cannot be asked for: those that never are the easiest next step, those that were never met as
/// one, and some that take too long to look for or to meet.
public final class UnavailableTechniques {
    private UnavailableTechniques() {}

    /// Why `technique` cannot be asked for, as a sentence; nothing where it can.
    public static Optional<Flaw> reason(Technique technique) {
        return flaw(technique.practice()).map(flaw -> Flaw.of(flaw).with("technique", new Detail.Word(technique.id())));
    }

    private static Optional<RecipeFlaw> flaw(Practice practice) {
        return switch (practice) {
            case MADE -> Optional.empty();
            case SUBSET -> Optional.of(RecipeFlaw.NEVER_SUBSET);
            case FISH -> Optional.of(RecipeFlaw.NEVER_FISH);
            case LARGE -> Optional.of(RecipeFlaw.NEVER_LARGE);
            case TWO -> Optional.of(RecipeFlaw.NEVER_TWO);
            case RARE -> Optional.of(RecipeFlaw.NEVER_RARE);
            case RULES -> Optional.of(RecipeFlaw.NEVER_RULES);
            case TRIAL -> Optional.of(RecipeFlaw.NEVER_TRIAL);
        };
    }
}
