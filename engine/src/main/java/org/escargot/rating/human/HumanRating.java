package org.escargot.rating.human;

import java.util.List;
import java.util.Optional;
import org.escargot.rating.scale.Figure;
import org.escargot.rating.scale.Rating;
import org.escargot.rating.scale.RatingEnd;

/// How long a puzzle takes.
///
/// @param end how the rating ended
/// @param tenths the minutes of a practiced player, in tenths; at least 1 where there is a rating
/// @param remark what is hardest: the id of a technique or of a [SightKind]
public record HumanRating(RatingEnd end, int tenths, Optional<String> remark) implements Rating {
    @Override
    public List<Figure> figures() {
        return List.of(end.isOfRating() ? new Figure.Tenths(tenths) : Figure.Word.of(end));
    }
}
