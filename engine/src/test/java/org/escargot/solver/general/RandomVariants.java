package org.escargot.solver.general;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.escargot.rules.Digits;
import org.escargot.rules.Frame;
import org.escargot.rules.RandomRules;
import org.escargot.rules.Variant;

/// Small puzzles with random rules: 4x4 with or without boxes, and now and then a 6x6 with many givens.
public final class RandomVariants {
    private static final String SIX = "123456456123231564564231312645645312";

    private RandomVariants() {}

    /// The puzzle of `seed`.
    public static Variant of(long seed) {
        Random random = new Random(seed);
        int kind = random.nextInt(10);
        if (kind == 0) {
            Frame frame = Frame.ofBoxes(6);
            return new Variant(new RandomRules(random, frame).rules(8), givens(random, frame));
        }
        Frame frame = kind < 4 ? Frame.withoutRegions(4) : Frame.ofBoxes(4);
        return new Variant(new RandomRules(random, frame).rules(5), Digits.empty(frame));
    }

    private static Digits givens(Random random, Frame frame) {
        List<Integer> names = new ArrayList<>(List.of(1, 2, 3, 4, 5, 6));
        Collections.shuffle(names, random);
        int[] digits = new int[frame.places()];
        IntStream.range(0, SIX.length())
                .filter(_ -> random.nextInt(100) < 60)
                .forEach(at -> digits[frame.cell(at / 6, at % 6)] = names.get(SIX.charAt(at) - '1'));
        return Digits.of(frame, digits);
    }
}
