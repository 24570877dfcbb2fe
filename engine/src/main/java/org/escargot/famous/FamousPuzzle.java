package org.escargot.famous;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import org.escargot.grid.Givens;

/// Puzzles that people know by name: the hardest first, then those that the five French texts print.
///
/// Their names, and who made or printed them, are messages of each language, under `famous.<id>`.
public enum FamousPuzzle {
    /// By Arto Inkala.
    AI_ESCARGOT(2006, 105, "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."),
    /// Also by Arto Inkala; the notebook calls it "harder".
    HARDER(2012, 107, "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."),
    /// The twenty lines' example.
    TWENTY_LINES(2020, 71, "..6.3.7...3.5.8.9.8..4.7..6.9.....3....829....6.....2.3..6.4..9.4.2.1.8...1.5.2.."),
    /// The puzzle that the report's level 20 is made from.
    SEVENTEEN_CLUES(2019, 26, "1.....52.....78.........6...9..4.......5..1...7.........62......4.....78........3"),
    /// Line 2018 of the list that the notebook reads.
    NO_2018(2018, 26, ".....291.32..8..............19...5.....3.........7....7.46....3.....1...6........"),
    /// Line 8145 of the same list.
    NO_8145(2018, 15, "...3...1..7..9....2.........4....6.7..51........8.....1.3..........7.5..86......."),
    /// The notebook's `pb01`.
    EASY_1(2018, 12, ".3..6.1.5.2.4..39...7.3.4...61.5.9..8.27.65.1..5.4.76...4.8.2...78..1.4.2.3.7..5."),
    /// The notebook's `pb02`.
    EASY_2(2018, 20, ".692.74....19.....2......6..1.6..9..7..1.2..4..5..3.7..2......6.....43....45.179.");

    private final int year;
    private final int er;
    private final String line;

    FamousPuzzle(int year, int er, String line) {
        this.year = year;
        this.er = er;
        this.line = line;
    }

    /// Its name on the command line and in JSON, such as `ai-escargot`.
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /// The year in which it was made or, where that is unknown, printed.
    public int year() {
        return year;
    }

    /// Its rating on Sudoku Explainer's scale (ER), in tenths.
    public int er() {
        return er;
    }

    /// The puzzle.
    public Givens givens() {
        return Givens.of(line);
    }

    /// The puzzle called `name`: its id, in any case and with any spacing (`AI Escargot`).
    public static Optional<FamousPuzzle> of(String name) {
        String wanted = letters(name);
        return Arrays.stream(values())
                .filter(puzzle -> letters(puzzle.name()).equals(wanted))
                .findFirst();
    }

    private static String letters(String name) {
        StringBuilder letters = new StringBuilder();
        name.toLowerCase(Locale.ROOT)
                .chars()
                .filter(Character::isLetterOrDigit)
                .forEach(letter -> letters.append((char) letter));
        return letters.toString();
    }
}
