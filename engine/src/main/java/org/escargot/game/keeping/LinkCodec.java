package org.escargot.game.keeping;

import java.util.Optional;
import org.escargot.format.Detail;
import org.escargot.format.Flaw;
import org.escargot.game.Board;
import org.escargot.game.Decoded;
import org.escargot.game.GameFlaw;
import org.escargot.game.Level;
import org.escargot.grid.Cell;

/// A board as the part of a link behind `#`, which no server sees: puzzle, progress, marks and colors.
///
/// The first letter is the version. What follows is bits: a sum to tell a link that was cut, stage and level, who
/// keeps the center marks, the digits cell by cell, then each kind of mark that there is, and the colors of candidates
/// where there are any. Every board has one link.
public final class LinkCodec {
    private static final char VERSION = 'a';

    /// No board needs more.
    private static final int LONGEST = 1300;

    private static final int SUM_BITS = 12;
    private static final int SUM_CHARACTERS = SUM_BITS / 6;

    private static final Flaw DAMAGED = Flaw.of(GameFlaw.DAMAGED_LINK);

    private static final CellField[] SETS = {CellField.CORNER, CellField.CENTER, CellField.COLORS, CellField.ELIMINATED
    };

    private LinkCodec() {}

    /// What stands for `board` behind the `#` of a link; letters, digits, `-` and `_` only.
    public static String write(Board board) {
        BoardDraft draft = BoardDraft.of(board);
        BitWriter bits = new BitWriter();
        bits.write(draft.level().isPresent() ? 1 : 0, 1);
        draft.level().ifPresent(level -> bits.write(level.value() + 1, 5));
        bits.write(draft.isAutomatic() ? 1 : 0, 1);
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            writeDigit(bits, draft, cell);
        }
        for (CellField aspect : SETS) {
            writeSets(bits, draft, aspect);
        }
        if (draft.isAutomatic()) {
            writeCounted(bits, draft);
        }
        if (draft.hasColoredCandidates()) {
            bits.write(1, 1);
            CellField.COLORED.forEach(color -> writeSets(bits, draft, color));
        }
        String payload = bits.text();
        BitWriter sum = new BitWriter();
        sum.write(sum(payload), SUM_BITS);
        return VERSION + sum.text() + payload;
    }

    /// A bit whether there is a digit; the digit; whose it is.
    private static void writeDigit(BitWriter bits, BoardDraft draft, int cell) {
        int given = draft.get(CellField.GIVEN, cell);
        int digit = draft.get(CellField.DIGIT, cell);
        bits.write(given + digit == 0 ? 0 : 1, 1);
        if (given + digit != 0) {
            bits.write(given + digit, 4);
            bits.write(given == 0 ? 1 : 0, 1);
        }
        if (digit != 0) {
            bits.write(draft.get(CellField.SOLVED, cell), 1);
        }
    }

    private static void writeSets(BitWriter bits, BoardDraft draft, CellField aspect) {
        boolean any = hasAny(draft, aspect);
        bits.write(any ? 1 : 0, 1);
        for (int cell = 0; any && cell < Cell.COUNT; cell++) {
            int set = draft.get(aspect, cell);
            bits.write(set == 0 ? 0 : 1, 1);
            if (set != 0) {
                bits.write(set, 9);
            }
        }
    }

    /// A bit for each cell is spared as long as exactly the digits that do not clash count.
    private static void writeCounted(BitWriter bits, BoardDraft draft) {
        boolean usual = draft.countsAsUsual();
        bits.write(usual ? 0 : 1, 1);
        for (int cell = 0; !usual && cell < Cell.COUNT; cell++) {
            bits.write(draft.get(CellField.COUNTED, cell), 1);
        }
    }

    private static boolean hasAny(BoardDraft draft, CellField aspect) {
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            if (draft.get(aspect, cell) != 0) {
                return true;
            }
        }
        return false;
    }

    private static Flaw otherVersion(char found) {
        return Flaw.of(GameFlaw.VERSION_OF_LINK).with("found", shown(found)).with("known", shown(VERSION));
    }

    /// Where `fragment` has a character that links do not have, from `start` on, or -1.
    private static int strange(String fragment, int start) {
        for (int i = start; i < fragment.length(); i++) {
            if (BitWriter.ALPHABET.indexOf(fragment.charAt(i)) < 0) {
                return i;
            }
        }
        return -1;
    }

    /// The board that `fragment` stands for, with or without its `#`.
    public static Decoded<Board> read(String fragment) {
        int start = fragment.startsWith("#") ? 1 : 0;
        if (fragment.length() - start > LONGEST) {
            return Decoded.failed(1, 1, Flaw.of(GameFlaw.LONG_LINK).with("most", LONGEST));
        }
        if (fragment.length() == start) {
            return Decoded.failed(1, 1, Flaw.of(GameFlaw.EMPTY_LINK));
        }
        if (fragment.charAt(start) != VERSION) {
            return Decoded.failed(1, start + 1, otherVersion(fragment.charAt(start)));
        }
        int strange = strange(fragment, start + 1);
        if (strange >= 0) {
            Flaw flaw = Flaw.of(GameFlaw.STRANGE_IN_LINK).with("character", shown(fragment.charAt(strange)));
            return Decoded.failed(1, strange + 1, flaw);
        }
        int payload = start + 1 + SUM_CHARACTERS;
        if (fragment.length() < payload) {
            return Decoded.failed(1, fragment.length(), Flaw.of(GameFlaw.SHORT_LINK));
        }
        return board(fragment.substring(start + 1, payload), fragment.substring(payload));
    }

    private static Detail shown(char c) {
        return c < ' ' || c > '~' ? new Detail.Invisible(c) : new Detail.Visible(c);
    }

    private static Decoded<Board> board(String sum, String payload) {
        BitReader bits = new BitReader(payload);
        BoardDraft draft = draft(bits);
        boolean whole = bits.isWhole() && new BitReader(sum).read(SUM_BITS) == sum(payload);
        Optional<Flaw> flaw = draft.flaw();
        if (!whole || flaw.isPresent()) {
            return Decoded.failed(1, 1, flaw.filter(_ -> whole).orElse(DAMAGED));
        }
        Board board = draft.board();
        // One board, one link: what says the same in other bits was not written by us.
        return write(board).substring(1 + SUM_CHARACTERS).equals(payload)
                ? new Decoded.Done<>(board)
                : Decoded.failed(1, 1, DAMAGED);
    }

    /// Whatever the bits are; numbers that no board has become none, and the sum or the last comparison tells.
    private static BoardDraft draft(BitReader bits) {
        BoardDraft draft = new BoardDraft();
        if (bits.read(1) == 1) {
            draft.setPlaying(new Level(Math.min(Level.HARDEST, bits.read(5) - 1)));
        }
        draft.setAutomatic(bits.read(1) == 1);
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            readDigit(bits, draft, cell);
        }
        for (CellField aspect : SETS) {
            readSets(bits, draft, aspect);
        }
        if (draft.isAutomatic()) {
            readCounted(bits, draft);
        }
        if (!bits.isWhole() && bits.read(1) == 1) {
            CellField.COLORED.forEach(color -> readSets(bits, draft, color));
        }
        return draft;
    }

    private static void readSets(BitReader bits, BoardDraft draft, CellField aspect) {
        boolean any = bits.read(1) == 1;
        for (int cell = 0; any && cell < Cell.COUNT; cell++) {
            draft.set(aspect, cell, bits.read(1) == 1 ? bits.read(9) : 0);
        }
    }

    private static void readDigit(BitReader bits, BoardDraft draft, int cell) {
        if (bits.read(1) == 1) {
            int digit = bits.read(4);
            boolean given = bits.read(1) == 0;
            draft.set(given ? CellField.GIVEN : CellField.DIGIT, cell, digit > 9 ? 0 : digit);
            draft.set(CellField.SOLVED, cell, given ? 0 : bits.read(1));
        }
    }

    private static void readCounted(BitReader bits, BoardDraft draft) {
        boolean usual = bits.read(1) == 0;
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            draft.set(CellField.COUNTED, cell, !usual && bits.read(1) == 1 ? 1 : 0);
        }
        if (usual) {
            draft.countAsUsual();
        }
    }

    private static int sum(String payload) {
        int sum = 1;
        for (int i = 0; i < payload.length(); i++) {
            sum = (sum * 31 + payload.charAt(i)) % 4093;
        }
        return sum;
    }
}
