package org.escargot.rules.filling;

import java.util.ArrayList;
import java.util.List;
import org.escargot.rules.Block;
import org.escargot.rules.Cells;
import org.escargot.rules.Constraint;
import org.escargot.rules.Digits;
import org.escargot.rules.Rules;

/// Digits that break a rule, however the board is filled up.
///
/// @param rule the rule
/// @param cells cells of it that hold a digit and have part in that
public record Clash(Constraint rule, Cells cells) {
    /// The clashes of `digits`, in the order of the blocks of `rules`. A full board has none exactly where it obeys
    /// all rules, and one that can still be filled up to a solution has none. Without clashes a board may have no
    /// solution all the same.
    public static List<Clash> of(Rules rules, Digits digits) {
        int[] board = digits.toArray();
        List<Clash> clashes = new ArrayList<>();
        for (Block block : rules.blocks()) {
            Cells broken = new PartlyFilled(board, rules.frame().size()).broken(block);
            if (broken.size() > 0) {
                clashes.add(new Clash(block.origin(), broken));
            }
        }
        return clashes;
    }
}
