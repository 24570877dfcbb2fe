package org.escargot.format.registry;

import java.util.ArrayList;
import java.util.List;

/// Takes a line with several links apart.
final class LinkPieces {
    private static final String SIGN = "://";

    /// A longer line is not taken apart.
    private static final int LONGEST = 10_000;

    private LinkPieces() {}

    /// What stands before the first link of `line`, and each link with what stands behind it, each where it stands in
    /// the line; nothing where there are not several links.
    static List<String> of(String line) {
        int first = line.indexOf(SIGN);
        if (first < 0 || line.length() > LONGEST || line.indexOf(SIGN, first + 1) < 0) {
            return List.of();
        }
        List<String> pieces = new ArrayList<>();
        int start = 0;
        for (int sign = first; sign >= 0; sign = line.indexOf(SIGN, sign + 1)) {
            int link = sign;
            while (link > start && Character.isLetter(line.charAt(link - 1))) {
                link--;
            }
            pieces.add(" ".repeat(start) + line.substring(start, link));
            start = link;
        }
        pieces.add(" ".repeat(start) + line.substring(start));
        return pieces;
    }
}
