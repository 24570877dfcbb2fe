package org.escargot.print;

import java.util.ArrayList;
import java.util.List;
import org.escargot.explain.Coordinates;
import org.escargot.explain.Highlights;
import org.escargot.grid.Candidate;
import org.escargot.grid.Digit;
import org.escargot.grid.Grid;
import org.escargot.print.marks.Ink;
import org.escargot.print.marks.Mark;
import org.escargot.print.marks.Typeface;
import org.escargot.rules.Rules;
import org.escargot.told.BoardPicture;

/// Draws the board of a step: its houses tinted, its candidates in shapes, its links. Under them lie the usual lines,
/// or the regions and what is painted of the rules.
///
/// @param typeface the letters
/// @param coordinates how rows and columns are named
/// @param isLarge whether it is drawn for low vision
record StepDrawing(Typeface typeface, Coordinates coordinates, boolean isLarge) {
    /// The board in a square with sides of `size` millimeters.
    List<Mark> marks(PrintedStep step, double left, double top, double size) {
        return step.rules()
                .map(rules -> withRules(step, rules, left, top, size))
                .orElseGet(() -> usual(step, left, top, size));
    }

    private List<Mark> usual(PrintedStep step, double left, double top, double size) {
        BoardDrawing board = new BoardDrawing(typeface, left, top, size, isLarge);
        areas(board, step);
        over(board.axes(coordinates).lines(), step);
        return board.marks();
    }

    /// What is tinted by a rule lies below the houses of the step, all else that is painted of rules above them.
    private List<Mark> withRules(PrintedStep step, Rules rules, double left, double top, double size) {
        VariantDrawing drawing = new VariantDrawing(typeface, left, top, size, isLarge, rules);
        BoardDrawing houses = drawing.boardOver();
        areas(houses, step);
        BoardDrawing board = drawing.boardOver();
        over(board, step);
        List<Mark> marks = new ArrayList<>(drawing.tints().marks());
        marks.addAll(houses.marks());
        marks.addAll(new VariantDrawing(typeface, left, top, size, isLarge, rules)
                .axes(coordinates, size)
                .cells()
                .lines()
                .borders()
                .outlines()
                .marks());
        marks.addAll(board.marks());
        return marks;
    }

    private static void areas(BoardDrawing board, PrintedStep step) {
        step.told().picture().areas().forEach(area -> tinted(board, area));
    }

    private static void over(BoardDrawing board, PrintedStep step) {
        BoardPicture picture = step.told().picture();
        board.digits(step.givens(), Ink.BLACK)
                .digits(without(step.digits(), step.givens()), Ink.GRAY)
                .candidates(step.candidates(), step.digits());
        for (Highlights.Mark mark : picture.marks()) {
            for (int candidate : mark.candidates().stream().toArray()) {
                lit(board, mark.role(), Candidate.cell(candidate), Candidate.digit(candidate));
            }
        }
        picture.curves().forEach(curve -> board.curve(curve, picture.isCrowded()));
    }

    private static void tinted(BoardDrawing board, BoardPicture.Area area) {
        switch (area.role()) {
            case COVER -> board.tinted(area.cells(), Ink.COVER);
            case HOUSE -> board.tinted(area.cells(), Ink.HOUSE);
            case BLOCKER -> {}
        }
    }

    private static void lit(BoardDrawing board, Highlights.Role role, int cell, int digit) {
        switch (role) {
            case DEFINING, COLOR_A -> board.candidate(cell, digit, BoardDrawing.Shape.ROUND, Ink.KEEP, Ink.WHITE);
            case PLACED, COLOR_C -> board.candidate(cell, digit, BoardDrawing.Shape.RINGED, Ink.KEEP, Ink.WHITE);
            case FIN, ENDO_FIN, GUARDIAN, COLOR_B, COLOR_D ->
                board.candidate(cell, digit, BoardDrawing.Shape.SQUARE, Ink.FIN, Ink.WHITE);
            case ELIMINATED -> board.candidate(cell, digit, BoardDrawing.Shape.STRUCK, Ink.REMOVE_SOFT, Ink.REMOVE);
        }
    }

    private static Grid without(Grid digits, Grid givens) {
        Grid rest = digits;
        for (int cell = givens.filled().first();
                cell >= 0;
                cell = givens.filled().next(cell)) {
            rest = rest.with(cell, Digit.NONE);
        }
        return rest;
    }
}
