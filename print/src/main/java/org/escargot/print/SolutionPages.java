package org.escargot.print;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.escargot.print.marks.Area;
import org.escargot.print.marks.Ink;
import org.escargot.print.marks.Mark;
import org.escargot.print.marks.Part;
import org.escargot.print.marks.Typeface;

/// Small boards with solutions: on pages of their own, or at the foot of the page of their puzzles.
record SolutionPages(Booklet booklet, Typeface typeface, Boards boards) {
    /// How high the solutions at the foot are.
    static final double UPSIDE_DOWN = 24;

    private static final int COLUMNS = 3;
    private static final int ROWS = 4;

    /// A puzzle with its number.
    record Numbered(int number, Printed puzzle) {}

    /// How many pages `count` solutions take.
    static int pages(long count) {
        return Math.ceilDiv((int) count, COLUMNS * ROWS);
    }

    /// Those of `puzzles`, which are numbered from `first` on, that have a solution, as many together as a page takes.
    List<List<Numbered>> split(int first, List<Printed> puzzles) {
        List<Numbered> solved = IntStream.range(0, puzzles.size())
                .mapToObj(i -> new Numbered(first + i, puzzles.get(i)))
                .filter(numbered -> numbered.puzzle().isSolved())
                .toList();
        return IntStream.range(0, pages(solved.size()))
                .mapToObj(page ->
                        solved.subList(page * COLUMNS * ROWS, Math.min(solved.size(), (page + 1) * COLUMNS * ROWS)))
                .toList();
    }

    /// A page with the solutions of `some` below `heading`, inside the margins `area`.
    List<Part> page(String heading, List<Numbered> some, Area area) {
        List<Part> parts = new ArrayList<>();
        parts.add(PageParts.heading(typeface, area, heading));
        for (Numbered numbered : some) {
            Area slot = area.belowTitle(heading).slot(COLUMNS, ROWS, parts.size() - 1);
            parts.add(small(numbered.number(), numbered.puzzle(), slot));
        }
        return parts;
    }

    /// The solutions of `puzzles`, which are numbered from `first` on, at the foot of `area`, upside down.
    List<Part> upsideDown(int first, List<Printed> puzzles, Area area) {
        Area strip = new Area(area.left(), area.top() + area.height() - UPSIDE_DOWN, area.width(), UPSIDE_DOWN);
        List<Part> parts = new ArrayList<>();
        int columns = Math.max(puzzles.size(), 6);
        for (int i = 0; i < puzzles.size(); i++) {
            Printed puzzle = puzzles.get(i);
            if (puzzle.isSolved()) {
                Part part = small(first + i, puzzle, strip.slot(columns, 1, i));
                double acrossTwice = 2 * strip.left() + strip.width();
                double downTwice = 2 * strip.top() + strip.height();
                parts.add(new Part(part.role(), part.alternative(), Mark.turned(part.marks(), acrossTwice, downTwice)));
            }
        }
        return parts;
    }

    /// A solution with its number; what was given is black, the rest gray.
    private Part small(int number, Printed puzzle, Area slot) {
        double font = Math.min(booklet.captionFont(), slot.height() / 8);
        double head = font * 1.3;
        double size = Math.min(slot.width(), slot.height() - head);
        List<Mark> marks = new ArrayList<>();
        marks.add(
                new Mark.Text(slot.left(), slot.top() + font, font, Integer.toString(number), Ink.BLACK, true, false));
        marks.addAll(boards.solution(puzzle, slot.left(), slot.top() + head, size));
        return new Part(Part.Role.FIGURE, boards.spokenSolution(number, puzzle), marks);
    }
}
