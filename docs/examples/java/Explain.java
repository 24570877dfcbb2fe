import org.escargot.explain.Coordinates;
import org.escargot.explain.Depth;
import org.escargot.explain.Explainer;
import org.escargot.explain.Language;
import org.escargot.explain.PropertiesMessages;
import org.escargot.grid.Givens;
import org.escargot.grid.Pencilmarks;
import org.escargot.logic.LogicSolver;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Step;
import org.escargot.rating.HintLadder;

/// Tells in Greek how a puzzle is solved, step by step as people take them.
void main() {
    Givens puzzle = Givens.of("3...8.......7....51..............36...2..4....7...........6.13..452...........8..");
    Explainer explainer = new Explainer(PropertiesMessages.of(Language.GREEK), Coordinates.RC);
    Pencilmarks marks = Pencilmarks.of(puzzle);
    for (Step step : new LogicSolver(HintLadder.finders()).solve(puzzle).steps()) {
        IO.println(explainer.explain(new Facts(marks, puzzle), step, Depth.of(4)).text());
        marks = step.effects().applyTo(marks);
    }
}
