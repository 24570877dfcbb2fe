package org.example;

import org.escargot.Sudoku;

public final class Stranger {
    private Stranger() {}

    public static void main(String... args) {
        IO.println(Sudoku.solve(Sudoku.parse(args[0])).orElseThrow());
    }
}
