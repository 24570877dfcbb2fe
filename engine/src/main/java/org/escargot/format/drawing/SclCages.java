package org.escargot.format.drawing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.escargot.format.codec.Json;
import org.escargot.format.codec.SclMembers;
import org.escargot.rules.Cells;
import org.escargot.rules.Constraint;
import org.escargot.rules.Frame;
import org.escargot.rules.HouseRule;
import org.escargot.rules.SumRule;

/// The cages of a drawing of SudokuPad: killers, extra regions, and what is only written into the grid.
final class SclCages {
    private final Frame frame;
    private final List<Constraint> constraints = new ArrayList<>();
    private int drawn;

    SclCages(Frame frame) {
        this.frame = frame;
    }

    /// Reads `cage`; one without cells is a line of text about the puzzle. Digits of a cage differ unless it says that
    /// they need not. A number that its cells cannot come to is a label.
    void add(Json cage) {
        Json list = SclMembers.member(cage, "cells", "ce").orElse(Json.Word.NULL);
        if (list.items().isEmpty()) {
            return;
        }
        boolean isDifferent = cage.member("unique").filter(Json::isTrue).isPresent();
        boolean mayRepeat = cage.member("unique").isPresent() && !isDifferent;
        Optional<Cells> cells = SclShapes.cells(list, frame).filter(each -> each.size() <= frame.size() || mayRepeat);
        if (cells.isEmpty()) {
            drawn++;
        } else if (!isFrame(cells.get())) {
            add(cells.get(), total(cage), isDifferent, mayRepeat);
        }
    }

    /// Adds a cage that is none of the rows, columns and regions, which are told as cages, too.
    private void add(Cells cells, OptionalInt total, boolean isDifferent, boolean mayRepeat) {
        if (total.isPresent() && canBe(total.getAsInt(), cells.size(), mayRepeat)) {
            constraints.add(mayRepeat ? new SumRule.Total(cells, total.getAsInt()) : new SumRule.Cage(cells, total));
        } else if (total.isEmpty() && isDifferent) {
            constraints.add(new HouseRule.Different(cells));
        } else {
            drawn++;
        }
    }

    private static OptionalInt total(Json cage) {
        int sum = cage.member("sum")
                .or(() -> SclMembers.member(cage, "value", "v"))
                .map(value -> value.number(-1))
                .orElse(-1);
        return sum < 0 ? OptionalInt.empty() : OptionalInt.of(sum);
    }

    private boolean canBe(int total, int cells, boolean mayRepeat) {
        int size = frame.size();
        int least = mayRepeat ? cells : cells * (cells + 1) / 2;
        int most = mayRepeat ? cells * size : cells * (2 * size - cells + 1) / 2;
        return total >= least && total <= most;
    }

    private boolean isFrame(Cells cells) {
        Cells sorted = cells.sorted();
        for (int line = 0; line < frame.size(); line++) {
            if (sorted.equals(frame.rowCells(line)) || sorted.equals(frame.columnCells(line))) {
                return true;
            }
        }
        return frame.regions().stream().anyMatch(region -> region.sorted().equals(sorted));
    }

    List<Constraint> constraints() {
        return constraints;
    }

    /// What was not understood: how many cages.
    List<String> unread() {
        return drawn == 0 ? List.of() : List.of(drawn + " × cage");
    }
}
