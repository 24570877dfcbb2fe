package org.escargot.rating;

import java.util.List;
import java.util.Optional;
import org.escargot.rating.explainer.ExplainerScale;
import org.escargot.rating.hodoku.HodokuScale;
import org.escargot.rating.human.HumanScale;
import org.escargot.rating.scale.Scale;

/// The scales of ratings, which throw IllegalArgumentException for a puzzle to rate that has no solution or several. A
/// new one is a class that fills [Scale] and a row here.
public final class Scales {
    /// HoDoKu's scale with its latest ladder, by which callers rate who ask for no other.
    public static final Scale HODOKU = new ProperScale(new HodokuScale());

    /// Sudoku Explainer's scale.
    public static final Scale EXPLAINER = new ProperScale(new ExplainerScale());

    /// The minutes that people take.
    public static final Scale HUMAN = new ProperScale(new HumanScale());

    /// The scales that say by which steps a puzzle is solved, the default first.
    public static final List<Scale> LOGIC = List.of(HODOKU, EXPLAINER);

    /// All scales, the default first.
    public static final List<Scale> ALL = List.of(HODOKU, EXPLAINER, HUMAN);

    private Scales() {}

    /// The scale whose [Scale#id] is `id`.
    public static Optional<Scale> of(String id) {
        return ALL.stream().filter(scale -> scale.id().equals(id)).findFirst();
    }
}
