package org.escargot.rating.hodoku;

import org.escargot.logic.step.Technique;

/// What HoDoKu calls a technique in English: the name in its step lists and in ours.
public final class HodokuName {
    private HodokuName() {}

    /// The name of `technique`, such as `Naked Pair`.
    public static String of(Technique technique) {
        return technique.hodokuName().isEmpty() ? words(technique.id()) : technique.hodokuName();
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
