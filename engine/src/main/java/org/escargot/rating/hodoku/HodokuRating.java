package org.escargot.rating.hodoku;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.StringJoiner;
import org.escargot.logic.step.Technique;
import org.escargot.rating.scale.Figure;
import org.escargot.rating.scale.Rating;
import org.escargot.rating.scale.RatingEnd;

/// A rating on HoDoKu's scale.
///
/// @param end how it ended
/// @param level the level; [HodokuLevel#EXTREME] where the path stops before the end
/// @param score the points of all steps
/// @param uses how often each technique was taken, in the order of the techniques
public record HodokuRating(RatingEnd end, HodokuLevel level, int score, Map<Technique, Integer> uses)
        implements Rating {
    /// What stands in place of the level of a path that stops before the end.
    public static final String INCOMPLETE = "Incomplete";

    /// The name of the level, or why there is none.
    public String title() {
        return switch (end) {
            case RATED -> level.title();
            case WITHOUT_STEP, CONTRADICTION, ABOVE_LIMIT, STOPPED -> INCOMPLETE;
            case NO_SOLUTION, SEVERAL_SOLUTIONS -> Figure.Word.of(end).text();
        };
    }

    @Override
    public List<Figure> figures() {
        return List.of(new Figure.Word(title()), new Figure.Whole(score));
    }

    /// The techniques, as `Name*count`, separated by semicolons.
    @Override
    public Optional<String> remark() {
        StringJoiner remark = new StringJoiner(";");
        uses.forEach((technique, times) -> remark.add(HodokuName.of(technique) + "*" + times));
        return Optional.of(remark.toString());
    }
}
