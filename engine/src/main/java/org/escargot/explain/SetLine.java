package org.escargot.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.escargot.explain.reading.ChainReading;
import org.escargot.explain.reading.SetReading;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.logic.pattern.Blossom;
import org.escargot.logic.pattern.Chain;
import org.escargot.logic.pattern.Node;
import org.escargot.logic.pattern.StrongLink;
import org.escargot.logic.pattern.SueDeCoq;
import org.escargot.logic.step.Effects;

/// Almost locked sets in one line, as HoDoKu writes them.
///
/// @param coordinates how cells are named
record SetLine(Coordinates coordinates) {
    /// `A=r1c4 {17}, B=r2c7 {57}, X=7, Z=5`; the sets of a longer chain in turn, the pivot of a wing last, the
    /// strong link of a W-Wing behind its digit.
    String of(Chain chain, Effects effects) {
        List<Node.Als> sets = SetReading.sets(chain);
        DigitSet restricted = SetReading.restricted(chain);
        String z = list(effects.eliminations().digits());
        if (SetReading.isWWing(chain)) {
            String link = coordinates.cells(ChainReading.places(chain.links().get(1)));
            return "A=" + set(sets.get(0)) + ", B=" + set(sets.get(1)) + ", X=" + list(restricted) + " (" + link
                    + "), Z=" + z;
        }
        return switch (sets.size()) {
            case 2 ->
                "A=" + set(sets.get(0)) + ", B=" + set(sets.get(1)) + ", X=" + list(restricted)
                        + (restricted.size() > 1
                                        && !restricted.containsAll(
                                                effects.eliminations().digits())
                                ? ""
                                : ", Z=" + z);
            case 3 ->
                "A=" + set(sets.get(0)) + ", B=" + set(sets.get(2)) + ", C=" + set(sets.get(1)) + ", X,Y="
                        + list(restricted) + ", Z=" + z;
            default -> z + "- " + inTurn(chain) + " -" + z;
        };
    }

    private String inTurn(Chain chain) {
        List<String> parts = new ArrayList<>();
        for (StrongLink link : chain.links()) {
            parts.add(set((Node.Als) link.from()));
            parts.add("-" + link.to().digit() + "-");
        }
        parts.removeLast();
        return String.join(" ", parts);
    }

    /// `[r5c1], -3- r4c2 {35}, -7- r6c1 {57}`.
    String of(Blossom blossom) {
        return "[" + coordinates.cell(blossom.stem()) + "], "
                + blossom.petals().stream()
                        .map(petal -> "-" + petal.digit() + "- " + set(petal))
                        .collect(Collectors.joining(", "));
    }

    /// `r45c7 - {1258} (r16c7 - {238}, r4c9 - {15})`.
    String of(SueDeCoq set) {
        return held(set.middle(), set.digits()) + " (" + held(set.linePart(), set.lineDigits()) + ", "
                + held(set.boxPart(), set.boxDigits()) + ")";
    }

    private String held(CellSet cells, DigitSet digits) {
        return coordinates.cells(cells) + " - {" + digits + "}";
    }

    private String set(Node.Als set) {
        return coordinates.cells(set.cells()) + " {" + set.digits() + "}";
    }

    private static String list(DigitSet digits) {
        return digits.stream().mapToObj(Integer::toString).collect(Collectors.joining(","));
    }
}
