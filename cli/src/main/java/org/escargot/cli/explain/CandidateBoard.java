package org.escargot.cli.explain;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;
import org.escargot.cli.speech.Report;
import org.escargot.cli.terminal.Terminal;
import org.escargot.explain.Coordinates;
import org.escargot.explain.Highlights;
import org.escargot.explain.Highlights.Role;
import org.escargot.grid.Candidate;
import org.escargot.grid.Cell;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Step;

/// The board of a step for a person at a terminal: candidates, and at those that matter a sign, and a color where the
/// terminal can.
final class CandidateBoard {
    private static final String BOLD = "\u001b[1m";
    private static final String PLAIN = "\u001b[0m";

    /// What stands behind a candidate, and the color of both.
    private record Sign(char character, String color) {}

    private static final Sign SHOWS = new Sign('*', "\u001b[1;32m");
    private static final Sign GOES = new Sign('-', "\u001b[31m");
    private static final Sign IS_PLACED = new Sign('!', "\u001b[1;34m");
    private static final Map<Role, Sign> SIGNS = new EnumMap<>(Map.of(Role.ELIMINATED, GOES, Role.PLACED, IS_PLACED));

    private final Facts facts;
    private final Coordinates coordinates;
    private final boolean isStyled;
    private final Map<Integer, Sign> signs = new HashMap<>();
    /// How many rows and columns the board has; smaller ones lie in the upper left of the marks.
    private final int size;

    private CandidateBoard(Facts facts, Step step, Coordinates coordinates, boolean isStyled) {
        this.facts = facts;
        this.coordinates = coordinates;
        this.isStyled = isStyled;
        size = IntStream.range(0, Cell.COUNT)
                .filter(cell -> !facts.marks().allowed(cell).isEmpty())
                .map(cell -> Math.max(Cell.row(cell), Cell.column(cell)) + 1)
                .max()
                .orElse(9);
        for (Highlights.Mark mark : Highlights.of(facts, step).marks()) {
            Sign sign = SIGNS.getOrDefault(mark.role(), SHOWS);
            mark.candidates().stream().forEach(candidate -> signs.put(candidate, sign));
        }
    }

    /// The board of `step`, at most 12 lines, and a line that says what the signs mean; empty where `terminal` is none,
    /// or too narrow.
    static String of(Facts facts, Step step, Coordinates coordinates, Terminal terminal) {
        if (!terminal.outIsTerminal()) {
            return "";
        }
        CandidateBoard board = new CandidateBoard(facts, step, coordinates, terminal.isStyled());
        int[] widths = IntStream.range(0, board.size).map(board::width).toArray();
        int whole = IntStream.of(widths).sum() + 9 + 2 + 2 * 2;
        return whole > terminal.columns()
                ? ""
                : board.drawn(widths) + terminal.speech().say(Report.SIGNS) + "\n";
    }

    private int width(int column) {
        return IntStream.range(0, size)
                .map(row -> plainWidth(Cell.at(row, column)))
                .max()
                .orElseThrow();
    }

    private int plainWidth(int cell) {
        if (facts.marks().digit(cell) != Digit.NONE) {
            return 1;
        }
        DigitSet here = facts.marks().allowed(cell);
        int width = 0;
        for (int digit = here.first(); digit > 0; digit = here.next(digit)) {
            width += signs.containsKey(Candidate.of(cell, digit)) ? 2 : 1;
        }
        return width;
    }

    private String drawn(int... widths) {
        StringBuilder text = new StringBuilder("  ");
        for (int column = 0; column < size; column++) {
            String name = Integer.toString(column + 1);
            text.append(column % 3 == 0 && column > 0 ? "  " : "").append(padded(name, 1, widths[column]));
        }
        text.append('\n');
        for (int row = 0; row < size; row++) {
            text.append(row % 3 == 0 && row > 0 ? "\n" : "")
                    .append(coordinates.row(row))
                    .append(' ');
            for (int column = 0; column < size; column++) {
                int cell = Cell.at(row, column);
                text.append(column % 3 == 0 && column > 0 ? "│ " : "");
                text.append(padded(told(cell), plainWidth(cell), widths[column]));
            }
            text.append('\n');
        }
        return text.toString().replaceAll(" +\n", "\n");
    }

    private static String padded(String text, int width, int column) {
        return text + " ".repeat(column - width + 1);
    }

    private String told(int cell) {
        int placed = facts.marks().digit(cell);
        if (placed != Digit.NONE) {
            return isStyled ? BOLD + placed + PLAIN : Integer.toString(placed);
        }
        StringBuilder text = new StringBuilder();
        DigitSet here = facts.marks().allowed(cell);
        for (int digit = here.first(); digit > 0; digit = here.next(digit)) {
            Sign sign = signs.get(Candidate.of(cell, digit));
            if (sign == null) {
                text.append(digit);
            } else {
                text.append(isStyled ? sign.color() : "").append(digit).append(sign.character());
                text.append(isStyled ? PLAIN : "");
            }
        }
        return text.toString();
    }
}
