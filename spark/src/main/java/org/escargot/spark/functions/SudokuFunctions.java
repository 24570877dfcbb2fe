package org.escargot.spark.functions;

import java.util.List;
import org.apache.spark.sql.connector.catalog.functions.UnboundFunction;

/// All functions. A new one is a class and a row here.
public final class SudokuFunctions {
    /// The functions in the order of the documentation.
    public static final List<UnboundFunction> ALL = List.of(
            new NamedFunction("problem(text): why the text is not one puzzle", new Problem()),
            new NamedFunction("clues(puzzle): how many cells are given", new Clues()),
            new NamedFunction("solve(puzzle): the only solution", new Solve()),
            new NamedFunction(
                    CountSolutions.NAME,
                    "solutions(puzzle[, limit]): how many solutions there are, counted to the limit, or to 2",
                    List.of(new CountSolutions(), new CountSolutionsTo())),
            new NamedFunction("is_minimal(puzzle): whether no clue can be taken away", new IsMinimal()),
            new NamedFunction("canonical(puzzle): the form that equivalent puzzles have in common", new Canonical()),
            new NamedFunction("er(puzzle): the hardest step on Sudoku Explainer's scale", new Er()),
            new NamedFunction("ep(puzzle): the hardest step up to the first placement", new Ep()),
            new NamedFunction("ed(puzzle): the first step on Sudoku Explainer's scale", new Ed()),
            new NamedFunction("hardest(puzzle): the hardest technique on Sudoku Explainer's scale", new Hardest()),
            new NamedFunction("hodoku_level(puzzle): the level on HoDoKu's scale", new HodokuLevelName()),
            new NamedFunction("hodoku_score(puzzle): the score on HoDoKu's scale", new HodokuScore()),
            new NamedFunction("minutes(puzzle): the minutes of a practiced player", new Minutes()));

    private SudokuFunctions() {}
}
