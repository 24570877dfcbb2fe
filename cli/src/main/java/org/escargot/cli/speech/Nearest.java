package org.escargot.cli.speech;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/// What a mistyped word was probably meant to be.
public final class Nearest {
    private Nearest() {}

    /// The one of `known` that becomes `typed` by the fewest slips: letters left out, added, changed or swapped with
    /// the next one. Nothing where each would take more than one slip in three letters.
    public static Optional<String> to(String typed, Collection<String> known) {
        String word = typed.toLowerCase(Locale.ROOT);
        int most = Math.max(1, word.length() / 3);
        return known.stream()
                .filter(each -> slips(word, each.toLowerCase(Locale.ROOT)) <= most)
                .min(Comparator.comparingInt(each -> slips(word, each.toLowerCase(Locale.ROOT))));
    }

    /// The distance of optimal string alignment.
    private static int slips(String one, String other) {
        int[][] least = new int[one.length() + 1][other.length() + 1];
        for (int i = 0; i <= one.length(); i++) {
            for (int j = 0; j <= other.length(); j++) {
                least[i][j] = i == 0 || j == 0 ? i + j : least(least, one, other, i, j);
            }
        }
        return least[one.length()][other.length()];
    }

    private static int least(int[][] least, String one, String other, int i, int j) {
        boolean isSame = one.charAt(i - 1) == other.charAt(j - 1);
        int changed = least[i - 1][j - 1] + (isSame ? 0 : 1);
        int fewest = Math.min(changed, Math.min(least[i - 1][j], least[i][j - 1]) + 1);
        boolean isSwapped =
                i > 1 && j > 1 && one.charAt(i - 1) == other.charAt(j - 2) && one.charAt(i - 2) == other.charAt(j - 1);
        return isSwapped ? Math.min(fewest, least[i - 2][j - 2] + 1) : fewest;
    }
}
