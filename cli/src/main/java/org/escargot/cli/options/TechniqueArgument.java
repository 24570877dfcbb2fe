package org.escargot.cli.options;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.escargot.cli.speech.BadInput;
import org.escargot.cli.speech.Complaint;
import org.escargot.cli.speech.Nearest;
import org.escargot.logic.step.Technique;

/// A technique, as users type it: by its id.
public final class TechniqueArgument {
    private static final List<String> IDS =
            Arrays.stream(Technique.values()).map(Technique::id).toList();

    private TechniqueArgument() {}

    /// The technique that `typed` names.
    ///
    /// @throws BadInput when it names none
    public static Technique of(String typed) {
        Optional<Technique> known = Arrays.stream(Technique.values())
                .filter(each -> each.id().equalsIgnoreCase(typed))
                .findFirst();
        return known.orElseThrow(() -> Nearest.to(typed, IDS)
                .map(near -> new BadInput(Complaint.NO_SUCH_TECHNIQUE_BUT, typed, near))
                .orElseGet(() -> new BadInput(Complaint.NO_SUCH_TECHNIQUE, typed)));
    }
}
