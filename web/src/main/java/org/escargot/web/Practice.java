package org.escargot.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.escargot.game.Board;
import org.escargot.generator.Generated;
import org.escargot.generator.PuzzleGenerator;
import org.escargot.generator.Recipe;
import org.escargot.generator.Search;
import org.escargot.generator.practice.PracticePosition;
import org.escargot.generator.practice.TechniqueLadder;
import org.escargot.grid.Givens;
import org.escargot.logic.Finders;
import org.escargot.logic.step.Family;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.Technique;
import org.escargot.rating.scale.RatingLimits;

/// Positions to practise a technique in: it is the easiest next step there.
///
/// A puzzle is made for it while there is patience; then one that the page brings along is drawn, as one of its
/// isomorphs. Those are lines of an id, a blank and 81 characters.
final class Practice {
    private Practice() {}

    /// A board for `technique`; nothing where none could be made within `patience` milliseconds and none is `kept`.
    static Optional<Board> board(Technique technique, String kept, long seed, int patience) {
        return made(technique, seed, System.currentTimeMillis() + patience).or(() -> drawn(technique, kept, seed));
    }

    /// Each step of `technique` on `board`; none where only Sudoku Explainer's scale looks for it.
    static List<Step> ways(Board board, Technique technique) {
        List<Step> ways = new ArrayList<>();
        if (Finders.TECHNIQUES.contains(technique)) {
            TechniqueLadder.of(technique).finder().find(board.facts(), step -> {
                ways.add(step);
                return false;
            });
        }
        return ways;
    }

    private static Optional<Board> made(Technique technique, long seed, long end) {
        RatingLimits limits = new RatingLimits(Integer.MAX_VALUE, () -> System.currentTimeMillis() > end);
        boolean isSingle = technique.family() == Family.SINGLES;
        Recipe recipe = isSingle ? Recipe.PLAIN : Recipe.PLAIN.with(WantedPuzzle.needing(technique, limits));
        Search search = new PuzzleGenerator(recipe).search(seed, 0);
        while (System.currentTimeMillis() < end) {
            Optional<Board> board =
                    search.attempt(1).map(Generated::puzzle).flatMap(puzzle -> board(technique, puzzle));
            if (board.isPresent()) {
                return board;
            }
        }
        return Optional.empty();
    }

    static Optional<Board> drawn(Technique technique, String kept, long seed) {
        return BundledPuzzles.isomorph(technique.id(), kept, seed, puzzle -> board(technique, puzzle));
    }

    /// The board of `puzzle` where the technique's turn has come.
    private static Optional<Board> board(Technique technique, Givens puzzle) {
        return PracticePosition.of(technique, puzzle)
                .map(use -> Board.of(puzzle, use.facts().marks()));
    }
}
