package org.escargot.rating.hodoku;

import java.util.ArrayList;
import java.util.List;
import org.escargot.logic.step.Technique;

/// What HoDoKu calls a technique in English: the name in its step lists and in ours.
public final class HodokuName {
    private HodokuName() {}

    /// The name of `technique`, such as `Naked Pair`.
    public static String of(Technique technique) {
        return switch (technique) {
            case POINTING -> "Locked Candidates Type 1 (Pointing)";
            case CLAIMING -> "Locked Candidates Type 2 (Claiming)";
            case TWO_STRING_KITE -> "2-String Kite";
            case DUAL_TWO_STRING_KITE -> "Dual 2-String Kite";
            case BROKEN_WING -> "Broken Wing";
            case SUE_DE_COQ -> "Sue de Coq";
            case ALS_XZ -> "Almost Locked Set XZ-Rule";
            case ALS_XY_WING -> "Almost Locked Set XY-Wing";
            case ALS_W_WING -> "Almost Locked Set W-Wing";
            case ALS_CHAIN -> "Almost Locked Set Chain";
            case BUG_PLUS_ONE -> "Bivalue Universal Grave + 1";
            case X_CHAIN -> "X-Chain";
            case XY_CHAIN -> "XY-Chain";
            case AIC -> "AIC";
            case AIC_WITH_UNIQUE_RECTANGLE -> "AIC with Unique Rectangle";
            case GROUPED_AIC -> "Grouped AIC";
            case AVOIDABLE_RECTANGLE_1 -> "Avoidable Rectangle Type 1";
            case AVOIDABLE_RECTANGLE_2 -> "Avoidable Rectangle Type 2";
            default -> words(technique.id());
        };
    }

    private static String words(String id) {
        List<String> words = new ArrayList<>();
        for (String part : id.split("-", -1)) {
            boolean letters = part.chars().allMatch(c -> c >= 't' && c <= 'z') || part.equals("bug");
            String word = letters ? upper(part) : upper(part.substring(0, 1)) + part.substring(1);
            // A wing or ring hangs on the letters before it.
            if (part.equals("wing") || part.equals("ring")) {
                words.add(words.removeLast() + "-" + word);
            } else {
                words.add(word);
            }
        }
        return String.join(" ", words);
    }

    private static String upper(String text) {
        StringBuilder upper = new StringBuilder();
        text.chars().map(Character::toUpperCase).forEach(c -> upper.append((char) c));
        return upper.toString();
    }
}
