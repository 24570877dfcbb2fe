package org.escargot.print;

import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;
import org.escargot.grid.Cell;
import org.escargot.grid.Digit;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.print.marks.Ink;
import org.escargot.print.marks.Mark;
import org.escargot.print.marks.Typeface;
import org.escargot.rules.Digits;
import org.escargot.rules.Frame;

/// Boards of puzzles and solutions of all kinds, as marks and as words.
///
/// @param typeface the letters
/// @param booklet how they are printed
record Boards(Typeface typeface, Booklet booklet) {
    /// The board of `puzzle` in a square of `size` millimeters.
    List<Mark> puzzle(Printed puzzle, double left, double top, double size) {
        return switch (puzzle) {
            case PrintedPuzzle usual ->
                new BoardDrawing(typeface, left, top, size, booklet.isLarge())
                        .digits(usual.digits(), Ink.BLACK)
                        .candidates(usual.notes(), usual.digits())
                        .lines()
                        .marks();
            case PrintedVariant variant ->
                drawing(variant, left, top, size, booklet.isLarge())
                        .cells()
                        .ground()
                        .borders()
                        .outlines()
                        .digits(givens(variant), none(variant), Ink.BLACK)
                        .candidates(variant.candidates(), givens(variant))
                        .marks();
        };
    }

    /// The solution of `puzzle`, which has one; what was given is black, the rest gray.
    List<Mark> solution(Printed puzzle, double left, double top, double size) {
        return switch (puzzle) {
            case PrintedPuzzle usual -> {
                Grid givens = usual.puzzle() instanceof Givens given ? given.grid() : Grid.EMPTY;
                yield new BoardDrawing(typeface, left, top, size, false)
                        .digits(givens, Ink.BLACK)
                        .digits(without(usual.solution().orElseThrow(), givens), Ink.GRAY)
                        .lines()
                        .marks();
            }
            case PrintedVariant variant ->
                drawing(variant, left, top, size, false)
                        .cells()
                        .digits(givens(variant), none(variant), Ink.BLACK)
                        .digits(variant.solution().orElseThrow(), givens(variant), Ink.GRAY)
                        .borders()
                        .marks();
        };
    }

    private VariantDrawing drawing(PrintedVariant variant, double left, double top, double size, boolean isLarge) {
        return new VariantDrawing(
                typeface, left, top, size, isLarge, variant.puzzle().rules());
    }

    private static Digits givens(PrintedVariant variant) {
        return variant.puzzle().givens();
    }

    private static Digits none(PrintedVariant variant) {
        return Digits.empty(variant.puzzle().rules().frame());
    }

    private static Grid without(Grid solution, Grid givens) {
        Grid rest = solution;
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            rest = givens.digit(cell) == Digit.NONE ? rest : rest.with(cell, Digit.NONE);
        }
        return rest;
    }

    /// What is read out of a puzzle.
    String spokenPuzzle(int number, Printed puzzle) {
        return switch (puzzle) {
            case PrintedPuzzle usual ->
                spoken(
                        booklet.words().puzzle(),
                        number,
                        Digits.of(Frame.CLASSIC, usual.digits().toString()));
            case PrintedVariant variant -> spoken(booklet.words().puzzle(), number, givens(variant));
        };
    }

    /// What is read out of its solution.
    String spokenSolution(int number, Printed puzzle) {
        return switch (puzzle) {
            case PrintedPuzzle usual ->
                spoken(
                        booklet.words().solution(),
                        number,
                        Digits.of(Frame.CLASSIC, text(usual.solution().orElseThrow())));
            case PrintedVariant variant ->
                spoken(booklet.words().solution(), number, variant.solution().orElseThrow());
        };
    }

    private static String text(Grid grid) {
        return grid.toString();
    }

    private String spoken(String name, int number, Digits digits) {
        Frame frame = digits.frame();
        StringJoiner spoken = new StringJoiner("; ", String.format(Locale.ROOT, name, number) + ": ", "");
        for (int row = 0; row < frame.rows(); row++) {
            StringJoiner cells = new StringJoiner(" ");
            for (int column = 0; column < frame.columns(); column++) {
                int digit = digits.digit(frame.cell(row, column));
                cells.add(digit == 0 ? booklet.words().empty() : String.valueOf(Frame.symbol(digit)));
            }
            spoken.add(String.format(Locale.ROOT, booklet.words().row(), row + 1, cells));
        }
        return spoken.toString();
    }
}
