package org.escargot.rating.hodoku;

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

    /// The words of `id`, each with a capital, or in capitals where it is an abbreviation. Without streams, for a
    /// line is made of ten such names for each puzzle that is rated.
    private static String words(String id) {
        StringBuilder words = new StringBuilder();
        for (String part : id.split("-", -1)) {
            if (!words.isEmpty()) {
                // A wing or ring hangs on the letters before it.
                words.append(part.equals("wing") || part.equals("ring") ? '-' : ' ');
            }
            int capitals = isAbbreviation(part) ? part.length() : 1;
            for (int at = 0; at < part.length(); at++) {
                char letter = part.charAt(at);
                words.append(at < capitals ? Character.toUpperCase(letter) : letter);
            }
        }
        return words.toString();
    }

    private static boolean isAbbreviation(String part) {
        boolean isLate = true;
        for (int at = 0; at < part.length(); at++) {
            isLate &= part.charAt(at) >= 't' && part.charAt(at) <= 'z';
        }
        return isLate || part.equals("bug");
    }
}
