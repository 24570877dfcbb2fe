package org.escargot.format.codec;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Texts packed by [lz-string](https://github.com/pieroxy/lz-string) and written in base 64.
///
/// It is LZW over UTF-16 characters. A code is as many bits as the dictionary needs, lowest bit first; 0 and 1 announce
/// a new character of 8 or 16 bits, 2 is the end, and from 3 on stand the texts seen so far.
public final class LzString {
    private static final int BITS = 6;
    /// How many characters of a packed text are looked at for each character that it may hold; noise takes fewer.
    private static final int SPARE = 3;
    private static final int NEW_BYTE = 0;
    private static final int NEW_CHARACTER = 1;
    private static final int END = 2;
    private static final int FIRST_TEXT = 3;

    private LzString() {}

    /// `text`, packed.
    public static String pack(String text) {
        return new Packer().pack(text);
    }

    /// The text that `packed` holds; nothing when it is damaged, or the text longer than `most` characters.
    public static Optional<String> unpack(String packed, int most) {
        return packed.length() > SPARE * most ? Optional.empty() : new Unpacker(packed).unpack(most);
    }

    /// Counts how many codes may still come until they need another bit.
    private static final class Width {
        int bits;
        private int left;

        Width(int bits, int left) {
            this.bits = bits;
            this.left = left;
        }

        void next() {
            left--;
            if (left == 0) {
                left = 1 << bits;
                bits++;
            }
        }
    }

    private static final class Packer {
        private final StringBuilder packed = new StringBuilder();
        private final Map<String, Integer> texts = new HashMap<>();
        private final Set<String> announced = new HashSet<>();
        private final Width width = new Width(2, 2);
        private int group;
        private int inGroup;

        String pack(String text) {
            String known = "";
            for (int i = 0; i < text.length(); i++) {
                String character = text.substring(i, i + 1);
                if (!texts.containsKey(character)) {
                    learn(character);
                    announced.add(character);
                }
                if (texts.containsKey(known + character)) {
                    known += character;
                } else {
                    write(known);
                    learn(known + character);
                    known = character;
                }
            }
            if (!known.isEmpty()) {
                write(known);
            }
            return ended();
        }

        private String ended() {
            bits(END, width.bits);
            // The last group is filled, and there is one even where none was begun.
            do {
                bits(0, 1);
            } while (inGroup != 0);
            return packed.append("=".repeat((4 - packed.length() % 4) % 4)).toString();
        }

        private void learn(String text) {
            texts.put(text, FIRST_TEXT + texts.size());
        }

        private void write(String text) {
            if (announced.remove(text)) {
                char character = text.charAt(0);
                boolean isByte = character < 256;
                bits(isByte ? NEW_BYTE : NEW_CHARACTER, width.bits);
                bits(character, isByte ? 8 : 16);
                width.next();
            } else {
                bits(texts.getOrDefault(text, END), width.bits);
            }
            width.next();
        }

        private void bits(int value, int count) {
            for (int i = 0; i < count; i++) {
                group = group << 1 | value >> i & 1;
                if (++inGroup == BITS) {
                    packed.append(ByteText.BASE_64.characters().charAt(group));
                    group = 0;
                    inGroup = 0;
                }
            }
        }
    }

    private static final class Unpacker {
        private final String packed;
        private final List<String> texts = new ArrayList<>(List.of("", "", ""));
        private final Width width = new Width(2, 2);
        private int place;
        private boolean isCut;

        Unpacker(String packed) {
            this.packed = packed.replace("=", "");
        }

        /// Reads a character that comes for the first time, and gives its number.
        private int learn(int length) {
            texts.add(Character.toString((char) bits(length)));
            width.next();
            return texts.size() - 1;
        }

        /// The text with number `code`. The one that comes next may already be meant: `last` and its first
        /// character again.
        private @Nullable String text(int code, String last) {
            if (code < texts.size()) {
                return texts.get(code);
            }
            return code == texts.size() && !last.isEmpty() ? last + last.charAt(0) : null;
        }

        Optional<String> unpack(int most) {
            StringBuilder text = new StringBuilder();
            String last = "";
            while (text.length() <= most) {
                int code = bits(width.bits);
                if (code == END && !isCut) {
                    return Optional.of(text.toString());
                }
                if (code == NEW_BYTE || code == NEW_CHARACTER) {
                    code = learn(code == NEW_BYTE ? 8 : 16);
                }
                String found = text(code, last);
                if (isCut || found == null) {
                    return Optional.empty();
                }
                text.append(found);
                if (!last.isEmpty()) {
                    texts.add(last + found.charAt(0));
                }
                width.next();
                last = found;
            }
            return Optional.empty();
        }

        private int bits(int count) {
            int value = 0;
            for (int i = 0; i < count; i++) {
                int index = place / BITS;
                int group =
                        index < packed.length() ? ByteText.BASE_64.characters().indexOf(packed.charAt(index)) : -1;
                isCut |= group < 0;
                value |= (group >> BITS - 1 - place % BITS & 1) << i;
                place++;
            }
            return value;
        }
    }
}
