package org.escargot.told;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.escargot.explain.Link;
import org.escargot.grid.Candidate;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.Cell;
import org.escargot.told.Curve.Point;

/// Draws links, each bent a little to one side, so that it does not run through the candidates between its ends, and
/// from edge to edge of the shapes around those.
///
/// @param proportions where candidates lie, and how large their shapes are
record Curves(Proportions proportions) {
    private static final double SIDE = 9;
    /// How far a link is bent, of its own length.
    private static final double BEND = 0.12;
    /// The most that a shape may hide of each half of a link.
    private static final double MOST_HIDDEN = 0.4;

    private record Ends(Point first, Point second) {}

    /// One curve for each pair of ends; a strong link hides the weak one between the same ends.
    List<Curve> of(List<Link> links) {
        Map<Ends, Link.Strength> drawn = new LinkedHashMap<>();
        for (Link link : links) {
            drawn.merge(ends(link), link.strength(), (before, now) -> before == Link.Strength.STRONG ? before : now);
        }
        List<Curve> curves = new ArrayList<>();
        drawn.forEach((ends, strength) -> curves.add(curve(ends, strength)));
        return curves;
    }

    /// The same from both ends.
    private Ends ends(Link link) {
        Point from = middle(link.from());
        Point to = middle(link.to());
        boolean isForward = from.x() < to.x() || from.x() == to.x() && from.y() < to.y();
        return isForward ? new Ends(from, to) : new Ends(to, from);
    }

    private Curve curve(Ends ends, Link.Strength strength) {
        Point first = ends.first();
        Point second = ends.second();
        Point bend = new Point(
                onBoard((first.x() + second.x()) / 2 - (second.y() - first.y()) * BEND),
                onBoard((first.y() + second.y()) / 2 + (second.x() - first.x()) * BEND));
        return new Curve(edge(first, bend), bend, edge(second, bend), strength);
    }

    private static double onBoard(double place) {
        return Math.max(0, Math.min(SIDE, place));
    }

    /// The edge of the shape around a candidate at `end`, towards `bend`.
    private Point edge(Point end, Point bend) {
        double across = bend.x() - end.x();
        double down = bend.y() - end.y();
        double length = Math.sqrt(across * across + down * down);
        double part = length == 0 ? 0 : Math.min(MOST_HIDDEN, proportions.radius() / length);
        return new Point(end.x() + across * part, end.y() + down * part);
    }

    /// Where a candidate stands, or the middle of several.
    private Point middle(CandidateSet candidates) {
        double x = 0;
        double y = 0;
        for (int candidate = candidates.first(); candidate >= 0; candidate = candidates.next(candidate)) {
            int cell = Candidate.cell(candidate);
            int place = Candidate.digit(candidate) - 1;
            x += Cell.column(cell) + 0.5 + (place % 3 - 1) * proportions.pitch();
            y += Cell.row(cell) + 0.5 + (place / 3 - 1) * proportions.pitch();
        }
        int count = candidates.size();
        return new Point(x / count, y / count);
    }
}
