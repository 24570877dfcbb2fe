package org.escargot.rating.human;

import java.util.List;
import org.escargot.grid.CellSet;
import org.escargot.grid.House;
import org.escargot.grid.HouseSet;
import org.escargot.grid.Houses;
import org.escargot.grid.Pencilmarks;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Family;
import org.escargot.logic.step.Step;

/// The time that a practiced player might take on a board with rules of its own: what the latest model says of the
/// usual board, along one path, where diagonals are seen as lines are and other houses as boxes. No times of people on
/// such boards are known, so it is not calibrated.
public final class OtherBoardTime {
    private static final HumanModel MODEL = HumanModel.current();

    private OtherBoardTime() {}

    /// The minutes, in tenths, that `steps` take from the position `start` on; at least 1.
    public static int tenths(Pencilmarks start, List<Step> steps) {
        Pencilmarks marks = start;
        double seconds = 0;
        for (Step step : steps) {
            seconds += seconds(new Facts(marks, start), step);
            marks = step.effects().applyTo(marks);
        }
        return HumanRater.tenths(seconds);
    }

    private static double seconds(Facts facts, Step step) {
        double share = MODEL.share(facts.unsolved().size());
        if (step.technique().family() == Family.SINGLES) {
            return share / (rates(facts) + MODEL.leastRate()) + MODEL.writing();
        }
        boolean isLocked = new Hurdle(step.technique(), 1).isLocked();
        return share * (isLocked ? MODEL.lockedElimination() : MODEL.elimination());
    }

    /// The rates of all ways of seeing a placement, added up.
    private static double rates(Facts facts) {
        double rates = 0;
        for (int house : facts.board().houses().stream().toArray()) {
            int open = open(facts, house);
            for (int digit = 1; digit <= facts.board().size(); digit++) {
                boolean isSingle = facts.places(digit, house).size() == 1;
                rates += isSingle ? MODEL.rate(kind(house, open), open, standing(facts, digit)) : 0;
            }
        }
        for (int cell : facts.univalue().stream().toArray()) {
            int open = fewestOpen(facts, cell);
            int digit = facts.candidates(cell).first();
            rates += open > 1 ? MODEL.rate(SightKind.NAKED, open, standing(facts, digit)) : 0;
        }
        return rates;
    }

    private static SightKind kind(int house, int open) {
        boolean isLine = Houses.LINES.contains(house) || House.kind(house) == House.Kind.DIAGONAL;
        return open == 1 ? SightKind.FULL_HOUSE : isLine ? SightKind.LINE : SightKind.BOX;
    }

    private static int open(Facts facts, int house) {
        return facts.cells(house).and(facts.unsolved()).size();
    }

    private static int fewestOpen(Facts facts, int cell) {
        HouseSet houses = facts.housesOf(cell);
        return houses.stream()
                .map(house -> open(facts, house))
                .min()
                .orElse(facts.board().size());
    }

    private static int standing(Facts facts, int digit) {
        CellSet placed = facts.board().cells().minus(facts.unsolved());
        return (int) placed.stream().filter(cell -> facts.digit(cell) == digit).count();
    }
}
