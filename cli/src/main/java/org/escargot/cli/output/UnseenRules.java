package org.escargot.cli.output;

import java.util.List;
import org.escargot.cli.speech.Complaint;
import org.escargot.cli.terminal.Terminal;
import org.escargot.format.VariantEntry;
import org.escargot.rules.Lowering;

/// The rules of a puzzle that its steps do not use.
public final class UnseenRules {
    private UnseenRules() {}

    /// Names them on standard error, where there are any.
    public static void warn(Terminal terminal, VariantEntry entry, Lowering.Lowered lowered) {
        if (!lowered.isWhole()) {
            VariantParts unseen = new VariantParts(entry.variant(), lowered.unseen(), List.of());
            terminal.complain(Complaint.STEPS_WITHOUT_RULES, unseen.text(terminal.speech()));
        }
        if (!entry.unread().isEmpty()) {
            terminal.complain(Complaint.STEPS_WITHOUT_RULES, String.join(", ", entry.unread()));
        }
    }
}
