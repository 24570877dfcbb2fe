package org.escargot.rating;

import java.util.List;
import org.escargot.logic.SolvePath;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Step;

/// One way to climb and to score. A new scheme touches no finder and no other scheme.
public interface RatingScheme {
    /// The finders from easy to hard, as this scheme tries them.
    List<Finder> ladder();

    /// What `step` costs, in the scheme's own unit.
    int score(Step step);

    /// The rating of a puzzle that was solved by `path`, which climbed this scheme's ladder.
    Rating total(SolvePath path);
}
