package org.escargot.explain.reading;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;

/// A permutation of the numbers below `count` as cycles, such as `1↔9, 2→4→8→6→2`; what stays is left out.
///
/// @param count how many numbers there are
/// @param image where each of them goes
public record Cycles(int count, IntUnaryOperator image) {
    /// The cycles, with the numbers named by `name`.
    public String text(IntFunction<String> name) {
        List<String> cycles = new ArrayList<>();
        boolean[] told = new boolean[count];
        for (int first = 0; first < count; first++) {
            List<String> names = new ArrayList<>();
            for (int at = first; !told[at]; at = image.applyAsInt(at)) {
                told[at] = true;
                names.add(name.apply(at));
            }
            if (names.size() == 2) {
                cycles.add(String.join("↔", names));
            } else if (names.size() > 2) {
                names.add(names.getFirst());
                cycles.add(String.join("→", names));
            }
        }
        return String.join(", ", cycles);
    }
}
