package org.escargot.game.keeping;

import org.escargot.format.Flaw;
import org.escargot.game.GameFlaw;
import org.escargot.game.Level;
import org.escargot.grid.Cell;
import org.escargot.grid.DigitSet;

/// A board as the words in which it differs from another one.
///
/// `E` a puzzle is typed · `P7` a puzzle of level 7 is played · `H` and `A`, the center marks are kept by hand or
/// automatically · then a word a change: a letter as in [CellField], row, column, and the digit or digits; `0` for
/// none.
final class BoardText {
    private BoardText() {}

    /// The words that make `to` of `from`, each with a blank before it.
    static String write(BoardDraft from, BoardDraft to) {
        StringBuilder text = new StringBuilder();
        if (!from.level().equals(to.level())) {
            text.append(to.level().map(level -> " P" + level.value()).orElse(" E"));
        }
        if (from.isAutomatic() != to.isAutomatic()) {
            text.append(to.isAutomatic() ? " A" : " H");
        }
        for (CellField aspect : CellField.values()) {
            if (!from.agrees(to, aspect)) {
                write(text, from, to, aspect);
            }
        }
        return text.toString();
    }

    private static void write(StringBuilder text, BoardDraft from, BoardDraft to, CellField aspect) {
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            int number = to.get(aspect, cell);
            if (from.get(aspect, cell) != number) {
                text.append(' ').append(aspect.letter());
                text.append(Cell.row(cell) + 1).append(Cell.column(cell) + 1);
                text.append(aspect.isSet() && number != 0 ? new DigitSet(number).toString() : number);
            }
        }
    }

    /// Reads the words of a line, but not its end, into `draft`.
    static void read(Words words, BoardDraft draft) {
        while (!words.isLineEnd()) {
            if (!change(words.word(), draft)) {
                words.fail(Flaw.of(GameFlaw.NO_WORD_OF_BOARD));
            }
        }
        draft.flaw().ifPresent(words::fail);
    }

    private static boolean change(String word, BoardDraft draft) {
        return switch (word) {
            case "E" -> {
                draft.setEntering();
                yield true;
            }
            case "A", "H" -> {
                draft.setAutomatic(word.equals("A"));
                yield true;
            }
            default -> word.startsWith("P") ? level(word, draft) : cell(word, draft);
        };
    }

    private static boolean level(String word, BoardDraft draft) {
        for (int level = -1; level <= Level.HARDEST; level++) {
            if (word.equals("P" + level)) {
                draft.setPlaying(new Level(level));
                return true;
            }
        }
        return false;
    }

    private static boolean cell(String word, BoardDraft draft) {
        if (word.length() < 4) {
            return false;
        }
        CellField aspect = CellField.of(word.charAt(0));
        int row = word.charAt(1) - '1';
        int column = word.charAt(2) - '1';
        if (aspect == null || row < 0 || row > 8 || column < 0 || column > 8) {
            return false;
        }
        int number = number(word.substring(3), aspect);
        if (number < 0) {
            return false;
        }
        draft.set(aspect, Cell.at(row, column), number);
        return true;
    }

    /// The number that `digits` stand for, or -1: one digit, or for a set any number in ascending order.
    private static int number(String digits, CellField aspect) {
        int set = 0;
        int last = 0;
        for (int i = 0; i < digits.length(); i++) {
            int digit = digits.charAt(i) - '0';
            boolean fits = digit >= 0 && digit <= 9 && (i == 0 || digit > last && last > 0);
            if (!fits) {
                return -1;
            }
            last = digit;
            set |= digit == 0 ? 0 : DigitSet.bit(digit);
        }
        if (aspect.isSet()) {
            return set;
        }
        return digits.length() == 1 && last <= aspect.most() ? last : -1;
    }
}
