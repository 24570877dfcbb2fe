package org.escargot.rating.explainer;

import static org.escargot.rating.explainer.Layout.CELL;

import org.escargot.logic.pattern.Single;
import org.escargot.logic.step.Technique;

/// Hidden singles: 1.0 for the last empty cell of a house, then 1.2 in boxes and 1.5 in lines.
final class HiddenSingleRung implements Rung {
    private int found;
    private int place;

    @Override
    public boolean find(Position position, Move move) {
        return lastCell(position, move) || single(position, move);
    }

    private boolean lastCell(Position position, Move move) {
        for (int kind : Layout.BOX_COLUMN_ROW) {
            for (int house = kind * 9; house < kind * 9 + 9; house++) {
                if (Integer.bitCount(position.open[house]) == 1 && singleIn(position, house, 1.0, move)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean single(Position position, Move move) {
        for (int kind : Layout.BOX_COLUMN_ROW) {
            double difficulty = kind == Layout.BOX ? 1.2 : 1.5;
            for (int house = kind * 9; house < kind * 9 + 9; house++) {
                if (Integer.bitCount(position.open[house]) > 1 && singleIn(position, house, difficulty, move)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean singleIn(Position position, int house, double difficulty, Move move) {
        for (int digit = 0; digit < 9; digit++) {
            int places = position.places[house * 9 + digit];
            if (places != 0 && (places & places - 1) == 0) {
                found = house * 9 + digit;
                place = house * 9 + Integer.numberOfTrailingZeros(places);
                move.place(difficulty, CELL[place], digit);
                return true;
            }
        }
        return false;
    }

    @Override
    public Evidence explain(Position position) {
        int house = found / 9;
        int digit = found % 9 + 1;
        boolean isLast = Integer.bitCount(position.open[house]) == 1;
        return isLast
                ? new Evidence(Technique.FULL_HOUSE, new Single.FullHouse(CELL[place], digit, house))
                : new Evidence(Technique.HIDDEN_SINGLE, new Single.Hidden(CELL[place], digit, house));
    }
}
