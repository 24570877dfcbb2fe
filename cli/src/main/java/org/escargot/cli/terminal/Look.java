package org.escargot.cli.terminal;

import java.util.Map;

/// What a terminal is to be sent beside plain text.
public enum Look {
    /// Nothing: it may not know what anything else means.
    PLAIN,
    /// What redraws a line, but neither bold nor colors.
    UNSTYLED,
    /// Bold and colors too.
    STYLED,
    /// Bold and colors, even where it is no terminal.
    ALWAYS_STYLED;

    /// What the person wants, by [NO_COLOR](https://no-color.org), and the terminal can, by `TERM`.
    ///
    /// @param isWindows whether terminals have no `TERM`, and all of them can
    static Look of(Map<String, String> environment, boolean isWindows) {
        String term = environment.getOrDefault("TERM", isWindows ? "windows" : "");
        if (term.isEmpty() || term.equals("dumb")) {
            return PLAIN;
        }
        return environment.getOrDefault("NO_COLOR", "").isEmpty() ? STYLED : UNSTYLED;
    }
}
