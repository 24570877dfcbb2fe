package org.escargot.told;

import java.util.List;
import org.escargot.explain.Blockers;
import org.escargot.explain.Highlights;
import org.escargot.explain.Link;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.CellSet;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Step;

/// What there is to draw over a board to show a step: roles, which each front gives its colors and shapes, and curves
/// that only need a pen.
///
/// @param areas cells to tint, in the order in which to paint them
/// @param marks candidates to mark, each list over the ones before
/// @param links what joins candidates, in the order of the reason
/// @param curves the links as they are drawn, each pair of ends once
/// @param argued the candidates that the reason speaks of, marked or not
public record BoardPicture(
        List<Area> areas, List<Highlights.Mark> marks, List<Link> links, List<Curve> curves, CandidateSet argued) {
    /// Nothing to draw.
    public static final BoardPicture EMPTY =
            new BoardPicture(List.of(), List.of(), List.of(), List.of(), CandidateSet.EMPTY);

    /// So many curves leave little of the board to be seen.
    private static final int MANY = 16;

    /// Cells in one role.
    ///
    /// @param role why they are tinted
    /// @param cells the cells
    public record Area(Ground role, CellSet cells) {}

    /// Why cells are tinted.
    public enum Ground {
        /// They are the houses that take what others need.
        COVER,
        /// They are the houses that the reason starts from.
        HOUSE,
        /// Their digits make a single one.
        BLOCKER
    }

    public BoardPicture {
        areas = areas.stream().filter(area -> !area.cells().isEmpty()).toList();
        marks = List.copyOf(marks);
        links = List.copyOf(links);
        curves = List.copyOf(curves);
    }

    /// What to draw of `step`, found in the position of `facts`, by a front that draws candidates in `proportions`.
    static BoardPicture of(Facts facts, Step step, Proportions proportions) {
        Highlights light = Highlights.of(facts, step);
        return new BoardPicture(
                List.of(
                        new Area(Ground.COVER, facts.board().cells(light.covers())),
                        new Area(Ground.HOUSE, facts.board().cells(light.houses())),
                        new Area(Ground.BLOCKER, Blockers.of(facts, step))),
                light.marks(),
                light.links(),
                new Curves(proportions).of(light.links()),
                argued(facts, light));
    }

    /// Whether there are so many curves that they should be drawn faintly.
    public boolean isCrowded() {
        return curves.size() > MANY;
    }

    /// Of one digit all candidates, of several those in the cells of the pattern and in its houses; none for a single,
    /// which is seen from digits.
    private static CandidateSet argued(Facts facts, Highlights light) {
        CandidateSet pattern = CandidateSet.EMPTY;
        for (Highlights.Mark mark : light.marks()) {
            pattern = switch (mark.role()) {
                case ELIMINATED, PLACED -> pattern;
                case DEFINING, FIN, ENDO_FIN, COLOR_A, COLOR_B, COLOR_C, COLOR_D, GUARDIAN ->
                    pattern.or(mark.candidates());
            };
        }
        if (pattern.digits().size() == 1) {
            int digit = pattern.digits().first();
            return CandidateSet.of(facts.cellsOf(digit), digit);
        }
        return pattern.isEmpty()
                ? pattern
                : in(facts, pattern.cells().or(facts.board().cells(light.houses())));
    }

    private static CandidateSet in(Facts facts, CellSet cells) {
        CandidateSet some = CandidateSet.EMPTY;
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
            some = some.or(CandidateSet.of(cell, facts.candidates(cell)));
        }
        return some;
    }
}
