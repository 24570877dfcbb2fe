package org.escargot.format.link;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// The abbreviations in the text of a drawing of Penpa: `z` and a character.
final class PenpaText {
    private static final char SIGN = 'z';
    /// Each the character and what it stands for.
    private static final List<String> NAMES = List.of(
            "9qa",
            "Qpu_q",
            "Apu_a",
            "Ggrid",
            "Medit_mode",
            "Ssurface",
            "Lline",
            "ElineE",
            "Wwall",
            "Ccage",
            "Nnumber",
            "Ysymbol",
            "Pspecial",
            "Bboard",
            "Rcommand_redo",
            "Ucommand_undo",
            "8command_replay",
            "1numberS",
            "Ffreeline",
            "2freelineE",
            "Tthermo",
            "3arrows",
            "Ddirection",
            "0squareframe",
            "5polygon",
            "4deletelineE",
            "6killercages",
            "7nobulbthermo",
            "___a");

    private PenpaText() {}

    /// `text` without abbreviations.
    static String full(String text) {
        StringBuilder full = new StringBuilder(2 * text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            char next = i + 1 < text.length() ? text.charAt(i + 1) : 0;
            String name = c == SIGN ? name(next) : null;
            if (name != null) {
                full.append('"').append(name).append('"');
            } else {
                full.append(c == SIGN && next == 'O' ? "null" : c);
            }
            // Before a character that means nothing, as in old links, the sign stands for itself.
            i += c == SIGN && (name != null || next == 'Z' || next == 'O') ? 1 : 0;
        }
        return full.toString();
    }

    private static @Nullable String name(char code) {
        for (String name : NAMES) {
            if (name.charAt(0) == code) {
                return name.substring(1);
            }
        }
        return null;
    }

    /// `text` in which nothing will be taken as an abbreviation.
    static String plain(String text) {
        return text.replace("z", "zZ");
    }
}
