package org.escargot.format.variant;

import org.escargot.rules.PairTable;

/// A table of pairs as ISS strings pack it: a bit for each pair, those of first digit 1 first, six to a character of
/// the URL-safe base 64, the lowest bit first; zeros at the end are left out.
final class IssTable {
    private IssTable() {}

    /// The table that `key` packs.
    ///
    /// @param isOld whether the last two characters of the alphabet are exchanged
    static PairTable unpack(String key, boolean isOld, int size) {
        String table = isOld ? key.replace('-', '+').replace('_', '-').replace('+', '_') : key;
        return PairTable.of(size, (first, second) -> {
            int bit = (first - 1) * size + second - 1;
            return bit / 6 < table.length() && (IssBits.ALPHABET.indexOf(table.charAt(bit / 6)) >> bit % 6 & 1) != 0;
        });
    }

    /// The key that packs `table`.
    static String pack(PairTable table) {
        int size = table.size();
        int[] sixes = new int[(size * size + 5) / 6];
        int length = 0;
        for (int bit = 0; bit < size * size; bit++) {
            if (table.allows(bit / size + 1, bit % size + 1)) {
                sixes[bit / 6] |= 1 << bit % 6;
                length = bit / 6 + 1;
            }
        }
        StringBuilder key = new StringBuilder();
        for (int at = 0; at < length; at++) {
            key.append(IssBits.ALPHABET.charAt(sixes[at]));
        }
        return key.toString();
    }
}
